import { byGame, withoutBoards, type Changed } from './inProfile';

const en = {
  /** The title for a table of numbers, instead of an event. */
  numbers:
    '{system}, {players} players{cycles, plural, =1 {} =2 {, each pair twice} other {, each pair # times}}',
  /** A handout of one round, by its name. */
  ofRound: '{name}, round {round}',
  /** How current the results are. */
  asOf: {
    after: 'After round {round}{missing, plural, =0 {} one { (# game missing)} other { (# games missing)}}.',
    provisional: 'Provisional: games of earlier rounds are still to be played.',
    final: 'Final.',
  },
  /** Of a match of teams of which boards are finished. */
  begun: 'The first match is not finished.',
  round: 'Round {round}',
  board: 'Board {board}',
  boards: 'Boards {board} to {to}',
  byeHead: 'Bye',
  roundTableLegend: 'The number is the round they meet in. Bold: the player on the left has White.',
  cyclesLegend: 'Each opponent has a column for each meeting.',
  pairsLegend: 'The first number of each pair has White.',
  wallLegend: 'Above: the opponent’s number, bold with White.',
  cardsLegend: 'Bold: White.',
  uncounted: 'Grey: the game does not count.',
  wallRoom: 'Below: room for the result.',
  /** Above days, or times of one. */
  when: 'When',
  colour: 'Colour',
  colours: { white: 'White', black: 'Black' },
  signature: 'Signature',
  privateList:
    'Private: this shows every column of your list, including phone numbers and remarks. Don’t pin it up.',
  certificate: {
    /** Behind the number of a place: of the fourth, of the first three, of all others. */
    endings: 'thstndrdth',
    place: 'place',
    /** Behind the place of several who are level. */
    shared: ', shared',
    point: 'point',
    points: 'points',
    /** Before the points of a team, by the first of its tie-breaks. */
    pointsOf: { MP: 'match', GP: 'game' } as Readonly<Record<string, string>>,
    placeAndDate: 'Place and date',
    note: 'Each certificate has its own page. Place, name and points appear after the last result.',
  },
  slipResults: ['1–0', '½–½', '0–1'] as const,
  slipMark: 'Circle the result. Both players sign.',
  seatsRules: {
    shift:
      'After each game everybody but the anchor moves one board clockwise. They go along the far side away from the anchor’s board, round the end of the row, and back along the near side. From the second board they cross to the far side of the first. The colours of a board never change, but at the anchor’s board they swap after every game.',
    seats:
      'After each game everybody moves on by one seat, from the last seat to seat 2. The player on seat 1 stays there. Even seats have White, odd seats Black, but at seat 1 the colours change every round.',
    other: 'White sits on the near side of every board. Below each name you see where the player goes next.',
  },
  seatsBye: {
    shift: 'The anchor’s place is empty: the player opposite has the bye.',
    seats: 'Seat 1 stays empty: the player opposite has the bye.',
  },
  seatsLegend: '■ Black, □ White.',
  nextBoard: '→ board {board}, {colour}',
  nextSeat: '→ seat {seat}',
  nextRest: '→ bye',
  stays: 'stays',
  empty: '(empty)',
  away: 'Bye: {players}',
  seatNo: 'Seat {seat}',
  oddField: 'With an odd number of players, nobody has number {last}: the player paired with it has the bye.',
  table: 'The table',
  tableLegend: 'The first number has White. It is the Berger table of the FIDE Handbook.',
  rowsSteps: {
    rounds: '1. Number the lines: these are the rounds.',
    dashes: '2. In each round write a dash for each of its {boards} games.',
    last: '3. Write the last number, {last}, into the first column, in turn on the right and on the left.',
    ascending:
      '4. Line by line, write 1, 2, 3 … on the left, and 1 again after {most}. Where {last} is on the left, write on the right.',
    descending: '5. Line by line, write {most}, {less} … into the empty places, and {most} again after 1.',
  },
  rowsNote:
    'The last number starts on the right. Some books start it on the left. Then every game of the last number has the wrong colours.',
  sumsSteps: {
    sums: '1. Add the two numbers. Against the last number, {last}, double the other one.',
    rounds:
      '2. If the sum is at most {last}, take away 1; if it is more, take away {last}. That is the round in which they meet.',
    colours:
      '3. If the sum is even, the larger number has White; if it is odd, the smaller one. The last number has Black against 1 to {half} and White against the others. Bold: the number on the left has White.',
  },
  sumsExamples: 'When do {one} and {other} meet?',
  sumsAnswer: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, has White.} odd {The sum is odd: the smaller number, {white}, has White.} other {The last number has Black against the first half and White against the second: {white} has White.}}`,
  diagonalsSteps: {
    grid: '1. Draw the table of the tournament, shade each player’s own square, and set the last number, {last}, apart.',
    colours:
      '2. In round 1 the games stand on the diagonal from corner to corner, and number 1 is crossed in its shaded square. In each round both diagonals move one square to the right.',
  },
  diagonalsShaded: 'through a shaded square, the lower line has White:\n{games}',
  diagonalsBetween: 'between shaded squares, the upper line has White:\n{games}',
  diagonalsLast: '{number} is crossed in its shaded square: {game}',
  diagonalsRest: '{number} is crossed in its shaded square and has the bye',
  /** Of teams that meet. */
  calendarLegend: 'A match that has moved is under its new date.',
  noDate: 'no date yet',
  calendarLeft: 'Matches that are not played because {teams} withdrew are left out.',
  /** In place of where and when a match is played. */
  noMatch: '{teams} withdrew: no match',
  annulledMatch: '{teams} withdrew: does not count',
  fixtures: {
    home: 'home',
    away: 'away',
    side: 'Home or away',
    legend: 'The team’s own score stands first.',
  },
  matchSheet: {
    match: 'Match {match}',
    legend: 'If somebody else plays, cross out the name and write theirs beside it. Both captains sign.',
    reserves: 'Reserves: {names}',
    score: 'Score',
    captain: 'Captain',
  },
  teamReport: {
    /** How two teams stand that meet; the scores follow. */
    standing:
      '{level, select, true {{over, select, true {{first} and {second} drew} other {{first} and {second} are level}}} other {{over, select, true {{first} won} other {{first} leads}}}}',
    individuals: 'Best players',
    individualsNote: 'Forfeits count only for the team.',
  },
  explained: {
    values: 'Where {name}’s numbers come from',
    neighbours: 'Why each player ranks above the next',
    occasion: 'Game',
    addition: 'What it adds',
    amount: 'Adds',
    cells: 'Cells',
    neighboursNote: 'Tie-breaks in the order set on the sheet “{sheet}”, rule numbers in brackets.',
  },
};

/** The texts of the handouts; those with values are ICU messages. */
export type HandoutTexts = typeof en;

/** Go cites no chess federation. */
const enGo: Changed<HandoutTexts> = {
  tableLegend: 'The first number has White. It is the Berger table.',
  explained: { neighboursNote: 'Tie-breaks in the order set on the sheet “{sheet}”.' },
};

const enNeutral: Changed<HandoutTexts> = {
  roundTableLegend: 'The number is the round they meet in. Bold: the player on the left is named first.',
  pairsLegend: 'The first number of each pair is named first.',
  wallLegend: 'Above: the opponent’s number, bold when named first.',
  cardsLegend: 'Bold: named first.',
  colour: 'Side',
  colours: { white: 'First', black: 'Second' },
  seatsRules: {
    seats:
      'After each game everybody moves on by one seat, from the last seat to seat 2. The player on seat 1 stays there. Even seats come first, odd seats second, but at seat 1 the sides change every round.',
    other:
      'The first of each pair sits on the near side of every board. Below each name you see where the player goes next.',
  },
  seatsLegend: '■ second, □ first.',
  tableLegend: 'The first number of each pair comes first. It is the Berger table.',
  rowsNote:
    'The last number starts on the right. Some books start it on the left. Then every game of the last number has the wrong sides.',
  sumsSteps: {
    colours:
      '3. If the sum is even, the larger number comes first; if it is odd, the smaller one. The last number comes second against 1 to {half} and first against the others. Bold: the number on the left comes first.',
  },
  sumsAnswer: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, comes first.} odd {The sum is odd: the smaller number, {white}, comes first.} other {The last number comes second against the first half and first against the others: {white} comes first.}}`,
  diagonalsShaded: 'through a shaded square, the lower line comes first:\n{games}',
  diagonalsBetween: 'between shaded squares, the upper line comes first:\n{games}',
  explained: { neighboursNote: 'Tie-breaks in the order set on the sheet “{sheet}”.' },
};

const enHome: Changed<HandoutTexts> = {
  roundTableLegend: 'The number is the round they meet in. Bold: the player on the left is at home.',
  pairsLegend: 'The first number of each pair is at home.',
  wallLegend: 'Above: the opponent’s number, bold when at home.',
  cardsLegend: 'Bold: at home.',
  colours: { white: 'Home', black: 'Away' },
};

const enPlain: Changed<HandoutTexts> = {
  ...withoutBoards('plain', en, ['board', 'boards', 'nextBoard']),
  roundTableLegend: 'The number is the round they meet in.',
  pairsLegend: '',
  wallLegend: 'Above: the opponent’s number.',
  cardsLegend: '',
  seatsLegend: '',
  nextBoard: '→ board {board}',
};

const enTeams: Changed<HandoutTexts> = {
  asOf: {
    after:
      'After round {round}{missing, plural, =0 {} one { (# match missing)} other { (# matches missing)}}.',
    provisional: 'Provisional: matches of earlier rounds are still to be played.',
  },
  roundTableLegend: 'The number is the round they meet in. Bold: the team on the left is at home.',
  away: 'No match: {players}',
};

/** The texts of the handouts, as a game has them, or teams. */
export const handoutTexts = byGame({
  chess: en,
  go: enGo,
  neutral: enNeutral,
  home: enHome,
  plain: enPlain,
  teams: enTeams,
});
