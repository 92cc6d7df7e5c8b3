import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { isFederation } from './federations';
import type { Layout, Line } from './line';

/** A player (001); records of national federations have some of these fields, too. */
export const PLAYER = {
  no: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47, 'left'],
  rating: [49, 52],
  federation: [54, 56],
  fideId: [58, 68],
  birth: [70, 79],
  // two decimals and two digits before them reach into the blank column
  points: [80, 84],
  rank: [86, 89],
} as const satisfies Layout;

/** Where round 1 begins, and how many columns a round has: opponent, colour and letter. */
export const FIRST_ROUND = 92;
export const ROUND_WIDTH = 10;

/** A team: in TRF26 (310), then in TRF16 (013). */
export const TEAM = {
  no: [5, 7],
  name: [9, 40, 'left'],
  matchPoints: [55, 60],
  gamePoints: [62, 67],
  rank: [69, 71],
} as const satisfies Layout;
export const TEAM_OF_TRF16 = { name: [5, 36, 'left'] } as const satisfies Layout;

/** Where the first member of each of them stands. */
export const FIRST_MEMBER = { '310': 74, '013': 37 } as const;

/** Points that the arbiter gives (299): to players, and to teams. */
export const ADJUSTMENT = { points: [12, 17], round: [20, 22] } as const satisfies Layout;
export const TEAM_ADJUSTMENT = {
  matchPoints: [7, 11],
  gamePoints: [13, 17],
  round: [20, 22],
} as const satisfies Layout;
export const FIRST_ADJUSTED = 24;

/** Who sat where in a match (300), and the first seat. */
export const LINE_UP = { round: [5, 7], team: [9, 11], opponent: [13, 15] } as const satisfies Layout;
export const FIRST_SEAT = 17;

/** A match that was forfeited as a whole (330). */
export const FORFEIT = {
  type: [5, 6],
  round: [8, 10],
  home: [12, 14],
  away: [16, 18],
} as const satisfies Layout;

/** The lines of a file by what they are. */
export interface Records {
  readonly header: readonly Line[];
  readonly players: readonly Line[];
  /** What single rounds of an event of teams were: other line-ups, rests, byes, forfeited matches. */
  readonly matches: readonly Line[];
  /** Lines of a national federation about players. */
  readonly national: readonly Line[];
  /** The numbers of these and of other records that a round robin of players has no use for. */
  readonly passed: readonly string[];
  readonly warnings: readonly Problem[];
}

/** `trf-passed-over` for records that were not read. */
export const passedOver = (ids: readonly string[]): readonly Problem[] =>
  ids.length > 0 ? [problem('trf-passed-over', {}, { records: ids.join(', ') })] : [];

/** Records that a header has, those of TRF26 among them. */
const OF_TRF26 = '142 152 162 172 182 192 202 212 222 299 310 352 362'.split(' ');
const HEADER = [...'012 013 022 032 042 052 062 072 082 092 102 112 122 132'.split(' '), ...OF_TRF26];

/** Records of rounds of teams; 240 has byes of players, too. */
export const OF_MATCHES: readonly string[] = ['240', '300', '320', '330'];

/** Records that say nothing of a round robin. */
const PASSED_OVER = ['250', '260', '801', '802'];

const NUMBERED = /^\d{3}$/;

const isComment = ({ id }: Line): boolean => id.startsWith('#');

const hasPlayer = (line: Line): boolean => /^\d{1,4}$/.test(line.at(5, 8));

/** A federation's record about a player, with their number. */
const isNational = (line: Line): boolean => isFederation(line.id) && hasPlayer(line);

/** A record about a player under letters that are no federation, such as another program's own; those that begin with XX are JaVaFo's. */
const isForeign = (line: Line): boolean =>
  /^(?!XX)[A-Z]{3}$/.test(line.id) && !isFederation(line.id) && hasPlayer(line);

/** Whether a line is a record at all: three signs, and a blank behind them. */
const isRecord = (line: Line): boolean => line.length <= 3 || line.at(4) === '';

/** Whether the records of a file are those of TRF26. */
export const isTrf26 = (lines: readonly Line[]): boolean =>
  lines.some((line) => OF_TRF26.includes(line.id) && isRecord(line));

/**
 * Sorts the lines of a file. `trf-record` for a number that no record has; lines that are no records, and records of a Swiss or of
 * teams, are named in a warning.
 */
export const foundRecords = (lines: readonly Line[]): Result<Records> => {
  const told = lines.filter(
    (line) => line.length > 0 && !isComment(line) && (line.id + line.text).trim() !== '',
  );
  const isOne = (line: Line): boolean => isRecord(line) && line.id.trim().length === 3;
  const records = told.filter(isOne);
  const others = told.filter((line) => !isOne(line));
  const beside = [...OF_MATCHES, ...PASSED_OVER];
  const known = ['001', ...HEADER, ...beside];
  const wrong = records.filter(({ id }) => NUMBERED.test(id) && !known.includes(id));
  const isPassed = (line: Line): boolean => beside.includes(line.id) || isForeign(line);
  const passed = [...new Set(records.filter(isPassed).map(({ id }) => id))];
  const [odd] = others;
  return unlessProblems(
    wrong.map(({ id, number }) => problem('trf-record', { line: number }, { id })),
    () => ({
      header: records.filter(({ id }) => HEADER.includes(id) || id === 'XXR' || id === 'XXS'),
      players: records.filter(({ id }) => id === '001'),
      matches: records.filter(({ id }) => OF_MATCHES.includes(id)),
      passed,
      national: records.filter(isNational),
      warnings: [...(odd ? [problem('trf-no-record', { line: odd.number }, { count: others.length })] : [])],
    }),
  );
};
