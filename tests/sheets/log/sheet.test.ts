import type { Draw } from '../../../src/core/draw/protocol';
import { calculate } from '../../../src/grid/formula/calculate';
import { wordsEn } from '../../../src/language/words';
import { layoutOf } from '../../../src/sheets/layout';
import { makeDrawLine, parseDraws } from '../../../src/sheets/log/draw';
import { type LogKey, makeKey, ownerOf, parseKey } from '../../../src/sheets/log/key';
import type { LogEntry } from '../../../src/sheets/log/line';
import { isFieldStep, isRepair, type LogRule, makeRule, parseRule } from '../../../src/sheets/log/rule';
import { lineHeight, makeLogSheet } from '../../../src/sheets/log/sheet';
import { cellsByFormat, rowOf, rulesOf, sheetIn, shownOn, tablesOf } from '../facts';
import { NAMES } from '../plan';
import { QUAD } from '../quad';
import { quad, rich } from '../samples';

describe('the sheet Log', () => {
  it('holds this', () => {
    expect(shownOn(rich, 'Log', 24)).toEqual({
      1: 'Quad · B group · Log',
      2: 'Results typed straight into the sheets are not listed here.',
      4: 'When | What happened | Step | Tournament | Rule | Cells | Before | After',
      5: '2026-11-20 09:00 | Tournament created: 4 players, 6 games. | 1 | Quad | create |  |  | players=4 games=6',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Log'))).toEqual({ '@': 'A1 A2 A4:H4 A5:B5 D5:H5', '0': 'C5' });
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(quad, 'Log')).toEqual({
      conditions: ['A5:B2004 color 5B6270 if $B5="(continued)"'],
      choices: [],
      tables: ['Log_Quad A4:H5 TableStyleLight1'],
      hidden: ['3-3', '4-4', '5-5', '6-6', '7-7', '8-8'],
    });
  });

  it('has lines as high as their sentences need, and never above the 409.5 points that Excel takes', () => {
    const line = { step: 2, time: '', tournament: 'Quad', rule: 'record', cells: '', before: '', after: '' };
    const height = (characters: number) => lineHeight({ ...line, said: 'a'.repeat(characters) });
    expect([69, 70, 250, 20_000].map(height)).toEqual([null, 30, 60, 405]);
    const said = 'Round 1, FC Muhlheim – SK Turm Emsdetten: SK Turm with Emil Ebert (was Clara).';
    expect([said.length, lineHeight({ ...line, said })]).toEqual([78, 30]);
  });

  it('has each draw of the numbers above the creation, all of them one step', () => {
    const draw = { no: 1, time: '2026-11-20 08:55', numbering: 'lots', seed: 'apple', lines: [2, 1, 4, 3] };
    const layout = layoutOf(QUAD, NAMES, 'live', 2);
    const sheet = makeLogSheet(QUAD, layout, wordsEn, '2026-11-20 09:00', [draw]);
    const value = calculate([sheet]);
    expect([4, 5].map((row) => rowOf((down, along) => value('Log', down, along), row, 8))).toEqual([
      '2026-11-20 08:55 | Numbers drawn by lot, draw code “apple”. | 1 | Quad | draw 1 |  |  | numbers=lots\nseed=apple\norder=2,1,4,3',
      '2026-11-20 09:00 | Tournament created: 4 players, 6 games. | 1 | Quad | create |  |  | players=4 games=6',
    ]);
    expect(tablesOf(sheet)).toEqual(['Log_Quad A4:H6 TableStyleLight1']);
  });
});

const KEYS: readonly (readonly [text: string, key: LogKey])[] = [
  ['player 3 name', { of: 'player', no: 3, cell: 'name' }],
  ['player 3 playOff', { of: 'player', no: 3, cell: 'playOff' }],
  ['player 12 column2', { of: 'player', no: 12, cell: 'column2' }],
  ['game 12', { of: 'game', no: 12, cell: 'result' }],
  ['game 12 left', { of: 'game', no: 12, cell: 'left' }],
  ['round 2 bye', { of: 'bye', round: 2, place: 1 }],
  ['round 2 bye3', { of: 'bye', round: 2, place: 3 }],
  ['setting seed', { of: 'setting', setting: 'seed' }],
];

it.each(KEYS)('“%s” is written for its key, and read back', (text, key) => {
  expect(makeKey(key)).toBe(text);
  expect(parseKey(text)).toEqual(key);
});

it.each([
  '',
  'game',
  'game x',
  'game 12 score',
  'game 12 left 3',
  'player 3',
  'player 3 column0',
  'player 3 columns',
  'round 2',
  'round bye',
  'setting',
  'setting 3 seed',
  'setting name',
  "'game 12'!A1",
  'game 12 format',
])('“%s” is no key', (text) => {
  expect(parseKey(text)).toBeNull();
});

it('cells of one player or game have one owner; 1 is not in 10', () => {
  expect(['player 1 name', 'player 1 status'].map(ownerOf)).toEqual(['player 1', 'player 1']);
  expect(ownerOf('player 10 name')).toBe('player 10');
  expect(ownerOf('game 10')).toBe('game 10');
});

const RULES: readonly (readonly [text: string, rule: LogRule])[] = [
  ['create', { did: 'create' }],
  ['record', { did: 'change', id: 'record' }],
  ['refresh', { did: 'refresh', sheets: false }],
  ['refresh sheets', { did: 'refresh', sheets: true }],
  ['colours', { did: 'change', id: 'colours' }],
  ['exchange', { did: 'change', id: 'exchange' }],
  ['repair', { did: 'repair', sheets: false }],
  ['repair sheets', { did: 'repair', sheets: true }],
  ['draw 2', { did: 'draw', no: 2 }],
  ['undo 4', { did: 'undo', no: 4 }],
  ['redo 4', { did: 'redo', no: 4 }],
  ['adjust 3', { did: 'change', id: 'adjust', player: 3 }],
  ['correct 3', { did: 'change', id: 'correct', player: 3 }],
  ['substitute 3', { did: 'change', id: 'substitute', player: 3 }],
  ['substitute 3 4', { did: 'change', id: 'substitute', player: 3, round: 4 }],
  ['reenter 3', { did: 'change', id: 'reenter', player: 3 }],
  ['withdraw 3 us-chess', { did: 'withdraw', player: 3, by: 'us-chess' }],
  ['enter 8 seat', { did: 'enter', player: 8, by: 'seat' }],
  ['remove 8 lots', { did: 'remove', player: 8, by: 'lots' }],
  ['applaud', { did: 'change', id: 'applaud' }],
  ['applaud 12', { did: 'change', id: 'applaud', player: 12 }],
  ['take-a-bow 12', { did: 'change', id: 'take-a-bow', player: 12 }],
];

it.each(RULES)('“%s” is written for its rule, and read back', (text, rule) => {
  expect(makeRule(rule)).toBe(text);
  expect(parseRule(text)).toEqual(rule);
});

it.each([
  '',
  'Record',
  'record 3 twice',
  'undo',
  'undo 0',
  'undo x',
  'redo',
  'redo 0',
  'repair all',
  'withdraw 3',
  'enter seat',
  'create now',
  'play it again',
  'applaud 03',
])('“%s” is none of ours', (text) => {
  expect(parseRule(text)).toBeNull();
});

it('sheets are made anew for whoever enters or is removed, and for nobody else', () => {
  expect(RULES.filter(([text]) => isFieldStep(text)).map(([text]) => text)).toEqual([
    'enter 8 seat',
    'remove 8 lots',
  ]);
});

it('repairs are known, of cells and of sheets', () => {
  expect(RULES.filter(([text]) => isRepair(text)).map(([text]) => text)).toEqual(['repair', 'repair sheets']);
});

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
