import { undoLast } from '../../app/record';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { outputOptions, type Command } from '../command';
import { chooseSheet, withCopy } from '../sources';

/** Takes the last step back in a copy of a workbook. */
export const undo: Command = {
  name: 'undo',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...outputOptions('OUT.xlsx'), tournament: { takes: 'NAME' } },
  run: async (given, { time, random, language }) => {
    const [input] = given.operands;
    const out = given.text('out')!;
    const patch = await withCopy(input!, { out, force: given.flag('force') }, random(), async (workbook) => {
      const named = await chooseSheet(workbook, given.text('tournament'), input!);
      return named.ok ? undoLast(workbook, { time: time(), named: named.value }) : named;
    });
    return andThen(patch, ({ cells: { length: count } }) =>
      ok({
        text: () => say(cliTexts(language).undone, language, { count, out }),
        json: () => ({ changed: count, out }),
        warnings: [],
      }),
    );
  },
};
