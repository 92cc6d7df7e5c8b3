/** What encodings of texts are called, in English. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 without its mark',
  'utf-16be': 'UTF-16 (big endian) without its mark',
  'windows-1250': 'Central European (windows-1250)',
  'windows-1251': 'Cyrillic (windows-1251)',
  'windows-1252': 'Western (windows-1252)',
  'windows-1253': 'Greek (windows-1253)',
  'windows-1254': 'Turkish (windows-1254)',
  'windows-1257': 'Baltic (windows-1257)',
  ibm437: 'Western of DOS (cp437)',
  ibm850: 'Western of DOS (cp850)',
  ibm852: 'Central European of DOS (cp852)',
  ibm866: 'Cyrillic of DOS (cp866)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'iso-8859-15': 'Western (ISO 8859-15)',
  'koi8-u': 'Cyrillic (KOI8)',
  macintosh: 'Western of the Mac (Mac Roman)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** What follows the name of an encoding that was guessed from little, in English; `sample` is what was read by it. */
export const GUESSED = ', which is a guess: “{sample}”. If that is wrong, name the encoding (--encoding)';

/** The same where other names show what was read. */
export const SEEN = ': “{sample}”';

/** Bytes in a line of UTF-8 that are none, in English. */
export const MIXED = 'UTF-8, but this line has bytes of {name}: “{sample}”. Correct it if that is wrong';

/** What a file is that we do not read, and what to do with it, in English: the two halves of `file-other-kind`. */
export const FILE_KINDS = {
  xls: { what: 'an Excel workbook of the old format (.xls)', way: 'Open it in Excel and save it as .xlsx' },
  encrypted: {
    what: 'a workbook behind a password',
    way: 'Open it in Excel, take the password off (File, Info, Protect Workbook) and save it',
  },
  xlsb: {
    what: 'an Excel binary workbook (.xlsb)',
    way: 'Open it in Excel and save it as .xlsx',
  },
  xlsx: { what: 'an Excel workbook', way: 'Give it a name that ends in .xlsx' },
  workbook: { what: 'an Excel workbook', way: 'Open it in Excel, and adopt the table there' },
  xml: { what: 'an XML spreadsheet of Excel 2003', way: 'Open it in Excel and save it as .xlsx' },
  ods: {
    what: 'an OpenDocument spreadsheet (.ods)',
    way: 'Open it in Excel or LibreOffice and save it as .xlsx',
  },
  numbers: {
    what: 'a document of Apple’s Numbers or Pages',
    way: 'Open it there, choose File, Export To, Excel, and take that file',
  },
  document: {
    what: 'a text document (Word, OpenDocument or RTF)',
    way: 'Copy the table into a sheet and save that as .xlsx',
  },
  slides: { what: 'a presentation', way: 'Copy the table into a sheet and save that as .xlsx' },
  pdf: {
    what: 'a PDF',
    way: 'Take the list it was made from, or copy it into a sheet and save that as .xlsx',
  },
  page: {
    what: 'a web page, whatever its name ends in',
    way: 'Open it in Excel and save it as .xlsx, or copy the table into a sheet',
  },
  text: {
    what: 'a text, such as CSV, whatever its name ends in',
    way: 'Give it a name that ends in .csv, or open it in Excel and save it as .xlsx',
  },
  list: { what: 'a text', way: 'This works on workbooks alone: open it in Excel and save it as .xlsx' },
  event: {
    what: 'a file with a whole tournament, not a list',
    way: 'Make a workbook of it with the command convert, and take that',
  },
  picture: { what: 'a picture', way: 'Type the list into a sheet and save that as .xlsx' },
  archive: { what: 'an archive', way: 'Unpack it and take the file in it' },
  database: { what: 'a database', way: 'Export its table as .xlsx or .csv there' },
} as const;

/** `workbook`, `list` and `event` are an `.xlsx` and texts under their right names, where these are not read. */
export type FileKind = Exclude<keyof typeof FILE_KINDS, 'workbook' | 'list' | 'event'>;

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

/** What a file may be unable to hold, in words that follow “cannot hold:”. */
export const LOSS_NAMES = {
  adjustments: 'adjustments of points',
  adjustmentReasons: 'reasons of adjustments',
  playOffs: 'play-offs',
  withdrawals: 'who has left',
  annulled: 'games that count for nobody',
  dates: 'dates',
  times: 'times of day',
  calendar: 'venues, deadlines and moved dates',
  scoring: 'points other than 1, ½ and 0',
  tieBreaks: 'the order of tie-breaks',
  forfeits: 'which games were forfeits',
  unrated: 'which games are not rated',
  specialResults: 'results that the arbiter gave each side apart',
  pending: 'postponed and adjourned games',
  colours: 'colours',
  rounds: 'rounds',
  ratings: 'ratings',
  federations: 'federations',
  columns: 'further columns of the list',
  teams: 'teams',
  sections: 'sections',
} as const;

/** What every file but a workbook loses. */
export const LOG_LOSS = 'the Log, with the draws and what can be undone';

export type LossName = keyof typeof LOSS_NAMES;

/** The same of an event of teams. */
export const TEAM_LOSS_NAMES = {
  adjustments: LOSS_NAMES.adjustments,
  adjustmentReasons: LOSS_NAMES.adjustmentReasons,
  withdrawals: 'which teams have left',
  annulled: 'matches that count for nobody',
  lineUps: 'line-ups of matches that have not begun',
  lineUpRule: 'who may sit where',
  strangers: 'that somebody is not on the list of their team',
  home: 'who was at home',
  seats: 'who sat at which board',
  pending: 'postponed and adjourned games',
  matchScoring: 'match points other than 2, 1 and 0',
  tieBreaks: 'the order of tie-breaks',
} as const;

export type TeamLoss = keyof typeof TEAM_LOSS_NAMES;

/** What a file tells that an event of teams has no place for, in words that follow “has no place for:”. */
export const BESIDE_TEAMS = {
  details: 'place, dates, arbiters and time control',
  federations: 'federations',
  columns: 'titles, sex, FIDE IDs and dates of birth',
  national: 'national ratings',
} as const;

export type BesideTeams = keyof typeof BESIDE_TEAMS;
