import { isFieldStep, isRepair, makeRule, parseRule, type LogRule } from '../../../src/sheets/log/rule';

const RULES: readonly (readonly [text: string, rule: LogRule])[] = [
  ['create', { did: 'create' }],
  ['record', { did: 'change', id: 'record' }],
  ['refresh', { did: 'refresh' }],
  ['refresh sheets', { did: 'refresh', sheets: true }],
  ['colours', { did: 'change', id: 'colours' }],
  ['exchange', { did: 'change', id: 'exchange' }],
  ['repair', { did: 'repair', sheets: false }],
  ['repair sheets', { did: 'repair', sheets: true }],
  ['draw 2', { did: 'draw', no: 2 }],
  ['undo 4', { did: 'undo', step: 4 }],
  ['redo 4', { did: 'redo', step: 4 }],
  ['adjust 3', { did: 'change', id: 'adjust', player: 3 }],
  ['correct 3', { did: 'change', id: 'correct', player: 3 }],
  ['substitute 3', { did: 'change', id: 'substitute', player: 3 }],
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
