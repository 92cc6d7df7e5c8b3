import { inspectTeams, teamFaults, type InspectedTeams } from '../app/teamSteps/inspect';
import { gatherTeamEvents, openTeamEvents } from '../app/open';
import { dayOf } from '../core/dates';
import { ok, type Result } from '../core/result';
import { clashesOf } from '../core/calendar/clashes';
import { overdueGames } from '../core/calendar/overdue';
import { missingNames, missingResults } from '../core/teamEvent/missing';
import { teamNo, type TeamEvent } from '../core/teamEvent/model';
import { teamOn } from '../core/teamEvent/model';
import { teamProgress } from '../core/teamEvent/table';
import { cliTexts } from '../language/cli';
import { say } from '../language/language';
import { teamStepTexts } from '../language/teamSteps';
import type { XlsxWorkbook } from '../workbook/xlsx';
import type { Report } from './command';
import { oneLine } from './line';
import { inFile } from './sources';

/**
 * All team events of a workbook with what is damaged on their sheets. Problems: `workbook-copied-sheet`, those of `inspectTeams`.
 */
export const inspectedTeams = async (
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
export const statusOfTeams = (events: readonly InspectedTeams[], time: string, language: string): Report => {
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
