/** Why a file cannot be written, as an end of the sentence that says so, in English. */
export const UNWRITABLE = {
  folder: 'this is a folder. Add the name of a file',
  link: 'this is a link to another file. Name that file itself, or choose another name',
  special: 'this is a device or the like, not a file. Choose another name',
  'no-folder': 'its folder is not there. Make the folder first, or choose another',
  full: 'the disk is full. Make room, or choose another disk',
  denied: 'you may not write there. Choose a folder of your own',
  'read-only': 'the disk is read-only. Choose another one',
  open: 'it is open in another program, such as Excel. Close it there, then try again',
  'name-long': 'its name is too long. Choose a shorter one',
  writing: 'another command is writing it. Wait until that is done, then choose another name or try again',
  'lock-left': 'the mark {lock} says that another command is writing it. If none is, delete that mark',
  unknown: 'the system refuses it ({detail})',
} as const;

export type UnwritableReason = keyof typeof UNWRITABLE;
