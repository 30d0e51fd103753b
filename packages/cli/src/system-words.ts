/** What the system's codes mean where it refuses a file, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'not allowed',
  EDQUOT: 'no room is left that may be used',
  EFBIG: 'the file would be too big',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead nowhere',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'what should be a folder is none',
  EPERM: 'not allowed',
  EROFS: 'nothing may be written there',
}

/** What came of a file: `: ` and why in words, or nothing where there are none. */
export function systemWords(code: string, isRead: boolean): string {
  const words = code === 'ENOENT' ? (isRead ? 'no such file' : 'no such folder') : WORDS[code]
  return words === undefined ? '' : `: ${words}`
}
