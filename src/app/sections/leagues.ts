import { given } from '../../core/format/fields';
import type { Problem } from '../../core/problem';
import { allOf, andThen, ok, relocated, type Result } from '../../core/result';
import type { Roster } from '../../sheets/roster';
import { pairTeams, type PairedTeams, type TeamEventChoices } from '../pairTeams';
import type { PairedSections } from './create';
import { dealRoster } from './deal';

/** Leagues of the teams of one list, such as its divisions. */
export interface PairedLeagues extends PairedSections {
  readonly leagues: readonly (PairedTeams & { readonly name: string })[];
}

/** What the organiser chooses for leagues of one list, all alike; `column` says who plays in which of them. */
export interface LeagueChoices extends TeamEventChoices {
  readonly column: string;
}

/** What is wrong with a league as a whole stands where the list begins with it. */
const inLeague = ({ players, sheet }: Roster, { code, place, values }: Problem): Problem => ({
  code,
  values,
  place: { sheet, ...given({ cell: players[0]?.cell }), ...place },
});

/**
 * Leagues of the teams of a list by a column of it. Teams of the same name in two of them are two teams. Problems: those of `dealRoster`,
 * and those of `pairTeams` in the first league that has any.
 */
export const pairLeagues = (
  roster: Roster,
  { column, ...choices }: LeagueChoices,
  { id }: { readonly id: string },
): Result<PairedLeagues> =>
  andThen(dealRoster(roster, { by: 'hand', size: 0, column }), ({ sections }) =>
    andThen(
      allOf(
        sections.map(({ name, roster: own }, at) => {
          const paired = pairTeams(own, choices, { id: `${id}-${at + 1}` });
          return andThen(
            relocated(paired, (each) => inLeague(own, each)),
            (made) => {
              const found = made.warnings.filter((each) => !own.warnings.includes(each));
              return ok({ name, ...made, found: found.map((each) => inLeague(own, each)) });
            },
          );
        }),
      ),
      (leagues) =>
        ok({
          roster,
          leagues,
          seed: undefined,
          sections: leagues.map(({ name, event }) => ({ name, tournament: event, draws: [] })),
          warnings: [...roster.warnings, ...leagues.flatMap(({ found }) => found)],
        }),
    ),
  );
