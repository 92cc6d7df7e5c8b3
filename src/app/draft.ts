import { drawNumbers, drawsLots, numberingOf } from '../core/draw/numbers';
import { makeTournament, type Entrant } from '../core/draw/tournament';
import type { Tournament } from '../core/model';
import { andThen, ok, unlessProblems, type Result } from '../core/result';
import { rulesOf } from '../core/rules';
import { checkOrder } from '../core/tiebreak/registry';
import type { Roster } from '../sheets/roster';
import { withDefaults, type TournamentChoices } from './choices';

const entrantOf = ({ name, rating, federation, extra }: Roster['players'][number]): Entrant => ({
  name,
  ...(rating === undefined ? {} : { rating }),
  ...(federation === undefined ? {} : { federation }),
  ...(extra.length === 0 ? {} : { extra }),
});

/**
 * Makes a tournament of a list: draws the numbers, pairs all rounds. Problems: those of `drawNumbers`, `makeTournament`,
 * `rulesOf` and `checkOrder`.
 */
export const tournamentOf = (
  roster: Roster,
  choices: TournamentChoices,
  { id }: Pick<Tournament, 'id'>,
): Result<Tournament> => {
  const all = withDefaults(roster, choices);
  const { system, cycles, numbers, seed } = all;
  return andThen(rulesOf(all.rules), (rules) => {
    const tieBreaks = all.tieBreaks ?? rules.tieBreaks;
    const drawn = andThen(
      unlessProblems(checkOrder(tieBreaks), () => null),
      () => drawNumbers(roster.players, numbers, seed, { system, columns: roster.columns }),
    );
    const numbered = andThen(drawn, (order) =>
      andThen(numberingOf(numbers), (numbering) => ok({ order, numbering })),
    );
    return andThen(numbered, ({ order, numbering }) =>
      makeTournament({
        id,
        event: all.event,
        section: all.section,
        players: order.map((index) => entrantOf(roster.players[index]!)),
        columns: roster.columns,
        columnFormats: roster.columnFormats,
        system,
        systemOptions: all.systemOptions,
        cycles,
        exchangeLastTwo: all.exchangeLastTwo,
        scoring: all.scoring,
        ruleSet: rules.id,
        tieBreaks,
        numbering: { ...numbering, ...(drawsLots(numbers) && seed !== undefined ? { seed } : {}) },
        profile: all.profile,
        language: all.language,
      }),
    );
  });
};
