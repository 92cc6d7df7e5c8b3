import { entryAt } from '../../present';
import { bergerRound } from './berger';
import { choiceOf } from '../options';
import { ALL_SIZES, tableSize, type Pair, type PairingSystem, type SystemOption } from '../system';

/** The tables that do not follow the rule, round by round. Rule 30G lets a quad toss for the colours of round 3. */
const OWN_TABLES: Readonly<Record<number, readonly (readonly Pair[])[]>> = {
  4: [
    [
      [1, 4],
      [2, 3],
    ],
    [
      [3, 1],
      [4, 2],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  6: [
    [
      [3, 6],
      [5, 4],
      [1, 2],
    ],
    [
      [2, 6],
      [4, 1],
      [3, 5],
    ],
    [
      [6, 5],
      [1, 3],
      [4, 2],
    ],
    [
      [6, 4],
      [5, 1],
      [2, 3],
    ],
    [
      [1, 6],
      [2, 5],
      [3, 4],
    ],
  ],
};

/** The rulebook's own tables, or the ones that the rule makes for 4 and 6 players. */
const TABLES: SystemOption = {
  name: 'tables',
  choices: (players) => (tableSize(players) in OWN_TABLES ? ['printed', 'made'] : []),
  preset: 'printed',
};

/** The Crenshaw-Berger tables of US Chess: Berger's rounds in reverse order, except for 4 and 6 players. */
export const crenshaw: PairingSystem = {
  id: 'crenshaw',
  name: 'Crenshaw-Berger (US Chess)',
  about:
    'The tables of the US Chess rulebook, for events under its rules: Berger’s rounds in reverse order, with separate tables for 4 and 6 players. From 8 players on, numbers 1 and 2 meet in the last round but one. If someone leaves before half of their games, its reversals keep the colours even. With an odd number of players, whoever meets the last number has the bye.',
  source: "US Chess Federation's Official Rules of Chess, chapter 12 and rule 30G: Crenshaw-Berger tables",
  sizes: ALL_SIZES,
  options: [TABLES],
  bye: (n) => n,
  exchange: () => false,
  round: (n, r, boards, options) => {
    const printed = choiceOf(TABLES, options) === 'printed' ? OWN_TABLES[n] : undefined;
    if (printed) for (const [white, black] of entryAt(printed, r - 1)) boards.pair(white, black);
    else bergerRound(n, n - r, boards);
  },
};
