import { present } from '../../core/present';
import type { Player, Tournament } from '../../core/model';
import { parsePoints } from '../points';
import type { ChangeField, Given } from './change';

/** Somebody who plays. */
export const PLAYER: ChangeField = { name: 'player', label: 'Player', kind: 'player', who: 'playing' };

/** A game by its number. */
export const GAME: ChangeField = {
  name: 'game',
  label: 'Game',
  kind: 'game',
};

/** A name that nobody of the tournament has. */
export const NEW_NAME: ChangeField = { name: 'newName', label: 'Name', kind: 'text' };

/** A rating, as it stands in the column of ratings. */
export const RATING: ChangeField = {
  name: 'rating',
  label: 'Rating',
  kind: 'text',
  optional: true,
  inGame: { go: { label: 'Rank' } },
};

/** A federation or club. */
export const FEDERATION: ChangeField = {
  name: 'federation',
  label: 'Federation or club',
  kind: 'text',
  optional: true,
};

/** The section of a tournament that has several. */
export const SECTION: ChangeField = {
  name: 'section',
  label: 'Section',
  kind: 'choice',
  where: ({ sections }) => sections !== undefined,
  choicesIn: ({ sections = [] }) => sections.map(({ name }) => [name, name] as const),
};

/** The number of a player or game that was chosen or typed. */
export const number = (typed: string | undefined): number => Number(typed);

/** The player who was chosen. */
export const player = ({ player: no }: Given) => ({ player: number(no) });

/** The player who was chosen, as the tournament has them. */
export const playerOf = ({ players }: Tournament, { player: no }: Given): Player | undefined =>
  players.find((each) => each.no === number(no));

/** A rating as a cell holds it: a number where digits alone were typed. */
export const asRating = (typed: string): string | number =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed;

/** Points; below 0 they are taken away. */
export const signedPoints = (typed = ''): number => {
  const [, minus, points] = present(/^\s*([-−–]?)\+?(.*)$/.exec(typed));
  return parsePoints(present(points)) * (minus === '' ? 1 : -1);
};
