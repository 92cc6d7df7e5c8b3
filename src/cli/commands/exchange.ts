import type { PlannedManualChange } from '../../app/changes/manual';
import { present } from '../../core/present';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { changeCopy, STEP_OPTIONS } from '../change';
import type { Command, Report } from '../command';

/** Which games were changed by hand, for people and for programs. */
const manualReport = ({ games, warnings }: PlannedManualChange, language: string, out: string): Report => ({
  text: () => say(cliTexts(language).handChanged, language, { count: games.length, out }),
  json: () => ({
    games: games.map(({ no, round, board, white, black }) => ({ game: no, round, board, white, black })),
    out,
  }),
  warnings,
});

/** Reverses the colours of games, in a copy of a workbook. */
export const colours: Command = {
  name: 'colours',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME', many: true, form: /^\d{1,9}$/ }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language }] = call;
    const [, ...games] = given.operands;
    const done = await changeCopy(call, 'colours', games.map(Number));
    return andThen(done, (plan) => ok(manualReport(plan, language, given.required('out'))));
  },
};

const parsePair = (typed: string): readonly [number, number] => {
  const [one, other] = typed.split('=').map(Number);
  return [present(one), present(other)];
};

/** Exchanges games, in a copy of a workbook. */
export const exchange: Command = {
  name: 'exchange',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=GAME', many: true, form: /^\d{1,9}=\d{1,9}$/ }],
  options: { ...STEP_OPTIONS, black: {} },
  run: async (...call) => {
    const [given, { language }] = call;
    const [, ...typed] = given.operands;
    const what = given.flag('black') ? 'opponents' : 'places';
    const done = await changeCopy(call, 'exchange', { pairs: typed.map(parsePair), what });
    return andThen(done, (plan) => ok(manualReport(plan, language, given.required('out'))));
  },
};
