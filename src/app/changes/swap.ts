import { effectOf, type Affected } from '../../core/conduct/effect';
import { sidesProblems } from '../../core/conduct/manualChange';
import { swapTeams } from '../../core/conduct/swapTeams';
import { playerNamed } from '../../core/names/playerNamed';
import { entryAt, present } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import type { EventTeam, TeamEvent } from '../../core/teamEvent/model';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { playerKey } from '../../sheets/log/key';
import { cellsFor, type Wanted } from '../cells';
import { identityOf } from '../identity';
import { wantedBetween } from '../keyedCells';
import { ofTeamsAlone, type OpenTournament } from '../open';
import { change, number, player, PLAYER, type CellPlan } from './change';
import { followingTeams } from './followTeams';

/** Two teams by their names or numbers. */
export interface Swapped {
  readonly player: string | number;
  readonly other: string | number;
}

/** Two teams that swap their numbers, as they are numbered then. */
export interface PlannedSwap extends CellPlan {
  readonly teams: TeamEvent['players'];
  readonly affected: readonly Affected[];
}

/** All rows of a team's list: one that was free between two members would else keep somebody of the other team. */
const listOf = (open: OpenTournament, { no, members }: EventTeam): readonly Wanted[] => {
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

const planSwap = (opened: OpenTournament, { player: one, other }: Swapped): Result<PlannedSwap> =>
  andThen(ofTeamsAlone(opened), ({ tournament: event }) =>
    andThen(playerNamed(event, one), (first) =>
      andThen(playerNamed(event, other), (second) => {
        const teamsIn = ({ players }: TeamEvent) => [first, second].map(({ no }) => entryAt(players, no - 1));
        const [left, right] = teamsIn(event);
        const swapped = (each: TeamEvent): Result<TeamEvent> =>
          swapTeams(each, present(left), present(right));
        return andThen(swapped(event), (after) => {
          const teams = teamsIn(after);
          const wanted = new Map([
            ...wantedBetween(event, after),
            ...teams.flatMap((team) => listOf(opened, team)),
          ]);
          return andThen(cellsFor(opened, [...wanted]), (plain) =>
            andThen(followingTeams(opened, event, plain, after.games, swapped), (cells) =>
              ok({
                ...{ teams, patch: { cells } },
                warnings: newTeamWarnings(event, after),
                affected: effectOf(event, after),
              }),
            ),
          );
        });
      }),
    ),
  );

/** Two teams swap their numbers. */
export const SWAP = change({
  id: 'swap',
  of: 'teams',
  words: {
    name: 'Two teams swap their numbers',
    about: 'Each takes over the matches of the other. Both must still have no result.',
    take: 'Swap the numbers',
    step: 'Swapped the numbers of two teams',
  },
  fields: [
    { ...PLAYER, label: 'Team', who: 'playing' },
    { ...PLAYER, name: 'other', label: 'Other team' },
  ],
  closed: sidesProblems,
  input: ({ other, ...given }): Swapped => ({ ...player(given), other: number(other) }),
  plan: ({ open }, swapped) => planSwap(open, swapped),
  rule: () => ({ did: 'change', id: 'swap' }),
  follows: ({ teams }) =>
    teams.map(({ no, name }) => ({
      text: '{team} has number {number}.',
      values: { team: name, number: no },
    })),
});
