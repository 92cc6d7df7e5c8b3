import { effectOf } from '../../core/conduct/effect';
import { sidesProblems } from '../../core/conduct/manualChange';
import { swapNumbers } from '../../core/conduct/swapNumbers';
import type { Player, Tournament } from '../../core/model';
import { playerNamed } from '../../core/names/meant';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { playerKey } from '../../sheets/log/key';
import { cellsFor, type Wanted } from '../cells';
import { identityOf } from '../identity';
import { wantedBetween } from '../keyedCells';
import type { OpenTournament } from '../open';
import { change, number, player, PLAYER, type Patched } from './change';
import { followingTeams } from './followTeams';

/** Two players or teams by their names or numbers. */
export interface Swapped {
  readonly player: string | number;
  readonly other: string | number;
}

/** Who swap their numbers, as they are numbered then. */
interface PlannedSwap {
  readonly swapped: readonly Player[];
}

/** All rows of a team's list: one that was free between two members would else keep somebody of the other team. */
const listOf = (open: OpenTournament, { no, members }: Player): readonly Wanted[] => {
  if (!members) return [];
  const { cell } = identityOf(open);
  const wanted: Wanted[] = [];
  for (let place = 1; ; place++) {
    const [name, rating] = [playerKey(no, `member${place}`), playerKey(no, `memberRating${place}`)];
    if (!cell(name)) return wanted;
    const member = members[place - 1];
    wanted.push([name, member?.name ?? null]);
    if (cell(rating)) wanted.push([rating, member?.rating?.typed ?? null]);
  }
};

const planSwap = (open: OpenTournament, { player: one, other }: Swapped): Result<Patched<PlannedSwap>> => {
  const { tournament } = open;
  return andThen(playerNamed(tournament, one), (first) =>
    andThen(playerNamed(tournament, other), (second) => {
      const both = ({ players }: Tournament) => [first, second].map(({ no }) => entryAt(players, no - 1));
      const swap = (each: Tournament): Result<Tournament> => {
        const [left = first, right = second] = both(each);
        return swapNumbers(each, left, right);
      };
      return andThen(swap(tournament), (after) => {
        const swapped = both(after);
        const wanted = new Map([
          ...wantedBetween(tournament, after),
          ...swapped.flatMap((each) => listOf(open, each)),
        ]);
        return andThen(cellsFor(open, [...wanted]), (plain) =>
          andThen(followingTeams(open, tournament, plain, after.games, swap), (cells) =>
            ok({
              ...{ swapped, patch: { cells } },
              warnings: newTeamWarnings(tournament, after),
              affected: effectOf(tournament, after),
            }),
          ),
        );
      });
    }),
  );
};

/** Two players or teams swap their numbers. */
export const SWAP = change({
  id: 'swap',
  of: 'all',
  words: {
    name: 'Two players swap their numbers',
    about:
      'Each takes the number of the other, their games and their section. Neither may have a result yet.',
    take: 'Swap the players',
    step: 'Swapped the numbers of two {teams, select, true {teams} other {players}}',
    ofTeams: {
      name: 'Two teams swap their numbers',
      about: 'Each takes the number of the other and their matches. Neither may have a result yet.',
      take: 'Swap the teams',
    },
  },
  fields: [
    { ...PLAYER, ofTeams: { label: 'Team' } },
    { ...PLAYER, name: 'other', label: 'Other player', ofTeams: { label: 'Other team' } },
  ],
  closed: sidesProblems,
  input: ({ other, ...given }): Swapped => ({ ...player(given), other: number(other) }),
  plan: ({ open }, swapped) => planSwap(open, swapped),
  rule: () => ({ did: 'change', id: 'swap' }),
  follows: ({ swapped }) =>
    swapped.map(({ no, name, section }) => ({
      text:
        section === undefined
          ? '{player} has number {number}.'
          : '{player} has number {number}, in section {section}.',
      values: { player: name, number: no, ...(section === undefined ? {} : { section }) },
    })),
});
