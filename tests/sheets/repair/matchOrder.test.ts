import { inOwnOrder, type Row } from '../../../src/sheets/repair/matchOrder';

const round = (no: number): Row => [null, null, null, no, null, null];
/** A match of one board, on which the home side has White. */
const match = (no: number, inRound: number, home: number, away: number): readonly Row[] => [
  [no, 0, null, inRound, home, away],
  [no, 1, 1, inRound, home, away],
];

/** Four teams, as the system has them. */
const PLANNED: readonly Row[] = [
  ...[round(1), ...match(1, 1, 1, 4), ...match(2, 1, 2, 3)],
  ...[round(2), ...match(3, 2, 4, 3), ...match(4, 2, 1, 2)],
  ...[round(3), ...match(5, 3, 2, 4), ...match(6, 3, 3, 1)],
];
/** The same matches in another order, as after exchanges and late teams. */
const OWN: readonly Row[] = [
  ...[round(1), ...match(1, 1, 1, 4), ...match(5, 1, 2, 3)],
  ...[round(2), ...match(2, 2, 1, 2), ...match(6, 2, 3, 4)],
  ...[round(3), ...match(3, 3, 3, 1), ...match(4, 3, 2, 4)],
];
const changed = (
  line: number,
  ...cells: readonly (readonly [column: number, value: number])[]
): readonly Row[] =>
  OWN.map((row, at) =>
    at === line ? row.map((value, column) => cells.find(([each]) => each === column)?.[1] ?? value) : row,
  );

const where = (no: number, ...cells: readonly (readonly [column: number, value: number])[]): readonly Row[] =>
  OWN.map((row) =>
    row[0] === no ? row.map((value, column) => cells.find(([each]) => each === column)?.[1] ?? value) : row,
  );

describe('the numbers of the lines of Matches', () => {
  it('stay as they are where they are in order', () => {
    expect(inOwnOrder(OWN, PLANNED)).toEqual(OWN);
  });

  it('get the colour of the plan back on a board', () => {
    expect(inOwnOrder(changed(2, [2, 0]), PLANNED)).toEqual(OWN);
  });

  it.each([
    ['a round has another number', changed(5, [3, 9])],
    ['a match stands in another round', where(2, [3, 3])],
    ['a line has the number of another match', changed(2, [0, 5])],
    ['two matches have one number', where(5, [0, 1])],
    ['a board has another number', changed(4, [1, 2])],
    ['a board is of other teams than its match', changed(2, [5, 3])],
    [
      'two pairs meet three times, and others never',
      [1, 2, 3].flatMap((no) => [round(no), ...match(2 * no - 1, no, 1, 4), ...match(2 * no, no, 2, 3)]),
    ],
    [
      'a team has two matches in a round',
      [
        ...[round(1), ...match(1, 1, 1, 4), ...match(2, 1, 1, 2)],
        ...[round(2), ...match(3, 2, 4, 3), ...match(4, 2, 2, 3)],
        ...[round(3), ...match(5, 3, 2, 4), ...match(6, 3, 3, 1)],
      ],
    ],
    ['a line is gone', OWN.slice(0, -1)],
  ])('are those of the plan where %s', (_, standing) => {
    expect(inOwnOrder(standing, PLANNED)).toEqual(PLANNED);
  });
});
