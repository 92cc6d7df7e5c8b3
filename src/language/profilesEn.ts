import { withoutBoards, type Changed } from './inProfile';
import type { ProblemCode } from '../core/problem';
import { barsOf, outcomesOf, wordsEn, type SheetWords } from './words';

/** Orders of chess federations, by what they are where no chess is played. */
const ruleSets = {
  'fide-2019': 'Usual order',
  'fide-2026': 'Usual order (2026)',
  nzcf: 'New Zealand’s order',
  'nzcf-swiss': 'New Zealand’s order, Swiss events',
  'uscf-34f': 'American order',
};

/** In Go a rank is a strength, dan or kyu, and who comes first has a place. */
export const goEn: Changed<SheetWords> = {
  rating: 'Rank',
  rank: 'Place',
  checkUnknown: 'Not a result: type B+R, W+12.5 or 1-0',
  decisivePrompt:
    'B+3.5, W+R, 1-0 or 0-1. Also 1, 0; not played: +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned.',
  resultPrompt:
    'B+3.5, W+R, 1-0, ½-½ or 0-1. Also 1, =, 0; not played: +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned.',
  form: {
    ruleSets,
    orders: { itself: 'By number, by place at the end', rank: 'By place' },
  },
  teamEvent: {
    criteria: {
      EMMSB: 'SODOS (match points)',
      EMGSB: 'SODOS (match × game points)',
      EGMSB: 'SODOS (game × match points)',
      EGGSB: 'SODOS (game points)',
    },
  },
  race: barsOf('as White', 'as Black', 'place'),
};

const NOT_PLAYED = 'Not played: +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned.';

/** What is typed, of a game whose sides have no colours. */
const typedOf = (one: string, other: string) => ({
  checkUnknown: `Not a result: 3-1 or 1-0 if ${one} won`,
  checkDraw: 'No draws here: check it',
  checkBothLost: 'Both lose: for a draw type ½-½',
  decisivePrompt: `The score, such as 3-1, or who won: 1-0 or W if ${one} won, 0-1 or L if ${other} won. ${NOT_PLAYED}`,
  resultPrompt: `The score, such as 3-1, or who won: 1-0 or W if ${one} won, ½-½ or D for a draw, 0-1 or L if ${other} won. ${NOT_PLAYED}`,
  outcomes: outcomesOf(one, other),
});

/** In other games one side is named first, and begins or serves, as the game has it. */
export const neutralEn: Changed<SheetWords> = {
  ...typedOf('the first', 'the second'),
  whiteNo: 'First no.',
  white: 'First',
  black: 'Second',
  blackNo: 'Second no.',
  side: 'Side',
  form: {
    ruleSets,
    labels: { colours: 'Who is named first' },
    sentences: { exchange: 'Avoids the same side three times in a row.' },
  },
  tables: { legend: { bold: 'Bold: named first' } },
  finalReport: {
    whiteWon: 'First-named won',
    blackWon: 'Second-named won',
    whiteScored: 'First-named scored',
  },
  teamEvent: {
    criteria: { NZ_BLACK: 'Wins as second-named' },
    meanings: { NZ_BLACK: 'games won as second-named' },
  },
  race: barsOf('as first-named', 'as second-named'),
};

/** Where one side is at home. */
export const homeEn: Changed<SheetWords> = {
  ...withoutBoards('home', wordsEn, ['board']),
  ...typedOf('the home side', 'the away side'),
  whiteNo: 'Home no.',
  white: 'Home',
  black: 'Away',
  blackNo: 'Away no.',
  form: { labels: { colours: 'Who is at home' } },
  tables: { legend: { bold: 'Bold: at home' } },
  finalReport: { whiteWon: 'Home won', blackWon: 'Away won', whiteScored: 'Home scored' },
  teamEvent: { criteria: { NZ_BLACK: 'Wins away' }, meanings: { NZ_BLACK: 'games won away' } },
  race: barsOf('at home', 'away'),
};

/** Where it does not matter who is named first. */
export const plainEn: Changed<SheetWords> = {
  ...withoutBoards('plain', wordsEn, ['board', 'checkBoards']),
  whiteNo: 'Player no.',
  white: 'Player',
  black: 'Opponent',
  blackNo: 'Opponent no.',
  tables: { legend: { bold: '' } },
  finalReport: { whiteWon: '', blackWon: '', whiteScored: '' },
  race: {
    gamesShown:
      'A bar for each player, in order of rank: games won, drawn and lost. The table beside it has the same numbers.',
    wonAsWhite: 'Won',
  },
};

const problemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  'criterion-forbidden':
    'The tie-break {typed} must not be used in a round robin. Roundabout uses it anyway, but you should choose another.',
  'criterion-idle':
    'The tie-break {typed} cannot separate tied players in a round robin, or only puts the lower rank first. Choose another.',
  'criterion-unrated':
    'The tie-break {typed} decides nothing while a player has no rating. Choose another, or give that player a rating.',
  'may-be-expelled':
    '{player} has lost {count} games by forfeit and may be expelled. The arbiter decides. Roundabout has changed nothing.',
  'substitute-has-games':
    '{count, plural, one {A result} other {# results}} of {player} {count, plural, one {stays} other {stay}} with the number: all sheets show {after} from round 1. {left, select, yes {} other {To keep them under the name of {player}, withdraw {player} and add {after} as a new player. }}Usually a substitute comes in only before the player’s first game.',
};

export const goProblemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  ...problemsEn,
  'top-two-early':
    'Numbered by rank, the two strongest, {one} and {other}, meet as early as round {round} of {rounds}. Draw lots, or choose a system that brings them together at the end: {choices}.',
  'criterion-unrated':
    'The tie-break {typed} decides nothing while a player has no rank. Choose another, or give that player a rank.',
  'result-not-understood':
    '“{typed}” is not a result and counts as not yet played. Type one such as 1-0 or 0-1, or where players meet also B+R or W+12.5.',
  'rating-error-value': 'This rank is an error, {error}. Correct the formula, or clear the cell.',
  'rating-invalid':
    '“{typed}” is not a rank. Type one such as 3k or 2d, or a number from 0 to {most}, or leave the cell empty.',
};

const notUnderstood = (one: string, other: string): string =>
  `“{typed}” is not a result and counts as not yet played. Type 1-0 if ${one} won, 0-1 if ${other} won, or where players meet the score, such as 3-1.`;

export const neutralProblemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  ...problemsEn,
  'result-not-understood': notUnderstood('the first', 'the second'),
  'colours-three-running':
    '{count, plural, one {One player is} other {# players are}} on one side three or more times in a row (up to {most} times): {labels}. To avoid this, try another system, another order of rounds, or swapping the last two rounds.',
  'colours-uneven':
    '{count, plural, one {One player has} other {# players have}} up to {most} more games on one side than on the other: {labels}.',
  'colours-not-level':
    'Without {player}, not everyone can be on each side equally often: too few games with changeable sides are left.',
  'adopt-black-first': 'The sides are swapped here: 1-0 means a win for the side on the right.',
  'reentry-colours':
    '{count, plural, one {A game} other {# games}} whose sides were changed when the player left {count, plural, one {has} other {have}} been played since and {count, plural, one {stays} other {stay}} as played.',
  'result-turned':
    'This game is finished. Its result was reversed along with the sides, so the same player has won.',
  'looks-conditionals':
    'The sheets are ready, but Excel did not apply the rules that make one side bold and highlight cells to check ({detail}).',
  'pair-one-colour': '{white} is on the left in every game against {black}.',
  'colours-more-uneven':
    '{player} would be on the left in {whites} of their games and on the right in {blacks}. The pairing system is more even.',
  'teams-colours-by-round':
    'In each round one team is on the same side on all boards, which may be worth points. Until the sides are even, the match score means little.',
};

export const homeProblemsEn: Changed<Readonly<Record<ProblemCode, string>>> = {
  ...neutralProblemsEn,
  'result-not-understood': notUnderstood('the home side', 'the away side'),
};
