"""A headless Chromium, driven through its DevTools pipe with nothing but Python's own library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One Chromium process; each tab is a page of its own."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="specimen-page-")
        to_read, self.write_end = os.pipe()
        self.read_end, to_write = os.pipe()
        flags = (
            "--headless=new --no-sandbox --disable-gpu --hide-scrollbars --no-first-run --disable-extensions "
            "--disable-background-networking --disable-component-update --force-device-scale-factor=1 "
            "--remote-debugging-pipe"
        ).split()
        words = ["chromium", *flags, f"--user-data-dir={self.folder}", "about:blank"]
        # Chromium reads from descriptor 3 and writes to 4; those that Python has there are moved out of the way.
        command = 'exec 7<&"$1" 8>&"$2" 3<&7 4>&8; shift 2; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", command, "bash", str(to_read), str(to_write), *words],
            pass_fds=(to_read, to_write), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.count = 0
        self.events = []

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def message(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.read_end], [], [], left)[0]:
                return None
            part = os.read(self.read_end, 1 << 20)
            if not part:
                raise SystemExit("error: chromium ended before it was asked to")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=None, seconds=60, **parameters):
        self.count += 1
        number = self.count
        request = {"id": number, "method": method, "params": parameters}
        if session:
            request["sessionId"] = session
        os.write(self.write_end, json.dumps(request).encode() + b"\0")
        end = time.monotonic() + seconds
        while True:
            answer = self.message(end - time.monotonic())
            if answer is None:
                raise SystemExit(f"error: chromium did not answer {method} within {seconds} s")
            if answer.get("id") == number:
                if "error" in answer:
                    raise SystemExit(f"error: {method}: {answer['error'].get('message')}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)


class Tab:
    """A page at a width and height, in light or in dark."""

    # Every movement of what stands on the page, whether or not someone caused it.
    WATCH = """
      window.__moves = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.__moves.push([entry.value, entry.hadRecentInput, entry.sources.map((s) => (s.node && s.node.nodeName + "#" + s.node.id + "." + s.node.className) + JSON.stringify([s.previousRect, s.currentRect])).join(" ")]);
      }).observe({ type: "layout-shift", buffered: true });
      window.__refused = [];
      document.addEventListener("securitypolicyviolation", (event) => window.__refused.push(event.violatedDirective));
    """

    def __init__(self, browser, width, height, scheme="light", motion="no-preference", scripts=True, forced="none"):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(domain + ".enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        features = [("prefers-color-scheme", scheme), ("prefers-reduced-motion", motion), ("forced-colors", forced)]
        self.call("Emulation.setEmulatedMedia", features=[{"name": n, "value": v} for n, v in features])
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", value=True)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=self.WATCH)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def open(self, address):
        self.browser.events = []
        self.call("Page.navigate", url=address)
        end = time.monotonic() + 60
        while not any(event["method"] == "Page.loadEventFired" for event in self.browser.events):
            event = self.browser.message(max(0.1, end - time.monotonic()))
            if event is None:
                raise SystemExit(f"error: '{address}' did not load within 60 s")
            self.browser.events.append(event)
        time.sleep(0.3)

    def run(self, code, wait=False):
        result = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=wait)
        if "exceptionDetails" in result:
            raise SystemExit(f"error: {result['exceptionDetails'].get('exception', {}).get('description', code)}")
        return result["result"].get("value")

    def key(self, key, code=None, text=None, modifiers=0, number=0):
        numbers = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                   "ArrowDown": 40, "Home": 36, "End": 35}
        number = number or numbers.get(key, ord(key.upper()) if len(key) == 1 else 0)
        text = text or (key if len(key) == 1 else "\r" if key == "Enter" else None)
        parameters = {"key": key, "code": code or key, "windowsVirtualKeyCode": number, "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def print(self, path):
        data = self.call("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def troubles(self):
        """Errors of scripts and of the browser's log, and requests for anything but the file itself."""
        found = []
        for event in self.browser.events:
            parameters = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append("script: " + details.get("exception", {}).get("description", details["text"]))
            if event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append("log: " + parameters["entry"]["text"])
            if event["method"] == "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if not address.startswith(("file:", "data:", "about:")):
                    found.append("request: " + address)
        return found
