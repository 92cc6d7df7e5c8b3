import type { Line } from './line';

/** A team of a file, with the numbers of its members. */
export interface TeamLine {
  readonly line: number;
  /** Its number, as it stands there; in records 013, which have none, that of the record. */
  readonly no: string;
  readonly name: string;
  readonly members: readonly number[];
  /** As they stand there, empty in records 013. */
  readonly matchPoints: string;
  readonly gamePoints: string;
}

const MOST_MEMBERS = 500;

/** Where each kind of record has its name and its first member. */
const SHAPES = {
  '013': { name: [5, 36], first: 37 },
  '310': { name: [9, 40], first: 74 },
} as const;

const membersOf = (line: Line, first: number): readonly number[] =>
  Array.from({ length: MOST_MEMBERS }, (_, index) => first + 5 * index)
    .filter((from) => from <= line.length)
    .map((from) => Number(line.at(from, from + 3)))
    .filter((no) => Number.isInteger(no) && no > 0);

/** The teams of a file: records 310, else 013. */
export const teamsOf = (lines: readonly Line[]): readonly TeamLine[] => {
  const id = lines.some((line) => line.id === '310') ? '310' : '013';
  const shape = SHAPES[id];
  return lines
    .filter((line) => line.id === id)
    .map((line, at) => ({
      line: line.number,
      no: id === '310' ? line.at(5, 7) : String(at + 1),
      name: line.at(shape.name[0], shape.name[1]),
      members: membersOf(line, shape.first),
      matchPoints: id === '310' ? line.at(55, 60) : '',
      gamePoints: id === '310' ? line.at(62, 67) : '',
    }));
};
