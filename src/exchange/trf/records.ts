import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { entryAt } from '../../core/present';
import { toNumber } from '../../core/fraction';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { withComma } from '../reports';
import { makeRecord, numberFields, type Placed, type Layout, type Line } from './line';
import { type Personal, titleLetters } from './personal';
import type { Cell, Report } from './report';
import { pointsText } from './scoring';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { isFederation } from './federations';

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
const ADJUSTMENT = { points: [12, 17], round: [20, 22] } as const satisfies Layout;
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

/** A round: opponent, colour and result in their columns. */
const roundFields = (cell: Cell | null, column: number): readonly Placed[] => {
  const from = FIRST_ROUND + column * ROUND_WIDTH;
  if (cell === null) return [];
  return [
    { columns: [from, from + 3], text: cell.opponent ?? '0000' },
    { columns: [from + 5, from + 5], text: cell.colour },
    { columns: [from + 7, from + 7], text: cell.letter },
  ];
};

/** What fits its columns whole; anything else would be another one there. */
const whole = (text: string | undefined, most: number): string =>
  text !== undefined && Array.from(text).length <= most ? text : '';

/** What of a report stands in the lines of players. */
export type PlayerLines = Pick<Report, 'cells' | 'points' | 'ranks'>;

/** A line `001`. */
const playerLine = (person: Personal, place: number, report: PlayerLines, version: 16 | 26): string => {
  const { sex, title = '', rating, birth } = person;
  const fields = {
    ...{
      no: place + 1,
      sex,
      title: version === 26 ? title : titleLetters(title),
      name: withComma(person.name),
    },
    ...{
      rating,
      birth,
      federation: whole(person.federation?.toUpperCase(), 3),
      fideId: whole(person.fideId, 11),
    },
    ...{ points: pointsText(entryAt(report.points, place)), rank: entryAt(report.ranks, place) },
  };
  return makeRecord('001', PLAYER, fields, entryAt(report.cells, place).flatMap(roundFields));
};

/** The lines of all players. */
export const makePlayers = (
  people: readonly Personal[],
  report: PlayerLines,
  version: 16 | 26,
): readonly string[] => people.map((person, place) => playerLine(person, place, report, version));

/** Records 299: the players or teams whom the arbiter gives or takes the same number of points, a line each number. */
export const makeAdjustments = ({ players, discipline }: Tournament): readonly string[] => {
  const inOrder = [...players].sort((one, other) => one.no - other.no);
  const numbers = new Map<number, number[]>();
  inOrder.forEach(({ adjustment = 0, status }, place) => {
    if (adjustment === 0 || status === 'annulled') return;
    numbers.set(adjustment, [...(numbers.get(adjustment) ?? []), place + 1]);
  });
  return [...numbers].map(([adjustment, own]) => {
    const [points, behind] = [pointsText(adjustment), numberFields(own, FIRST_ADJUSTED)];
    return discipline
      ? makeRecord('299', TEAM_ADJUSTMENT, { matchPoints: points, round: '000' }, behind)
      : makeRecord('299', ADJUSTMENT, { points, round: '000' }, behind);
  });
};

const members = (field: Tournament, team: string): readonly number[] =>
  [...field.players]
    .sort((one, other) => one.no - other.no)
    .flatMap((player, place) => (player.team === team ? [place + 1] : []));

/** A team of a file: its name, its standing, and the numbers of its members. */
export interface TeamOfFile {
  readonly name: string;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly rank: number;
  readonly members: readonly number[];
}

/** A record 310, in TRF16 a record 013, of the team of this place, from 0. */
export const teamLine = (
  { name, matchPoints, gamePoints, rank, members: own }: TeamOfFile,
  place: number,
  version: 16 | 26,
): string => {
  if (version === 16)
    return makeRecord('013', TEAM_OF_TRF16, { name }, numberFields(own, FIRST_MEMBER['013']));
  const points = { matchPoints: pointsText(matchPoints), gamePoints: pointsText(gamePoints) };
  return makeRecord(
    '310',
    TEAM,
    { no: place + 1, name, ...points, rank },
    numberFields(own, FIRST_MEMBER['310']),
  );
};

/** The two teams of a match; nothing in any other tournament. */
export const makeTeams = (field: Tournament, version: 16 | 26): readonly string[] => {
  if (!matchOf(field)) return [];
  const found = teamStandings(field, ['MP', 'GP']);
  const rows = found.ok ? found.value : [];
  return field.teams.map(({ id, name }, place) => {
    const row = rows.find(({ team }) => team === id);
    const [matchPoints = 0, gamePoints = 0] = (row?.values ?? []).map((value) =>
      value ? toNumber(value) : 0,
    );
    const team = { name, matchPoints, gamePoints, rank: row?.rank ?? 1, members: members(field, id) };
    return teamLine(team, place, version);
  });
};
