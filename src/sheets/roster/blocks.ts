import { plain } from '../../core/names/plain';
import { PART_WORDS, RESERVE_WORDS, SECTION_WORDS } from '../../language/headers';
import { problem, type Problem } from '../../core/problem';
import { smallest } from '../../core/extremes';
import { filledColumns, isBlank, span, type View } from '../view';
import type { Columns } from './columns';
import type { ListBounds } from './find';
import { roleOf } from './headers';
import { nameIn, type Line } from './rows';
import type { Reading, Sides } from './sides';
import { isAbsentTitle, isClass, isNote } from './text';

/** Players below titles of teams, classes or sections, and the rows of these. */
export interface Blocks extends Sides {
  readonly each: readonly Reading[];
  readonly titles: readonly number[];
}

/** A row of the list: what its name says, and how it stands among the others. */
interface Item {
  readonly line: Line;
  readonly text: string;
  /** Whether nothing stands beside it. */
  readonly isBare: boolean;
  /** Whether it is the first below a blank row, or a header, or the top. */
  readonly isFirst: boolean;
  /** Whether a header follows. */
  readonly isHeaded: boolean;
}

const words = (text: string): readonly string[] => plain(text).split(' ');

/** `Group A`, `Open section`, `Juniors`. */
const isPart = (text: string): boolean =>
  words(text).some((word) => SECTION_WORDS.includes(word)) || PART_WORDS.includes(plain(text));

/** Whether a text says that it is a title: `Class 3a`, `Open section`, `Team: Plough`. */
const saysTitle = (text: string): boolean =>
  isClass(text) || isPart(text) || roleOf(words(text)[0] ?? '') === 'team';

const isReserves = (text: string): boolean => text.length > 2 && RESERVE_WORDS.includes(plain(text));

/** The title without what says only that it is one: `Plough` of `Team: Plough`. */
const titleIn = (text: string): string =>
  text
    .replace(/:$/, '')
    .replace(/^(\p{L}+)[:\s]\s*(?=\S)/u, (found, word: string) => (roleOf(word) === 'team' ? '' : found));

const isTitle = ({ isBare, text }: Item): boolean =>
  isBare && !isNote(text.replace(/:$/, '')) && !isReserves(text) && roleOf(text) === null;

/** The one text of the last row above the list that has any, which may be the title of its first block. */
const itemAbove = (view: View, { header, body }: ListBounds): Item | undefined => {
  const row = [...span(0, header ?? body.from)].reverse().find((each) => !isBlank(view, each));
  const [column, other] = row === undefined ? [] : filledColumns(view, row);
  if (row === undefined || column === undefined || other !== undefined) return undefined;
  const text = view.text(row, column);
  return { line: { kind: 'note', row, text }, text, isBare: true, isFirst: true, isHeaded: header !== null };
};

/** The rows below the header that may be players or titles; a single one set apart at the top is the title of all. */
const itemsOf = (view: View, columns: Columns, lines: readonly Line[]): readonly Item[] => {
  let isFirst = true;
  const items = lines.flatMap((line, at) => {
    const wasFirst = isFirst;
    if (line.kind !== 'heading') isFirst = line.kind === 'blank';
    if (line.kind !== 'player' && line.kind !== 'note') return [];
    const text = nameIn(view, columns, line.row);
    const isHeaded = lines[at + 1]?.kind === 'heading';
    return [{ line, text, isBare: filledColumns(view, line.row).length === 1, isFirst: wasFirst, isHeaded }];
  });
  return items[0]?.isBare && items[1]?.isFirst ? items.slice(1) : items;
};

/** The titles among the rows: those that say so; else those that stand first with nothing beside them, where others have more, or not as full names, where all others are. */
const titlesIn = (items: readonly Item[], above: Item | undefined): readonly Item[] => {
  const possible = [...(above ? [above] : []), ...items].filter(isTitle);
  const said = possible.filter(({ text }) => saysTitle(text));
  if (said.length > 1) return said;
  const first = items.filter((item, at) => item.isFirst && isTitle(item) && items[at + 1]?.isFirst === false);
  const others = items.filter((item) => !first.includes(item) && !isReserves(item.text));
  const isFurnished = others.filter(({ isBare }) => !isBare).length * 5 >= others.length * 4;
  const isFull = ({ text }: Item): boolean => /\p{L} \p{L}/u.test(text) && !/^the /i.test(text);
  if (!isFurnished && (!others.every(isFull) || first.every(isFull))) return [];
  const isWhole =
    first[0] === items[0] || !above || (first.length < 2 && !first.every(({ isHeaded }) => isHeaded));
  return isWhole ? first : [above, ...first];
};

/** The blocks of a list with the title of a team, class or section above the players of each; else `null`. */
export const blocksOf = (
  view: View,
  list: ListBounds,
  columns: Columns,
  lines: readonly Line[],
): Blocks | null => {
  const end = lines.findIndex((line) => line.kind === 'note' && isAbsentTitle(line.text));
  const items = itemsOf(view, columns, end < 0 ? lines : lines.slice(0, end));
  const titles = titlesIn(items, itemAbove(view, list));
  const starts = titles.map(({ line }) => line.row);
  const isPlayer = ({ line, text }: Item): boolean =>
    !starts.includes(line.row) && !isReserves(text) && (line.kind === 'player' || !isNote(text));
  const each = titles.map(({ line: { row: from }, text }, at): Reading => {
    const to = starts[at + 1] ?? Infinity;
    const own = items.filter(({ line: { row } }) => row > from && row < to);
    const players = new Map(own.filter(isPlayer).map((item) => [item.line, item]));
    const titled = lines.filter(({ row }) => row < to && (at === 0 ? row !== from : row > from));
    return {
      columns,
      group: titleIn(text),
      reserves: own.find((item) => isReserves(item.text))?.line.row ?? Infinity,
      lines: titled.map((line) => {
        const { text } = players.get(line) ?? {};
        if (text !== undefined) return { kind: 'player', row: line.row, text };
        return line.kind === 'player'
          ? { ...line, kind: 'note' }
          : isReserves(nameIn(view, columns, line.row))
            ? { kind: 'heading', row: line.row }
            : line;
      }),
    };
  });
  const sizes = each.map((block) => block.lines.filter(({ kind }) => kind === 'player').length);
  const isStray = items.some((item) => isPlayer(item) && item.line.row < (starts[0] ?? 0));
  if (each.length < 2 || smallest(sizes) < 2 || isStray) return null;
  const kind = titles.every(({ text }) => isClass(text))
    ? 'Class'
    : titles.some(({ text }) => isPart(text))
      ? 'Section'
      : 'Team';
  if (columns.extras.some(({ heading }) => plain(heading) === plain(kind))) return null;
  return { headings: [kind, ...columns.extras.map(({ heading }) => heading)], each, titles: starts };
};

/** `list-blocks` where rows were read as the titles of blocks. */
export const blockWarning = (view: View, blocks: Blocks | null): readonly Problem[] => {
  const column = blocks?.each[0]?.columns.name[0];
  const groups = blocks?.each.map(({ group }) => `“${group}”`).join(', ') ?? '';
  return (blocks?.titles ?? [])
    .slice(0, 1)
    .map((row) => problem('list-blocks', view.place(row, column ?? 0), { groups }));
};
