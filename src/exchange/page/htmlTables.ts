import type {
  CrossCell,
  CrossLine,
  CrossTable,
  PageContent,
  PageHeads,
  RoundOfGames,
  StandingsColumn,
  StandingsTable,
} from './content';
import { element, joined, text, type Html } from './element';

/** Text for screen readers alone. */
const unseen = (said: string): Html => element('span', { class: 'unseen' }, text(said));

/** A name that somebody typed, whichever way it is written. */
const named = (name: string): Html => element('bdi', {}, text(name));

const classes = (...names: readonly (string | false)[]): string | undefined =>
  names.filter((name) => name !== false).join(' ') || undefined;

/** The row of a table's headings, and its lines. */
const headAndBody = (heads: readonly Html[], lines: readonly Html[]): Html =>
  joined([element('thead', {}, element('tr', {}, joined(heads))), element('tbody', {}, joined(lines, '\n'))]);

/** Columns that a narrow screen leaves out: what they say stands in others, too. */
const SPARE: ReadonlySet<StandingsColumn['of']> = new Set(['no', 'rating', 'side', 'count']);
const LOOKS: ReadonlySet<StandingsColumn['of']> = new Set(['rank', 'name', 'count', 'points', 'tieBreak']);
const NUMBERS: ReadonlySet<StandingsColumn['of']> = new Set(['no', 'rating', 'count', 'points', 'tieBreak']);

const columnClass = ({ of }: StandingsColumn): string | undefined =>
  classes(SPARE.has(of) && 'spare', NUMBERS.has(of) && 'number', LOOKS.has(of) && of);

/** The table of standings; how far the tournament is stands above it. */
export const standingsHtml = ({ columns, lines }: StandingsTable, caption: string): Html => {
  const heads = columns.map((column) =>
    element('th', { scope: 'col', class: columnClass(column) }, text(column.head)),
  );
  const rows = lines.map(({ cells, leads, left }) => {
    const shown = columns.map((column, index) => {
      const cell = cells[index] ?? '';
      return column.of === 'name'
        ? element('th', { scope: 'row', class: columnClass(column) }, named(cell))
        : element('td', { class: columnClass(column) }, text(cell));
    });
    return element('tr', { class: classes(leads && 'leads', left && 'left') }, joined(shown));
  });
  return element(
    'table',
    { class: 'standings' },
    element('caption', {}, text(caption)),
    headAndBody(heads, rows),
  );
};

const cellHtml = ({ mark, of, white, counts }: CrossCell, first: boolean, heads: PageHeads): Html => {
  const look = classes(of === 'self' && 'self', of === 'toPlay' && 'open', first && 'first');
  if (of === 'self') return element('td', { class: look, 'aria-hidden': 'true' }, text(mark));
  const slanted = counts ? text(mark) : element('i', {}, text(mark));
  return white
    ? element('td', { class: look }, element('b', {}, slanted), unseen(` ${heads.white}`))
    : element('td', { class: look }, slanted);
};

const crossLine = (line: CrossLine, cycles: number, heads: PageHeads): Html =>
  element(
    'tr',
    { class: classes(line.left && 'left') },
    element('td', { class: 'number' }, text(String(line.no))),
    element('th', { scope: 'row', class: 'name' }, named(line.name)),
    joined(line.cells.map((cell, index) => cellHtml(cell, cycles > 1 && index % cycles === 0, heads))),
    element('td', { class: 'number points first' }, text(line.points)),
    element('td', { class: 'rank' }, text(line.rank)),
  );

/** Everyone against everyone: columns are headed by numbers, which a screen reader has with the name. */
export const crossHtml = ({ caption, opponents, cycles, lines }: CrossTable, heads: PageHeads): Html => {
  const head = (said: string, look: string): Html => element('th', { scope: 'col', class: look }, text(said));
  const columns = opponents.map(({ no, name }) =>
    element(
      'th',
      {
        ...(cycles === 1 ? { scope: 'col' } : { scope: 'colgroup', colspan: cycles }),
        ...{ class: cycles > 1 ? 'game first' : 'game', abbr: name, title: name },
      },
      text(String(no)),
      unseen(` ${name}`),
    ),
  );
  const body = lines.map((line) => crossLine(line, cycles, heads));
  return element(
    'table',
    { class: 'cross' },
    element('caption', {}, text(caption)),
    element('colgroup', { span: 2 }),
    joined(opponents.map(() => element('colgroup', { span: cycles }))),
    element('colgroup', { span: 2 }),
    headAndBody(
      [
        ...[head(heads.no, 'number'), head(heads.name, 'name'), ...columns],
        ...[head(heads.points, 'number points first'), head(heads.rank, 'rank')],
      ],
      body,
    ),
  );
};

/** The games of a round, whose heading has this id. */
export const roundHtml = (
  { games, bye }: RoundOfGames,
  heading: string,
  { heads }: Pick<PageContent, 'heads'>,
): Html => {
  const side = (name: string, isBold: boolean): Html =>
    element('td', { class: 'side' }, isBold ? element('b', {}, named(name)) : named(name));
  const lines = games.flatMap(({ board, left, right, result, note: remark, place, bold }) => {
    const note = [remark, place].filter((each) => each !== '').join(', ');
    return [
      element(
        'tr',
        note === '' ? {} : { class: 'noted' },
        element('td', { class: 'number' }, text(board)),
        side(left, bold === 'both' || bold === 'left'),
        side(right, bold === 'both' || bold === 'right'),
        element('td', { class: 'result' }, text(result)),
      ),
      // A date and a venue are too long to stand below a result.
      ...(note === ''
        ? []
        : [
            element('tr', {}, element('td'), element('td', { colspan: 3 }, element('small', {}, text(note)))),
          ]),
    ];
  });
  const head = (said: string, look: string): Html =>
    element('th', { scope: 'col', class: look }, unseen(said));
  const columns = [
    ...[head(heads.board, 'number'), head(heads.left, 'side')],
    ...[head(heads.right, 'side'), head(heads.result, 'result')],
  ];
  return joined([
    element('table', { class: 'games', 'aria-labelledby': heading }, headAndBody(columns, lines)),
    ...(bye === '' ? [] : [element('p', { class: 'bye' }, text(bye))]),
  ]);
};
