import { CROSSTABLE_WORDS, PRINTED_WORDS, type CrosstableWord } from '../../language/tableWords';
import { plain } from '../../core/names/plain';
import { present } from '../../core/present';
import { LIST_WORDS, type HeaderRole } from '../../language/headers';
import { playerFieldOf } from '../../language/playerFields';
import { gameNamed } from './games';
import { wordsOf } from './text';
import { remembered, span, type View } from '../view';

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
  [...ROLES].reverse().flatMap((role) => LIST_WORDS[role].map((word) => [plain(word), role] as const)),
);

const QUALIFIERS = wordsOf('qualifiers');

/** Roles whose words people put side by side: `School / Club`, `Elo rating`. */
const JOINABLE: ReadonlySet<HeaderRole> = new Set<HeaderRole>(['rating', 'club']);

const LONGEST_HEADING = 60;

const NAMING: ReadonlySet<HeaderRole | null> = new Set<HeaderRole>(['name', 'first', 'last']);

/** Whether a heading of this role stands over names. */
export const isNamingRole = (role: HeaderRole | null): boolean => NAMING.has(role);

/** What a heading says its column is; `null` if it is none of our words. */
export const roleOf = (heading: string): HeaderRole | null => {
  if (heading.length > LONGEST_HEADING || /[{}<>=@]/.test(heading)) return null;
  const said = plain(heading);
  const exact = BY_WORD.get(said);
  if (exact) return exact;
  const tokens = said.split(' ').filter((token) => !QUALIFIERS.has(token));
  const naming = BY_WORD.get(tokens.join(' ')) ?? null;
  if (isNamingRole(naming)) return naming;
  const [role, ...others] = new Set(tokens.map((token) => BY_WORD.get(token)));
  return role && others.length === 0 && JOINABLE.has(role) ? role : null;
};

/**
 * A reading of headings beside a cross-table and above games and results: which of these kinds a heading says, `null` if none. Where a
 * word serves two kinds, the later one has it.
 */
export const headingReader = <Kind extends CrosstableWord>(
  kinds: readonly Kind[],
): ((heading: string) => Kind | null) => {
  const byWord: ReadonlyMap<string, Kind> = new Map(
    kinds.flatMap((kind) => CROSSTABLE_WORDS[kind].map((word) => [plain(word) || word, kind] as const)),
  );
  return (heading) => byWord.get(plain(heading) || heading.trim()) ?? null;
};

/** Whether a heading stands over teams, be it numbered because another column has it too. */
export const isTeamHeading = (heading: string): boolean => roleOf(heading.replace(/ \d+$/, '')) === 'team';

/** Whether a heading stands over the boards at which people sit. */
export const isBoardHeading = (heading: string): boolean => PRINTED_WORDS.board.includes(plain(heading));

/** Whether a heading stands over ranks, be it numbered because another column has it too. */
export const isRankHeading = (heading: string): boolean => roleOf(heading.replace(/ \d+$/, '')) === 'rank';

/** `Name` beside a first name is the last name, beside a last name the first; `Player` is always whole. */
const AMBIGUOUS = new Set(
  ['name', 'names', 'nom', 'noms', 'nombre', 'nombres', 'nome', 'naam', 'namn', 'navn', 'jmeno', 'имя'].map(
    plain,
  ),
);

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

/** Which of two partners a heading is for: `Player 1`, `Player 2`, `Partner`; empty if it is for neither. */
const partnerOf = (heading: string): string => {
  const [, word = '', sign = ''] = /^(.*?) ?([1-9]?)$/.exec(plain(heading)) ?? [];
  const isPartner = word === 'partner';
  return isPartner || isNamingRole(roleOf(word)) ? sign || (isPartner ? '2' : '1') : '';
};

/** Where the headings of two partners stand; nowhere without both, or with a third. */
export const partnersIn = (headings: readonly string[]): readonly number[] => {
  const found = headings.flatMap((heading, at) => (partnerOf(heading) === '' ? [] : [at]));
  return found.map((at) => partnerOf(headings[at] ?? '')).join('') === '12' ? found : [];
};

/**
 * How sure we are that a row is the header of a list: 0 if it is not; a heading for names counts 10, one for teams 5 (it
 * may be a list of teams), every other known heading 1, and two of those are enough.
 */
export const headerWeight = (view: View, row: number): number => {
  const roles = new Set(rolesIn(view, row).map(({ role }) => role));
  const texts = span(0, view.columns).map((column) => view.text(row, column));
  const naming = [...roles].some(isNamingRole) || partnersIn(texts).length > 0;
  const weight = roles.size + (naming ? 9 : 0) + (roles.has('team') ? 4 : 0);
  return naming || roles.has('team') || roles.size >= 2 ? weight : 0;
};

/** A heading; with what stands above or below it where only both together say what we know: `Birth` above `date`. */
export const headingAt = (view: View, header: number, column: number): string => {
  const own = view.text(header, column);
  const lines = [`${view.text(header - 1, column)} ${own}`, `${own} ${view.text(header + 1, column)}`];
  return own === '' || roleOf(own)
    ? own
    : (lines.find((both) => playerFieldOf(both) && both.trim() !== own) ?? own);
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

/** A text that can name an event is no longer, no label (`Date:`) and no heading of a column. */
const MOST_SIGNS = 80;

/** The title above a list that begins at a row of the sheet: the one text in words of the first row that has any. */
const titleAbove = (view: View, listRow: number): string | undefined => {
  for (let row = 0; row < view.rows && view.sheetRow(row) < listRow; row++) {
    const columns = span(0, view.columns).filter((column) => /\p{L}{3}/u.test(view.text(row, column)));
    if (columns.length === 0) continue;
    const column = present(columns[0]);
    const title = view.text(row, column);
    const isTitle = title.length <= MOST_SIGNS && !title.endsWith(':') && roleOf(title) === null;
    return columns.length === 1 && isTitle ? title : undefined;
  }
  return undefined;
};

/** What a program calls a new sheet, in the languages of our readers, or anybody a list. */
const UNNAMED =
  /^(sheet|tabelle|table|feuil|hoja|foglio|blad|planilha|arkusz|munka|ark|taul|лист|list|工作表|entry|entries|pupils) ?\d*$/iu;

/** Whether a sheet is called as any list may be, or as its headings are: `Sheet1`, `Players`, `Names 2`. Then its name says nothing. */
export const namesNothing = (sheet: string): boolean => {
  const role = roleOf(sheet.replace(/ ?\d+$/, ''));
  return UNNAMED.test(sheet.trim()) || isNamingRole(role) || role === 'team';
};

/** What a list is called behind the name of its event: `Year 4 list`, `Spring Open entries`. */
const LIST_AFTER_NAME = /(?:[\s_-]+(?:entry|player|list|players|entries))+$/iu;

const isGameAlone = (name: string): boolean => /^go$/i.test(name) || gameNamed([name])?.name === name;

/** Names that Excel gives a new workbook. */
const UNNAMED_FILE =
  /^(book|mappe|arbeitsmappe|classeur|libro|cartel|map|pasta|livro|zeszyt|munkafüzet|bok|projektmappe|työkirja|книга|工作簿) ?\d+$/iu;

/**
 * What the event of a list is called: the title above it, or in the rows above what was selected, else the sheet's name, else, where that says nothing, the first
 * name that somebody gave the document; of both without the word for a list at the end. The list begins at a row of the sheet, from 0.
 */
export const eventOfList = (
  view: View,
  listRow: number,
  document: readonly string[] = [],
  rowsAbove?: View,
): string => {
  const { sheet } = view;
  const above = titleAbove(view, listRow) ?? (rowsAbove && titleAbove(rowsAbove, listRow));
  if (above !== undefined) return above;
  const named = document.map((name) => name.trim());
  const isName = (name: string): boolean =>
    name !== '' && name.length <= MOST_SIGNS && !UNNAMED_FILE.test(name);
  const found = namesNothing(sheet) ? named.find(isName) : sheet;
  const event = found?.replace(LIST_AFTER_NAME, '') ?? '';
  // `Go players` says more than the game alone.
  return found !== undefined && isGameAlone(event) ? found : event || sheet;
};
