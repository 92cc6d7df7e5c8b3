import type { ProfileId } from '../../core/model';

/**
 * Games by what people call them: those in which one begins at a board, then the others. Whoever names chess plays chess, also in
 * a pool hall; groups are called Pool A or Pool 2.
 */
const NAMED: readonly (readonly [profile: ProfileId, names: string])[] = [
  ['chess', String.raw`chess|\p{L}*schach\p{L}*|échecs|ajedrez|scacchi|шахмат\p{L}*`],
  ['neutral', 'draughts|checkers|scrabble|backgammon|othello|reversi|gomoku|renju|shogi|xiangqi|darts'],
  [
    'plain',
    'table[ -]?tennis|ping[ -]?pong|tischtennis|badminton|squash|tennis|padel|pickleball|racquetball|' +
      'snooker|billiards?|bridge|cribbage|dominoe?s|foosball|table football|tischkicker|tischfußball|' +
      'football|soccer|futsal|handball|volleyball|hockey|fencing|curling|boules|pétanque|bowls|croquet|' +
      String.raw`(?:8|9|eight|nine)[ -]?ball|pool(?! *(?:\d|\p{L}(?!\p{L})))`,
  ],
];

const PATTERNS = NAMED.map(
  ([profile, names]) => [profile, new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')] as const,
);

/** The game that the name of an event or a sheet says, as it stands there; `null` if it says none. */
export const gameNamed = (
  texts: readonly (string | undefined)[],
): { readonly profile: ProfileId; readonly name: string } | null => {
  const text = texts.filter((each) => each !== undefined).join('\n');
  for (const [profile, pattern] of PATTERNS) {
    const [name] = pattern.exec(text) ?? [];
    if (name !== undefined) return { profile, name };
  }
  return null;
};
