import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { readPrinted } from '../../../src/sheets/printed/read';
import { gridOf } from '../grid-of';
import { unwrap } from '../../workbook/excel';
import { drawn, roundsOf } from './draw';

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
    expect(roundsOf(unwrap(readPrinted(drawn(drawing))))).toEqual(RICHES);
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
      const { rounds } = unwrap(makeSchedule({ system, players, cycles: 1 }));
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
