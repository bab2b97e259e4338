#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a new file takes over from the one whose place it takes: owner, group and mode.
///
/// Access lists and other attributes are not taken over, and other names (hard links) of the old file keep the old
/// bytes.
enum OldFile {
  /// Gives the new file the old one's owner, group and mode, as far as the rights suffice.
  ///
  /// Without the right to keep the owner, set-user bits go; without the right to keep the group, a group that is
  /// another one may no more than everybody may.
  static func keep(_ old: stat, _ descriptor: Int32) {
    let isOwnerKept = fchown(descriptor, old.st_uid, old.st_gid) == 0
    let isGroupKept = isOwnerKept || fchown(descriptor, uid_t.max, old.st_gid) == 0
    var mode = old.st_mode & (isOwnerKept ? 0o7777 : 0o777)
    if !isGroupKept { mode &= ~0o070 | (mode & 0o007) << 3 }
    fchmod(descriptor, mode)
  }
}
