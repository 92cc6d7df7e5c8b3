import { LINE_UP } from '../../app/changes/lineUp';
import { COLOURS, EXCHANGE } from '../../app/changes/manual';
import type { TypedResult } from '../../core/results/record';
import { takeChange } from '../../app/changes/take';
import { shownOf } from '../../app/tools/names/block';
import { entryAt } from '../../core/present';
import { andThen, ok } from '../../core/result';
import type { Seating } from '../../core/teamEvent/reseat';
import { tell } from '../../language/cli';
import type { CellChange } from '../../workbook/port';
import type { Command } from '../command';
import { oneLine, makeChange, reportStep, STEP_OPTIONS, withTournament } from '../steps';

/** `12=1-0`: the number of the game, then what one would type into its cell; of teams, `3.2=1-0`: match and board. */
const RESULT = /^\d{1,9}(\.\d{1,9})?=/;

/** What stands before and behind the first sign of equality. */
const parted = (typed: string): readonly [before: string, behind: string] => {
  const sign = typed.indexOf('=');
  return [typed.slice(0, sign), typed.slice(sign + 1)];
};

const parseResult = (text: string): TypedResult => {
  const [place, typed] = parted(text);
  const [game = 0, board] = place.split('.').map(Number);
  return { game, ...(board === undefined ? {} : { board }), typed };
};

/** Which results stood there before: a wrong number of a game is seen by it. */
const correctedText = (cells: readonly CellChange[]): readonly string[] =>
  cells
    .filter(({ expect }) => expect !== null && expect !== '')
    .map(shownOf)
    .map(({ after, ...cell }) => oneLine(tell('cellChange', { ...cell, after: after || '–' })));

/** Types results into a copy of a workbook, and says whom it affects where one corrects an earlier one. */
export const record: Command = {
  name: 'record',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=RESULT', many: true, form: RESULT }],
  options: STEP_OPTIONS,
  run: (...call) => {
    const [given, { time }] = call;
    const out = given.required('out');
    const results = given.operands.slice(1).map(parseResult);
    const linesOf = (cells: readonly CellChange[]) => [
      tell('recorded', { count: cells.length, out }),
      ...correctedText(cells),
    ];
    return withTournament(
      call,
      async (workbook, named) => {
        const context = { time: time(), named };
        return andThen(await takeChange(workbook, 'record', results, context), ({ affected, ...taken }) => {
          const { patch, corrected } = taken;
          const isCorrected = corrected.length > 0;
          const json = { changed: patch.cells.length, ...(isCorrected ? { corrected } : {}), out };
          const step = { ...taken, ...(isCorrected ? { affected } : {}) };
          return ok(reportStep(step, { lines: linesOf(patch.cells), json }));
        });
      },
      results.some(({ board }) => board !== undefined) ? 'teams' : 'all',
    );
  },
};

/** `2=Dora`: the board, then who sits there; `2=` for nobody. */
const SEAT = /^\d{1,9}=/;

const parseSeat = (typed: string): Seating => {
  const [board, name] = parted(typed);
  return { board: Number(board), name };
};

/** Changes who sits at boards of a match of teams, in a copy of a workbook. */
export const lineup: Command = {
  name: 'lineup',
  operands: [{ name: 'IN.xlsx' }, { name: 'BOARD=NAME', many: true, optional: true, form: SEAT }],
  options: {
    ...STEP_OPTIONS,
    match: { takes: 'N', required: true, unless: 'absent', form: /^\d{1,9}$/ },
    team: { takes: 'NAME', required: true },
    absent: { takes: 'NAME' },
  },
  run: (...call) => {
    const [given] = call;
    const match = given.text('match');
    const input = {
      match: match === undefined ? match : Number(match),
      team: given.required('team'),
      absent: given.text('absent'),
      seats: given.operands.slice(1).map(parseSeat),
    };
    return makeChange(call, LINE_UP, () => ok(input));
  },
};

/** Reverses the colours of games, in a copy of a workbook. */
export const colours: Command = {
  name: 'colours',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME', many: true, form: /^\d{1,9}$/ }],
  options: STEP_OPTIONS,
  run: (...call) => makeChange(call, COLOURS, () => ok(call[0].operands.slice(1).map(Number))),
};

const parsePair = (typed: string): readonly [number, number] => {
  const numbers = typed.split('=').map(Number);
  return [entryAt(numbers, 0), entryAt(numbers, 1)];
};

/** Exchanges games, in a copy of a workbook. */
export const exchange: Command = {
  name: 'exchange',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=GAME', many: true, form: /^\d{1,9}=\d{1,9}$/ }],
  options: { ...STEP_OPTIONS, black: {} },
  run: (...call) => {
    const [{ operands, flag }] = call;
    const what = flag('black') ? 'opponents' : 'places';
    return makeChange(call, EXCHANGE, () => ok({ pairs: operands.slice(1).map(parsePair), what }));
  },
};
