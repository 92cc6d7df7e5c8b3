import type { Line } from './line';

/** A team of a file, with the numbers of its members. */
export interface TeamLine {
  readonly line: number;
  readonly name: string;
  readonly members: readonly number[];
}

const MOST_MEMBERS = 500;

/** Where each kind of record has its name and its first member. */
const SHAPES: Readonly<Record<string, { readonly name: readonly [number, number]; readonly first: number }>> =
  {
    '013': { name: [5, 36], first: 37 },
    '310': { name: [9, 40], first: 74 },
  };

const membersOf = (line: Line, first: number): readonly number[] =>
  Array.from({ length: MOST_MEMBERS }, (_, index) => first + 5 * index)
    .filter((from) => from <= line.length)
    .map((from) => Number(line.at(from, from + 3)))
    .filter((no) => Number.isInteger(no) && no > 0);

/** The teams of a file: records 310, else 013. */
export const teamsOf = (lines: readonly Line[]): readonly TeamLine[] => {
  const id = lines.some((line) => line.id === '310') ? '310' : '013';
  return lines
    .filter((line) => line.id === id)
    .flatMap((line) => {
      const shape = SHAPES[id];
      return shape
        ? [{ line: line.number, name: line.at(...shape.name), members: membersOf(line, shape.first) }]
        : [];
    });
};
