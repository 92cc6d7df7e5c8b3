/** The settings on the Tournament sheet, one a row, in this order. Append only: it is part of the format. */
export const SETTINGS = [
  'id',
  'format',
  'event',
  'section',
  'year',
  'system',
  'cycles',
  'exchange',
  'rounds',
  'numbering',
  'seed',
  'win',
  'draw',
  'loss',
  'rules',
  'profile',
  'language',
  'order',
  'unplayed',
  'options',
  'lots',
  'colours',
  'pins',
  'paper',
] as const;

export type SettingKey = (typeof SETTINGS)[number];

/** The version of the sheets' layout, written into every workbook. */
export const FORMAT_VERSION = 2;

/** Settings that the organiser may change on the sheet while the tournament runs; the others tell how it was made. */
export const LIVE_SETTINGS: ReadonlySet<SettingKey> = new Set([
  'event',
  'win',
  'draw',
  'loss',
  'order',
  'unplayed',
  'lots',
]);

/** Names on our sheets begin so. */
export const NAME_PREFIX = 'Roundabout_';
