import { LIST_WORDS, type HeaderRole } from '../../language/headers';
import { plain } from '../../core/plain';
import { wordsOf } from './text';
import { remembered, span, type View } from './view';

/** Where a word serves two roles, the earlier one here has it. */
const ROLES = [
  'name',
  'first',
  'last',
  'rating',
  'number',
  'federation',
  'club',
  'team',
  'title',
  'rank',
] as const;

const BY_WORD: ReadonlyMap<string, HeaderRole> = new Map(
  [...ROLES]
    .reverse()
    .flatMap((role) =>
      LIST_WORDS.flatMap((language) => language[role]).map((word) => [plain(word), role] as const),
    ),
);

const QUALIFIERS = wordsOf('qualifiers');

const LONGEST_HEADING = 60;

/** What a heading says its column is; `null` if it is none of our words. */
export const roleOf = (heading: string): HeaderRole | null => {
  if (heading.length > LONGEST_HEADING || /[{}<>=@]/.test(heading)) return null;
  const said = plain(heading);
  const exact = BY_WORD.get(said);
  if (exact) return exact;
  const tokens = said.split(' ').filter((token) => !QUALIFIERS.has(token));
  return tokens.length > 0 && tokens.every((token) => BY_WORD.get(token) === 'rating') ? 'rating' : null;
};

/** Whether a heading stands over teams, be it numbered because another column has it too. */
export const isTeamHeading = (heading: string): boolean => roleOf(heading.replace(/ \d+$/, '')) === 'team';

/** Whether a heading stands over ranks, be it numbered because another column has it too. */
export const isRankHeading = (heading: string): boolean => roleOf(heading.replace(/ \d+$/, '')) === 'rank';

/** `Name` beside a first name is the last name, beside a last name the first; `Player` is always whole. */
const AMBIGUOUS = new Set(['name', 'names', 'nom', 'noms', 'nombre', 'nombres', 'имя'].map(plain));

/** Whether a heading can mean a part of a name as well as the whole. */
export const isAmbiguousName = (heading: string): boolean => AMBIGUOUS.has(plain(heading));

const roleIn = remembered(roleOf);

/** Role and column of each heading of a row that we know. A word that repeats right above or below is data. */
export const rolesIn = (
  view: View,
  row: number,
  columns = span(0, view.columns),
): readonly { readonly column: number; readonly role: HeaderRole }[] =>
  columns
    .filter((column) => typeof view.value(row, column) === 'string')
    .flatMap((column) => {
      const text = view.text(row, column);
      const role = roleIn(view, text);
      if (!role) return [];
      const repeats = [row - 1, row + 1].some((other) => plain(view.text(other, column)) === plain(text));
      return repeats ? [] : [{ column, role }];
    });

const NAMING: ReadonlySet<HeaderRole> = new Set(['name', 'first', 'last']);

/** Whether a heading of this role stands over names. */
export const isNamingRole = (role: HeaderRole): boolean => NAMING.has(role);

/**
 * How sure we are that a row is the header of a list: 0 if it is not; a heading for names counts 10, one for teams 5 (it
 * may be a list of teams), every other known heading 1, and two of those are enough.
 */
export const headerWeight = (view: View, row: number): number => {
  const roles = new Set(rolesIn(view, row).map(({ role }) => role));
  const naming = [...roles].some(isNamingRole);
  const weight = roles.size + (naming ? 9 : 0) + (roles.has('team') ? 4 : 0);
  return naming || roles.has('team') || roles.size >= 2 ? weight : 0;
};

/** Whether every cell of a row is a heading we know: the second line of a header, or a header repeated. */
export const isAllHeadings = (view: View, row: number, columns: readonly number[]): boolean => {
  const texts = columns.map((column) => view.text(row, column)).filter((text) => text !== '');
  return (
    texts.length > 0 &&
    texts.every(
      (text) =>
        roleOf(text) !== null ||
        plain(text)
          .split(' ')
          .every((token) => QUALIFIERS.has(token)),
    )
  );
};
