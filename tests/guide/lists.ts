import { NAMES } from '../../gallery/names';
import type { List } from './walk';

const names = (from: number, count: number): readonly string[] => NAMES.plain.slice(from, from + count);

/** Seven players of a club with their ratings. */
export const CLUB: List = {
  sheet: 'Club evening',
  rows: [
    ['Name', 'Rating', 'Club'],
    ...names(0, 7).map((name, index) => [name, 2050 - 37 * index, index % 3 === 2 ? 'Wil' : 'Uster']),
  ],
};

/** Six teams with five players each. */
export const LEAGUE: List = {
  sheet: 'District league',
  rows: [
    ['Name', 'Rating', 'Team'],
    ...['Uster', 'Rapperswil', 'Gonzen', 'Winterthur', 'Zollikon', 'Wil'].flatMap((team, at) =>
      names(at * 5, 5).map((name, board) => [name, 2150 - 60 * board - 11 * at, team]),
    ),
  ],
};

/** Two teams of four. */
export const MATCH: List = {
  sheet: 'Uster – Wil',
  rows: [
    ['Name', 'Rating', 'Team'],
    ...names(0, 8).map((name, index) => [name, 2100 - 25 * index, index % 2 === 0 ? 'Uster' : 'Wil']),
  ],
};

/** Sixteen players of four clubs. */
export const OPEN: List = {
  sheet: 'Autumn quads',
  rows: [
    ['Name', 'Rating', 'Club'],
    ...names(8, 16).map((name, index) => [
      name,
      2210 - 31 * index,
      ['Uster', 'Wil', 'Gonzen', 'Zollikon'][(index * 3) % 4]!,
    ]),
  ],
};

/** Seven Go players with their ranks. */
export const GO: List = {
  sheet: 'Go club',
  rows: [
    ['Name', 'Rank', 'Club'],
    ...names(16, 7).map((name, index) => [name, ['3d', '1d', '1d', '2k', '4k', '5k', '8k'][index]!, 'Bern']),
  ],
};

/** Twelve children by their first names. */
export const CLASS: List = {
  sheet: 'Class 4b',
  rows: [['Name'], ...names(20, 12).map((name) => [name.split(' ')[0]!])],
};

/** Six players of a club championship. */
export const SEASON: List = {
  sheet: 'Championship',
  rows: [['Name', 'Rating'], ...names(30, 6).map((name, index) => [name, 2000 - 45 * index])],
};
