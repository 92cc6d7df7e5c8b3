import { effectOf, type Affected } from '../../core/conduct/effect';
import { sidesProblems } from '../../core/conduct/manualChange';
import { swapTeams } from '../../core/conduct/swapTeams';
import { playerNamed } from '../../core/names/playerNamed';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import type { TeamEvent } from '../../core/teamEvent/model';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { cellsFor } from '../cells';
import { wantedBetween } from '../keyedCells';
import { ofTeamsAlone, type OpenTournament } from '../open';
import { change, number, player, PLAYER, type CellPlan } from './change';

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

const planSwap = (opened: OpenTournament, { player: one, other }: Swapped): Result<PlannedSwap> =>
  andThen(ofTeamsAlone(opened), ({ tournament: event }) =>
    andThen(playerNamed(event, one), (first) =>
      andThen(playerNamed(event, other), (second) => {
        const teams = [first, second].map(({ no }) => entryAt(event.players, no - 1));
        return andThen(swapTeams(event, entryAt(teams, 0), entryAt(teams, 1)), (after) =>
          andThen(cellsFor(opened, wantedBetween(event, after)), (cells) =>
            ok({
              teams: teams.map(({ no }) => entryAt(after.players, no - 1)),
              patch: { cells },
              warnings: newTeamWarnings(event, after),
              affected: effectOf(event, after),
            }),
          ),
        );
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
