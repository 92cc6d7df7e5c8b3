import { groupedBy } from '../../core/grouped';
import type { ExtraValue, Player, Tournament } from '../../core/model';
import { foldedName, LONGEST_NAME } from '../../core/names/name';
import { countTo } from '../../core/numbers';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { isClassHeading, SECTION_WORDS } from '../../language/headers';
import { playerFieldOf } from '../../language/playerFields';
import { isTeamHeading, roleOf } from './headers';
import type { RosterEntry } from './model';
import { textOf } from './text';
import { withoutBrokenLetters } from '../../core/names/letters';
import type { Content } from '../../grid/content';
import { viewOf, type View } from '../view';
import { plain } from '../../core/names/plain';
import type { CellValue } from '../../grid/cell';
import type { Columns } from './columns';
import type { ListBounds } from './find';
import { joinedNames } from '../../language/nameLists';

/**
 * What a further column may say beside a name: a team, a club, a school class, a year of birth. Any other, such as a telephone number or
 * a whole date of birth, may be private.
 */
const signIn = (heading: string, value: ExtraValue | undefined): string => {
  const text = textOf(value);
  const field = playerFieldOf(heading);
  const isSign =
    isTeamHeading(heading) ||
    isClassHeading(heading) ||
    field === 'club' ||
    (field === 'birth' && /^(?:19|20)\d\d$/.test(text));
  return isSign ? text : '';
};

/** What tells namesakes apart. */
interface Person extends Pick<Player, 'extra'> {
  readonly federation?: string | null | undefined;
}

/** What tells a player from a namesake, the best first; empty where nothing is known. */
const signsOf = ({ federation, extra = [] }: Person, headings: readonly string[]): readonly string[] => [
  federation?.trim() ?? '',
  ...headings.map((heading, at) => signIn(heading, extra[at])),
];

const MARK = / \([^()]*\)$/;

/** The name of somebody who joins a list: with a mark, as in `toldApart`, where the list has a namesake. */
export const nameAmong = (
  { players, columns }: Pick<Tournament, 'players' | 'columns'>,
  newcomer: Person & Pick<Player, 'name'>,
): string => {
  const { name } = newcomer;
  const isNamesake = (other: string): boolean => foldedName(other) === foldedName(name);
  if (!players.some((player) => isNamesake(player.name.replace(MARK, '')))) return name;
  const marked = signsOf(newcomer, columns).flatMap((sign) => (sign === '' ? [] : `${name} (${sign})`));
  const taken = new Set(players.map((player) => foldedName(player.name)));
  return marked.find((each) => !taken.has(foldedName(each))) ?? marked[0] ?? name;
};

/**
 * Tells players of one name apart by their clubs, else by a column of teams, classes or years of birth: `Peter Müller (Halle)`. If no column
 * tells all of them apart, their names stay, or are `numbered`: `Anna 1`. Warnings: `name-told-apart`, once for all names.
 */
export const toldApart = (
  sheet: string,
  players: readonly RosterEntry[],
  headings: readonly string[],
  numbered = false,
): { readonly players: readonly RosterEntry[]; readonly warnings: readonly Problem[] } => {
  const taken = groupedBy(players, ({ name }) => foldedName(name));
  const renamed = new Map<RosterEntry, string>();
  for (const namesakes of taken.values()) {
    if (namesakes.length === 1) continue;
    const signs = namesakes.map((player) => signsOf(player, headings));
    const marked = ['', ...headings]
      .map((_, at) => signs.map((own) => entryAt(own, at)))
      .filter((own) => !own.includes(''))
      .map((own) => own.map((sign, at) => `${entryAt(namesakes, at).name} (${sign})`));
    const counted = countTo(numbered ? players.length : 0).map((first) =>
      namesakes.map(({ name }, at) => `${name} ${first + at}`),
    );
    const names = [...marked, ...counted].find((found) => {
      const folded = new Set(found.map(foldedName));
      return folded.size === found.length && ![...folded].some((name) => taken.has(name));
    });
    if (!names || names.some(({ length }) => length > LONGEST_NAME)) continue;
    for (const [at, player] of namesakes.entries()) renamed.set(player, entryAt(names, at));
  }
  const [first] = renamed.keys();
  const names = joinedNames([...renamed.values()]);
  return {
    players: players.map((player) => ({ ...player, name: renamed.get(player) ?? player.name })),
    warnings: first ? [problem('name-told-apart', { sheet, cell: first.cell }, { names })] : [],
  };
};

/** What was read, with the letters that its texts had before a program broke them; `letters-broken` for each such cell. */
export const withMendedLetters = (
  content: Content,
): { readonly content: Content; readonly warnings: readonly Problem[] } => {
  const view = viewOf(content);
  const warnings: Problem[] = [];
  const values = content.values.map((row, at) =>
    row.map((typed, column) => {
      if (typeof typed !== 'string') return typed;
      const right = withoutBrokenLetters(typed);
      if (right !== typed) warnings.push(problem('letters-broken', view.place(at, column), { typed, right }));
      return right;
    }),
  );
  return { content: { ...content, values }, warnings };
};

/** Whether people write what is in such a column once for all who have it. */
const isOfGroups = (heading: string): boolean =>
  ['club', 'team'].includes(roleOf(heading) ?? '') ||
  isClassHeading(heading) ||
  SECTION_WORDS.includes(plain(heading));

/** Whether each of several different values stands in the first row of a block, with blank cells below it. */
const isInBlocks = (texts: readonly string[]): boolean => {
  const values = texts.filter((text) => text !== '');
  const isBlock = (text: string, at: number): boolean => text === '' || texts[at + 1] === '';
  return (
    values.length > 1 && new Set(values).size === values.length && texts[0] !== '' && texts.every(isBlock)
  );
};

/** A view of a list in which a club, team or class that was written once stands in all rows of its block; `list-blanks-filled` for each such column. */
export const withBlanksFilled = (
  view: View,
  { header }: ListBounds,
  { team, federation, extras }: Columns,
  rows: readonly number[],
): { readonly view: View; readonly warnings: readonly Problem[] } => {
  const columns = [...new Set([team, federation, ...extras.map(({ column }) => column)])].filter(
    (column) => column !== null,
  );
  const filled = columns.filter(
    (column) =>
      header !== null &&
      isOfGroups(view.text(header, column)) &&
      isInBlocks(rows.map((row) => view.text(row, column))),
  );
  if (header === null || filled.length === 0) return { view, warnings: [] };
  const values = view.content.values.map((row) => [...row]);
  for (const column of filled) {
    let above: CellValue = null;
    for (const row of rows) {
      above = view.value(row, column) ?? above;
      const cells = values[row];
      if (cells) cells[column] = above;
    }
  }
  return {
    view: viewOf({ ...view.content, values }),
    warnings: filled.map((column) =>
      problem('list-blanks-filled', view.place(header, column), { heading: view.text(header, column) }),
    ),
  };
};
