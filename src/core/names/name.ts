import type { Player, Tournament } from '../model';

/** A name as two that are meant to be the same compare: without capitals, spaces, or forms of Unicode. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();

/**
 * A sign that nobody sees and that makes another name: spaces without width, soft hyphens, marks of direction, control codes. What joins letters
 * of a script (U+200C, U+200D) is one beside a letter that nothing joins.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s])[\u200c\u200d]/gu;

/** A text without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** The first sign of a text that nobody sees, such as `U+200B`; `null` without one. */
export const unseenIn = (text: string): string | null => {
  const [found] = text.match(UNSEEN) ?? [];
  return found === undefined
    ? null
    : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};

/** The names of players by their numbers; of a number that nobody has the number itself. */
export const nameOf = (players: readonly Pick<Player, 'no' | 'name'>[]): ((no: number) => string) => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => names.get(no) ?? String(no);
};

/** The names of players where those of several sections stand together: `B: Anna`; plain where there are no sections. */
export const nameInSection = ({
  players,
  sections,
}: Pick<Tournament, 'players' | 'sections'>): ((no: number) => string) => {
  const name = nameOf(players);
  if (!sections) return name;
  const sectionOf = new Map(players.map(({ no, section = '' }) => [no, section]));
  return (no) => `${sectionOf.get(no) ?? ''}: ${name(no)}`;
};

/** An identity made of a text: letters, digits, dashes and underscores stay, anything between them is one dash. */
export const idOf = (text: string): string => {
  const kept = text.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return kept === '' ? 'event' : kept;
};
