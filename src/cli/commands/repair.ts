import { present } from '../../core/present';
import { repairTournament } from '../../app/repair/repair';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { messageOf, say } from '../../language/language';
import { outputOptions, type Command } from '../command';
import { chooseDamaged } from '../damaged';
import { withCopy } from '../sources';

/** Puts right what was damaged on a tournament's sheets, in a copy of a workbook. */
export const repair: Command = {
  name: 'repair',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...outputOptions('OUT.xlsx'), tournament: { takes: 'NAME' } },
  run: async (given, session) => {
    const { language, time, random } = session;
    const [input] = given.operands;
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const repaired = await withCopy(present(input), place, random(), async (workbook) => {
      const sheet = await chooseDamaged(workbook, given.text('tournament'), present(input), session);
      return sheet.ok ? repairTournament(workbook, sheet.value, time()) : sheet;
    });
    return andThen(repaired, ({ faults, warnings, profile }) =>
      ok({
        text: () =>
          [
            ...faults.map((fault) => messageOf(fault, language, profile)),
            say(cliTexts(language).repaired, language, { count: faults.length, out }),
          ].join('\n'),
        json: () => ({ repaired: faults, out }),
        warnings,
        profile,
      }),
    );
  },
};
