import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { ok, type Result } from '../../core/result';
import { roundDates } from '../../core/calendar/roundDates';
import { fieldsOf } from '../../core/sections/fields';
import { isTeamEvent } from '../../core/teamEvent/model';
import type { ExportedFiles, ExportedFile, ExportOptions } from '../format';
import { checks, lostIn } from './checks';
import { ofLines } from './line';
import { makeNationals } from './national';
import { personalOf } from './personal';
import { cellsOf, countsIn, ranksOf, standingPoints, type Report } from './report';
import { makeTeamStandings } from './teamMake';
import { headOf, makeHeader, type Heading, type Kind } from './writeHeader';
import { makeAdjustments, makePlayers, makeTeams } from './writePlayers';

/** The name of an event, with that of its section. */
export const eventName = ({ event, section }: Tournament): string =>
  section === undefined ? event : `${event}: ${section}`;

/** Added to the name of a file for a section; nothing for a tournament that is not divided. */
export const sectionSuffix = (tournament: Tournament, field: Tournament): string =>
  tournament.sections ? `-${(field.section ?? '').replace(/[^\p{L}\p{N}]+/gu, '-')}` : '';

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
 * Writes the standings of a tournament, of players or of teams: games that count for nobody are left out of it, as FIDE wants them in standings, and a rest is
 * a bye without points. A file for each section. What FIDE's checks would refuse is a warning. Problems: those of `makeTeamStandings`.
 */
export const makeStandings =
  (version: Kind['version']) =>
  (tournament: Tournament, making: ExportOptions): Result<ExportedFiles> => {
    if (isTeamEvent(tournament)) return makeTeamStandings(tournament, version);
    const kind: Kind = { version, for: 'standings' };
    const fields = fieldsOf(tournament);
    return madeOf(
      fields.map((field) => standingsFile(tournament, field, kind)),
      [...checks(tournament, making), ...lostIn(tournament, version)],
    );
  };
