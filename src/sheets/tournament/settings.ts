import { DETAIL_NAMES } from '../../core/details';
import type { Tournament } from '../../core/model';
import { allowsHandicap } from '../../core/results/handicap';
import type { FormGroup } from '../../language/form';
import { hasSides } from '../../core/results/sides';

/** The settings on the Tournament sheet, each a row of its form. Append only: it is part of the format. */
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
  ...DETAIL_NAMES,
  'boards',
  'asOf',
  'carried',
  // where teams meet
  'matchBoards',
  'lineUp',
  'gameWin',
  'gameDraw',
  'gameLoss',
  'handicap',
  'draws',
] as const;

export type SettingKey = (typeof SETTINGS)[number];

/** Those that stand on the Tournament sheet; the order of the cross-table is a switch beside it. */
export const TOURNAMENT_SETTINGS = SETTINGS.filter(
  (key): key is Exclude<SettingKey, 'order'> => key !== 'order',
);

/** What a match is made of, and what its games are worth. */
const OF_MATCHES: ReadonlySet<FormLine> = new Set([
  'matchBoards',
  'lineUp',
  'gameWin',
  'gameDraw',
  'gameLoss',
]);

/** What players and teams are both asked. */
const OF_ALL: ReadonlySet<FormLine> = new Set([
  ...(['event', 'system', 'cycles', 'win', 'draw', 'loss', 'tieBreaks'] as const),
  ...(['paper', 'language', 'id', 'format', 'options'] as const),
  ...DETAIL_NAMES,
]);

/** What a tournament says of its own lines. */
export type OwnLines = 'carried' | 'discipline' | 'section' | 'profile' | 'colours' | 'draws';

/**
 * Whether a tournament has a row for a setting: what matches are made of where teams meet, and the section if they are one of several,
 * the game if it is not chess;
 * games carried over in finals that have such games; the handicap where there can be one; that there are no draws; who has White where it matters.
 */
export const hasSetting = (
  key: FormLine,
  { carried, discipline, section, ...chosen }: Pick<Tournament, OwnLines>,
): boolean => {
  if (discipline)
    return (
      OF_ALL.has(key) ||
      OF_MATCHES.has(key) ||
      (key === 'section' && section !== undefined) ||
      (key === 'profile' && chosen.profile !== 'chess')
    );
  if (key === 'handicap') return allowsHandicap(chosen);
  if (key === 'draws') return chosen.draws === false;
  if (key === 'colours') return hasSides(chosen);
  return !OF_MATCHES.has(key) && (key !== 'carried' || carried !== undefined);
};

/** The version of the sheets' layout, written into every workbook. */
export const FORMAT_VERSION = 7;

/** The place of the list of tie-breaks among the settings. */
export const TIE_BREAKS = 'tieBreaks';

/** The place of the days without play among the settings. */
export const BREAKS = 'breaks';

/** A line of the form: a setting, or one of the lists among them. */
export type FormLine = SettingKey | typeof TIE_BREAKS | typeof BREAKS;

/**
 * The form on the Tournament sheet: its groups from above, with their lines. That of the calendar is there where the dates of games
 * are held against it. The last one is of no interest to people.
 */
export const FORM: readonly { readonly group: FormGroup; readonly lines: readonly FormLine[] }[] = [
  { group: 'event', lines: ['event', 'section', 'year', 'profile', 'draws'] },
  {
    group: 'pairing',
    lines: [
      ...([
        'system',
        'cycles',
        'rounds',
        'exchange',
        'numbering',
        'seed',
        'colours',
        'handicap',
        'carried',
      ] as const),
      ...(['matchBoards', 'lineUp'] as const),
    ],
  },
  { group: 'points', lines: ['win', 'draw', 'loss', 'gameWin', 'gameDraw', 'gameLoss'] },
  { group: 'ranking', lines: ['rules', TIE_BREAKS, 'lots'] },
  { group: 'appearance', lines: ['unplayed', 'paper', 'language'] },
  { group: 'calendar', lines: ['boards', 'asOf', BREAKS] },
  { group: 'reports', lines: DETAIL_NAMES },
  { group: 'machine', lines: ['id', 'format', 'options', 'pins'] },
];

/** Settings that the organiser may change on the sheet while the tournament runs; the others tell how it was made. */
export const LIVE_SETTINGS: ReadonlySet<SettingKey> = new Set([
  'event',
  'win',
  'draw',
  'loss',
  'order',
  'unplayed',
  'lots',
  'paper',
  ...DETAIL_NAMES,
  'boards',
  'asOf',
  'lineUp',
  'gameWin',
  'gameDraw',
  'gameLoss',
]);

/** Names on our sheets begin so. */
export const NAME_PREFIX = 'Roundabout_';
