import { refreshSheets, refreshTournament } from '../../app/refresh';
import { planTournamentRemoval, removeTournament as removeSheets } from '../../app/removeTournament';
import { repairTournament } from '../../app/repair/repair';
import { remakePage } from '../../app/sections/page';
import { idOf } from '../../core/names/name';
import { problem } from '../../core/problem';
import { andThen, fail, ok } from '../../core/result';
import { cliTexts, tell } from '../../language/cli';
import { messageOf } from '../../language/language';
import { isProposed } from '../../sheets/datedResult';
import { type Call, type Command, OUTPUT_OPTIONS } from '../command';
import { inCopy, STEP_OPTIONS, withDamaged } from '../steps';

/** Puts right what was damaged on a tournament's sheets, in a copy of a workbook. */
export const repair: Command = {
  name: 'repair',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...STEP_OPTIONS, 'take-proposed': {} },
  run: async (...call) => {
    const [given, { time }] = call;
    const [isTaken, out] = [given.flag('take-proposed'), given.required('out')];
    const repaired = await withDamaged(call, (workbook, { sheet }) =>
      repairTournament(workbook, sheet, time(), { isTaken }),
    );
    return andThen(repaired, ({ faults, warnings, profile }) =>
      ok({
        text: () =>
          [
            ...faults.map((fault) => messageOf(fault, profile)),
            ...(isProposed(faults) && !isTaken ? [cliTexts.proposed] : []),
            tell('repaired', { count: faults.length, out }),
          ].join('\n'),
        json: () => ({ repaired: faults, out }),
        ...{ warnings, profile },
      }),
    );
  },
};

/** Makes the page of all sections again. */
const pageIn = async (call: Call): ReturnType<Command['run']> => {
  const [given, { random }] = call;
  const done = await inCopy(call, (workbook) => remakePage(workbook, { id: idOf(random()) }));
  return andThen(done, ({ sheet, sections, warnings }) => {
    const values = { sheet, count: sections, out: given.required('out') };
    return ok({ text: () => tell('pageRemade', values), json: () => values, warnings });
  });
};

/** Works out the values of a large tournament anew, or makes its sheets anew as today, in a copy of its workbook. */
export const refresh: Command = {
  name: 'refresh',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...STEP_OPTIONS, 'new-sheets': {}, 'sections-page': { excludes: ['new-sheets', 'tournament'] } },
  run: async (...call) => {
    const [given, { time }] = call;
    if (given.flag('sections-page')) return pageIn(call);
    const [isAnew, out] = [given.flag('new-sheets'), given.required('out')];
    const done = await withDamaged(call, async (workbook, { sheet: named, ofTeams }) => {
      const context = { time: time(), named };
      if (isAnew) return refreshSheets(workbook, context);
      // The values of an event of teams follow by themselves.
      return ofTeams
        ? fail(problem('team-event-live', { sheet: named }))
        : refreshTournament(workbook, context);
    });
    return andThen(done, ({ cells: { length: count }, newSheets, warnings }) =>
      ok({
        text: () => tell(newSheets ? 'remade' : 'refreshed', { count, out }),
        json: () => ({ changed: count, newSheets, out }),
        warnings,
      }),
    );
  },
};

/** Deletes the sheets of a tournament or a team event in a copy of a workbook; `--yes` where something of the organiser's goes, too. */
export const removeTournament: Command = {
  name: 'remove-tournament',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...OUTPUT_OPTIONS, tournament: { takes: 'NAME' }, yes: {} },
  run: async (...call) => {
    const [given] = call;
    const out = given.required('out');
    const removed = await withDamaged(call, async (workbook, { sheet }) => {
      const planned = await planTournamentRemoval(workbook, sheet);
      if (!planned.ok) return planned;
      return andThen(await removeSheets(workbook, planned.value, given.flag('yes')), () => planned);
    });
    return andThen(removed, ({ sheets, cautions }) => {
      const values = { count: sheets.length, sheets: sheets.join(', '), out };
      return ok({
        text: () => tell('tournamentRemoved', values),
        json: () => ({ removed: sheets, out }),
        warnings: cautions,
      });
    });
  },
};
