import { explainPlace } from '../../src/core/explain/standings';
import { toNumber } from '../../src/core/fraction';
import type { Tournament } from '../../src/core/model';
import { present } from '../../src/core/present';
import type { CellValue } from '../../src/grid/cell';
import type { Place } from '../../src/grid/reference';
import { valueParts } from '../../src/language/explain';
import { PAIRINGS } from '../../src/sheets/layout';
import { crossTable } from '../eventFixtures';
import { newMatch, playedBy } from '../matches';
import { STAYED_AWAY } from './events';
import { shownOn } from './facts';
import { type Planned, planned, read, standingsIn, typedInto } from './plan';
import { QUAD } from './quad';
import { quad } from './samples';

const { game, player, pair, chain, order, grid } = quad.layout.calculation;

/** The rows of some cells; a column as one row. */
const rowsOf = (sheets: Planned, { sheet, area }: Place): CellValue[][] =>
  read(sheets, sheet, area.row, area.column, area.rows, area.columns);

const columnOf = (sheets: Planned, place: Place): CellValue[] => rowsOf(sheets, place).flat();

/** The quad with other results, from game 1 on. */
const withResults = (...results: readonly CellValue[]): Planned =>
  typedInto(
    quad,
    results.map((write, index) => ({ sheet: 'Pairings', row: 4 + index, column: PAIRINGS.result, write })),
  );

describe('the sheet Calculation', () => {
  it('has a line for each game in order of number: who plays, what was typed, which outcome that is', () => {
    expect(columnOf(quad, game.no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(columnOf(quad, game.white)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(columnOf(quad, game.black)).toEqual([2, 3, 4, 3, 4, 4]);
    expect(columnOf(quad, game.text)).toEqual(['1-0', '½-½', '', '1-0', '0-1', '1-0']);
    expect(columnOf(quad, game.outcome)).toEqual([1, 2, 0, 1, 3, 1]);
  });

  it('finds a game by its number, wherever Pairings was sorted to', () => {
    const lines: readonly (readonly [
      row: number,
      cells: readonly [CellValue, CellValue, CellValue, CellValue],
    ])[] = [
      [4, [6, 3, '0-1', 4]],
      [9, [1, 1, '½-½', 2]],
    ];
    const columns = [PAIRINGS.game, PAIRINGS.leftNo, PAIRINGS.result, PAIRINGS.rightNo];
    const sorted = typedInto(
      quad,
      lines.flatMap(([row, cells]) =>
        cells.map((write, index) => ({ sheet: 'Pairings', row, column: columns[index]!, write })),
      ),
    );
    expect(columnOf(sorted, game.position)).toEqual([6, 2, 3, 4, 5, 1]);
    expect(columnOf(sorted, game.white)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(columnOf(sorted, game.outcome)).toEqual([2, 2, 0, 1, 3, 3]);
  });

  it('takes a game without a line on Pairings for one of nobody, not for one on any line that Excel can have', () => {
    const lost = typedInto(quad, [{ sheet: 'Pairings', row: 5, column: PAIRINGS.game, write: null }]);
    expect(columnOf(lost, game.position)).toEqual([1, 1_048_576, 3, 4, 5, 6]);
    expect(columnOf(lost, game.white)).toEqual([1, 0, 1, 2, 2, 3]);
    expect(columnOf(lost, game.typed)).toEqual(['1-0', '', '', '1-0', '0-1', '1-0']);
    expect(columnOf(lost, game.note)).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('says at the top of Pairings that a row is gone, and counts a game typed over another as one to check', () => {
    const status = (column: number, write: CellValue): CellValue =>
      typedInto(quad, [{ sheet: 'Pairings', row: 5, column, write }]).value('Pairings', 1, 0);
    expect(quad.value('Pairings', 1, 0)).toBe('5 of 6 games finished');
    expect(status(PAIRINGS.game, null)).toBe('A game is missing (a row was deleted): undo that.');
    expect(status(PAIRINGS.leftNo, 3)).toBe('4 of 6 games finished. 1 to check');
  });

  it('finds the player whose name is asked for, and nobody where two have it', () => {
    const { layout } = quad;
    const { sheet, area } = layout.pairings.wanted;
    const find = { sheet, row: area.row, column: area.column, write: 'Ben' };
    const named = (row: number) => ({
      sheet: 'Players',
      row,
      column: layout.playersColumns.name,
      write: 'Ben',
    });
    const foundBy = (...rows: readonly number[]) =>
      columnOf(typedInto(quad, [find, ...rows.map(named)]), layout.calculation.facts.found);
    expect([foundBy(5), foundBy(5, 6)]).toEqual([[2], [0]]);
  });

  it('reads what people type: 0 is no result yet, -1 is none that it knows, and notes what there is to say', () => {
    const typed = withResults('1:0', 'remis', 'PP', '0', '+ / -', 'abc');
    expect(columnOf(typed, game.outcome)).toEqual([1, 2, 0, 3, 4, -1]);
    expect(columnOf(typed, game.note)).toEqual([0, 0, -1, 0, 0, 3]);
  });

  it('has each two players with their first game, below 0 where the higher number has White, then for whoever has Black', () => {
    const turned = typedInto(quad, [
      { sheet: 'Pairings', row: 4, column: PAIRINGS.leftNo, write: 2 },
      { sheet: 'Pairings', row: 4, column: PAIRINGS.rightNo, write: 1 },
    ]);
    expect(columnOf(turned, pair.game)).toEqual([-1, 2, 4, 3, 5, 6]);
    expect(rowsOf(turned, grid.games).map((line) => line[0])).toEqual([0, 1, -2, -3]);
  });

  it('counts what two play twice in a cycle once', () => {
    const again = typedInto(quad, [{ sheet: 'Pairings', row: 5, column: PAIRINGS.rightNo, write: 2 }]);
    expect(columnOf(again, game.note)).toEqual([0, 2, 0, 0, 0, 0]);
    expect(columnOf(again, player.score)).toEqual([100, 100, 100, 100]);
  });

  it('adds up scores and games, in hundredths of a point', () => {
    expect(columnOf(quad, player.score)).toEqual([150, 100, 150, 100]);
    expect(columnOf(quad, player.played)).toEqual([2, 3, 3, 2]);
  });

  it('leaves out the games of whoever is annulled', () => {
    const left = typedInto(quad, [
      { sheet: 'Players', row: 7, column: quad.layout.playersColumns.status, write: 'annulled' },
    ]);
    expect(columnOf(left, player.live)).toEqual([1, 1, 1, 0]);
    expect(columnOf(left, game.alive)).toEqual([1, 1, 0, 1, 0, 0]);
    expect(columnOf(left, player.score)).toEqual([150, 100, 50, 0]);
  });

  it('gives places by each criterion of the list to those still level; direct encounter parts 2 and 4', () => {
    const placesAfter = (slot: number): CellValue[] => columnOf(quad, chain[slot]!.place);
    expect(QUAD.tieBreaks).toEqual(['PTS', 'DE', 'SB']);
    expect(placesAfter(0)).toEqual([1, 3, 1, 3]);
    expect(placesAfter(1)).toEqual([1, 4, 1, 3]);
    expect(placesAfter(2)).toEqual([1, 4, 1, 3]);
    expect(columnOf(quad, order.position)).toEqual([1, 4, 2, 3]);
    expect(columnOf(quad, order.rank)).toEqual(['1–2', 4, '1–2', 3]);
  });
});

it('gives the first two direct encounters of a list five passes each, a third one a single one', () => {
  const sheets = planned({ ...QUAD, tieBreaks: ['PTS', 'DE', 'SB', 'DE', 'KS', 'DE', 'WIN'] });
  const { sheet, head, values } = sheets.layout.calculation;
  const [slots] = read(sheets, sheet, head.cycle, values.area.column, 1, 15);
  expect(slots).toEqual([1, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4, 4, 5, 6, 7]);
});

describe('a forfeit loss is worth 0 on the sheets, whatever a loss is worth', () => {
  it('in Standings and in what adds up points', () => {
    const sheets = planned(STAYED_AWAY);
    const { sheet, area } = sheets.layout.standings.body;
    const shown = read(sheets, sheet, area.row, area.column, area.rows, area.columns);
    expect(shown.map((row) => [...row.slice(0, 2), ...row.slice(10, 14), ...row.slice(2, 8)])).toEqual([
      [1, 'A', 3, 2, 1, 0, 8, 28, 2, 0, 2.5, 41],
      [2, 'D', 3, 1, 1, 1, 5, 28, 2, 5, 1.5, 11],
      [3, 'C', 3, 0, 1, 2, 4, 17, 2, 3, 0.5, 12],
      [4, 'B', 3, 0, 1, 2, 2, 8, 0, 0, 0.5, 6],
    ]);
  });

  it('on the Match sheet', () => {
    const match = playedBy(newMatch(2, 2, { scoring: { win: 3, draw: 2, loss: 1, unit: 1 } }), '+0 1=');
    const sheets = planned(match);
    const { points } = sheets.layout.match!.total;
    expect(read(sheets, points.first.sheet, points.first.area.row, points.first.area.column, 1, 2)).toEqual([
      [9, 6],
    ]);
  });
});

describe('adjusted points', () => {
  const order = ['PTS', 'SB', 'KS', 'BH', 'DE'];

  /** Each has 1½ from the games; B has a point more by the arbiter's decision, D half a point less. */
  const table: Tournament = (() => {
    const plain = crossTable('*1=0 | 0*1= | =0*1 | 1=0*', { tieBreaks: order });
    const adjustment = [0, 1, 0, -0.5];
    return {
      ...plain,
      tieBreaks: order,
      players: plain.players.map((player, place) => ({ ...player, adjustment: present(adjustment[place]) })),
    };
  })();

  const explained = (no: number, code: string) => {
    const place = explainPlace(table, no, code === 'PTS' ? [code] : ['PTS', code]);
    return present(place.ok ? place.value.values.at(-1) : undefined);
  };

  describe('points that the arbiter adjusted', () => {
    it.each([
      ['PTS', 1, [1, 0.5, 0], 1.5],
      ['PTS', 2, [0, 1, 0.5, 1], 2.5],
      ['PTS', 4, [1, 0.5, 0, -0.5], 1],
      ['SB', 1, [1.5, 0.75, 0], 2.25],
      ['SB', 4, [1.5, 0.75, 0], 2.25],
      ['KS', 1, [1, 0.5, 0], 1.5],
      ['KS', 3, [0.5, 0, 1], 1.5],
      ['BH', 1, [1.5, 1.5, 1.5], 4.5],
      ['BH', 2, [1.5, 1.5, 1.5], 4.5],
    ])('%s of number %i is %j, together %d', (code, no, amounts, together) => {
      const { lines, value, sum } = explained(no, code);
      expect(lines.map(({ amount }) => toNumber(amount))).toEqual(amounts);
      expect([toNumber(present(value)), toNumber(present(sum))]).toEqual([together, together]);
    });

    it('direct encounter looks at those whom the adjusted points leave tied, and at their games alone', () => {
      const { tied, lines, sum } = explained(1, 'DE');
      expect(tied).toEqual([1, 3]);
      expect(lines.map(({ amount }) => toNumber(amount))).toEqual([0.5]);
      expect(toNumber(present(sum))).toBe(0.5);
    });

    it('the explanation says for whom it takes the points of the games alone', () => {
      const names = new Map(table.players.map(({ no, name }) => [no, name]));
      const notesOf = (no: number, code: string) => valueParts(explained(no, code), { names }).notes;
      const note = (players: string) => [
        `For ${players}, only points from games count here, not the arbiter’s adjustment.`,
      ];
      expect(notesOf(1, 'SB')).toEqual(note('B and D'));
      expect(notesOf(2, 'KS')).toEqual(note('D'));
      expect(notesOf(4, 'BH')).toEqual(note('B'));
      expect([notesOf(1, 'PTS'), notesOf(1, 'WIN')]).toEqual([[], []]);
    });

    it('the live sheet has the same numbers, and says below what they count for', () => {
      const rows = standingsIn(planned(table)).map((row) => row.slice(0, 6));
      expect(rows).toEqual([
        [1, 'B', 2.5, 2.25, 1.5, 4.5],
        ['2–3', 'A', 1.5, 2.25, 1.5, 4.5],
        ['2–3', 'C', 1.5, 2.25, 1.5, 4.5],
        [4, 'D', 1, 2.25, 1.5, 4.5],
      ]);
      expect(Object.values(shownOn(planned(table), 'Standings', 30))).toContain(
        'Adjusted: this changes the player’s points, but not the tie-breaks of opponents.',
      );
    });
  });
});
