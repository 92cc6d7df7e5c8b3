import { type Repaired, repairTournament } from '../../app/repair/repair';
import { repairTeams } from '../../app/teamSteps/remake';
import { present } from '../../core/present';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { messageOf, say } from '../../language/language';
import { isProposed } from '../../sheets/datedResult';
import { type Command, outputOptions } from '../command';
import { chooseDamaged, withCopy } from '../sources';

/** Puts right what was damaged on a tournament's sheets, in a copy of a workbook. */
export const repair: Command = {
  name: 'repair',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...outputOptions('OUT.xlsx'), tournament: { takes: 'NAME' }, 'take-proposed': {} },
  run: async (given, session) => {
    const { language, time, random } = session;
    const [input] = given.operands;
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const isTaken = given.flag('take-proposed');
    const repaired = await withCopy(present(input), place, random(), async (workbook) => {
      const meant = await chooseDamaged(workbook, given.text('tournament'), present(input), session);
      if (!meant.ok) return meant;
      const { sheet: named, ofTeams } = meant.value;
      if (!ofTeams) return repairTournament(workbook, named, time(), { isTaken });
      return andThen(await repairTeams(workbook, { time: time(), named, isTaken }), (done) =>
        ok<Omit<Repaired, 'by'>>({ ...done, profile: 'chess' }),
      );
    });
    return andThen(repaired, ({ faults, warnings, profile }) =>
      ok({
        text: () =>
          [
            ...faults.map((fault) => messageOf(fault, language, profile)),
            ...(isProposed(faults) && !isTaken ? [cliTexts(language).proposed] : []),
            say(cliTexts(language).repaired, language, { count: faults.length, out }),
          ].join('\n'),
        json: () => ({ repaired: faults, out }),
        warnings,
        profile,
      }),
    );
  },
};
