import { groupedBy } from '../../core/grouped';
import type { ExtraValue, Player, Tournament } from '../../core/model';
import { foldedName, LONGEST_NAME } from '../../core/names/name';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { isClassHeading } from '../../language/headers';
import { playerFieldOf } from '../../language/playerFields';
import { isTeamHeading } from './headers';
import type { RosterEntry } from './model';
import { textOf } from './text';

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
 * Tells players of one name apart by their clubs, else by a column of teams, classes or years of birth: `Peter Müller (Halle)`. Their names
 * stay if no column tells all of them apart. Warnings: `name-told-apart`, once for all names.
 */
export const toldApart = (
  sheet: string,
  players: readonly RosterEntry[],
  headings: readonly string[],
): { readonly players: readonly RosterEntry[]; readonly warnings: readonly Problem[] } => {
  const taken = groupedBy(players, ({ name }) => foldedName(name));
  const renamed = new Map<RosterEntry, string>();
  for (const namesakes of taken.values()) {
    if (namesakes.length === 1) continue;
    const signs = namesakes.map((player) => signsOf(player, headings));
    const names = ['', ...headings]
      .map((_, at) => signs.map((own) => entryAt(own, at)))
      .filter((own) => !own.includes(''))
      .map((own) => own.map((sign, at) => `${entryAt(namesakes, at).name} (${sign})`))
      .find((found) => {
        const folded = new Set(found.map(foldedName));
        return folded.size === found.length && ![...folded].some((name) => taken.has(name));
      });
    if (!names || names.some(({ length }) => length > LONGEST_NAME)) continue;
    for (const [at, player] of namesakes.entries()) renamed.set(player, entryAt(names, at));
  }
  const [first] = renamed.keys();
  const names = [...renamed.values()].join(', ');
  return {
    players: players.map((player) => ({ ...player, name: renamed.get(player) ?? player.name })),
    warnings: first ? [problem('name-told-apart', { sheet, cell: first.cell }, { names })] : [],
  };
};
