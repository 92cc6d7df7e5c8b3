import { exchangeGames } from '../../app/handChange';
import type { Command } from '../command';
import { changeByHand } from '../hand';
import { STEP_OPTIONS } from '../step';

const parsePair = (typed: string): readonly [number, number] => {
  const [one, other] = typed.split('=').map(Number);
  return [one!, other!];
};

/** Exchanges games, in a copy of a workbook. */
export const exchange: Command = {
  name: 'exchange',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=GAME', many: true, form: /^\d{1,9}=\d{1,9}$/ }],
  options: { ...STEP_OPTIONS, black: {} },
  run: (...call) => {
    const [, ...typed] = call[0].operands;
    const what = call[0].flag('black') ? 'opponents' : 'places';
    const wanted = { pairs: typed.map(parsePair), what } as const;
    return changeByHand(call, (workbook, words) => exchangeGames(workbook, wanted, words));
  },
};
