import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { ok, type Result } from '../../core/result';
import { roundDates } from '../../core/roundDates';
import { fieldsOf } from '../../core/sections/fields';
import type { PlayerField } from '../../language/playerFields';
import { linesOf } from '../decode';
import type { ExchangeFormat, ExportedFile, ExportedFiles, ExportOptions, Loss, TeamLoss } from '../format';
import { checks, lostIn } from './checks';
import { lineOf } from './line';
import { makeRating } from './makeRating';
import { makeNationals } from './national';
import { parseTrf } from './parse';
import { personalOf } from './personal';
import { isTrf26 } from './records';
import { cellsOf, countsIn, ranksOf, type Report, standingPoints } from './report';
import { makeTeamStandings } from './teamMake';
import { parseTrfTeams } from './teamParse';
import { type Heading, headOf, type Kind, makeHeader } from './writeHeader';
import { makeAdjustments, makePlayers, makeTeams } from './writePlayers';

/** The name of an event, with that of its section. */
export const eventName = ({ event, section }: Tournament): string =>
  section === undefined ? event : `${event}: ${section}`;

/** Added to the name of a file for a section; nothing for a tournament that is not divided. */
export const sectionSuffix = (tournament: Tournament, field: Tournament): string =>
  tournament.sections ? `-${(field.section ?? '').replace(/[^\p{L}\p{N}]+/gu, '-')}` : '';

/** A file of lines, ended as FIDE wants it. */
export const ofLines = (suffix: string, lines: readonly string[]): ExportedFile => ({
  suffix,
  content: lines.map((line) => `${line}\r\n`).join(''),
});

/** All lines of a field's file. */
export const fileOf = (suffix: string, heading: Heading, report: Report, kind: Kind): ExportedFile => {
  const { field } = heading;
  const people = personalOf(field);
  const hasNationals = kind.version === 26 && kind.for === 'standings';
  return ofLines(suffix, [
    ...makeHeader(headOf(heading, kind), kind),
    ...makePlayers(people, report, kind.version),
    ...(hasNationals ? makeNationals(field, people) : []),
    ...(kind.version === 26 && kind.for === 'standings' ? makeAdjustments(field) : []),
    ...makeTeams(field, kind.version),
  ]);
};

const rounds = ({ rounds: count }: Tournament): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** The first and the last day that the details say, else those of the games. */
export const daysOf = ({ details, games }: Tournament): Pick<Heading, 'firstDay' | 'lastDay'> => {
  const days = games.flatMap(({ date }) => date?.slice(0, 10) ?? []).sort();
  return { firstDay: details?.firstDay ?? days[0], lastDay: details?.lastDay ?? days.at(-1) };
};

/** The file of one field: everything that counts. */
const standingsFile = (tournament: Tournament, field: Tournament, kind: Kind): ExportedFile => {
  const dates = roundDates(field);
  const report: Report = {
    field,
    dates,
    cells: cellsOf(field, rounds(field), field.games, countsIn(field)),
    points: standingPoints(field, kind.version === 26),
    ranks: ranksOf(field),
  };
  const heading = { field, name: eventName(field), dates, ...daysOf(field) };
  return fileOf(sectionSuffix(tournament, field), heading, report, kind);
};

/** Files, the first of which is there: every tournament has a field. */
export const madeOf = (
  files: readonly ExportedFile[],
  warnings: readonly Problem[],
): Result<ExportedFiles> => {
  const [first = { suffix: '', content: '' }, ...more] = files;
  return ok({ files: [first, ...more], warnings });
};

/**
 * Writes the standings of a tournament: games that count for nobody are left out of it, as FIDE wants them in standings, and a rest is
 * a bye without points. A file for each section. Never fails; what FIDE's checks would refuse is a warning.
 */
const makeStandings =
  (version: Kind['version']) =>
  (tournament: Tournament, making: ExportOptions): Result<ExportedFiles> => {
    const kind: Kind = { version, for: 'standings' };
    const fields = fieldsOf(tournament);
    return madeOf(
      fields.map((field) => standingsFile(tournament, field, kind)),
      [...checks(tournament, making), ...lostIn(tournament, version)],
    );
  };

/** As much of a file as tells what it is: the header, before any player. */
const FIRST_BYTES = 100_000;

const firstLines = (bytes: Uint8Array) =>
  linesOf(new TextDecoder().decode(bytes.subarray(0, FIRST_BYTES))).map((line, at) => lineOf(line, at + 1));

const hasPlayers = (bytes: Uint8Array): boolean => firstLines(bytes).some(({ id }) => id === '001');

/** What neither of the two keeps. */
const LOSSES: readonly Loss[] = [
  ...(['system', 'boards', 'times', 'calendar', 'rules', 'lots', 'adjustmentReasons', 'playOffs'] as const),
  ...(['withdrawals', 'annulled', 'pending', 'openGames', 'columns', 'sections', 'appearance'] as const),
];

/** What of the columns both keep. */
const FIELDS: readonly PlayerField[] = ['title', 'sex', 'fideId', 'birth'];

/** The same of an event of teams. */
const TEAM_LOSSES: readonly TeamLoss[] = [
  ...(['withdrawals', 'annulled', 'lineUps', 'lineUpRule', 'strangers', 'pending'] as const),
];

/** FIDE's tournament report file of 2026, which it takes since September 2025. */
export const trf26: ExchangeFormat = {
  id: 'trf26',
  extensions: ['.trf'],
  losses: LOSSES,
  fields: FIELDS,
  isOne: (bytes) => hasPlayers(bytes) && isTrf26(firstLines(bytes)),
  parse: parseTrf,
  make: makeStandings(26),
  teams: { losses: TEAM_LOSSES, parse: parseTrfTeams, make: makeTeamStandings(26) },
};

/** The same of 2016, as most programs still write it; `.trfx` is JaVaFo's. */
export const trf16: ExchangeFormat = {
  id: 'trf16',
  extensions: ['.trf', '.trfx'],
  losses: [...LOSSES, 'tieBreaks', 'adjustments'],
  fields: FIELDS,
  isOne: (bytes) => hasPlayers(bytes) && !isTrf26(firstLines(bytes)),
  parse: parseTrf,
  make: makeStandings(16),
  teams: {
    losses: [...TEAM_LOSSES, 'home', 'seats', 'matchScoring', 'tieBreaks'],
    parse: parseTrfTeams,
    make: makeTeamStandings(16),
  },
};

/**
 * What FIDE rates. A format of its own, not a choice within `trf26`: it is sent, never read back, has games that no standings have, and
 * becomes several files where an event is long.
 */
export const fideRating: ExchangeFormat = {
  id: 'fide-rating',
  extensions: ['.trf'],
  losses: [],
  make: makeRating,
};
