import { numberOfLetter } from '../letters';
import type { TeamGame } from './system';

/** The printed tables that no rule makes, White first. */
const PRINTED: Readonly<Record<number, readonly string[]>> = {
  6: [
    'A-1 E-2 3-D 4-B 5-C F-6',
    'B-1 2-A C-3 D-4 5-F 6-E',
    '1-C 2-B A-3 F-4 E-5 6-D',
    '1-D F-2 3-E 4-A B-5 C-6',
    'E-1 D-2 3-F C-4 5-A 6-B',
    '1-F 2-C B-3 4-E D-5 A-6',
  ],
  10: [
    '1-A 2-B 3-H I-4 E-5 6-C 7-D F-8 G-9 J-10',
    'B-1 A-2 D-3 4-G 5-J H-6 C-7 8-E 9-F 10-I',
    '1-C 2-H 3-A B-4 F-5 6-D 7-J G-8 I-9 E-10',
    'D-1 C-2 3-I A-4 5-G J-6 7-F H-8 9-E 10-B',
    '1-E 2-D B-3 4-C A-5 I-6 G-7 8-J H-9 10-F',
    'F-1 2-G E-3 D-4 5-H 6-A 7-I 8-B J-9 C-10',
    '1-G E-2 3-J 4-F D-5 B-6 A-7 I-8 9-C 10-H',
    'H-1 F-2 C-3 J-4 5-I 6-E 7-B 8-A 9-D G-10',
    '1-I 2-J 3-F 4-H B-5 6-G E-7 C-8 A-9 D-10',
    'J-1 I-2 G-3 4-E 5-C F-6 H-7 8-D 9-B 10-A',
  ],
};

const parseGame = (pair: string, index: number): TeamGame => {
  const [white = '', black = ''] = pair.split('-');
  const isNumber = /^\d/.test(white);
  const [number, letter] = isNumber ? [white, black] : [black, white];
  return {
    board: index + 1,
    number: Number(number),
    letter: numberOfLetter(letter),
    white: isNumber,
  };
};

/** The printed table for so many boards, where no rule makes it. */
export const printedTable = (n: number): readonly (readonly TeamGame[])[] | undefined =>
  PRINTED[n]?.map((line) => line.split(' ').map(parseGame));
