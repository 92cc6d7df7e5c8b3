import type { ProjectorView, ShownRound, ShownStandings } from '../taskpane/projector/view';

/** What stands in a column. */
export type ColumnKind = 'board' | 'left' | 'result' | 'right' | 'place' | 'name' | 'points';

export interface Cell {
  readonly kind: ColumnKind;
  readonly text: string;
  /** White's name, results and points. */
  readonly isBold: boolean;
}

export type Line = readonly Cell[];

/** What the page shows at one time: lines under headings, in one list or in two beside each other. */
export interface Screen {
  /** The same of the same part after something has changed. */
  readonly id: string;
  readonly title: string;
  readonly part: number;
  readonly parts: number;
  readonly headings: Line;
  readonly lists: readonly (readonly Line[])[];
  /** So many lines make the height of every part. */
  readonly rows: number;
  readonly note: string;
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

const cells = (entries: Readonly<Partial<Record<ColumnKind, string>>>, bold: readonly ColumnKind[]): Line =>
  (Object.entries(entries) as [ColumnKind, string][]).map(([kind, text]) => ({
    ...{ kind, text },
    isBold: bold.includes(kind),
  }));

type Content = Pick<Screen, 'id' | 'title' | 'headings' | 'note'> & {
  readonly lines: readonly Line[];
  /** Whether a line leaves room for another beside it: two names do not. */
  readonly isShort: boolean;
};

const ofRound = ({ title, headings, games, note }: ShownRound, index: number): Content => ({
  ...{ id: `round ${index}`, title, note, isShort: false },
  headings: cells(
    { board: headings.board, left: headings.left, result: headings.result, right: headings.right },
    [],
  ),
  lines: games.map(({ board, left, result, right, white }) =>
    cells({ board, left, result, right }, ['result', white]),
  ),
});

const ofStandings = ({ title, headings, places, note }: ShownStandings): Content => ({
  ...{ id: 'standings', title, note, isShort: true },
  headings: cells({ place: headings.place, name: headings.name, points: headings.points }, []),
  lines: places.map(({ place, name, points }) => cells({ place, name, points }, ['points'])),
});

const inParts = ({ lines, id, isShort, ...content }: Content, { width, height }: Room): readonly Screen[] => {
  const columns = isShort && lines.length > MOST_IN_ONE && width > WIDE * height ? 2 : 1;
  const most = columns === 2 ? 2 * MOST_IN_TWO : MOST_IN_ONE;
  const parts = Math.max(1, Math.ceil(lines.length / most));
  const rows = Math.ceil(Math.ceil(lines.length / parts) / columns);
  return inPieces(lines, parts).map((part, index) => ({
    ...content,
    ...{ id: `${id} ${index}`, part: index + 1, parts, rows },
    lists: inPieces(part, columns),
  }));
};

/** What the page shows in a room, by turns: the rounds, then the standings, each in as many parts as it takes. */
export const screensOf = ({ rounds, standings }: ProjectorView, room: Room): readonly Screen[] =>
  [...rounds.map(ofRound), ...(standings ? [ofStandings(standings)] : [])].flatMap((content) =>
    inParts(content, room),
  );
