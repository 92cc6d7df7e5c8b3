import { clashesOf } from '../../core/calendar/clashes';
import { overdueGames } from '../../core/calendar/overdue';
import { dayOf } from '../../core/dates';
import { entryAt } from '../../core/present';
import { playerNameWarnings } from '../../app/playerNames';
import { checkSchedule } from '../../app/changes/manual';
import { inspect } from '../../app/repair/inspect';
import { owedGames } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result, failAll } from '../../core/result';
import { calendarTexts } from '../../language/calendar';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { openTournaments } from '../../app/open';
import type { InspectedTeams } from '../../app/teamSteps/inspect';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import type { Command } from '../command';
import { chooseDamaged } from '../damaged';
import { oneLine } from '../line';
import { inFile, openedOf, openWorkbook } from '../sources';
import { inspectedTeams, statusOfTeams } from '../teamStatus';

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
