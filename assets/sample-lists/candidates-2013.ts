import { at, look, ownWorkbook } from './sheet';

/** London 2013, in the order of the lots. */
const PLAYERS = [
  ['Aronian, Levon', 'ARM', 2809],
  ['Gelfand, Boris', 'ISR', 2740],
  ['Ivanchuk, Vassily', 'UKR', 2757],
  ['Svidler, Peter', 'RUS', 2747],
  ['Kramnik, Vladimir', 'RUS', 2810],
  ['Grischuk, Alexander', 'RUS', 2764],
  ['Radjabov, Teimour', 'AZE', 2793],
  ['Carlsen, Magnus', 'NOR', 2872],
] as const;

/** A plain list: a heading row, then the players. */
export const candidates2013 = ownWorkbook('candidates-2013', [
  {
    name: 'Candidates 2013',
    widths: [24, 8, 9],
    blocks: [at(0, 0, [['Name', 'Fed', 'Rating']]), at(1, 0, PLAYERS)],
    styles: [
      look(0, 0, 1, 3, { bold: true, fill: 'D9E2F3', color: '1F3864' }),
      look(0, 1, PLAYERS.length + 1, 1, { align: 'center' }),
    ],
    frozenRows: 1,
  },
]);
