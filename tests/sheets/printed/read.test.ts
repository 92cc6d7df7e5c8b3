import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { entryAt } from '../../../src/core/present';
import { cellText } from '../../../src/grid/cell';
import { readPrinted } from '../../../src/sheets/printed/read';
import { valueOf } from '../../results';
import { gridOf } from '../grid-of';
import { BAD } from './bad';
import { drawn, roundsOf } from './draw';
import { LAYOUTS } from './layouts';

const read = (grid: ReturnType<typeof drawn>) => {
  return valueOf(readPrinted(grid));
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

const RICHES = ['1: 1-10 2-9 3-8 4-7 5-6', '2: 2-10 3-1 4-9 5-8 6-7', '3: 3-10 4-2 5-1 6-9 7-8'];

describe('numbers of a pairing without a sign between them', () => {
  it.each([
    [
      'in columns under round headings',
      'Round 1 | Round 2 | Round 3\n110|210|310\n29|31|42\n38|49|51\n47|58|69\n56|67|78',
    ],
    ['in rows beside them', 'Round 1|110|29|38|47|56\nRound 2|210|31|49|58|67\nRound 3|310|42|51|69|78'],
    ['in one cell a round', 'Round 1|110 29 38 47 56\nRound 2|210 31 49 58 67\nRound 3|310 42 51 69 78'],
    [
      'in the cell of its heading',
      'Round 1: 110 29 38 47 56\nRound 2: 210 31 49 58 67\nRound 3: 310 42 51 69 78',
    ],
    ['beside counted rounds', '1|110|29|38|47|56\n2|210|31|49|58|67\n3|310|42|51|69|78'],
    ['without a heading', '110|29|38|47|56\n210|31|49|58|67\n310|42|51|69|78'],
  ])('are read %s', (_, drawing) => {
    expect(roundsOf(valueOf(readPrinted(drawn(drawing))))).toEqual(RICHES);
  });

  it.each([
    ['where a round has somebody twice', 'Round 1|110|29|38|47|56\nRound 2|210|31|49|58|66'],
    ['where two could be meant', 'Round 1|1112|13\nRound 2|12|1113'],
    ['where a round has fewer games', 'Round 1|110|29|38|47|56\nRound 2|210|31|49|58'],
    ['among other numbers', 'Name|Points\n12|34\n11|25'],
  ])('are refused %s', (_, drawing) => {
    expect(readPrinted(drawn(drawing)).ok).toBe(false);
  });

  it.each(SYSTEMS.map(({ id }) => id))('are never read as anything else than the table: %s', (system) => {
    const read = Array.from({ length: 9 }, (_, more) => more + 4).map((players) => {
      const { rounds } = valueOf(makeSchedule({ system, players, cycles: 1 }));
      const rows = rounds.map(({ round, games }) => [
        `Round ${round}`,
        ...games.map(({ white, black }) => Number(`${white}${black}`)),
      ]);
      const printed = readPrinted(gridOf(rows));
      const games = (each: string): string => each.replace(/ \(.*/, '');
      if (printed.ok)
        expect(roundsOf(printed.value).map(games)).toEqual(
          rounds.map(
            ({ round, games: all }) =>
              `${round}: ${all.map(({ white, black }) => `${white}-${black}`).join(' ')}`,
          ),
        );
      return printed.ok;
    });
    // Of more than ten players 111 may be 1-11 and 11-1.
    expect(read.slice(0, 7)).toEqual([true, true, true, true, true, true, true]);
  });
});
