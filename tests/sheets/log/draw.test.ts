import type { Draw } from '../../../src/core/draw/protocol';
import { makeDrawLine, parseDraws } from '../../../src/sheets/log/draw';
import type { LogEntry } from '../../../src/sheets/log/line';

const DRAW: Draw = {
  no: 2,
  time: '2026-11-20 09:05',
  numbering: 'lots',
  seed: 'witness 7',
  list: "'Club'!A1:B4",
  lines: [3, 1, 2],
};
const lineOf = (draw: Draw): LogEntry => makeDrawLine(draw, { step: 1, tournament: 't' });

it('a draw is a line of the Log: the method, the seed, where the list stood, who got which number', () => {
  expect(lineOf(DRAW)).toMatchObject({
    rule: 'draw 2',
    after: "numbers=lots\nseed=witness 7\nlist='Club'!A1:B4\norder=3,1,2",
  });
});

it('who said the word stands below it', () => {
  expect(lineOf({ ...DRAW, saidBy: 'Anna Berg' }).after).toBe(
    "numbers=lots\nseed=witness 7\nsaid-by=Anna Berg\nlist='Club'!A1:B4\norder=3,1,2",
  );
});

it.each<[string, Partial<Draw>]>([
  ['as it is', {}],
  ['without a seed, by hand', { numbering: 'hand:3,1,2', seed: '' }],
  [
    'with a heading of two lines and a sheet that has an equals sign',
    { numbering: 'column:Start\nno.', list: "'a=b'!A1" },
  ],
  ['of a list that stood nowhere', { list: undefined as never }],
  ['with who said the word', { saidBy: 'Anna Berg' }],
  ['with who said the word, from a list that stood nowhere', { saidBy: 'A', list: undefined as never }],
  ['of a seed that looks like more of it', { seed: 'seed=x, order=2' }],
  ['of the second section, of lines that were dealt to it', { section: 'B', sectionNo: 2, dealt: [2, 4, 6] }],
  [
    'of a final, from those who came into it',
    {
      list: undefined as never,
      finalists: [
        { section: 'Section A', place: 1, name: 'Berg, Anna' },
        { section: 'Section B', place: 1, name: 'order=2' },
        { section: 'Section A', place: 2, name: 'Novak (A, 3)' },
      ],
    },
  ],
  [
    'of a final, with the ties that were decided for it',
    {
      list: undefined as never,
      finalists: [{ section: 'Section A', place: 1, name: 'Berg, Anna' }],
      ties: [
        {
          section: 'Section A',
          place: 2,
          names: ['Bo', 'order=2', 'Novak (A, 3)'],
          order: [3, 1, 2],
          seed: 'abc A',
        },
        { section: 'Section B', place: 1, names: ['C', 'D'], order: [2, 1] },
      ],
    },
  ],
])('it is read back: %s', (_, part) => {
  const { list, ...rest } = { ...DRAW, ...part };
  const draw = { ...rest, ...(list === undefined ? {} : { list }) };
  expect(parseDraws([lineOf(draw)])).toEqual([draw]);
});

it('draws come in their order, wherever the Log was sorted to; other lines and spoilt ones are passed over', () => {
  const first = { ...DRAW, no: 1, seed: 'x' };
  const created = { ...lineOf(DRAW), rule: 'create', after: 'players=3 games=3' };
  const spoilt = { ...lineOf(DRAW), rule: 'draw 3', after: 'numbers=lots' };
  expect(parseDraws([lineOf(DRAW), spoilt, created, lineOf(first)])).toEqual([first, DRAW]);
});
