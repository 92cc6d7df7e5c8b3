import { refreshSheets, refreshTournament, type Refreshed } from '../../app/refresh';
import { refreshTeamSheets } from '../../app/teamSteps/remake';
import { remakePage } from '../../app/sections/remakePage';
import { idOf } from '../../core/format/id';
import { entryAt } from '../../core/present';
import { andThen, fail, ok, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { STEP_OPTIONS } from '../change';
import type { Arguments, Command, Report, Session } from '../command';
import { chooseSheet, withCopy } from '../sources';
import { meansTeams } from '../teamStep';

/** Makes the page of all sections again. */
const pageIn = async (given: Arguments, { language, random }: Session): Promise<Result<Report>> => {
  const output = { out: given.required('out'), force: given.flag('force') };
  const done = await withCopy(entryAt(given.operands, 0), output, random(), (workbook) =>
    remakePage(workbook, { id: idOf(random()) }),
  );
  return andThen(done, ({ sheet, sections, warnings }) => {
    const values = { sheet, count: sections, out: output.out };
    return ok({
      text: () => say(cliTexts(language).pageRemade, language, values),
      json: () => values,
      warnings,
    });
  });
};

/** Of a workbook that has an event of teams alone, why there is nothing to do. */
const told = <T>(result: Result<T>): Result<T> =>
  !result.ok && result.problems[0].code === 'workbook-of-teams'
    ? fail({ ...result.problems[0], code: 'team-event-live' })
    : result;

/** Works out the values of a large tournament anew, or makes its sheets anew as today, in a copy of its workbook. */
export const refresh: Command = {
  name: 'refresh',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...STEP_OPTIONS, 'new-sheets': {}, 'sections-page': { excludes: ['new-sheets', 'tournament'] } },
  run: async (...call) => {
    const [given, session] = call;
    if (given.flag('sections-page')) return pageIn(given, session);
    const { language, time } = session;
    const out = given.required('out');
    const by = given.flag('new-sheets') ? refreshSheets : refreshTournament;
    const output = { out, force: given.flag('force') };
    const file = entryAt(given.operands, 0);
    const done = await withCopy(file, output, session.random(), async (workbook) => {
      const typed = given.text('tournament');
      const teams = given.flag('new-sheets') ? await meansTeams(workbook, typed) : ok(false);
      if (!teams.ok) return teams;
      if (teams.value)
        return andThen(await refreshTeamSheets(workbook, { time: time(), named: typed }), ({ warnings }) =>
          ok<Refreshed>({ cells: [], newSheets: true, warnings }),
        );
      const named = await chooseSheet(workbook, typed, file, session);
      return named.ok ? by(workbook, { time: time(), named: named.value }) : named;
    });
    return andThen(told(done), ({ cells: { length: count }, newSheets, warnings }) => {
      const texts = cliTexts(language);
      return ok({
        text: () => say(newSheets ? texts.remade : texts.refreshed, language, { count, out }),
        json: () => ({ changed: count, newSheets, out }),
        warnings,
      });
    });
  },
};
