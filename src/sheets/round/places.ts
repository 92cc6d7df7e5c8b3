import type { Tournament } from '../../core/model';
import { entryAt } from '../../core/present';
import { sectionTitle } from '../../language/sections';
import type { SheetWords } from '../../language/words';
import { countTo } from '../../grid/block';
import { area, type Area } from '../../grid/cell';
import type { Layout } from '../layout';
import { ROUND } from '../layout/round';
import { longestOf } from '../look/wrap';

/**
 * The longest text that each of the first places may have: of sections, two who are level behind the section’s name; else a name,
 * and behind the last how many more are level.
 */
export const longestPlaces = (
  { players, sections }: Tournament,
  { fields, round }: Layout,
  names: readonly string[],
  { roundSheet: { and, moreLevel }, sections: spoken }: SheetWords,
): readonly string[] => {
  if (sections)
    return fields.map(({ before, players: count }, index) => {
      const own = players.slice(before, before + count).map(({ name }) => name);
      return `${sectionTitle(entryAt(sections, index).name, spoken)}: ${longestOf(own, 2).join(` ${and} `)}`;
    });
  const { rows } = round.places.area;
  const [longest = ''] = longestOf(names, 1);
  const more = players.length > rows ? ` ${and} ${players.length - rows} ${moreLevel}` : '';
  return countTo(rows).map((line) => (line < rows ? longest : longest + more));
};

/** The cells of the leaders of sections, of whom two may be named: all columns before their points. */
export const placeMerges = ({ divided, round: { places, placePoints } }: Layout): readonly Area[] =>
  countTo(divided ? places.area.rows : 0).map((line) =>
    area(places.area.row + line - 1, ROUND.left, 1, placePoints - ROUND.left),
  );
