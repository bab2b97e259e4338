#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Hears what happens in folders, from the system (inotify on Linux), while it waits.
///
/// Owns its descriptor. Changes that another machine makes on a shared file system are not told by any system; who must
/// know of them looks at the files from time to time.
package final class FolderEvents {
  /// The number by which ``EventWait`` waits for events too.
  let descriptor: Int32
  /// Two paths may lead to one folder, which has one number.
  private var folders: [Int32: [String: FollowedNames.Names]] = [:]

  /// Begins to listen, to nothing yet.
  ///
  /// - Throws: what the system says where it gives nobody more to listen with; ENOSYS on a system that has no such call.
  package init() throws(SystemError) {
    #if os(Linux)
      descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
    #else
      throw SystemError(code: ENOSYS)
    #endif
  }

  deinit { close(descriptor) }

  /// Listens for these names from now on, and for no others.
  ///
  /// A folder that is not there is passed over: its own name is listened for in the folder above, so this has to be called
  /// again after each event.
  /// - Throws: what the system says where it lets nobody listen to more folders.
  package func follow(_ names: FollowedNames) throws(SystemError) {
    #if os(Linux)
      var followed: [Int32: [String: FollowedNames.Names]] = [:]
      for (folder, wanted) in names.folders {
        let number = inotify_add_watch(descriptor, folder, Self.mask)
        if number >= 0 {
          followed[number, default: [:]][folder] = wanted
        } else if errno == ENOSPC || errno == ENOMEM {
          throw .last
        }
      }
      for number in folders.keys where followed[number] == nil { _ = inotify_rm_watch(descriptor, number) }
      folders = followed
    #endif
  }

  /// The events that have come, without waiting; names that nobody asked about are left out.
  package func next() -> [FolderEvent] {
    #if os(Linux)
      var events: [FolderEvent] = []
      withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { room in
        while case let count = read(descriptor, room.baseAddress, room.count), count > 0 {
          events += self.events(in: UnsafeRawBufferPointer(rebasing: room[..<count]))
        }
      }
      return events
    #else
      return []
    #endif
  }

  #if os(Linux)
    private static let mask =
      UInt32(IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE)
      | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// Takes records apart: four numbers of four bytes (folder, what happened, a cookie, the name's room), then the name.
    private func events(in records: UnsafeRawBufferPointer) -> [FolderEvent] {
      var events: [FolderEvent] = []
      var place = 0
      while place + 16 <= records.count {
        let number = records.loadUnaligned(fromByteOffset: place, as: Int32.self)
        let mask = records.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        let room = Int(records.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        let name = String(decoding: records[(place + 16)...].prefix(room).prefix { $0 != 0 }, as: UTF8.self)
        place += 16 + room
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { events.append(FolderEvent("", .lost)) }
        let kind = Self.kind(mask)
        for (folder, names) in folders[number] ?? [:] where name.isEmpty || names.contains(name) {
          events.append(FolderEvent(name.isEmpty ? folder : FollowedNames.join(folder, name), kind))
        }
      }
      return events
    }

    private static func kind(_ mask: UInt32) -> FolderEvent.Kind {
      if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 { return .whole }
      // A folder that is made is there at once.
      if mask & UInt32(IN_CREATE) != 0, mask & UInt32(IN_ISDIR) == 0 { return .writing }
      return mask & UInt32(IN_MODIFY) != 0 ? .writing : .other
    }
  #endif
}
