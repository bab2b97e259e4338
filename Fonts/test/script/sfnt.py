"""The sfnt wrapper taken apart and put together again, for tables that no font library would write."""

import struct


def tables(data):
    """Tag to bytes, in directory order."""
    count = struct.unpack(">H", data[4:6])[0]
    found = {}
    for index in range(count):
        tag, _, offset, length = struct.unpack(">4sLLL", data[12 + index * 16:28 + index * 16])
        found[tag.decode()] = data[offset:offset + length]
    return found


def pack(parts, flavor=b"\0\1\0\0"):
    count = len(parts)
    power = 1 << (count.bit_length() - 1)
    head = flavor + struct.pack(">HHHH", count, power * 16, power.bit_length() - 1, (count - power) * 16)
    offset, directory, body = 12 + count * 16, b"", b""
    for tag, data in sorted(parts.items()):
        directory += struct.pack(">4sLLL", tag.encode(), checksum(data), offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    return head + directory + body


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}L", data)) & 0xFFFFFFFF


def patched(data, tag, offset, replacement):
    """The font with some bytes of one table replaced."""
    parts = tables(data)
    table = parts[tag]
    parts[tag] = table[:offset] + replacement + table[offset + len(replacement):]
    return pack(parts, data[:4])


def with_length(data, tag, length):
    """The font with a table's length told as another one; the bytes stay where they are."""
    at = 12 + 16 * list(tables(data)).index(tag) + 12
    return data[:at] + struct.pack(">L", length) + data[at + 4:]
