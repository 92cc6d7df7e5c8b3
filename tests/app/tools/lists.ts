import type { CellValue } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import { gridOf } from '../../sheets/grid-of';

/** Names that programs might take for something else, or for a part of each other. */
const NAMES: readonly string[] = [
  'Berg',
  'Carlsen, M.',
  "'t Hart",
  '=cmd',
  '@home',
  'Smith-Jones',
  'Bergman',
  '-Otto',
  '+Ann',
  'Ten Berg',
  'Ann 11',
  'de la Cruz',
  'O"Neil',
  'Łódź & Söhne',
];

export const nameOf = (number: number): string => NAMES[number - 1] ?? `Player ${number}`;

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A list with numbers of its own, from A1 on, in another order than that of the numbers. */
export const numberedList = (count: number, order: readonly number[] = [...numbers(count)].reverse()): Grid =>
  gridOf([['No', 'Name'], ...order.map((number): readonly CellValue[] => [number, nameOf(number)])], {
    sheet: 'Members',
    formats: Object.fromEntries(order.map((_, index) => [`B${index + 2}`, '@'])),
  });

/** A list without numbers: the first is 1. */
export const plainList = (count: number): Grid =>
  gridOf([['Name'], ...numbers(count).map((number): readonly CellValue[] => [nameOf(number)])], {
    sheet: 'Members',
    formats: Object.fromEntries(numbers(count).map((number) => [`A${number + 1}`, '@'])),
  });

/** Two teams of so many, by turns, in one list. */
export const teamList = (count: number): Grid =>
  gridOf(
    [
      ['Name', 'Team'],
      ...numbers(count).flatMap((number): readonly (readonly CellValue[])[] => [
        [`North ${number}`, 'North'],
        [`South ${number}`, 'South'],
      ]),
    ],
    { sheet: 'Members' },
  );
