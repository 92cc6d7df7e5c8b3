import { madeOnce } from '../core/once';
import type { ProfileId } from '../core/model';

/** The texts that differ from those of chess. */
export type Changed<T> = {
  readonly [Key in keyof T]?: T[Key] extends string | readonly unknown[] ? T[Key] : Changed<T[Key]>;
};

/** Whom texts speak of: players of a game, or teams. */
export type Whom = ProfileId | 'teams';

/** The texts for chess, and those that differ for other games and for teams. */
export interface ByProfile<T> {
  readonly chess: T;
  readonly go: Changed<T>;
  readonly neutral: Changed<T>;
  readonly home?: Changed<T>;
  readonly plain?: Changed<T>;
  readonly teams?: Changed<T>;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changed = (texts: object, changes: object): object => {
  const others = new Map<string, unknown>(Object.entries(changes));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: readonly [string, unknown]) => {
      const other = others.get(key) ?? text;
      return [key, isGroup(text) && isGroup(other) ? changed(text, other) : other];
    }),
  );
};

/** Where games without boards are played: most at tables, as table tennis and snooker; one at home is just a match. */
const PLACES = { plain: 'table', home: 'match' } as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Some of the texts of chess with that word in place of the board, but for the names of values. */
export const withoutBoards = <T extends object>(
  profile: keyof typeof PLACES,
  texts: T,
  keys: readonly (keyof T & string)[],
): Changed<T> => {
  const place = PLACES[profile];
  const said = (text: unknown): string =>
    String(text).replaceAll(/(?<!\{)\bboard(?=s?\b)/gi, (word) =>
      word === 'board' ? place : capital(place),
    );
  return Object.fromEntries(keys.map((key) => [key, said(texts[key])])) as Changed<T>;
};

/** Whose texts are those of whoever has none of their own. */
const OTHERWISE = {
  go: 'chess',
  neutral: 'chess',
  home: 'neutral',
  plain: 'neutral',
  teams: 'chess',
} as const;

const made = new WeakMap<object, object>();

/** The texts of a game, or of teams. */
export const inProfile = <T extends object>(texts: ByProfile<T>, whom: Whom): T => {
  if (whom === 'chess') return texts.chess;
  const [others, changes] = [inProfile(texts, OTHERWISE[whom]), texts[whom]];
  if (changes === undefined) return others;
  return madeOnce(made, changes, () => changed(others, changes)) as T;
};

/** Texts of which other games than chess, or teams, have some of their own. */
export const byGame =
  <T extends object>(texts: ByProfile<T>) =>
  (whom: Whom = 'chess'): T =>
    inProfile(texts, whom);
