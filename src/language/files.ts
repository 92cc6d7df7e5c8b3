/** The names of text encodings, in English. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 without a byte order mark',
  'utf-16be': 'UTF-16 (big endian) without a byte order mark',
  'windows-1250': 'Central European (windows-1250)',
  'windows-1251': 'Cyrillic (windows-1251)',
  'windows-1252': 'Western (windows-1252)',
  'windows-1253': 'Greek (windows-1253)',
  'windows-1254': 'Turkish (windows-1254)',
  'windows-1257': 'Baltic (windows-1257)',
  ibm437: 'DOS Western (cp437)',
  ibm850: 'DOS Western (cp850)',
  ibm852: 'DOS Central European (cp852)',
  ibm866: 'DOS Cyrillic (cp866)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'iso-8859-15': 'Western (ISO 8859-15)',
  'koi8-u': 'Cyrillic (KOI8)',
  macintosh: 'Mac Western (Mac Roman)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/**
 * Texts about an encoding, in English; `sample` is an example read with it. `guessed` and `seen` follow its name; `mixed` is
 * for other bytes in a line of UTF-8.
 */
export const ENCODING_NOTES = {
  guessed: (sample: string) =>
    `, which is a guess: “${sample}”. If the letters are wrong, name the encoding (--encoding)`,
  seen: (sample: string) => `: “${sample}”`,
  mixed: (name: string, sample: string) =>
    `UTF-8, but this line has ${name} bytes: “${sample}”. If the letters are wrong, correct them`,
} as const;

/** Files that we do not read, and what to do with them, in English: the two halves of `file-other-kind`. */
export const FILE_KINDS = {
  xls: { what: 'an Excel workbook in the old format (.xls)', way: 'Open it in Excel and save it as .xlsx' },
  encrypted: {
    what: 'a workbook with a password',
    way: 'Open it in Excel, remove the password (File, Info, Protect Workbook) and save it',
  },
  xlsb: {
    what: 'an Excel binary workbook (.xlsb)',
    way: 'Open it in Excel and save it as .xlsx',
  },
  xlsx: { what: 'an Excel workbook', way: 'Give it a name that ends in .xlsx' },
  workbook: {
    what: 'an Excel workbook',
    way: 'Open it in Excel, and turn the table into a tournament there',
  },
  xml: { what: 'an Excel 2003 XML spreadsheet', way: 'Open it in Excel and save it as .xlsx' },
  ods: {
    what: 'an OpenDocument spreadsheet (.ods)',
    way: 'Open it in Excel or LibreOffice and save it as .xlsx',
  },
  numbers: {
    what: 'an Apple Numbers or Pages document',
    way: 'Open it there, choose File, Export To, Excel, and use that file',
  },
  document: {
    what: 'a text document (Word, OpenDocument or RTF)',
    way: 'Copy the table into a sheet and save that as .xlsx',
  },
  slides: { what: 'a presentation', way: 'Copy the table into a sheet and save that as .xlsx' },
  pdf: {
    what: 'a PDF',
    way: 'Use the list it was made from, or copy it into a sheet and save that as .xlsx',
  },
  page: {
    what: 'a web page, despite its name',
    way: 'Open it in Excel and save it as .xlsx, or copy the table into a sheet',
  },
  text: {
    what: 'a text file, such as CSV, despite its name',
    way: 'Give it a name that ends in .csv, or open it in Excel and save it as .xlsx',
  },
  list: { what: 'a text file', way: 'This only works on workbooks: open it in Excel and save it as .xlsx' },
  event: {
    what: 'a file with a whole tournament, not a list',
    way: 'Turn it into a workbook with the command convert, and use that',
  },
  picture: { what: 'a picture', way: 'Type the list into a sheet and save that as .xlsx' },
  archive: { what: 'an archive', way: 'Unpack it and use the file in it' },
  database: { what: 'a database', way: 'Export its table as .xlsx or .csv there' },
} as const;

/** `workbook`, `list` and `event` are an `.xlsx` and texts under their right names, where these are not read. */
export type FileKind = Exclude<keyof typeof FILE_KINDS, 'workbook' | 'list' | 'event'>;

/** Why a file cannot be written, as an end of the sentence that says so, in English. */
export const UNWRITABLE = {
  folder: 'this is a folder. Add the name of a file',
  link: 'this is a link to another file. Name that file itself, or choose another name',
  special: 'this is a device, not a file. Choose another name',
  'no-folder': 'the folder does not exist. Create it first, or choose another one',
  full: 'the disk is full. Free some space, or choose another disk',
  denied: 'you may not write there. Choose one of your own folders',
  'read-only': 'the disk is read-only. Choose another one',
  open: 'it is open in another program, such as Excel. Close it there, then try again',
  'name-long': 'its name is too long. Choose a shorter one',
  writing: 'another command is writing it. Wait until it has finished, or choose another name',
  'lock-left': 'the file {lock} says that another command is writing it. If none is, delete that file',
  unknown: 'the system refused ({detail})',
} as const;

export type UnwritableReason = keyof typeof UNWRITABLE;

/** What a format cannot hold, in words that follow “cannot hold:”. */
export const LOSS_NAMES = {
  adjustments: 'adjusted points',
  adjustmentReasons: 'reasons for adjusted points',
  playOffs: 'play-offs',
  withdrawals: 'who has withdrawn',
  annulled: 'games that do not count',
  dates: 'dates',
  times: 'times of day',
  moves: 'moved dates',
  venues: 'venues',
  deadlines: 'deadlines',
  scoring: 'points other than 1, ½ and 0',
  tieBreaks: 'the order of tie-breaks',
  forfeits: 'which games were forfeits',
  unrated: 'which games are not rated',
  specialResults: 'results given to each side separately',
  pending: 'postponed and adjourned games',
  colours: 'colours',
  rounds: 'rounds',
  ratings: 'ratings',
  federations: 'federations',
  columns: 'other columns of the list',
  teams: 'teams',
  sections: 'sections',
} as const;

/** What every file but a workbook loses. */
export const LOG_LOSS = 'the Log (its draws and Undo)';

export type LossName = keyof typeof LOSS_NAMES;

/** Names of what a file of an event of teams loses. */
export const TEAM_LOSS_NAMES = {
  adjustments: LOSS_NAMES.adjustments,
  adjustmentReasons: LOSS_NAMES.adjustmentReasons,
  withdrawals: 'which teams have withdrawn',
  annulled: 'matches that do not count',
  lineUps: 'line-ups of matches that have not begun',
  lineUpRule: 'who may sit where',
  strangers: 'players who are not on their team’s list',
  home: 'which team was at home',
  seats: 'who sat at which board',
  pending: 'postponed and adjourned games',
  matchScoring: 'match points other than 2, 1 and 0',
  tieBreaks: 'the order of tie-breaks',
} as const;

export type TeamLoss = keyof typeof TEAM_LOSS_NAMES;

/** What a team event has no place for, in words that follow “has no place for:”. */
export const BESIDE_TEAMS = {
  details: 'place, dates, arbiters and time control',
  federations: 'federations',
  columns: 'titles, sex, FIDE IDs and dates of birth',
  national: 'national ratings',
} as const;

export type BesideTeams = keyof typeof BESIDE_TEAMS;
