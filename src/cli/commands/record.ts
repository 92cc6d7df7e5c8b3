import { recordResults, type TypedResult } from '../../app/record';
import { problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { outputOptions, type Command } from '../command';
import { chooseSheet, withCopy } from '../sources';

/** `12=1-0`: the number of the game, then what one would type into its cell, White on the left. */
const RESULT = /^\d{1,9}=/;

const parseResult = (typed: string): TypedResult => {
  const sign = typed.indexOf('=');
  return { game: Number(typed.slice(0, sign)), typed: typed.slice(sign + 1) };
};

/** `result-twice` for each game that has two results. */
const resultsOf = (typed: readonly string[]): Result<readonly TypedResult[]> => {
  const results = typed.map(parseResult);
  const games = results.map(({ game }) => game);
  const twice = games.filter((game, index) => games.indexOf(game) < index);
  return unlessProblems(
    twice.map((game) => problem('result-twice', { game })),
    () => results,
  );
};

/** Types results into a copy of a workbook. */
export const record: Command = {
  name: 'record',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=RESULT', many: true, form: RESULT }],
  options: { ...outputOptions('OUT.xlsx'), tournament: { takes: 'NAME' } },
  run: async (given, { time, random, language }) => {
    const [input, ...typed] = given.operands;
    const results = resultsOf(typed);
    if (!results.ok) return results;
    const out = given.text('out')!;
    const patch = await withCopy(input!, { out, force: given.flag('force') }, random(), async (workbook) => {
      const named = await chooseSheet(workbook, given.text('tournament'), input!);
      return named.ok ? recordResults(workbook, results.value, { time: time(), named: named.value }) : named;
    });
    return andThen(patch, ({ cells: { length: count } }) =>
      ok({
        text: () => say(cliTexts(language).recorded, language, { count, out }),
        json: () => ({ changed: count, out }),
        warnings: [],
      }),
    );
  },
};
