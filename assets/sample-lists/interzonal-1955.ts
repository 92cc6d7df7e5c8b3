import { at, look, ownWorkbook } from './sheet';

/** Gothenburg 1955, in the order of the lots; nobody had a rating yet. */
const PLAYERS = [
  'Petrosian, Tigran V',
  'Keres, Paul',
  'Spassky, Boris V',
  'Geller, Efim P',
  'Ilivitzki, Georgi A',
  'Bronstein, David I',
  'Pachman, Ludek',
  'Rabar, Braslav',
  'Medina Garcia, Antonio Angel',
  'Bisguier, Arthur Bernard',
  'Panno, Oscar',
  'Pilnik, Herman',
  'Najdorf, Miguel',
  'Guimard, Carlos E',
  'Fuderer, Andrija',
  'Filip, Miroslav',
  'Stahlberg, Gideon',
  'Unzicker, Wolfgang',
  'Sliwa, Bogdan',
  'Szabo, Laszlo',
  'Donner, Jan Hein',
] as const;

/** A title, then numbers and names. */
export const interzonal1955 = ownWorkbook('interzonal-1955', [
  {
    name: 'Gothenburg 1955',
    widths: [6, 34],
    blocks: [
      at(0, 0, [['Interzonal tournament, Gothenburg 1955']]),
      at(2, 0, [['Lot', 'Player']]),
      at(
        3,
        0,
        PLAYERS.map((name, index) => [index + 1, name]),
      ),
    ],
    styles: [
      look(0, 0, 1, 1, { bold: true, size: 14, color: '7F6000' }),
      look(2, 0, 1, 2, { bold: true, fill: 'FFF2CC' }),
      look(3, 0, PLAYERS.length, 1, { align: 'center', color: '7F7F7F' }),
    ],
  },
]);
