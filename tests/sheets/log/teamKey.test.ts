import { makeTeamKey, parseTeamKey, type TeamKey } from '../../../src/sheets/log/teamKey';

it.each([
  ['match 3 board 2', { of: 'board', match: 3, board: 2, cell: 'result' }],
  ['match 3 board 2 home', { of: 'board', match: 3, board: 2, cell: 'home' }],
  ['match 12 board 1 away', { of: 'board', match: 12, board: 1, cell: 'away' }],
  ['match 3 date', { of: 'match', no: 3, cell: 'date' }],
  ['match 3 venue', { of: 'match', no: 3, cell: 'venue' }],
  ['team 4 status', { of: 'team', no: 4, cell: 'status' }],
] satisfies readonly (readonly [string, TeamKey])[])('%s is written and read', (text, key) => {
  expect(makeTeamKey(key)).toBe(text);
  expect(parseTeamKey(text)).toEqual(key);
});

it.each([
  'match 3',
  'match 0 board 2',
  'match 3 board 2 status',
  'match 3 board 2 result',
  'match 3 status',
  'team 4',
  'team 4 board 1',
  'team 4 date',
  'game 3',
  "'Matches'!C7",
])('%s is no such key', (text) => expect(parseTeamKey(text)).toBeNull());
