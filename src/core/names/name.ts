import type { Tournament, Player } from '../model';
import { problem, type Problem, type ProblemPlace } from '../problem';
import { entryAt } from '../present';

/** A name in the form in which equal names compare: without capitals, spaces, or different forms of Unicode. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();

/**
 * An invisible character that makes a different name: spaces without width, soft hyphens, direction marks, control codes. Joiners
 * of scripts (U+200C, U+200D) count beside a letter that does not join.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s])[\u200c\u200d]/gu;

/** A text without invisible characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** The first invisible character of a text, such as `U+200B`; `null` if there is none. */
export const unseenIn = (text: string): string | null => {
  const [found] = text.match(UNSEEN) ?? [];
  return found === undefined
    ? null
    : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};

/** The names of players by their numbers; an unknown number, or one without a name, gives the number itself. */
export const nameOf = (
  players: readonly { readonly no: number; readonly name: string | null }[],
): ((no: number) => string) => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => names.get(no) ?? String(no);
};

/** An identity made from a text: letters, digits and underscores stay; anything between them becomes one dash. */
export const idOf = (text: string): string => {
  const kept = text.replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-').replaceAll(/^-|-$/g, '');
  return kept === '' ? 'event' : kept;
};

/** Excel allows 255 characters in many places, and nothing longer can be printed. */
export const LONGEST_NAME = 255;

/** `name-too-long` for a name that is. */
export const longName = ({ length }: string, place: ProblemPlace): readonly Problem[] =>
  length > LONGEST_NAME ? [problem('name-too-long', place, { length, most: LONGEST_NAME })] : [];

/** `name-missing`, `name-too-long`, or `name-duplicate` with the place of the other player (`calledBy`), else `none`. */
export const nameProblems = (
  name: string,
  others: readonly (Pick<Player, 'name'> & Partial<Pick<Player, 'no'>>)[],
  place: ProblemPlace,
  calledBy?: (no: number) => string | number,
): readonly Problem[] => {
  if (foldedName(name) === '') return [problem('name-missing', place)];
  const other = others.find((player) => foldedName(player.name) === foldedName(name));
  return other
    ? [problem('name-duplicate', place, { name, other: (other.no && calledBy?.(other.no)) || 'none' })]
    : longName(name, place);
};

/** `name-alike` for every name that several players share, at the second of them. */
export const alikeNames = (
  { players }: Pick<Tournament, 'players'>,
  placeOf: (player: Player) => ProblemPlace = ({ name }) => ({ player: name }),
): readonly Problem[] => {
  const byName = new Map<string, Player[]>();
  for (const player of players) {
    const group = byName.get(foldedName(player.name)) ?? [];
    byName.set(foldedName(player.name), group);
    group.push(player);
  }
  return [...byName.values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      problem('name-alike', placeOf(entryAt(group, 1)), {
        name: entryAt(group, 0).name,
        numbers: group.map(({ no }) => no).join(', '),
        count: group.length,
      }),
    );
};

/** `name-unseen` for a name with an invisible character. */
export const unseenName = (name: string, place: ProblemPlace): readonly Problem[] => {
  const sign = unseenIn(name);
  return sign === null ? [] : [problem('name-unseen', place, { name: withoutUnseen(name), sign })];
};

/** Warnings about the names of a tournament: `name-alike` at the second player with a name, and `name-unseen`. */
export const nameWarnings = (
  tournament: Pick<Tournament, 'players'>,
  placeOf: (player: Player) => ProblemPlace = ({ name }) => ({ player: name }),
): readonly Problem[] => [
  ...alikeNames(tournament, placeOf),
  ...tournament.players.flatMap((player) => unseenName(player.name, placeOf(player))),
];
