import { carryOver } from '../src/core/sections/carry';
import { fieldsOf } from '../src/core/sections/fields';
import type { Tournament } from '../src/core/model';
import { makeTournament } from '../src/core/tournament';
import { valueOf } from './results';
import { sectioned, sectionedRequest, withResults } from './sectioned';

/** A final of the first two of each of so many sections of four, their games carried over. */
export const carriedFinal = (sections: number, more: Partial<Tournament> = {}): Tournament => {
  const whole = withResults(sectioned(Array.from({ length: sections }, () => 4)), 5, 1);
  const preliminaries = fieldsOf(whole).map(({ section = '', ...tournament }) => ({ section, tournament }));
  const from = [1, 2].flatMap((place) =>
    preliminaries.map(({ section, tournament }) => ({
      section,
      no: tournament.players[place - 1]!.no,
      place,
    })),
  );
  const final = valueOf(makeTournament(sectionedRequest(2 * sections)));
  return { ...valueOf(carryOver(final, from, preliminaries)), ...more };
};
