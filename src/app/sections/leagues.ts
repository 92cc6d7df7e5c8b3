import { given } from '../../core/format/fields';
import type { Problem } from '../../core/problem';
import { allOf, andThen, ok, relocated, type Result } from '../../core/result';
import type { Roster } from '../../sheets/roster';
import type { Workbook } from '../../workbook/port';
import { pairTeams, type PairedTeams, type TeamEventChoices } from '../pairTeams';
import { type ListChoice, openRoster } from '../roster';
import { type SectionCircumstances, writeSections, type PairedSections } from './create';
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
  andThen(dealRoster(roster, { by: 'hand', size: 0, leftover: 'last', column }), ({ sections }) =>
    andThen(
      allOf(
        sections.map(({ name, roster: own }, at) => {
          const paired = pairTeams(own, choices, { id: `${id}-${at + 1}` });
          const located = relocated(paired, (each) => inLeague(own, each));
          return andThen(located, (event) => ok({ name, ...event }));
        }),
      ),
      (leagues) =>
        ok({
          roster,
          leagues,
          seed: undefined,
          sections: leagues.map(({ name, event }) => ({ name, tournament: event, draws: [] })),
          warnings: roster.warnings,
        }),
    ),
  );

/** From the organiser's list to leagues in their workbook. Nothing is written if anything is wrong. */
export const createLeagues = async (
  workbook: Workbook,
  list: ListChoice,
  choices: LeagueChoices,
  circumstances: SectionCircumstances,
): Promise<Result<PairedLeagues>> => {
  const paired = andThen(await openRoster(workbook, list), (roster) =>
    pairLeagues(roster, choices, circumstances),
  );
  if (!paired.ok) return paired;
  const written = await writeSections(workbook, paired.value, { ...circumstances, sheets: 'each' });
  return andThen(written, ({ warnings }) => ok({ ...paired.value, warnings }));
};
