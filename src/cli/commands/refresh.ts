import { refreshSheets, refreshTournament, type Refreshed } from '../../app/refresh';
import { refreshTeamSheets } from '../../app/teamSteps/remake';
import { remakePage } from '../../app/sections/remakePage';
import { idOf } from '../../core/format/id';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { STEP_OPTIONS } from '../change';
import type { Arguments, Command, Report, Session } from '../command';
import { chooseDamaged, withCopy } from '../sources';

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
    const isAnew = given.flag('new-sheets');
    const by = isAnew ? refreshSheets : refreshTournament;
    const output = { out, force: given.flag('force') };
    const file = entryAt(given.operands, 0);
    const done = await withCopy(file, output, session.random(), async (workbook) => {
      const meant = await chooseDamaged(workbook, given.text('tournament'), file, session);
      if (!meant.ok) return meant;
      const { sheet: named, ofTeams } = meant.value;
      if (!ofTeams) return by(workbook, { time: time(), named });
      // Its values follow by themselves.
      if (!isAnew) return fail(problem('team-event-live', { sheet: named }));
      return andThen(await refreshTeamSheets(workbook, { time: time(), named }), ({ warnings }) =>
        ok<Refreshed>({ cells: [], newSheets: true, warnings }),
      );
    });
    return andThen(done, ({ cells: { length: count }, newSheets, warnings }) => {
      const texts = cliTexts(language);
      return ok({
        text: () => say(newSheets ? texts.remade : texts.refreshed, language, { count, out }),
        json: () => ({ changed: count, newSheets, out }),
        warnings,
      });
    });
  },
};
