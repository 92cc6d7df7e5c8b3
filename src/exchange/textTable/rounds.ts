import { foldedName } from '../../core/name';
import { problem, type Problem } from '../../core/problem';
import { parseRating } from '../../core/rating';
import { fail, ok, unlessProblems, andThen, type Result } from '../../core/result';
import { parseTyped } from '../../core/typed';
import { isBye } from '../byes';
import { decode, linesOf } from '../decode';
import type { FoundGame, FoundPlayer, Parsed } from '../format';

/** `Round 3`, `3. Runde`, `Ronda 3: 2026-11-27`, alone in a line but for a date behind it. */
const ROUND =
  /^\s*(?:(?:round|runde|ronde|ronda|rd|rnd|turno|тур)\.?\s*(\d{1,3})|(\d{1,3})[.]?\s*(?:round|runde|ronde|ronda|turno|тур))(?![\p{L}\d])/iu;

/** A result as it stands between two names or behind them, blanks around its dash or not. */
const RESULT =
  /(?<=\s)(?:1\s?[-–:]\s?0|0\s?[-–:]\s?1|½\s?[-–:]\s?½|1\/2\s?[-–:]\s?1\/2|0[.,]5\s?[-–:]\s?0[.,]5|[+]\s?[-–:/]\s?-|-\s?[-–:/]\s?[+]|1\/2|½|remis|[*])(?=\s|$)/i;

/** No line of a game is longer. */
const LONGEST = 300;

/** Lines that a spreadsheet or another format has. */
const IS_OTHER = /[\t;|"[\]]/;

const roundIn = (line: string): number | null => {
  const [, before, after] = ROUND.exec(line) ?? [];
  const no = Number(before ?? after ?? 0);
  return no > 0 ? no : null;
};

interface Side {
  readonly name: string;
  readonly rating: string;
}

const TITLES = /^(?:[wW]?(?:GM|IM|FM|CM|NM)|W[GIFC]M)\s+/;

/** `12  GM Berg, Anna   2401 (1.5)` without its number, title and points. */
const sideOf = (text: string): Side => {
  const [, name = '', rating = ''] =
    /^(.*?\p{L}.*?)(?:\s+(\d{3,4}))?(?:\s+[[(]?\d{1,2}(?:[.,]\d)?½?[\])]?)*$/u.exec(
      text.trim().replace(/^(?:\d{1,3}[.)]?\s+)+/, ''),
    ) ?? [];
  return { name: name.replace(TITLES, '').trim(), rating };
};

interface Line {
  readonly line: number;
  readonly round: number;
  readonly white: Side;
  readonly black: Side;
  readonly typed: string;
}

/** The two sides of a line and its result; `null` for headings and whatever else stands there. */
const sidesIn = (text: string): Pick<Line, 'white' | 'black' | 'typed'> | null => {
  const found = RESULT.exec(text);
  if (found) {
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    if (/\p{L}/u.test(behind) && /\p{L}/u.test(before))
      return { white: sideOf(before), black: sideOf(behind), typed: found[0].replaceAll(' ', '') };
    const [white, black, ...more] = before.split(/\s[-–—:]\s/);
    if (white !== undefined && black !== undefined && more.length === 0)
      return { white: sideOf(white), black: sideOf(black), typed: found[0].replaceAll(' ', '') };
    return { white: { name: '', rating: '' }, black: { name: '', rating: '' }, typed: found[0] };
  }
  const [white, black, ...more] = text.split(/\s+[-–—:]\s+/);
  return white !== undefined && black !== undefined && more.length === 0
    ? { white: sideOf(white), black: sideOf(black), typed: '' }
    : null;
};

/** The lines of games, each below the heading of its round. */
const linesIn = (text: string): readonly Line[] => {
  let round = 0;
  return linesOf(text).flatMap((each, index): readonly Line[] => {
    const line = each.replaceAll('\u00a0', ' ').trimEnd();
    const begun = roundIn(line);
    round = begun ?? round;
    if (begun !== null || round === 0 || line.length > LONGEST || IS_OTHER.test(line)) return [];
    const sides = sidesIn(line);
    return sides ? [{ line: index + 1, round, ...sides }] : [];
  });
};

const LEAST_GAMES = 2;

/** Whether a text has games below headings of rounds. */
export const isTextRounds = (bytes: Uint8Array): boolean => {
  const text = decode(bytes, '');
  return text.ok && linesIn(text.value).filter(({ typed }) => typed !== '').length >= LEAST_GAMES;
};

const parsedOf = (lines: readonly Line[], title: string, file: string): Result<Parsed> => {
  const wrong: Problem[] = [];
  const players: FoundPlayer[] = [];
  const places = new Map<string, number>();
  const playerIn = ({ name, rating }: Side, line: number): number => {
    const key = foldedName(name);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, players.length);
    players.push({
      no: players.length + 1,
      name,
      place: { file, line },
      ...(rating === '' ? {} : { rating: parseRating(Number(rating)) }),
    });
    return players.length - 1;
  };
  const games = lines.flatMap(({ line, round, white, black, typed }): readonly FoundGame[] => {
    const place = { file, line };
    const [left, right] = [white, black].map(({ name }) => isBye(name));
    if (left || right) {
      const other = left ? black : white;
      if (other.name !== '' && !(left && right)) playerIn(other, line);
      return [];
    }
    if (white.name === '' || black.name === '') {
      wrong.push(problem('exchange-text-game', place));
      return [];
    }
    const outcome = typed === '' || typed === '*' ? null : parseTyped(typed);
    if (outcome === undefined) wrong.push(problem('exchange-result', place, { typed }));
    return [
      {
        ...{ white: playerIn(white, line), black: playerIn(black, line), coloursKnown: true },
        ...{ outcome: outcome ?? null, round, place },
      },
    ];
  });
  const event = { event: title, players, columns: [], games, details: {} };
  return unlessProblems(wrong, () => ({ events: [event], warnings: [] }));
};

/** What stands in the first line, where that is no round and no game. */
const titleOf = (text: string): string => {
  const [first = ''] = linesOf(text).filter((line) => line.trim() !== '');
  return roundIn(first) === null && sidesIn(first) === null ? first.replace(/\s+/g, ' ').trim() : '';
};

/**
 * Reads games that stand below headings of rounds, a line each: `Berg, Anna – Cole, Bob 1-0`, or the result between the names with numbers,
 * titles and ratings beside them. Problems: those of `decode`, `exchange-text-none`, `exchange-text-game`, `exchange-result`.
 */
export const parseTextRounds = (bytes: Uint8Array, file: string): Result<Parsed> =>
  andThen(decode(bytes, file), (text) => {
    const lines = linesIn(text);
    return lines.length === 0
      ? fail(problem('exchange-text-none', { file }))
      : andThen(ok(lines), (found) => parsedOf(found, titleOf(text), file));
  });
