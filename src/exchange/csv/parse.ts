import { groupedBy } from '../../core/grouped';
import { foldedName } from '../../core/names/name';
import { whoPlayed } from '../../core/adopt/rests';
import { plain } from '../../core/names/plain';
import { entryAt } from '../../core/present';
import { problem, type Problem, type ProblemPlace } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { parseReported, type Reading } from '../../core/results/typed';
import type { OutcomeCode } from '../../core/results/outcome';
import { GAME_LIST_WORDS } from '../../language/gameListWords';
import { FIELD_HEADINGS, PLAYER_FIELDS, type PlayerField } from '../../language/playerFields';
import { headedBy } from '../../language/tableWords';
import { isBye } from '../../language/headers';
import { dayOrderOf, foundDate, type DayOrder } from '../dates';
import { decode } from '../decode';
import { type FoundEvent, type FoundGame, type FoundPlayer, type Parsed, some } from '../exchangeFormat';
import { numbersOf } from '../../language/plainText';
import { meaningOf, type Meaning, type Side } from './columns';
import { parseRows, type Row } from './text';

/** Where the columns of a list stand; of two with one meaning the first. */
interface Columns {
  readonly at: ReadonlyMap<Meaning, number>;
  readonly headings: readonly string[];
}

const columnsOf = (headings: readonly string[]): Columns => {
  const at = new Map<Meaning, number>();
  headings.map(meaningOf).forEach((meaning, place) => {
    if (meaning !== null && !at.has(meaning)) at.set(meaning, place);
  });
  return { at, headings };
};

const isHeading = (cells: readonly string[]): boolean => {
  const { at } = columnsOf(cells);
  return at.has('white name') && at.has('black name') && at.has('result');
};

const SIDES = ['white', 'black'] as const;

/** No heading of a round is longer. */
const SHORT = 60;

/** A row of the list with its cells by meaning. */
interface Line {
  readonly place: ProblemPlace;
  readonly cell: (meaning: Meaning) => string;
}

const lineOf = ({ line, cells }: Row, { at }: Columns, file: string, round: number | null): Line => ({
  place: { file, line },
  cell: (meaning) =>
    cells[at.get(meaning) ?? -1] || (meaning === 'round' && round !== null ? String(round) : ''),
});

/** Whether a name or a result stands in a row. */
const isGame = (line: Line): boolean =>
  line.cell('result') !== '' || SIDES.some((side) => line.cell(`${side} name`) !== '');

const ANNULLED: ReadonlySet<string> = new Set(GAME_LIST_WORDS.annulled.map(plain));
/** No such word is long. */
const isAnnulled = (cell: string): boolean => cell.length < 40 && ANNULLED.has(plain(cell));

/** With White on the left; the winner’s colour may be named, as in Go. */
const TYPED: Reading = { leftIsWhite: true, score: 'margin' };

const MOST_ROUND = 9_999;

/** `3`, `Round 3`, `3. Runde`, `3.2` (round 3, board 2). */
const roundOf = (typed: string): number | null => {
  const digits = /^\D{0,20}?(\d{1,4})(?:\.\d+|\D{0,20})?$/.exec(typed)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};

interface Named {
  readonly name: string;
  readonly number: string;
}

/** The numbers that stand beside each name. */
const numbersByName = (lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const numbers = new Map<string, Set<string>>();
  for (const line of lines)
    for (const side of SIDES) {
      const [name, number] = [foldedName(line.cell(`${side} name`)), line.cell(`${side} number`)];
      if (number !== '') numbers.set(name, (numbers.get(name) ?? new Set()).add(number));
    }
  return numbers;
};

/** Reads the lines of one event. */
const eventOf = (lines: readonly Line[], columns: Columns, order: DayOrder): Result<FoundEvent> => {
  const wrong: Problem[] = [];
  const players: FoundPlayer[] = [];
  const places = new Map<string, number>();
  const told = PLAYER_FIELDS.filter((field) => SIDES.some((side) => columns.at.has(`${side} ${field}`)));

  const numbers = numbersByName(lines);
  /** Whose number is missing in a line has that of the others. */
  const numberOf = ({ name, number }: Named): string => {
    const [only = '', ...more] = numbers.get(foldedName(name)) ?? [];
    return number === '' && more.length === 0 ? only : number;
  };
  const extraOf = (line: Line, side: Side) => told.map((field) => line.cell(`${side} ${field}`) || null);

  const playerIn = (line: Line, side: Side): number => {
    const name = line.cell(`${side} name`);
    const number = numberOf({ name, number: line.cell(`${side} number`) });
    const [rating, federation] = [line.cell(`${side} rating`), line.cell(`${side} federation`)];
    const key = number === '' ? foldedName(name) : `no ${number}`;
    const known = places.get(key);
    if (known !== undefined) {
      const before = entryAt(players, known);
      if (foldedName(before.name) !== foldedName(name))
        wrong.push(problem('exchange-csv-two-names', line.place, { number, name, other: before.name }));
      return known;
    }
    if (number !== '' && !/^[1-9]\d{0,5}$/.test(number))
      wrong.push(problem('not-a-whole-number', line.place, { typed: number }));
    places.set(key, players.length);
    players.push({
      no: number === '' ? players.length + 1 : Number(number),
      name,
      place: line.place,
      ...(rating === '' ? {} : { rating: parseRating(/^\d{1,15}$/.test(rating) ? Number(rating) : rating) }),
      ...(federation === '' ? {} : { federation }),
      ...(told.length === 0 ? {} : { extra: extraOf(line, side) }),
    });
    return players.length - 1;
  };

  const outcomeIn = (line: Line): OutcomeCode | null => {
    const typed = line.cell('result');
    const outcome = parseReported(typed, TYPED);
    if (outcome === undefined) wrong.push(problem('exchange-result', line.place, { typed }));
    return outcome ?? null;
  };

  const roundIn = (line: Line): number | null => {
    const typed = line.cell('round');
    const round = roundOf(typed);
    if (typed !== '' && round === null)
      wrong.push(problem('number-out-of-range', line.place, { typed, least: 1, most: MOST_ROUND }));
    return round;
  };

  const gameIn = (line: Line): FoundGame => {
    const [white, black] = [playerIn(line, 'white'), playerIn(line, 'black')];
    const [date, remark] = [line.cell('date'), line.cell('remark')];
    return {
      ...{ white, black, coloursKnown: true, outcome: outcomeIn(line), round: roundIn(line) },
      ...(date === '' ? {} : { date: foundDate(date, order) ?? date }),
      ...(isAnnulled(remark) ? { annulled: true as const } : {}),
      place: line.place,
    };
  };

  const plays = whoPlayed(
    lines.map((line) => ({
      white: line.cell('white name'),
      black: line.cell('black name'),
      outcome: parseReported(line.cell('result'), TYPED),
    })),
  );
  /** Who has a number or a rating is a player, even one called Bye. */
  const isRest = (line: Line, side: Side): boolean => {
    const name = line.cell(`${side} name`);
    return isBye(name) && !plays(name) && line.cell(`${side} number`) + line.cell(`${side} rating`) === '';
  };

  const games = lines.flatMap((line): readonly FoundGame[] => {
    const names = SIDES.map((side) => line.cell(`${side} name`));
    const byes = SIDES.map((side) => isRest(line, side));
    if (byes.some((isBye) => isBye)) {
      SIDES.forEach((side, at) => {
        if (!byes[at] && names[at] !== '') playerIn(line, side);
      });
      return [];
    }
    if (names.includes('')) {
      wrong.push(problem('exchange-csv-side', line.place, { name: names.join('') }));
      return [];
    }
    return [gameIn(line)];
  });
  const first = lines[0];
  const section = first?.cell('section') ?? '';
  return unlessProblems(wrong, () => ({
    event: first?.cell('event') ?? '',
    ...(section === '' ? {} : { section }),
    players,
    namedByGames: true as const,
    columns: told.map((field: PlayerField) => FIELD_HEADINGS[field]),
    games,
    details: {},
  }));
};

/** The lines of each event and section, in the order in which they begin. */
const apart = (lines: readonly Line[]): readonly (readonly Line[])[] => [
  ...groupedBy(lines, (line) => JSON.stringify([line.cell('event'), line.cell('section')])).values(),
];

/** Whether one of the first lines of a text has the headings of a list of games. */
export const isGameList = (text: string): boolean => parseRows(text, '', isHeading) !== null;

const roundAt = headedBy('round');

/** The round of a row that says nothing else, or only a day besides: `Round 2`, `2. Runde;27.11.2026`. */
const roundHeading = ({ cells }: Row): number | null => {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  const found = first.length < SHORT ? roundAt(first) : null;
  return found && !others.some((cell) => /\p{L}{3}/u.test(cell)) ? found.number : null;
};

/** Rows of games, and the numbers of lines in which neither names nor a result stand. */
interface Listed {
  readonly lines: readonly Line[];
  readonly unread: readonly number[];
  /** Those with something beyond the last heading: a comma in a name without quotes moves all cells behind it. */
  readonly wide: readonly number[];
}

/** Headings of columns may stand again below that of each round. */
const listedIn = (rows: readonly Row[], top: number, file: string): Listed => {
  const lines: Line[] = [];
  const unread: number[] = [];
  const wide: number[] = [];
  let columns = columnsOf(rows[top]?.cells ?? []);
  let round: number | null = null;
  rows.forEach((row, at) => {
    if (row.cells.every((cell) => cell === '')) return;
    if (at >= top && isHeading(row.cells)) {
      columns = columnsOf(row.cells);
      return;
    }
    const begun = roundHeading(row);
    round = begun ?? round;
    if (begun !== null) return;
    const line = lineOf(row, columns, file, round);
    if (at >= top && row.cells.slice(columns.headings.length).some((cell) => cell !== ''))
      wide.push(row.line);
    if (at < top || !isGame(line)) unread.push(row.line);
    else lines.push(line);
  });
  return { lines, unread, wide };
};

const parsedOf = (rows: readonly Row[], file: string): Result<Parsed> => {
  const top = rows.findIndex(({ cells }) => isHeading(cells));
  const { lines, unread, wide } = listedIn(rows, top, file);
  if (wide.length > 0)
    return fail(problem('exchange-csv-wide', { file, line: wide[0] ?? 1 }, { lines: numbersOf(wide) }));
  const columns = columnsOf(rows[top]?.cells ?? []);
  const order = dayOrderOf(lines.map((line) => line.cell('date')));
  if (lines.length === 0) return fail(problem('exchange-csv-no-games', { file }));
  const warnings =
    unread.length === 0 ? [] : [problem('exchange-csv-unread', { file }, { lines: numbersOf(unread) })];
  const events = apart(lines).map((group) => eventOf(group, columns, order));
  return andThen(allOf(events), (all) => ok({ events: some(all), warnings }));
};

/**
 * Reads a list of games: a row each, under headings for White, Black and the result in any of five languages. Sections (and events) of
 * one file come apart. Problems: those of `decode`, `exchange-csv-no-games` where there are no such headings (another table may be
 * adopted), `exchange-csv-quotes`, `exchange-csv-wide`, `exchange-csv-side`, `exchange-csv-two-names`, `exchange-result`, `not-a-whole-number`,
 * `number-out-of-range`.
 */
export const parseGameList = (bytes: Uint8Array, file: string): Result<Parsed> =>
  andThen(decode(bytes, file), (text) => {
    const rows = parseRows(text, file, isHeading);
    if (rows === null) return fail(problem('exchange-csv-no-games', { file }));
    return andThen(rows, (found) => parsedOf(found, file));
  });
