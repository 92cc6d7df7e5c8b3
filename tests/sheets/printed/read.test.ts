import { cellText } from '../../../src/grid/cell';
import { entryAt } from '../../../src/core/present';
import { readPrinted } from '../../../src/sheets/printed/read';
import { BAD } from './bad';
import { drawn, roundsOf } from './draw';
import { LAYOUTS } from './layouts';

const read = (grid: ReturnType<typeof drawn>) => {
  const result = readPrinted(grid);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

describe('readPrinted', () => {
  it.each(Object.entries(LAYOUTS))('reads %s', (_, { drawing, details, rounds, coloured }) => {
    const schedule = read(drawn(drawing, details));
    expect(roundsOf(schedule)).toEqual(rounds);
    expect(schedule.coloured).toBe(coloured ?? true);
  });

  it.each(Object.entries(LAYOUTS))(
    'says where each label stands in %s',
    (_, { drawing, details, labels }) => {
      const grid = drawn(drawing, details);
      const schedule = read(grid);
      const sides = schedule.rounds.flatMap(({ games, rests }) => [
        ...games.flatMap(({ white, black }) => [white, black]),
        ...rests,
      ]);
      expect(schedule.labels.length).toBe(labels ?? sides.length);
      for (const { label, row, column, start, length } of schedule.labels) {
        const text = cellText(entryAt(entryAt(grid.values, row - grid.area.row), column - grid.area.column));
        expect(text.slice(start, start + length).normalize('NFKC')).toBe(label);
      }
    },
  );

  it('reads a cross-table of rounds with names on all four sides, or beside numbers', () => {
    const named = `
          | Ann | Bob | Cid | Dan |
      Ann | X   | 2   | 3   | 1   | Ann
      Bob | 2   | X   | 1   | 3   | Bob
      Cid | 3   | 1   | X   | 2   | Cid
      Dan | 1   | 3   | 2   | X   | Dan
          | Ann | Bob | Cid | Dan |`;
    const numbered = `
          |   | 1 | 2 | 3 | 4 |   |
      Ann | 1 | X | 2 | 3 | 1 | 1 | Ann
      Bob | 2 | 2 | X | 1 | 3 | 2 | Bob
      Cid | 3 | 3 | 1 | X | 2 | 3 | Cid
      Dan | 4 | 1 | 3 | 2 | X | 4 | Dan`;
    const gamesOf = (drawing: string) =>
      read(drawn(drawing)).rounds.map(({ games }) =>
        games.map(({ white, black }) => `${white.label}-${black.label}`).join(' '),
      );
    expect(gamesOf(named)).toEqual(['Ann-Dan Bob-Cid', 'Ann-Bob Cid-Dan', 'Ann-Cid Bob-Dan']);
    expect(gamesOf(numbered)).toEqual(['1-4 2-3', '1-2 3-4', '1-3 2-4']);
  });

  it.each(Object.entries(BAD))('refuses %s', (_, { drawing, details, problems }) => {
    const result = readPrinted(drawn(drawing, details));
    const said = result.ok
      ? roundsOf(result.value)
      : result.problems.map(({ code, place, values }) =>
          [code, place.cell, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' '),
        );
    expect(said).toEqual(problems);
  });
});
