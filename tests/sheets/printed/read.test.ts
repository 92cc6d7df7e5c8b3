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
