import type { ProjectorView, ShownTable } from '../taskpane/projector/messages';

/** What the page shows at one time: lines under headings, in one list or in two beside each other. */
export interface Screen extends Omit<ShownTable, 'lines'> {
  /** Stays the same for a part of the page when its contents change. */
  readonly id: string;
  readonly part: number;
  readonly parts: number;
  readonly lists: readonly ShownTable['lines'][];
  /** So many lines make the height of every part. */
  readonly rows: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** More lines in one list, or in each of two, could not be read from the back of a room. */
const MOST_IN_ONE = 10;
const MOST_IN_TWO = 12;
/** A room that is hardly wider than high has no place for two lists. */
const WIDE = 1.2;

/** Into so many pieces as even as can be, the longer ones first. */
const inPieces = <T>(items: readonly T[], count: number): readonly (readonly T[])[] => {
  const [least, longer] = [Math.floor(items.length / count), items.length % count];
  return Array.from({ length: count }, (_, index) => {
    const from = index * least + Math.min(index, longer);
    return items.slice(from, from + least + Number(index < longer));
  });
};

const inParts = (
  { lines, ...table }: ShownTable,
  index: number,
  { width, height }: Room,
): readonly Screen[] => {
  // Two names leave no room for another line beside theirs.
  const isShort = table.of === 'standings';
  const columns = isShort && lines.length > MOST_IN_ONE && width > WIDE * height ? 2 : 1;
  const most = columns === 2 ? 2 * MOST_IN_TWO : MOST_IN_ONE;
  const parts = Math.max(1, Math.ceil(lines.length / most));
  const rows = Math.ceil(Math.ceil(lines.length / parts) / columns);
  return inPieces(lines, parts).map((piece, part) => ({
    ...table,
    ...{ id: `${isShort ? table.of : `round ${index}`} ${part}`, part: part + 1, parts, rows },
    lists: inPieces(piece, columns),
  }));
};

/** What the page shows in a room, by turns: the rounds, then the standings, each in as many parts as it takes. */
export const screensOf = ({ tables }: ProjectorView, room: Room): readonly Screen[] =>
  tables.flatMap((table, index) => inParts(table, index, room));
