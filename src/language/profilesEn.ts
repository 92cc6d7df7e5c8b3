import type { Changed } from './inProfile';
import type { ProblemCode } from '../core/problem';
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
  form: {
    ruleSets,
    labels: { colours: 'Who is named first' },
    sentences: { exchange: 'Of the first cycle: nobody is on one side three times in a row.' },
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

const problemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  'criterion-forbidden':
    'The tie-break {typed} must not be used in a round robin. It was applied all the same; choose another.',
  'criterion-idle':
    'The tie-break {typed} tells nothing about equals once everybody has met everybody, or only who is ranked lower. Choose another for a round robin.',
  'criterion-unrated':
    'The tie-break {typed} means nothing while a player has no rating, and decides nothing. Choose another, or give them one.',
  'may-be-expelled':
    '{player} has lost {count} games by default and may be expelled. That is for the arbiter to decide: nothing was done.',
  'substitute-has-games':
    '{count, plural, one {A game} other {# games}} of {player} {count, plural, one {counts} other {count}} for the substitute from now on. Usually a substitute takes a number only before its holder has played: tell the players.',
};

export const goProblemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  ...problemsEn,
  'top-two-early':
    'The players are numbered by rank, and the two strongest, {one} and {other}, meet as early as round {round} of {rounds}. Draw lots, or choose a system that brings them together at the end: {choices}.',
  'criterion-unrated':
    'The tie-break {typed} means nothing while a player has no rank, and decides nothing. Choose another, or give them one.',
  'rating-error-value':
    'Instead of a rank there is the error {error}. Correct its formula, or clear the cell.',
  'rating-invalid':
    '“{typed}” is not a rank. Type one such as 3k or 2d, or a number from 0 to {most}; leave it empty if there is none.',
};

export const neutralProblemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  ...problemsEn,
  'colours-three-running':
    '{count, plural, one {Player {numbers} is} other {# players are}} on one side three or more times in a row (up to {most} times){count, plural, one {} other {: {numbers}}}. Another system, another order of rounds or the exchange of the last two rounds may avoid it.',
  'colours-uneven':
    '{count, plural, one {Player {numbers} is} other {# players are}} on one side more often than on the other by up to {most} games{count, plural, one {} other {: {numbers}}}.',
  'colours-not-level':
    'Not everyone can be named first as often as second without {player}: too few games are left whose sides could be changed.',
  'adopt-black-first':
    'Who is named second stands on the left here. Results were read the other way round all the same: 1-0 is a win of who is named first.',
  'reentry-colours':
    '{count, plural, one {A game} other {# games}} whose sides were changed when the player left {count, plural, one {has} other {have}} been played since and {count, plural, one {stays} other {stay}} as played.',
  'result-turned':
    'The game is finished: its result was turned with the sides, so that the same player has won.',
  'looks-conditionals':
    'The sheets were made and can be used, but Excel did not take the rules that make who is named first bold and show in colour what to look at ({detail}).',
  'pair-one-colour': '{white} is named first against {black} in every game of the two.',
  'colours-more-uneven':
    'By this, {player} is named first in {whites} of their games and second in {blacks}: more uneven than the pairing system makes it.',
  'teams-colours-by-round':
    'One team is named first on all boards in each round, and that may be worth points: until the sides have come round, the score of the match says little.',
};
