import { checkSchedule } from '../../app/changes/manual';
import { openTournament } from '../../app/open';
import { playerNameWarnings } from '../../app/cells';
import { inspect, type Inspected } from '../../app/repair/inspect';
import { clashesOf, overdueGames } from '../../core/calendar/clashes';
import { owedGames } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import { dayOf } from '../../core/calendar/dates';
import { entryAt } from '../../core/present';
import { gamesFinished } from '../../core/results/progress';
import { andThen, failAll, ok } from '../../core/result';
import { isTeamEvent, type TeamEvent, teamNo, teamOn } from '../../core/teamEvent/model';
import { missingNames, missingResults, teamProgress } from '../../core/teamEvent/table';
import { calendarTexts } from '../../language/calendar';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { teamStepTexts } from '../../language/teamSteps';
import { oneLine } from '../steps';
import { type Command, type Report } from '../command';
import { chooseDamaged, inFile, openWorkbook } from '../sources';

/** What is missing of an event, for programs. */
const missingOf = (event: TeamEvent, today: string) => ({
  missing: missingResults(event).map(({ match, boards }) => ({ match: match.no, boards })),
  unnamed: missingNames(event).map(({ match, side, boards }) => ({
    ...{ match: match.no, team: teamNo(event, teamOn(match, side))?.name ?? '' },
    boards,
  })),
  ...(event.dated ? { overdue: overdueGames(event, today).length } : {}),
});

const linesOf = (event: TeamEvent, today: string): readonly string[] => {
  const { status } = teamStepTexts;
  const { missing, unnamed, overdue = 0 } = missingOf(event, today);
  const boardsIn = (boards: readonly number[]) => ({ boards: boards.join(', '), count: boards.length });
  const results = missing.map(({ match, boards }) => say(status.match, { match, ...boardsIn(boards) }));
  const names = unnamed.map(({ match, team, boards }) =>
    say(status.team, { match, team: oneLine(team), ...boardsIn(boards) }),
  );
  return [
    ...(results.length === 0 ? [] : [say(status.missing, { list: results.join('; ') })]),
    ...(names.length === 0 ? [] : [say(status.unnamed, { list: names.join('; ') })]),
    ...(overdue === 0 ? [] : [say(status.overdue, { count: overdue })]),
  ];
};

/** How far a team event is, and what is missing; as warnings, what is damaged, what breaks line-ups, and which dates clash. */
const statusOfTeams = ({ faults, warnings }: Inspected, event: TeamEvent, time: string): Report => {
  const today = dayOf(time);
  const values = {
    ...{ event: oneLine(event.event), teams: event.players.length },
    ...teamProgress(event),
  };
  return {
    text: () => [say(cliTexts.teamStatus, values), ...linesOf(event, today)].join('\n'),
    json: () => ({ ...values, ...missingOf(event, today) }),
    warnings: [...faults, ...warnings, ...clashesOf(event)],
    profile: event.profile,
  };
};

/** Says how far a tournament is; as warnings, what is damaged, who may be expelled, and what is wrong with its games as a schedule. */
export const status: Command = {
  name: 'status',
  operands: [{ name: 'IN.xlsx' }],
  options: { tournament: { takes: 'NAME' } },
  run: async (given, { time }) => {
    const [file, typed] = [entryAt(given.operands, 0), given.text('tournament')];
    const workbook = await openWorkbook(file);
    if (!workbook.ok) return workbook;
    const meant = inFile(file, await chooseDamaged(workbook.value, typed, file));
    if (!meant.ok) return meant;
    const { sheet } = meant.value;
    const damage = inFile(file, await inspect(workbook.value, sheet, time()));
    if (!damage.ok) return damage;
    const { faults, tournament: found } = damage.value;
    if (isTeamEvent(found)) return ok(statusOfTeams(damage.value, found, time()));
    const opened = inFile(file, await openTournament(workbook.value, sheet));
    const [first, ...more] = faults;
    // What keeps it from being opened is told as the damage that it is, with what Repair does about it.
    if (!opened.ok) return first ? failAll([first, ...more]) : opened;
    return andThen(opened, (open) => {
      const { tournament, warnings } = open;
      const { current, games: owed } = owedGames(tournament);
      const values = {
        event: oneLine(tournament.event),
        ...gamesFinished(tournament),
        owed: owed.length,
      };
      const overdue = overdueGames(tournament, dayOf(time())).length;
      return ok({
        text: () =>
          [
            say(cliTexts.status, values),
            ...(overdue > 0 ? [say(calendarTexts().overdueCount, { count: overdue })] : []),
          ].join('\n'),
        json: () => ({ ...values, round: current, ...(tournament.dated ? { overdue } : {}) }),
        profile: tournament.profile,
        warnings: [
          ...faults,
          // A date in the place of a result is told as the damage that it is.
          ...warnings.filter(({ code }) => code !== 'damaged-date'),
          ...playerNameWarnings(open),
          ...expulsionWarnings(tournament),
          ...checkSchedule(open),
          ...clashesOf(tournament),
        ],
      });
    });
  },
};
