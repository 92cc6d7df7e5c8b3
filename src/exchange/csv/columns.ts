import { plain } from '../../core/names/plain';
import { CROSSTABLE_WORDS } from '../../language/tableWords';
import { GAME_LIST_SYNONYMS, GAME_LIST_WORDS } from '../../language/gameListWords';
import { LIST_WORDS } from '../../language/headers';
import { playerFieldOf, type PlayerField } from '../../language/playerFields';

/** What a column of a list of games tells of the game. */
type GameColumn = 'event' | 'section' | 'round' | 'board' | 'date' | 'result' | 'remark';
/** What a column tells of one side. */
type SideColumn = 'name' | 'number' | 'rating' | 'federation' | PlayerField;
export type Side = 'white' | 'black';

/** What a heading means: something of the game, or of one side, such as `white rating`. */
export type Meaning = GameColumn | `${Side} ${SideColumn}`;

const set = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(plain));

const GAME_WORDS: readonly (readonly [GameColumn, ReadonlySet<string>])[] = [
  ...(['round', 'result'] as const).map((name) => [name, set(CROSSTABLE_WORDS[name])] as const),
  ...(['event', 'section', 'board', 'date', 'remark'] as const).map(
    (name) => [name, set([...GAME_LIST_WORDS[name], ...GAME_LIST_SYNONYMS[name]])] as const,
  ),
];

const SIDE_WORDS = (['white', 'black'] as const).map((side) => [side, set(CROSSTABLE_WORDS[side])] as const);

const ROLE_WORDS = (['name', 'number', 'rating', 'federation'] as const).map(
  (role) => [role, set(LIST_WORDS[role])] as const,
);

const QUALIFIERS = set(LIST_WORDS.qualifiers);

/** What a heading says of a side, without the word for the side; a side alone is its player's name. */
const sideColumnOf = (words: string): SideColumn | null => {
  if (words === '') return 'name';
  const roleOf = (text: string): SideColumn | null =>
    ROLE_WORDS.find(([, known]) => known.has(text))?.[0] ?? null;
  const bare = words
    .split(' ')
    .filter((word) => !QUALIFIERS.has(word))
    .join(' ');
  return playerFieldOf(words) ?? roleOf(words) ?? roleOf(bare);
};

/** `White Elo`, `Elo White`, `WhiteElo`: the side, and the rest of the heading; a single letter only as a word of its own. */
const sideIn = (heading: string): readonly [side: Side, rest: string] | null => {
  const words = heading.split(' ');
  for (const [side, known] of SIDE_WORDS) {
    if (known.has(heading)) return [side, ''];
    for (const count of [1, 2]) {
      if (known.has(words.slice(0, count).join(' '))) return [side, words.slice(count).join(' ')];
      if (known.has(words.slice(-count).join(' '))) return [side, words.slice(0, -count).join(' ')];
    }
    const joined = [...known].find((word) => word.length > 3 && heading.startsWith(word));
    if (joined !== undefined) return [side, heading.slice(joined.length).trim()];
  }
  return null;
};

/** No heading is longer; a text of any length may stand in a first line. */
const LONGEST = 60;

/** What the heading of a column means in a list of games, in any of five languages; `null` for any other. */
export const meaningOf = (typed: string): Meaning | null => {
  const heading = typed.length > LONGEST ? '' : plain(typed);
  if (heading === '') return null;
  const side = sideIn(heading);
  if (side) {
    const column = sideColumnOf(side[1]);
    return column && `${side[0]} ${column}`;
  }
  return GAME_WORDS.find(([, known]) => known.has(heading))?.[0] ?? null;
};
