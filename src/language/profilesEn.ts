import type { Changed } from './inProfile';
import type { SheetWords } from './words';

/** Orders of chess federations, by what they are where no chess is played. */
const ruleSets = {
  'fide-2019': 'Usual order',
  'fide-2026': 'Usual order (2026)',
  nzcf: 'New Zealand’s order',
  'nzcf-swiss': 'New Zealand’s order, Swiss events',
  'uscf-34f': 'United States’ order',
};

/** In Go a rank is a strength, dan or kyu, and who comes first has a place. */
export const goEn: Changed<SheetWords> = {
  rating: 'Rank',
  rank: 'Place',
  form: {
    ruleSets,
    orders: { itself: 'By number, by place at the end', rank: 'By place' },
  },
  race: {
    gamesShown:
      'A bar for each player, in order of place: games won as White, won as Black, drawn and lost. The table beside has the same numbers.',
  },
};

/** In other games the sides have no colours: one is named first, and begins, serves or is at home, as the game has it. */
export const neutralEn: Changed<SheetWords> = {
  whiteNo: 'First no.',
  white: 'First',
  black: 'Second',
  blackNo: 'Second no.',
  side: 'Side',
  outcomes: {
    '1-0': 'the first won',
    '0-1': 'the second won',
    '+-': 'the first won by forfeit',
    '-+': 'the second won by forfeit',
    '1/2-0': 'half a point for the first, nothing for the second',
    '0-1/2': 'half a point for the second, nothing for the first',
    '1-0u': 'the first won, not rated',
    '0-1u': 'the second won, not rated',
  },
  settings: { colours: 'Who is named first' },
  form: {
    ruleSets,
    labels: { colours: 'Who is named first' },
    sentences: { exchange: 'Of the first cycle: nobody is on one side three times running.' },
  },
  tables: { legend: { bold: 'Bold: named first' } },
  finalReport: {
    whiteWon: 'First-named won',
    blackWon: 'Second-named won',
    whiteScored: 'First-named scored',
  },
  race: {
    gamesShown:
      'A bar for each player, in order of rank: games won as first-named, won as second-named, drawn and lost. The table beside has the same numbers.',
    wonAsWhite: 'Won as first-named',
    wonAsBlack: 'Won as second-named',
  },
};
