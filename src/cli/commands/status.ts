import { checkSchedule } from '../../app/changes/manual';
import { gatherTeamEvents, openTeamEvents, openTournaments } from '../../app/open';
import { playerNameWarnings } from '../../app/playerNames';
import { inspect } from '../../app/repair/inspect';
import { type InspectedTeams, inspectTeams, teamFaults } from '../../app/teamSteps/inspect';
import { clashesOf } from '../../core/calendar/clashes';
import { overdueGames } from '../../core/calendar/overdue';
import { owedGames } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import { dayOf } from '../../core/dates';
import { entryAt } from '../../core/present';
import type { Problem } from '../../core/problem';
import { andThen, failAll, ok, type Result } from '../../core/result';
import { missingNames, missingResults } from '../../core/teamEvent/missing';
import { type TeamEvent, teamNo, teamOn } from '../../core/teamEvent/model';
import { teamProgress } from '../../core/teamEvent/table';
import { calendarTexts } from '../../language/calendar';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { teamStepTexts } from '../../language/teamSteps';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import { oneLine } from '../columns';
import type { Command, Report } from '../command';
import { chooseDamaged, inFile, openedOf, openWorkbook } from '../sources';

/**
 * All team events of a workbook with what is damaged on their sheets. Problems: `workbook-copied-sheet`, those of `inspectTeams`.
 */
const inspectedTeams = async (
  workbook: XlsxWorkbook,
  file: string,
  time: string,
): Promise<Result<readonly InspectedTeams[]>> => {
  const opened = await openTeamEvents(workbook);
  if (!opened.ok && opened.problems[0].code === 'workbook-copied-sheet') return inFile(file, opened);
  const gathered = await gatherTeamEvents(workbook);
  if (!gathered.ok) return inFile(file, gathered);
  const found: InspectedTeams[] = [];
  for (const { sheet } of gathered.value.all) {
    const inspected = await inspectTeams(workbook, sheet, time);
    if (!inspected.ok) return inFile(file, inspected);
    found.push(inspected.value);
  }
  return ok(found);
};

/** What is missing of an event, for programs. */
const missingOf = (event: TeamEvent, today: string) => ({
  missing: missingResults(event).map(({ match, boards }) => ({ match: match.no, boards })),
  unnamed: missingNames(event).map(({ match, side, boards }) => ({
    ...{ match: match.no, team: teamNo(event, teamOn(match, side))?.name ?? '' },
    boards,
  })),
  ...(event.dated ? { overdue: overdueGames(event, today).length } : {}),
});

const linesOf = (event: TeamEvent, today: string, language: string): readonly string[] => {
  const { status } = teamStepTexts(language);
  const { missing, unnamed, overdue = 0 } = missingOf(event, today);
  const boardsIn = (boards: readonly number[]) => ({ boards: boards.join(', '), count: boards.length });
  const results = missing.map(({ match, boards }) =>
    say(status.match, language, { match, ...boardsIn(boards) }),
  );
  const names = unnamed.map(({ match, team, boards }) =>
    say(status.team, language, { match, team: oneLine(team), ...boardsIn(boards) }),
  );
  return [
    ...(results.length === 0 ? [] : [say(status.missing, language, { list: results.join('; ') })]),
    ...(names.length === 0 ? [] : [say(status.unnamed, language, { list: names.join('; ') })]),
    ...(overdue === 0 ? [] : [say(status.overdue, language, { count: overdue })]),
  ];
};

/** How far team events are, and what is missing; as warnings, what is damaged, what breaks line-ups, and which dates clash. */
const statusOfTeams = (events: readonly InspectedTeams[], time: string, language: string): Report => {
  const today = dayOf(time);
  const all = events.map(({ open: { tournament: event } }) => ({
    event,
    values: { event: oneLine(event.event), teams: event.players.length, ...teamProgress(event) },
  }));
  const json = all.map(({ event, values }) => ({ ...values, ...missingOf(event, today) }));
  return {
    text: () =>
      all
        .flatMap(({ event, values }) => [
          say(cliTexts(language).teamStatus, language, values),
          ...linesOf(event, today, language),
        ])
        .join('\n'),
    json: () => (json.length === 1 ? json[0] : json),
    warnings: events.flatMap((each) => [
      ...teamFaults(each),
      ...each.open.warnings,
      ...clashesOf(each.open.tournament),
    ]),
  };
};

/** What is damaged on a tournament's sheets. Problems: those of `inspect`. */
const damageIn = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
  file: string,
  time: string,
): Promise<Result<readonly Problem[]>> => {
  const sheet = await chooseDamaged(workbook, typed, file);
  const inspected = sheet.ok ? await inspect(workbook, sheet.value, time) : sheet;
  return inFile(
    file,
    andThen(inspected, ({ faults }) => ok(faults)),
  );
};

/** The team events of a workbook that has no tournament; none where it has one. Problems: those of `inspectedTeams`. */
const teamsAlone = async (
  workbook: XlsxWorkbook,
  file: string,
  time: string,
): Promise<Result<readonly InspectedTeams[]>> => {
  const opened = await openTournaments(workbook);
  const isAlone = !opened.ok && opened.problems[0].code === 'workbook-of-teams';
  return isAlone ? inspectedTeams(workbook, file, time) : ok([]);
};

/** Says how far a tournament is; as warnings, what is damaged, who may be expelled, and what is wrong with its games as a schedule. */
export const status: Command = {
  name: 'status',
  operands: [{ name: 'IN.xlsx' }],
  options: { tournament: { takes: 'NAME' } },
  run: async (given, { language, time }) => {
    const [file, typed] = [entryAt(given.operands, 0), given.text('tournament')];
    const workbook = await openWorkbook(file);
    if (!workbook.ok) return workbook;
    const teams = await teamsAlone(workbook.value, file, time());
    if (!teams.ok) return teams;
    if (teams.value.length > 0) return ok(statusOfTeams(teams.value, time(), language));
    const damage = await damageIn(workbook.value, typed, file, time());
    if (!damage.ok) return damage;
    const opened = await openedOf(workbook.value, typed, file);
    const [first, ...more] = damage.value;
    // What keeps it from being opened is told as the damage that it is, with what Repair does about it.
    if (!opened.ok) return first ? failAll([first, ...more]) : opened;
    return andThen(opened, (open) => {
      const texts = cliTexts(language);
      const { tournament, warnings } = open;
      const { current, games: owed } = owedGames(tournament);
      const values = {
        event: oneLine(tournament.event),
        games: tournament.games.length,
        finished: tournament.games.filter(({ outcome }) => outcome !== null).length,
        owed: owed.length,
      };
      const overdue = overdueGames(tournament, dayOf(time())).length;
      return ok({
        text: () =>
          [
            say(texts.status, language, values),
            ...(overdue > 0 ? [say(calendarTexts(language).overdueCount, language, { count: overdue })] : []),
          ].join('\n'),
        json: () => ({ ...values, round: current, ...(tournament.dated ? { overdue } : {}) }),
        profile: tournament.profile,
        warnings: [
          ...damage.value,
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
