import type { PlannedHandChange } from '../app/handChange';
import { andThen, ok } from '../core/result';
import { cliTexts } from '../language/cli';
import { say } from '../language/language';
import type { Command } from './command';
import { changeCopy, type Step } from './step';

/** Changes games by hand in a copy of a workbook, and says which. */
export const changeByHand = async (
  call: Parameters<Command['run']>,
  step: Step<PlannedHandChange>,
): ReturnType<Command['run']> => {
  const [given, { language }] = call;
  const out = given.text('out')!;
  return andThen(await changeCopy(call, step), ({ games, warnings }) =>
    ok({
      text: () => say(cliTexts(language).handChanged, language, { count: games.length, out }),
      json: () => ({
        games: games.map(({ no, round, board, white, black }) => ({ game: no, round, board, white, black })),
        out,
      }),
      warnings,
    }),
  );
};
