import { makeKey, ownerOf, parseKey, type LogKey } from '../../../src/sheets/log/key';

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
