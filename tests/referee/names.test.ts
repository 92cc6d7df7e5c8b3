import type { Tournament } from '../../src/core/model';
import { generated } from '../generated';
import { displayed, expected, fileOf, part, refereed, type ValueAt } from './books';

/** Names as people have them, and as nobody should. */
const NAMES = [
  '=1+1',
  '+49 Anna',
  '-Bert',
  '@Carl',
  "'t Hart, Jan",
  '1-0',
  '2024-01-05',
  '12345',
  '1e5',
  'TRUE',
  '"Quote" & <b>bold</b>',
  'שרה לוי',
  'علي حسن',
  '山田太郎',
  'Zoë 🏆 Ñandú',
  `Long ${'x'.repeat(195)}`,
  'a*b?c~d',
];

const base = generated({ players: NAMES.length, cycles: 1, seed: 21, finished: 0.7, special: 0.1 });
const tournament: Tournament = {
  ...base,
  event: "Cup & 'Trophy' <2026>",
  players: base.players.map((player, index) => ({ ...player, name: NAMES[index]! })),
};

describe('names that look like formulas, dates, numbers or markup', () => {
  let value: ValueAt;
  beforeAll(async () => {
    value = (await refereed(new Map([['names', await fileOf(tournament)]]))).get('names')!;
  });

  it('stand on Players as they were typed', () =>
    expect(part(value, 'Players', 4, 1, NAMES.length, 1)).toEqual(NAMES.map((name) => [name])));

  it('are what Standings and Crosstable display', () =>
    expect(displayed(tournament, value)).toEqual(expected(tournament)));

  it('are what Pairings displays', () => {
    const lines = part(value, 'Pairings', 4, 3, base.games.length, 5);
    const named = lines.filter(([, , , right]) => right !== 'bye');
    expect(named.length).toBeGreaterThan(100);
    for (const [leftNo, left, , right, rightNo] of named)
      expect([left, right]).toEqual([NAMES[Number(leftNo) - 1], NAMES[Number(rightNo) - 1]]);
  });

  it('the event stands above as it is', () =>
    expect(value('Standings', 0, 0)).toBe("Cup & 'Trophy' <2026> · Standings"));
});
