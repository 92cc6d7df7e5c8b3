import type { Game, Player, Section } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { sectionFound, sectionNames } from '../../core/sections/found';
import { sectionProblems } from '../../core/sections/problems';
import type { CellValue } from '../../grid/cell';
import { located, type TournamentParts } from '../findTournaments';
import { partName } from '../parts';

/** Row by row the numbers that stand beside players and games. */
interface Numbers {
  readonly players: readonly CellValue[];
  readonly games: readonly CellValue[];
}

/**
 * The sections that the Players sheet divides a tournament into; nothing where it does not. What else there is to know of
 * them is as their games tell. Problems: those of `sectionProblems` with the cell; `workbook-part-missing`
 * where the sheets are those of sections and the column is gone.
 */
export const parseSections = (
  { places, broken = [], sheet }: TournamentParts,
  players: readonly Player[],
  games: readonly Game[],
  numbers: Numbers,
): { readonly sections?: readonly Section[]; readonly problems: readonly Problem[] } => {
  const column = places.Players_section;
  const isDivided = places.Sections !== undefined || broken.includes('Sections');
  if (!column) {
    if (!isDivided && !broken.includes('Players_section')) return { problems: [] };
    return {
      problems: [problem('workbook-part-missing', { sheet }, { part: partName('Players_section') })],
    };
  }
  const sections = sectionNames(players).map((name) => sectionFound(name, players, games));
  const inCell = (place: Problem['place']): Problem['place'] => {
    const { Pairings_leftNo: sides } = places;
    if (place.game !== undefined && sides)
      return located(sides, Math.max(0, numbers.games.indexOf(place.game)));
    const no = players.find(({ name }) => name === place.player)?.no ?? null;
    return located(column, Math.max(0, numbers.players.indexOf(no)));
  };
  return {
    sections,
    problems: sectionProblems(players, sections, games).map(({ code, place, values }) =>
      problem(code, { ...inCell(place), ...place }, values),
    ),
  };
};
