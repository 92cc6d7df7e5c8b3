import { largest, smallest } from '../../core/extremes';
import type { PaperFormat } from '../../core/paper';
import type { PageContent, PageField, PageHeads } from './content';

/** What can be printed on of a sheet on its side, in points: margins of 8 mm all around. */
const SHEETS: Readonly<Record<PaperFormat, { readonly width: number; readonly height: number }>> = {
  A4: { width: 796, height: 549 },
  Letter: { width: 746, height: 566 },
};

/** Sizes of type in points with which all columns are printed, and those with which standings have no counts of games. */
const SIZES = [11, 10, 9, 8];
const BRIEF_SIZES = [9, 8.5, 8, 7.5, 7, 6.5, 6];
const MOST_COLUMNS = 6;

/** Against the size of type: a line, a line of a table, the average letter, what a cell has beside its text. */
const LINE = 1.2;
const ROW = 1.4;
const LETTER = 0.55;
const NARROW_LETTER = 0.34;
const CELL = 0.7;
/** Lines of a table's heading, caption, heads and legend; of a field's headings; of the page's title, facts and last line. */
const TABLE_LINES = 5;
const FIELD_LINES = 2;
const PAGE_LINES = 5;
/** What board and result take of a game's line, and what stands between two columns of rounds. */
const AROUND_SIDES = 5.6;
const COLUMN_GAP = 1.2;
/** Most pages take less than is reckoned here: how much more the smallest type may seem to need. */
const ROOM_AT_LAST = 1.12;

/** Fonts of one width, one of which every computer has: what the screen's own is would decide how much stands on a sheet. */
const PRINTED_FONTS = 'Arial, "Liberation Sans", Helvetica, sans-serif';

/** A way to print a page: the size of its type, the columns of its rounds, whether counts of games are left out. */
export interface Fit {
  readonly size: number;
  readonly columns: number;
  readonly brief: boolean;
}

/** Of what fits on no sheet whatever is done. */
const OVER_SHEETS: Fit = { size: 8, columns: 4, brief: false };

const WAYS: readonly Fit[] = [
  ...SIZES.map((size) => ({ size, brief: false })),
  ...BRIEF_SIZES.map((size) => ({ size, brief: true })),
].flatMap((way) => Array.from({ length: MOST_COLUMNS }, (_, index) => ({ ...way, columns: index + 1 })));

/** How wide a text is; brackets, signs and points take little. */
const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ('()+-–.,'.includes(letter) ? NARROW_LETTER : LETTER), 0);

/** How wide a table is, each column as its longest cell: against the size of type. */
const widthOf = (columns: readonly (readonly string[])[]): number =>
  columns.reduce((sum, cells) => sum + Math.max(largest(cells.map(lengthOf)), LETTER) + CELL, 0);

/** A heading goes onto lines between its words. */
const longestWord = (text: string): string =>
  text.split(/[\s-]+/).reduce((long, word) => (word.length > long.length ? word : long), '');

const standingsWidth = ({ standings: { columns, lines } }: PageField, brief: boolean): number =>
  widthOf(
    columns.flatMap(({ of, head }, index) =>
      brief && of === 'count' ? [] : [[longestWord(head), ...lines.map(({ cells }) => cells[index] ?? '')]],
    ),
  );

const crossWidth = ({ cross: { lines } }: PageField, { points, rank }: PageHeads): number =>
  widthOf([
    lines.map(({ no }) => String(no)),
    lines.map(({ name }) => name),
    ...(lines[0]?.cells ?? []).map((_, index) => lines.map(({ cells }) => cells[index]?.mark ?? '')),
    [points],
    [rank],
  ]);

/** How high the rounds are: each stays whole, and a name that is too long for its side goes onto another line. */
const roundsHeight = ({ rounds }: PageField, { size, columns }: Fit, width: number): number => {
  const letters = (width / columns / size - COLUMN_GAP - AROUND_SIDES) / 2 / LETTER;
  const heights = rounds.map(({ games, bye }) => {
    const lines = games.map(({ left, right, note, place }) =>
      Math.max(Math.ceil(Math.max(left.length, right.length) / letters), note + place === '' ? 1 : 2),
    );
    return lines.reduce((sum, count) => sum + (count - 1) * LINE + ROW, bye === '' ? 0 : LINE) + 1.8;
  });
  return Math.ceil(heights.length / columns) * Math.max(largest(heights), 0);
};

/** How high a field is with a way to print it, and how wide: against the size of type. */
const measured = (
  field: PageField,
  heads: PageHeads,
  fit: Fit,
  width: number,
): { readonly height: number; readonly width: number } => {
  const [standings, cross] = [standingsWidth(field, fit.brief), crossWidth(field, heads)];
  const heightOf = ({ length }: readonly unknown[]): number => (length + TABLE_LINES) * ROW;
  const [one, other] = [heightOf(field.standings.lines), heightOf(field.cross.lines)];
  const isBeside = (standings + cross + 2) * fit.size <= width;
  const titles = (field.title === null ? 0 : 2) + (field.match === null ? 0 : 2) + FIELD_LINES;
  const height =
    (isBeside ? Math.max(one, other) : one + other) +
    (titles + field.notes.length) * LINE +
    roundsHeight(field, fit, width);
  return { height, width: Math.max(standings, cross) };
};

/**
 * The largest type with which everything stands on one sheet, and in how many columns the rounds are; a usual one for what
 * fits on none.
 */
const fitOf = ({ fields, heads, notes }: PageContent, paper: PaperFormat): Fit => {
  const { width, height } = SHEETS[paper];
  /** What a way takes of the height of a sheet; no sheet is wide enough for what takes all there is. */
  const takes = (fit: Fit): number => {
    const all = fields.map((field) => measured(field, heads, fit, width));
    const letters = width / fit.size / LETTER;
    const lines = notes.reduce((sum, note) => sum + Math.ceil(note.length / letters), PAGE_LINES);
    const high = all.reduce((sum, field) => sum + field.height, lines * LINE);
    return all.every((field) => field.width * fit.size <= width) ? (high * fit.size) / height : Infinity;
  };
  const [best] = WAYS.filter(({ size }) => size === smallest(BRIEF_SIZES))
    .map((fit) => [fit, takes(fit)] as const)
    .sort(([, one], [, other]) => one - other);
  const usual = best !== undefined && best[1] <= ROOM_AT_LAST ? best[0] : OVER_SHEETS;
  return WAYS.find((fit) => takes(fit) <= 1) ?? usual;
};

/** How the page is printed: on one sheet on its side where it fits, in black on white, no line broken, headings on every page. */
export const printed = (content: PageContent, paper: PaperFormat): string => {
  const { size, columns, brief } = fitOf(content, paper);
  return `@page { size: ${paper} landscape; margin: 8mm; }
@media print {
  :root { color-scheme: light; --paper: #ffffff; --ink: #000000; --quiet: #404040; --line: #8c8c8c; --head: #eeeeee; --leads: #eeeeee; --self: #d0d0d0; }
  body { max-width: none; padding: 0; font: ${size}pt/${LINE} ${PRINTED_FONTS}; }
  h1 { font-size: 1.4em; margin: 0; }
  h2 { font-size: 1.15em; margin: .5em 0 .2em; }
  h3, h4 { font-size: 1em; margin: .3em 0 .1em; }
  h1, h2, h3, h4 { break-after: avoid; }
  p { margin: .15em 0; }
  .match { font-size: 1.2em; }
  .legend, .note, .bye, caption, footer, small, thead th { font-size: .9em; }
  footer { margin-top: .3em; }
  .tables { display: flex; flex-wrap: wrap; gap: 0 2em; }
  .region { overflow: visible; }
  caption { padding: 0 0 .2em; }
  thead { display: table-header-group; }
  tr, .round { break-inside: avoid; }
  th, td { padding: .04em .3em; border-width: .5pt; }
  .cross .first { border-left-width: 1pt; }
  .name { min-width: 0; }
${brief ? '  .count { display: none; }\n' : ''}  .cross .name { position: static; max-width: none; }
  .cross td { min-width: 1.5em; }
  .rounds { display: block; columns: ${columns}; column-gap: ${COLUMN_GAP}em; }
  .round h3, .round h4 { margin-top: 0; }
  .round { padding-bottom: .5em; }
  .games td { padding: .04em .2em; border-width: 0 0 .5pt; }
  .games .number { width: 1.6em; }
  .games .result { width: 3.2em; overflow-wrap: normal; }
  .tables tbody .leads > *, .cross .self, thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
};
