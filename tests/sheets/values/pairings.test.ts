import { withGame, withPlayer } from '../../changed';
import type { Tournament } from '../../../src/core/model';
import type { CellValue } from '../../../src/grid/cell';
import { wordsEn as words } from '../../../src/language/words';
import { snapshotText } from '../../../src/sheets/values/lastRefresh';
import { pairingsParts } from '../../../src/sheets/values/pairings';
import type { ColumnOf, PartValues } from '../../../src/sheets/values/part';
import { generated } from '../../generated';

/** Five players: lines 1 and 2 are games, line 3 is a bye. */
const FIVE = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

const partsOf = (
  columns: Readonly<Partial<Record<string, readonly CellValue[]>>>,
  tournament: Tournament = FIVE,
  snapshot = true,
): Readonly<Record<string, readonly CellValue[]>> => {
  const column: ColumnOf = (part) => columns[part] ?? [];
  const parts: readonly PartValues[] = pairingsParts(tournament, words, column, snapshot);
  return Object.fromEntries(parts.map(({ part, values }) => [part, values.map(([value]) => value!)]));
};

describe('what Refresh writes on Pairings', () => {
  const checked = (result: CellValue, game: CellValue = 1) =>
    partsOf({ Pairings_game: [game], Pairings_result: [result] }).Pairings_check;

  it.each<[string, CellValue, CellValue]>([
    ['nothing beside a result', '1-0', null],
    ['nor beside an empty cell', null, null],
    ['of a text that is none', 'abc', 'Not a result: type 1-0, ½-½ or 0-1'],
    ['of a date', 36526, 'Not text: format as Text and type again'],
    ['of a game to come', 'postponed', 'Postponed'],
    ['of a game to go on', 'adj.', 'Adjourned'],
  ])('%s', (_, result, wanted) => {
    expect(checked(result)).toEqual([wanted]);
  });

  it('of a result of a bye', () => {
    expect(checked('1-0', null)).toEqual(['A bye has no result: clear the cell']);
    expect(checked(null, null)).toEqual([null]);
  });

  it('beside games of a bye nothing, and that a result of one has to go', () => {
    const { white, black } = FIVE.games[0]!;
    const check = (result: CellValue) =>
      partsOf(
        {
          ...{ Pairings_game: [1], Pairings_result: [result] },
          ...{ Pairings_leftNo: [white], Pairings_rightNo: [black] },
        },
        withPlayer(FIVE, FIVE.games[0]!.white, { name: 'bye', status: 'annulled' }),
      ).Pairings_check;
    expect([check(null), check('1-0')]).toEqual([[null], ['A bye has no result: clear the cell']]);
  });

  it('of two who meet too often', () => {
    const check = partsOf(
      { Pairings_game: [1, 2], Pairings_result: [null, '1-0'] },
      withGame(FIVE, 2, { cycle: 2 }),
    );
    expect(check.Pairings_check).toEqual([null, 'These two have met already']);
  });

  it('the names beside the numbers; of a bye its word, of a number that nobody has none', () => {
    const { Pairings_left: left, Pairings_right: right } = partsOf({
      Pairings_leftNo: [2, 77, null],
      Pairings_rightNo: [5, 1, null],
    });
    expect([left, right]).toEqual([
      ['Player B2', null, null],
      ['Player E5', 'Player A1', 'bye'],
    ]);
  });

  it('how many games are finished and to check; games to come are not', () => {
    const columns = { Pairings_game: [1, 2, 3], Pairings_result: ['1-0', 'abc', 'postponed'] };
    expect(partsOf(columns, withGame(FIVE, 1, { outcome: '1-0' })).Pairings_status).toEqual([
      '1 of 10 games finished. 1 to check',
    ]);
    const [first, ...others] = FIVE.players;
    const withBye = {
      ...FIVE,
      players: [{ ...first!, name: 'bye', status: 'annulled' as const }, ...others],
    };
    expect(partsOf({}, withBye).Pairings_status).toEqual(['0 of 6 games finished']);
    expect(partsOf({}, FIVE, false).Pairings_status).toEqual([
      '0 of 10 games finished. As of the last Refresh. Anything typed since does not count yet.',
    ]);
  });
});

describe('the content of a cell, as what was refreshed is compared with', () => {
  it.each<[CellValue | undefined, CellValue]>([
    [null, null],
    [undefined, null],
    ['', null],
    ['1-0', '1-0'],
    ['0,5', '0.5'],
    ['1,000,5', '1.000.5'],
    [0.5, '0.5'],
    [true, 'TRUE'],
    [{ error: '#N/A' }, '#'],
  ])('%j is %j', (value, text) => {
    expect(snapshotText(value)).toBe(text);
  });
});
