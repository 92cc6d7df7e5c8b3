import { countTo } from '../../core/numbers';
import { ok, type Result } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import type { Tournament } from '../../core/model';
import { type ExportedFiles, type TextFile, some } from '../exchangeFormat';
import { checks, lostIn } from './checks';
import { ofLines } from './line';
import { personalOf } from './personal';
import { makeHeader, type Kind, headOf, type Heading } from './writeHeader';
import { makeAdjustments, makePlayers, makeTeams } from './records';
import { roundDates } from '../../core/calendar/dates';
import { fieldsOf } from '../../core/sections/fields';
import { makeNationals } from './national';
import { cellsOf, countsIn, ranksOf, standingPoints, type Report } from './report';
import { makeTeamStandings } from './makeTeams';

/** The name of an event, with that of its section. */
export const eventName = ({ event, section }: Tournament): string =>
  section === undefined ? event : `${event}: ${section}`;

/** Added to the name of a file for a section; nothing for a tournament that is not divided. */
export const sectionSuffix = (tournament: Tournament, field: Tournament): string =>
  tournament.sections ? `-${(field.section ?? '').replace(/[^\p{L}\p{N}]+/gu, '-')}` : '';

/** All lines of a field's file. */
export const fileOf = (suffix: string, heading: Heading, report: Report, kind: Kind): TextFile => {
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

/** The first and the last day that the details say, else those of the games. */
export const daysOf = ({ details, games }: Tournament): Pick<Heading, 'firstDay' | 'lastDay'> => {
  const days = games.flatMap(({ date }) => date?.slice(0, 10) ?? []).sort();
  return { firstDay: details?.firstDay ?? days[0], lastDay: details?.lastDay ?? days.at(-1) };
};

/** The file of one field: everything that counts. */
const standingsFile = (tournament: Tournament, field: Tournament, kind: Kind): TextFile => {
  const dates = roundDates(field);
  const report: Report = {
    field,
    dates,
    cells: cellsOf(field, countTo(field.rounds), field.games, countsIn(field)),
    points: standingPoints(field, kind.version === 26),
    ranks: ranksOf(field),
  };
  const heading = { field, name: eventName(field), dates, ...daysOf(field) };
  return fileOf(sectionSuffix(tournament, field), heading, report, kind);
};

/**
 * Writes the standings of a tournament, of players or of teams: games that count for nobody are left out of it, as FIDE wants them in standings, and a rest is
 * a bye without points. A file for each section. What FIDE's checks would refuse is a warning. Problems: those of `makeTeamStandings`.
 */
export const makeStandings =
  (version: Kind['version']) =>
  (tournament: Tournament): Result<ExportedFiles<TextFile>> => {
    if (isTeamEvent(tournament)) return makeTeamStandings(tournament, version);
    const kind: Kind = { version, for: 'standings' };
    const fields = fieldsOf(tournament);
    return ok({
      files: some(fields.map((field) => standingsFile(tournament, field, kind))),
      warnings: [...checks(tournament), ...lostIn(tournament, version)],
    });
  };
