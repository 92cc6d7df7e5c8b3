import { checkReversals } from '../../../src/core/check/reversalList';
import { reversalTable } from '../../../src/core/conduct/reversalTable';
import typos from '../../fixtures/pairings/uscf_typos.json';
import { codesOf, valueOf } from '../../results';
import { printedOf, type Typed } from './tables';

/** The reversal table as the rulebook prints it: a line a number. */
const reversalLines = (players: number): Typed =>
  valueOf(reversalTable('crenshaw', players)).rows.map(({ reversed }) => ({
    games: reversed.map(({ white, black }) => `${white}-${black}`),
    rests: [],
  }));

const misprints = (lines: Typed, players: number) =>
  valueOf(checkReversals(printedOf(lines), 'crenshaw', players));

const withEntry = (lines: Typed, number: number, from: string, to: string): Typed =>
  lines.map(({ games, rests }, place) => ({
    games: place === number - 1 ? games.map((game) => (game === from ? to : game)) : games,
    rests,
  }));

const REVERSAL_TYPOS = typos.items.filter(({ table }) => table.endsWith('reversal table'));

describe('a reversal table', () => {
  it('has three misprints in the rulebook', () => {
    expect(REVERSAL_TYPOS.map(({ printed, correct }) => [printed, correct])).toEqual([
      ['8-1', '18-1'],
      ['13-16', '13-6'],
      ['15-16', '15-6'],
    ]);
  });

  it.each(REVERSAL_TYPOS)(
    '$table, $location: $printed for $correct',
    ({ table, location, printed, correct }) => {
      const players = Number.parseInt(table);
      const number = Number(/#(\d+)/.exec(location)?.[1]);
      const lines = withEntry(reversalLines(players), number, correct, printed);
      expect(lines[number - 1]!.games).toContain(printed);
      const found = misprints(lines, players);
      expect(found.map((each) => [each.kind, each.round, each.printed, each.repair])).toEqual([
        ['no-late-game', number, printed.split('-'), correct.split('-')],
      ]);
    },
  );

  it('has no misprint as the rule makes it, for 4 to 24 players', () => {
    for (let players = 4; players <= 24; players += 2)
      expect(misprints(reversalLines(players), players)).toEqual([]);
  });

  it('has each game once, and two wrong ones are not guessed', () => {
    const lines = reversalLines(18);
    const [first = '', second = ''] = lines[12]!.games;
    const twice = misprints(withEntry(lines, 13, second, first), 18);
    expect(twice.map(({ at, repair }) => [at?.index, repair])).toEqual([[1, null]]);
    const both = misprints(withEntry(withEntry(lines, 13, first, '8-1'), 13, second, '7-2'), 18);
    expect(both.map(({ printed, repair }) => [printed.join('-'), repair])).toEqual([
      ['8-1', null],
      ['7-2', null],
    ]);
    expect(both[0]!.candidates).toContainEqual(['18', '1']);
  });

  it('is refused for a field that no table has', () => {
    expect(codesOf(checkReversals({ rounds: [], coloured: true }, 'crenshaw', 1))).toEqual([
      'number-out-of-range',
    ]);
  });
});
