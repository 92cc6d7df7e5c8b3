import { sidesProblems, turnColours, type ManualChange } from '../../core/conduct/manualChange';
import { effectOf } from '../../core/conduct/effect';
import { withMadeCycles } from '../../core/conduct/madeCycles';
import { nameOf } from '../../core/names/name';
import { present } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import type { Match, TeamEvent } from '../../core/teamEvent/model';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { teamStepTexts } from '../../language/teamSteps';
import { cellsFor } from '../cells';
import { wantedBetween } from '../keyedCells';
import { ofTeamsAlone, type OpenTournament } from '../open';
import { change, GAME, number, type CellPlan } from './change';

/** A match with home and away swapped, and its cells. */
export interface PlannedSides extends CellPlan {
  readonly match: Match;
}

const withMatch = (event: TeamEvent, match: Match): TeamEvent => ({
  ...event,
  games: event.games.map((each) => (each.no === match.no ? match : each)),
});

const planSides = (opened: OpenTournament, no: number): Result<PlannedSides> =>
  andThen(ofTeamsAlone(opened), ({ tournament: event }) =>
    andThen(turnColours(withMadeCycles(event), [no]), ({ games, warnings }: ManualChange) => {
      const before = present(event.games.find((each) => each.no === no));
      const [turned] = games;
      const match: Match = { ...before, ...present(turned), boards: present(turned?.boards) };
      const after = withMatch(event, match);
      return andThen(cellsFor(opened, wantedBetween(event, after)), (cells) =>
        ok({
          match,
          patch: { cells },
          warnings: [...warnings, ...newTeamWarnings(event, after)],
          affected: effectOf(event, after),
        }),
      );
    }),
  );

/** Two teams swap home and away. */
export const SIDES = change({
  id: 'sides',
  of: 'teams',
  words: {
    name: 'Two teams swap home and away',
    about: 'Everybody keeps their board: names and results change sides with their team.',
    take: 'Swap home and away',
    step: 'home and away swapped',
  },
  fields: [GAME],
  closed: sidesProblems,
  input: ({ game }): number => number(game),
  plan: ({ open }, no) => planSides(open, no),
  rule: () => ({ did: 'change', id: 'sides' }),
  follows: ({ match: { no, white, black } }, { players, language }) => {
    const name = nameOf(players);
    const values = { match: no, home: name(white), away: name(black) };
    return [{ text: teamStepTexts(language).swapped, values }];
  },
});
