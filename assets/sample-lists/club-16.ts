import { at, look, ownWorkbook } from './sheet';

const MEMBERS = [
  ['Abigail Norris', 1874, 'champion 2025'],
  ['Marek Sobotka', 1851, null],
  ['Priya Raman', 1822, null],
  ['Colm O’Dwyer', 1790, null],
  ['Hannah Weiss', 1766, null],
  ['Tomás Iglesias', 1743, null],
  ['Jun Watanabe', 1701, null],
  ['Dorothy Blake', 1688, null],
  ['Samuel Adeyemi', 1654, null],
  ['Ingrid Solberg', 1630, null],
  ['Luca Ferrante', 1602, null],
  ['Patrick Quill', 1577, null],
  ['Zofia Malinowska', 1541, null],
  ['George Papadakis', 1498, null],
  ['Emily Carter', 1460, 'junior'],
  ['Noah Carter', 1312, 'junior'],
] as const;

/** A club's championship: sixteen members with their ratings. */
export const club16 = ownWorkbook('club-16', [
  {
    name: 'Club championship',
    widths: [24, 9, 16],
    blocks: [at(0, 0, [['Player', 'Rating', 'Remarks']]), at(1, 0, MEMBERS)],
    styles: [
      look(0, 0, 1, 3, { bold: true, color: 'FFFFFF', fill: '548235' }),
      look(1, 0, MEMBERS.length, 3, { grid: 'C6E0B4' }),
    ],
    frozenRows: 1,
  },
]);
