import { planTournamentRemoval, removeTournament as remove } from '../../app/removeTournament';
import { present } from '../../core/present';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { type Command, outputOptions } from '../command';
import { chooseDamaged, withCopy } from '../sources';

/** Deletes the sheets of a tournament or a team event in a copy of a workbook; `--yes` where something of the organiser's goes, too. */
export const removeTournament: Command = {
  name: 'remove-tournament',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...outputOptions('OUT.xlsx'), tournament: { takes: 'NAME' }, yes: {} },
  run: async (given, session) => {
    const { language, random } = session;
    const [input] = given.operands;
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const removed = await withCopy(present(input), place, random(), async (workbook) => {
      const meant = await chooseDamaged(workbook, given.text('tournament'), present(input), session);
      const planned = meant.ok ? await planTournamentRemoval(workbook, meant.value.sheet) : meant;
      if (!planned.ok) return planned;
      const done = await remove(workbook, planned.value, given.flag('yes'));
      return andThen(done, () => ok(planned.value));
    });
    return andThen(removed, ({ sheets, cautions }) => {
      const values = { count: sheets.length, sheets: sheets.join(', '), out };
      return ok({
        text: () => say(cliTexts(language).tournamentRemoved, language, values),
        json: () => ({ removed: sheets, out }),
        warnings: cautions,
      });
    });
  },
};
