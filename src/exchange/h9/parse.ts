import { largest } from '../../core/extremes';
import { parseDate } from '../../core/calendar/dates';
import type { DetailName, EventDetails } from '../../core/details';
import { OUTCOMES, type OutcomeCode, type Mark } from '../../core/results/outcome';
import { entryAt } from '../../core/present';
import { problem, type Problem, type ProblemPlace } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { andThen, fail, unlessProblems, type Result } from '../../core/result';
import { FIELD_HEADINGS } from '../../language/playerFields';
import { decode, linesOf } from '../decode';
import type { FoundEvent, FoundPlayer, Parsed } from '../exchangeFormat';
import { type MirroredCell, mirroredGames } from '../mirrored';

/** What a line says of one round. `opponent` is a place of the file, 0 for no game. */
interface Cell extends MirroredCell {
  readonly sign: '+' | '-' | '=' | '?';
  readonly isRated: boolean;
}

interface Line {
  readonly line: number;
  readonly place: number | null;
  readonly name: string;
  readonly rank: string;
  readonly country: string;
  readonly club: string;
  readonly pin: string | null;
  readonly cells: readonly Cell[];
}

const PLAYER =
  /^\s*(?:(\d{1,4})\s+)?(\S{1,255})\s+(\S{1,255})\s+(\d{1,2}[kdp])\s+(\S{1,255})\s+(\S{1,255})((?:\s+\S+)*)\s*$/i;
const CELL = /^(\d{1,4})([+\-=?])(?:([/!])?([wbh])?\d{0,2})?$/i;
const CRITERION = /^-?\d{1,7}(?:[.,]\d{1,4})?$/;
const TAG = /^;\s*([A-Z]{2})\[(.*)\]\s*$/;

const cellOf = (typed: string): Cell | null => {
  const match = CELL.exec(typed);
  if (!match) return null;
  const colour = match[4]?.toLowerCase();
  return {
    typed,
    opponent: Number(match[1]),
    sign: entryAt(match, 2) as Cell['sign'],
    isRated: match[3] !== '!',
    colour: colour === 'w' || colour === 'b' ? colour : null,
  };
};

const spaced = (text: string): string => (text === '-' ? '' : text.replaceAll('_', ' '));

const nameOf = (surname: string, first: string): string =>
  [spaced(surname), spaced(first)].filter((part) => part !== '').join(', ');

/** Reads the line of a player; what is wrong with it else. */
const lineOf = (text: string, at: ProblemPlace & { readonly line: number }): Line | Problem => {
  const [body = '', pin] = text.split('|');
  const match = body.length > 20_000 ? null : PLAYER.exec(body);
  if (!match) return problem('exchange-egd-line', at);
  const words = entryAt(match, 7)
    .split(/\s+/)
    .filter((each) => each !== '');
  const first = words.findIndex((each) => !CRITERION.test(each));
  const results = first < 0 ? [] : words.slice(first);
  const cells = results.map(cellOf);
  const wrong = cells.indexOf(null);
  if (wrong >= 0) return problem('exchange-result', at, { typed: results[wrong] ?? '' });
  return {
    line: at.line,
    place: match[1] === undefined ? null : Number(match[1]),
    name: nameOf(entryAt(match, 2), entryAt(match, 3)),
    rank: entryAt(match, 4),
    country: entryAt(match, 5),
    club: entryAt(match, 6),
    pin: pin === undefined ? null : pin.trim() || null,
    cells: cells.flatMap((cell) => cell ?? []),
  };
};

const MARKS: Readonly<Record<string, Mark>> = { '+': 'win', '=': 'draw', '-': 'loss' };

/** The outcome of two cells, White’s first; `undefined` where they contradict each other. */
const outcomeOf = (white: Cell, black: Cell): OutcomeCode | null | undefined => {
  if (white.sign === '?' && black.sign === '?') return null;
  const [one, other] = [MARKS[white.sign], MARKS[black.sign]];
  const isRated = white.isRated && black.isRated;
  const fitting = OUTCOMES.filter((outcome) => outcome.white === one && outcome.black === other);
  const found = isRated
    ? fitting.find(({ rated, kind }) => rated && kind === 'played')
    : (fitting.find(({ kind }) => kind !== 'played') ?? fitting.find(({ rated }) => !rated));
  return found?.code;
};

/** What places mean: the numbers before the lines where each has one of its own, else the order of the lines. */
const placesOf = (lines: readonly Line[]): ReadonlyMap<number, number> => {
  const own = lines.flatMap(({ place }) => place ?? []);
  const isOwn = own.length === lines.length && new Set(own).size === lines.length;
  return new Map(lines.map(({ place }, index) => [isOwn ? (place ?? 0) : index + 1, index]));
};

const DETAILS: readonly (readonly [tag: string, detail: DetailName])[] = [
  ['CL', 'goClass'],
  ['KM', 'komi'],
  ['TM', 'minutes'],
  ['TA', 'minutes'],
];

const detailsIn = (tags: ReadonlyMap<string, string>): EventDetails => {
  const [federation = '', city = ''] = (tags.get('PC') ?? '').split(',').map((part) => part.trim());
  const days = (tags.get('DT') ?? '').split(',').map((day) => day.trim());
  const [firstDay, lastDay] = days.map((day) => (parseDate(day) === null ? undefined : day));
  const found: readonly (readonly [DetailName, string | undefined])[] = [
    ['city', city],
    ['federation', federation],
    ['firstDay', firstDay],
    ['lastDay', lastDay],
    ...DETAILS.map(([tag, detail]) => [detail, tags.get(tag)] as const),
  ];
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''));
};

const playerOf = (line: Line, index: number, file: string): FoundPlayer => ({
  no: index + 1,
  name: line.name,
  rating: parseRating(line.rank.toLowerCase()),
  ...(/^xx$/i.test(line.country) ? {} : { federation: line.country }),
  extra: [/^x{4}$/i.test(line.club) ? null : spaced(line.club), line.pin],
  place: { file, line: line.line },
});

const eventOf = (text: string, file: string): Result<Parsed> => {
  const wrong: Problem[] = [];
  const tags = new Map<string, string>();
  const lines: Line[] = [];
  linesOf(text).forEach((each, index) => {
    const [, tag, value = ''] = TAG.exec(each) ?? [];
    if (tag !== undefined && !tags.has(tag)) tags.set(tag, value.trim());
    if (each.trimStart().startsWith(';') || each.trim() === '') return;
    const read = lineOf(each.split(';')[0] ?? '', { file, line: index + 1 });
    if ('code' in read) wrong.push(read);
    else lines.push(read);
  });
  const rounds = Math.max(0, largest(lines.map(({ cells }) => cells.length)));
  for (const { cells, line } of lines)
    if (cells.length !== rounds)
      wrong.push(problem('exchange-egd-rounds', { file, line }, { count: cells.length, rounds }));
  if (wrong.length === 0 && lines.length === 0) return fail(problem('exchange-egd-none', { file }));
  const told = lines.map((each) => ({ ...each, placeOf: () => ({ file, line: each.line }) }));
  const games = wrong.length > 0 ? [] : mirroredGames(told, placesOf(lines), outcomeOf, wrong);
  const details = detailsIn(tags);
  const year = details.firstDay?.slice(0, 4);
  return unlessProblems(wrong, () => {
    const event: FoundEvent = {
      event: tags.get('EV') ?? '',
      ...(year === undefined ? {} : { year: Number(year) }),
      players: lines.map((line, index) => playerOf(line, index, file)),
      columns: [FIELD_HEADINGS.club, FIELD_HEADINGS.egfPin],
      games,
      rounds,
      profile: 'go',
      details,
    };
    return { events: [event], warnings: [] };
  });
};

/**
 * Reads a table of results as Go tournaments send it to the European Go Database. Problems: those of `decode`, `exchange-egd-none`,
 * `exchange-egd-line`, `exchange-egd-rounds`, `exchange-result`, `exchange-player-unknown`, `exchange-not-mirrored`.
 */
export const parseH9 = (bytes: Uint8Array, file: string): Result<Parsed> =>
  andThen(decode(bytes, file), (text) => eventOf(text, file));

/** As much of a file as tells what it is. */
const BEGINNING = 4096;

/** Whether there is a comment such as `; EV[`, or first a player with name, rank, country, club, numbers and results. */
export const isH9 = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder('iso-8859-15').decode(bytes.subarray(0, BEGINNING));
  if (/^;\s*(?:EV|CL)\[/m.test(text)) return true;
  const first = linesOf(text).find((line) => line.trim() !== '' && !line.trimStart().startsWith(';'));
  const read = first === undefined ? undefined : lineOf(first, { line: 1 });
  return read !== undefined && !('code' in read) && read.cells.length > 0;
};
