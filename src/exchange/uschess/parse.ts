import { unzipSync } from 'fflate';
import { parseDate } from '../../core/calendar/dates';
import type { EventDetails } from '../../core/details';
import { type OutcomeCode, OUTCOMES, type Mark } from '../../core/results/outcome';
import { problem, type Problem, type ProblemPlace } from '../../core/problem';
import { allOf, andThen, fail, failAll, ok, type Result, unlessProblems } from '../../core/result';
import { FIELD_HEADINGS } from '../../language/playerFields';
import { MOST_BYTES } from '../decode';
import { type FoundEvent, type FoundGame, type FoundPlayer, type Parsed, some } from '../exchangeFormat';
import { type MirroredCell, mirroredGames } from '../mirrored';
import { parseDbf } from './dbf';
import { roundField, TABLES } from './fields';

type Row = ReadonlyMap<string, string>;
type Table = (typeof TABLES)[number];
type Tables = Readonly<Record<Table, readonly Row[]>>;

const text = (row: Row | undefined, field: string): string => row?.get(field) ?? '';

/** No table of an event is larger. */
const MOST_TABLE = 4_000_000;

const NEEDED: Readonly<Record<Table, readonly string[]>> = {
  THEXPORT: ['H_NAME'],
  TSEXPORT: ['S_SEC_NUM', 'S_TOT_RNDS'],
  TDEXPORT: ['D_SEC_NUM', 'D_PAIR_NUM', 'D_NAME'],
};

/** The tables in a zip: as many as take no more room than those of an event may. */
const unzipped = (bytes: Uint8Array): Readonly<Record<string, Uint8Array>> | null => {
  let room = TABLES.length * MOST_TABLE;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.dbf$/i.test(name) || originalSize > MOST_TABLE) return false;
        room -= originalSize;
        return room >= 0;
      },
    });
  } catch {
    return null;
  }
};

const tableIn = (
  parts: Readonly<Record<string, Uint8Array>>,
  table: Table,
  file: string,
): Result<readonly Row[]> => {
  const name = Object.keys(parts).find((part) => part.toUpperCase().endsWith(`${table}.DBF`));
  const bytes = name === undefined ? undefined : parts[name];
  if (bytes === undefined) return fail(problem('exchange-us-zip', { file }, { table }));
  const rows = parseDbf(bytes);
  const first = rows?.[0];
  const missing = NEEDED[table].find((field) => first?.has(field) !== true);
  return rows !== null && missing === undefined
    ? ok(rows)
    : fail(problem('exchange-us-table', { file }, { table, field: missing ?? '' }));
};

/** One round of a player. */
interface Cell extends MirroredCell {
  /** The mark of a game; null for a bye, a rest or nothing. */
  readonly mark: Mark | null;
  readonly isForfeit: boolean;
}

const MARKS: Readonly<Record<string, Mark>> = { W: 'win', D: 'draw', L: 'loss', X: 'win', F: 'loss' };

const COLOURS: Readonly<Record<string, Cell['colour']>> = { W: 'w', B: 'b' };

const cellOf = (typed: string): Cell | null => {
  const match = /^([WDLXFBHUZ])?\s*(\d{1,4})?\s*([WB])?$/i.exec(typed);
  if (!match) return null;
  const letter = match[1]?.toUpperCase() ?? 'U';
  const mark = MARKS[letter] ?? null;
  const opponent = mark === null ? 0 : Number(match[2] ?? 0);
  return {
    ...{ typed, mark, opponent, isForfeit: 'XF'.includes(letter) },
    colour: COLOURS[match[3]?.toUpperCase() ?? ''] ?? null,
  };
};

const outcomeOf = (white: Cell, black: Cell): OutcomeCode | undefined =>
  white.isForfeit !== black.isForfeit
    ? undefined
    : OUTCOMES.find(
        (outcome) =>
          outcome.white === white.mark &&
          outcome.black === black.mark &&
          (white.isForfeit ? outcome.kind !== 'played' : outcome.kind === 'played' && outcome.rated),
      )?.code;

interface Line {
  /** Its place in the table of players, from 1. */
  readonly line: number;
  readonly number: number;
  readonly row: Row;
}

const gamesOf = (
  lines: readonly Line[],
  rounds: number,
  file: string,
  wrong: Problem[],
): readonly FoundGame[] => {
  const told = lines.map(({ row, line }) => {
    const placeOf = (round: number): ProblemPlace => ({ file, line, field: roundField(round) });
    const cells = Array.from({ length: rounds }, (_, index) => {
      const typed = text(row, roundField(index + 1));
      const cell = cellOf(typed);
      if (!cell) wrong.push(problem('exchange-result', placeOf(index + 1), { typed }));
      return cell;
    });
    return { name: text(row, 'D_NAME'), cells, placeOf };
  });
  const places = new Map(lines.map(({ number }, index) => [number, index]));
  return wrong.length > 0 ? [] : mirroredGames(told, places, outcomeOf, wrong);
};

const dateOf = (typed: string): string | undefined => {
  const date = typed.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return parseDate(date) === null ? undefined : date;
};

const detailsIn = (header: Row | undefined, section: Row): EventDetails => {
  const found: readonly (readonly [keyof EventDetails, string | undefined])[] = [
    ['city', text(header, 'H_CITY')],
    ['state', text(header, 'H_STATE')],
    ['zip', text(header, 'H_ZIPCODE')],
    ['affiliate', text(header, 'H_AFF_ID')],
    ['firstDay', dateOf(text(section, 'S_BEG_DATE') || text(header, 'H_BEG_DATE'))],
    ['lastDay', dateOf(text(section, 'S_END_DATE') || text(header, 'H_END_DATE'))],
    ['timeControl', text(section, 'S_TIMECTL')],
    ['arbiterId', text(section, 'S_CTD_ID') || text(header, 'H_CTD_ID')],
    ['deputyId', text(section, 'S_ATD_ID') || text(header, 'H_ATD_ID')],
  ];
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''));
};

const playerOf = ({ row, number, line }: Line, file: string): FoundPlayer => {
  const rating = Number(text(row, 'D_RATING'));
  return {
    no: number,
    name: text(row, 'D_NAME'),
    ...(rating > 0 ? { rating: { typed: rating, strength: rating } } : {}),
    extra: [text(row, 'D_MEM_ID') || null],
    place: { file, line },
  };
};

const eventOf = (
  { THEXPORT, TSEXPORT, TDEXPORT }: Tables,
  section: Row,
  file: string,
): Result<FoundEvent> => {
  const wrong: Problem[] = [];
  const number = Number(text(section, 'S_SEC_NUM'));
  const rounds = Number(text(section, 'S_TOT_RNDS'));
  const lines = TDEXPORT.flatMap((row, index): readonly Line[] =>
    Number(text(row, 'D_SEC_NUM')) === number
      ? [{ line: index + 1, number: Number(text(row, 'D_PAIR_NUM')), row }]
      : [],
  );
  const badNumber = lines.find((line) => !Number.isInteger(line.number) || line.number < 1);
  if (badNumber)
    wrong.push(
      problem(
        'not-a-whole-number',
        { file, line: badNumber.line, field: 'D_PAIR_NUM' },
        { typed: text(badNumber.row, 'D_PAIR_NUM') },
      ),
    );
  if (!Number.isInteger(rounds) || rounds < 1)
    wrong.push(
      problem('not-a-whole-number', { file, field: 'S_TOT_RNDS' }, { typed: text(section, 'S_TOT_RNDS') }),
    );
  const games = wrong.length > 0 ? [] : gamesOf(lines, rounds, file, wrong);
  const event = text(THEXPORT[0], 'H_NAME');
  const name = text(section, 'S_SEC_NAME');
  // A section that is all of an event is called like it.
  const isWhole = name === '' || (TSEXPORT.length === 1 && event.startsWith(name));
  return unlessProblems(wrong, () => ({
    event,
    ...(isWhole ? {} : { section: name }),
    players: lines.map((line) => playerOf(line, file)),
    columns: [FIELD_HEADINGS.nationalId],
    games,
    rounds,
    details: detailsIn(THEXPORT[0], section),
  }));
};

/**
 * Reads a rating report to US Chess, an event for each of its sections. Problems are located by the record of the table of players and its
 * field: `exchange-too-large`, `exchange-us-zip`, `exchange-us-table`, `exchange-result`, `exchange-player-unknown`,
 * `exchange-not-mirrored`, `not-a-whole-number`.
 */
export const parseUsChess = (bytes: Uint8Array, file: string): Result<Parsed> => {
  if (bytes.length > MOST_BYTES)
    return fail(problem('exchange-too-large', { file }, { size: bytes.length, most: MOST_BYTES }));
  const parts = unzipped(bytes);
  if (parts === null) return fail(problem('exchange-us-zip', { file }, { table: TABLES[0] }));
  const read = TABLES.map((table) => [table, tableIn(parts, table, file)] as const);
  const wrong = read.flatMap(([, rows]) => (rows.ok ? [] : rows.problems));
  const [first, ...others] = wrong;
  if (first) return failAll([first, ...others]);
  const tables = Object.fromEntries(
    read.map(([table, rows]) => [table, rows.ok ? rows.value : []]),
  ) as Tables;
  const events = allOf(tables.TSEXPORT.map((section) => eventOf(tables, section, file)));
  return andThen(events, (all) => ok({ events: some(all), warnings: [] }));
};
