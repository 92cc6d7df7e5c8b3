import { largest } from '../../core/extremes';
import { plain } from '../../core/names/plain';
import { LIST_WORDS } from '../../language/headers';
import { linesOf } from '../decode';
import { isRule, shown } from './quoted';

/** A row of a table in a text, and the line, from 1, in which it begins. */
export interface TextRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** No line of a table is longer, and no tournament has more players. */
const [LONGEST, MOST_PLAYERS] = [2_000, 1_448];

/** The lines of a text that say something, rules left out. */
const textLines = (text: string): readonly TextLine[] =>
  linesOf(text)
    .map((each, index) => ({ line: index + 1, text: shown(each) }))
    .filter((each) => each.text.length <= LONGEST && !isRule(each.text));

/** The line of a player in a table: their number or place (`2-3` of several), with or without a point, then their name. */
const PLAYER = /^\s*(\d{1,3})(?:[-–]\d{1,3})?[.)]?\s+(?=\S*\p{L})/u;

/** Lines of players that follow each other, numbers from 1 on that never fall, and what stands above the first. */
interface Body {
  readonly head: readonly TextLine[];
  readonly players: readonly (TextLine & { readonly no: string; readonly rest: string })[];
}

const LEAST = 3;

/** The lines above a table that may tell what it is. */
const MOST_HEAD = 6;

/** The longest run of players in a text; `null` for fewer than three. */
const bodyOf = (lines: readonly TextLine[]): Body | null => {
  let best: readonly number[] = [];
  let run: number[] = [];
  let last = 0;
  lines.forEach(({ text }, index) => {
    const no = Number(PLAYER.exec(text)?.[1] ?? 0);
    const goesOn = run.length > 0 && no >= last && no <= run.length + 1;
    run = goesOn ? [...run, index] : no === 1 ? [index] : [];
    last = no;
    if (run.length > best.length) best = run;
  });
  const [first = 0] = best;
  if (best.length < LEAST || best.length > MOST_PLAYERS) return null;
  const players = best.flatMap((index) => {
    const each = lines[index];
    const [number = '', no = ''] = (each && PLAYER.exec(each.text)) ?? [];
    return each ? [{ ...each, no, rest: ' '.repeat(number.length) + each.text.slice(number.length) }] : [];
  });
  return { head: lines.slice(Math.max(0, first - MOST_HEAD), first), players };
};

const NAME_WORDS: ReadonlySet<string> = new Set(LIST_WORDS.name.map(plain));
const LEAST_NUMBERS = 3;

/** Whether a line above a table has the headings of its columns: numbers, or the word for names. */
const isHeading = ({ text }: TextLine): boolean => {
  const words = text.trim().split(/\s+/);
  const numbers = words.filter((word) => /^\d{1,3}[.]?$/.test(word));
  return numbers.length >= LEAST_NUMBERS || words.some((word) => NAME_WORDS.has(plain(word)));
};

/** A column by the characters that it covers, from 0, its end excluded. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The columns between which no line has a character. */
const spansOf = (texts: readonly string[]): readonly Span[] => {
  const width = largest(texts.map(({ length }) => length));
  const spans: Span[] = [];
  let from: number | null = null;
  for (let at = 0; at <= width; at++) {
    const isFilled = at < width && texts.some((text) => (text[at] ?? ' ') !== ' ');
    if (isFilled) from ??= at;
    else if (from !== null) {
      spans.push({ from, to: at });
      from = null;
    }
  }
  return spans;
};

const isWords = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || /^[\p{L}\p{M}.,'’ -]+$/u.test(cell)) &&
  cells.some((cell) => /\p{L}{4}|^\p{L}\.$/u.test(cell));

/** Columns of words with one blank between them are one name, unless a heading begins above the second. */
const joined = (
  spans: readonly Span[],
  texts: readonly string[],
  heads: readonly string[],
): readonly Span[] => {
  const cellsIn = ({ from, to }: Span): readonly string[] => texts.map((text) => text.slice(from, to).trim());
  const isHeaded = ({ from }: Span): boolean => heads.some((head) => /^\s\S/.test(head.slice(from - 1)));
  return spans.reduce<readonly Span[]>((all, span) => {
    const last = all.at(-1);
    const isOne =
      last !== undefined &&
      span.from - last.to === 1 &&
      isWords(cellsIn(last)) &&
      isWords(cellsIn(span)) &&
      !isHeaded(span);
    return isOne ? [...all.slice(0, -1), { from: last.from, to: span.to }] : [...all, span];
  }, []);
};

/** What a whole line of results without blanks is made of, one player's cell of their own among them. */
const SIGNS = /^[*x×.10½=+-]+$/i;

/** What stands there against themselves. */
const OWN_SIGN = /[*x×.]/i;

/** Columns of which each row has a sign for every player, themselves among them, come apart. */
const bySigns = (rows: readonly TextRow[], players: number): readonly TextRow[] => {
  const width = largest(rows.map(({ cells }) => cells.length));
  const isSigns = Array.from({ length: width }, (_, column) =>
    rows.slice(-players).every(({ cells }, own) => {
      const cell = cells[column] ?? '';
      return cell.length === players && SIGNS.test(cell) && OWN_SIGN.test(cell[own] ?? '');
    }),
  );
  return rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? '').flatMap((cell, column) =>
      isSigns[column] === true
        ? Array.from({ length: players }, (_, at) => (cell.length === players ? (cell[at] ?? '') : ''))
        : [cell],
    ),
  }));
};

/** `+W4` as `+4W`, `1W4` as `1 W4`: as a table by rounds on a sheet has it. */
const asResult = (cell: string): string =>
  cell.replace(/^([+=-])([WB])(\d{1,3})$/i, '$1$3$2').replace(/^([10½])([WB]\d{1,3})$/i, '$1 $2');

/** A table whose columns stand below each other. */
const byColumns = ({ head, players }: Body): readonly TextRow[] => {
  const texts = players.map(({ rest }) => rest);
  const heads = head.filter(isHeading).map(({ text }) => text);
  const spans = joined(spansOf(texts), texts, heads);
  const cut = (text: string, index: number): string => {
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    // A heading may be wider than what stands below it, to either side.
    const [before, after] = [spans[index - 1]?.to ?? 0, spans[index + 1]?.from ?? text.length];
    const left = text.slice(before, from);
    const start = from - (/\S*$/.exec(left)?.[0].length ?? 0);
    const right = text.slice(to, after);
    return text.slice(start, to + (/^\S*/.exec(right)?.[0].length ?? 0)).trim();
  };
  const rows: readonly TextRow[] = [
    ...head.map((each) => ({
      line: each.line,
      cells: ['', ...(isHeading(each) ? spans.map((_, index) => cut(each.text, index)) : [each.text.trim()])],
    })),
    ...players.map(({ line, no, rest }) => ({
      line,
      cells: [no, ...spans.map(({ from, to }) => asResult(rest.slice(from, to).trim()))],
    })),
  ];
  return bySigns(rows, players.length);
};

/** What can stand behind a name: a number, a result, an opponent with a result, colours. */
const IS_VALUE = /^(?:[\d½][\d.,½/]*|[*x×=+-]+|[wdlbhuxf+=-]\d{1,3}[wb]?|\d{1,3}[wb][10½=+-]|[wb]{2,})$/i;

/** A table of words one after the other: the name ends where values begin; what stands behind it is counted from the right. */
const byWords = ({ head, players }: Body): readonly TextRow[] => {
  const read = players.map(({ line, no, rest }) => {
    const words = rest.trim().split(/\s+/);
    const first = words.findIndex((word) => IS_VALUE.test(word));
    const end = first < 0 ? words.length : first;
    return { line, no, name: words.slice(0, end).join(' '), values: words.slice(end) };
  });
  const most = largest(read.map(({ values }) => values.length));
  return [
    ...head.filter((each) => !isHeading(each)).map(({ line, text }) => ({ line, cells: ['', text.trim()] })),
    ...read.map(({ line, no, name, values }) => ({
      line,
      cells: [no, name, ...Array<string>(most - values.length).fill(''), ...values.map(asResult)],
    })),
  ];
};

const LEAST_BARS = 3;

/** The results of a wall chart: `W  4` is one cell; who had no opponent has none; `X` and `F` are forfeits. */
const roundResult = (cell: string): string => {
  if (/^[BHUZ]$/i.test(cell)) return '';
  const [, letter = '', opponent] = /^([WDLXF])\s*(\d{1,3})$/i.exec(cell) ?? [];
  if (opponent === undefined) return asResult(cell);
  const sign = { X: '1F', F: '0F' }[letter.toUpperCase()] ?? letter;
  return `${sign}${opponent}`;
};

/** A player of a wall chart with what stands in their second line: the colours below the results, and the rating. */
const withSecondLine = (above: readonly string[], below: readonly string[]): readonly string[] => {
  const [, rating = ''] = /\/\s*R:\s*(\d{3,4})/.exec(below.join(' ')) ?? [];
  return [
    ...above.map((cell, index) =>
      /^[WDL]\d+$/i.test(cell) && /^[WB]$/i.test(below[index] ?? '') ? `${cell}${below[index]}` : cell,
    ),
    rating,
  ];
};

const inBars = ({ line, text }: TextLine): TextRow => ({
  line,
  cells: text
    .replace(/\|\s*$/, '')
    .replace(/^\s*\|/, '')
    .split('|')
    .map((cell) => cell.trim()),
});

const isPlayer = ({ cells }: TextRow): boolean => /^\d{1,3}\.?$/.test(cells[0] ?? '');

const withResults = ({ line, cells }: TextRow): TextRow => ({ line, cells: cells.map(roundResult) });

/** A table with bars between its columns, a player in a line or in two; `null` where there are none. */
const byBars = (lines: readonly TextLine[]): readonly TextRow[] | null => {
  const rows = lines.filter(({ text }) => text.split('|').length > LEAST_BARS).map(inBars);
  const first = rows.findIndex(isPlayer);
  const [head, body] = [rows.slice(0, first), rows.slice(first)];
  const players = body.filter(isPlayer);
  if (first < 0 || players.length < LEAST || players.length > MOST_PLAYERS) return null;
  const isDouble =
    body.length === 2 * players.length && body.every((row, at) => isPlayer(row) === (at % 2 === 0));
  if (!isDouble) return [...head, ...body.map(withResults)];
  const columns = largest(body.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]): readonly string[] =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? '');
  return [
    ...head.map(({ line, cells }, at) => ({
      line,
      cells: at === head.length - 1 ? [...padded(cells), 'Rating'] : cells,
    })),
    ...players.map(withResults).map(({ line, cells }, at) => ({
      line,
      cells: withSecondLine(padded(cells), padded(body[2 * at + 1]?.cells ?? [])),
    })),
  ];
};

/**
 * The tables that a text may be, the likeliest first: with bars between its columns, with columns below each other, with words one after
 * the other. None where fewer than three numbered players follow each other.
 */
export const textTables = (text: string): readonly (readonly TextRow[])[] => {
  const lines = textLines(text);
  const barred = byBars(lines);
  const body = bodyOf(lines);
  return [...(barred ? [barred] : []), ...(body ? [byColumns(body), byWords(body)] : [])];
};

/** The lines of a text that a table has not taken. */
interface Left {
  /** Those with a number, a name and results: lines of the table that do not follow the others. */
  readonly players: readonly TextLine[];
  readonly others: readonly TextLine[];
}

const SIGN = /(?<=\s)(?:[10½=+*x×-]|1\/2)(?=\s|$)/giu;
const LEAST_SIGNS = 2;

const hasBars = (text: string): boolean => text.split('|').length > 2;

/** What of a text is in no row of its table. A table with bars has its second lines and headings between them, too. */
export const leftLines = (text: string, rows: readonly TextRow[]): Left => {
  const taken = new Set(rows.map(({ line }) => line));
  const lines = textLines(text);
  const isBarred = lines.some((each) => taken.has(each.line) && hasBars(each.text));
  const left = lines.filter((each) => !taken.has(each.line) && !(isBarred && hasBars(each.text)));
  const isPlayer = (each: TextLine): boolean =>
    PLAYER.test(each.text) && (each.text.match(SIGN) ?? []).length >= LEAST_SIGNS;
  return { players: left.filter(isPlayer), others: left.filter((each) => !isPlayer(each)) };
};
