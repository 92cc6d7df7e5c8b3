import { foldedName } from '../../core/names/name';
import { problem, type Problem, type ProblemPlace } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { andThen, fail, unlessProblems, type Result } from '../../core/result';
import { commonestOf } from '../../core/calendar/dates';
import { parseReported } from '../../core/results/typed';
import { isGameList } from '../csv/parse';
import { decode } from '../decode';
import type { ExchangeFormat, FoundGame, FoundPlayer, Parsed } from '../exchangeFormat';
import { accountOf } from './account';
import type { LineGame } from './line';
import { byeNames, linesIn, type Line } from './lines';
import { quoted } from './quoted';
import type { Side } from './side';

type GameLine = Line & LineGame;

const isGame = (line: Line): line is GameLine => line.kind === 'game';

/** Whether the numbers behind names are parts of them, as in `Team 1 - Team 2`: else somebody would meet themselves, or play twice in a round. */
const tailsAreNames = (games: readonly GameLine[]): boolean => {
  if (games.every(({ white, black }) => white.tail === '' && black.tail === '')) return false;
  const busy = new Set<string>();
  return games.some(({ white, black, round }) =>
    [white, black].some(({ name }) => {
      const key = `${round} ${foldedName(name)}`;
      const isTwice = busy.has(key);
      busy.add(key);
      return isTwice || foldedName(white.name) === foldedName(black.name);
    }),
  );
};

/** A round whose heading stands there again after that of another one: those of another section, or of another event. */
const roundsTwice = (lines: readonly Line[], file: string): readonly Problem[] => {
  const first = new Map<number, number>();
  let before: number | null = null;
  return lines.flatMap(({ line, round }): readonly Problem[] => {
    if (round === null || round === before) return [];
    before = round;
    const other = first.get(round);
    first.set(round, other ?? line);
    return other === undefined ? [] : [problem('exchange-text-round', { file, line }, { round, other })];
  });
};

const refusals = (lines: readonly Line[], file: string): readonly Problem[] =>
  lines.flatMap((each) =>
    each.kind === 'refused'
      ? [problem('exchange-text-game', { file, line: each.line }, { text: quoted(each.text), why: each.why })]
      : [],
  );

const parsedOf = (lines: readonly Line[], file: string): Result<Parsed> => {
  const wrong: Problem[] = [...roundsTwice(lines, file), ...refusals(lines, file)];
  const players: FoundPlayer[] = [];
  const places = new Map<string, number>();
  const spelled = new Map<string, string[]>();
  const withTails = tailsAreNames(lines.filter(isGame));
  const playerIn = ({ name: bare, rating, tail }: Side, place: ProblemPlace): number => {
    const name = withTails && tail !== '' ? `${bare} ${tail}` : bare;
    const key = foldedName(name);
    const spellings = spelled.get(key) ?? [];
    spellings.push(name);
    const known = places.get(key);
    if (known !== undefined) return known;
    spelled.set(key, spellings);
    places.set(key, players.length);
    players.push({
      no: players.length + 1,
      name,
      place,
      ...(rating === '' ? {} : { rating: parseRating(Number(rating)) }),
    });
    return players.length - 1;
  };
  const games = lines.filter(isGame).map(({ line, round, white, black, typed, annulled }): FoundGame => {
    const place = { file, line };
    const outcome = typed === '' ? null : parseReported(typed);
    if (outcome === undefined) wrong.push(problem('exchange-result', place, { typed }));
    return {
      ...{ white: playerIn(white, place), black: playerIn(black, place), coloursKnown: true },
      ...{ outcome: outcome ?? null, round, place },
      ...(annulled ? { annulled: true as const } : {}),
    };
  });
  const known = new Set(places.keys());
  for (const each of lines)
    if (each.kind === 'bye' && each.names !== '')
      for (const name of byeNames(each.names, known))
        playerIn({ name, rating: '', tail: '' }, { file, line: each.line });
  const event = {
    event: titleOf(lines),
    // As most lines spell it: a blank that is missing once makes nobody another name.
    players: players.map((player) => ({
      ...player,
      name: commonestOf(spelled.get(foldedName(player.name)) ?? []) ?? player.name,
    })),
    namedByGames: true as const,
    columns: [],
    games,
    details: {},
  };
  return unlessProblems(wrong, () => ({ events: [event], warnings: accountOf(lines, event, file) }));
};

/** What stands in the first line, where that is no round and no game. */
const titleOf = (lines: readonly Line[]): string => {
  const first = lines.find(({ kind }) => kind !== 'blank');
  return first?.kind === 'above' ? first.text.replace(/^#+\s/, '').replace(/\s+/g, ' ').trim() : '';
};

const LEAST_GAMES = 2;

/** Lines that another format has: tags of PGN, elements of a page. */
const IS_OTHER = /^\s*(?:\[\w+\s+"|<[!a-z/])/im;

/**
 * Whether a text has games, below headings of rounds or more of them than of other lines; a list under headings of its columns is read as
 * one.
 */
const isTextRounds = (bytes: Uint8Array): boolean => {
  const text = decode(bytes, '');
  if (!text.ok || IS_OTHER.test(text.value) || isGameList(text.value)) return false;
  const lines = linesIn(text.value);
  const told = lines.filter((line) => isGame(line) && line.typed !== '').length;
  const count = (wanted: Line['kind']): number => lines.filter(({ kind }) => kind === wanted).length;
  const refused = count('refused');
  if (told === 0 || told + refused + count('bye') < LEAST_GAMES) return false;
  const hasRounds = lines.some(({ round }) => round !== null);
  return hasRounds || told * 2 > lines.filter(({ kind }) => kind !== 'blank').length || told > refused * 4;
};

/**
 * Reads games a line each, below headings of rounds or without any: `Berg, Anna – Cole, Bob 1-0`, or the result between the names with
 * numbers, titles and ratings beside them. No line with a name or a result is left out: it is read, or refused with its number. Problems:
 * those of `decode`, `exchange-text-none`, `exchange-text-game`, `exchange-text-round`, `exchange-result`. What of the text is no game is
 * said as `exchange-text-read`.
 */
const parseTextRounds = (bytes: Uint8Array, file: string): Result<Parsed> =>
  andThen(decode(bytes, file), (text) => {
    const lines = linesIn(text);
    return lines.some(isGame) ? parsedOf(lines, file) : fail(problem('exchange-text-none', { file }));
  });

/** Games below headings of rounds, as programs and people write them in a text. */
export const textRounds: ExchangeFormat = {
  id: 'text-rounds',
  extensions: ['.txt', '.md'],
  losses: [],
  isOne: isTextRounds,
  parse: parseTextRounds,
};
