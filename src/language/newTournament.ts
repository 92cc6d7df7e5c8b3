import { byGame } from './inProfile';

/** The groups of choices for a new tournament. */
export type ChoiceGroup = 'players' | 'event' | 'pairings' | 'numbers' | 'points' | 'dates';

/** What is said of a new tournament. Those with values are ICU messages. */
/** How evenly the sides are given. */
const everyone = (first: string) => ({
  coloursEqual: `Everyone ${first} in {least} of {games} games.`,
  coloursOr: `Everyone ${first} in {least} or {most} of {games} games.`,
  coloursTo: `Everyone ${first} in {least} to {most} of {games} games.`,
});

/** Where another sheet says where teams are at home. */
const HOMES = 'Where they are at home is in “{venue}” on “{sheet}”.';
const ELSEWHERE = `{venue, select, none {} other { ${HOMES}}}`;

const en = {
  event: 'Name of the event',
  /** Where it is called as any list may be. */
  eventHint: 'Every printed sheet shows this name.',
  /** When it would be over, and the way to all that is said of that. */
  until: '{from} until {until}{days, plural, =0 {} =1 { the next day} other {, # days later,}} at {control}:',
  seeWhatFits: 'see what fits',
  playTwice: '{cycles, plural, =1 {Play everyone twice} other {Play everyone once}}',
  /** Where there is no list yet: the way to the guide. */
  inGuide: 'See an example list',
  numberThem: 'Number them: {name} 1 and {name} 2',

  /** What a list looks like, and how to make something else of it. */
  looksLike: {
    sides: 'A match: {first} against {second}, {boards} boards.',
    league: `A team league: your list has a column “{column}”.${ELSEWHERE}`,
    boards: 'A match, board by board: your list has a column “{column}”.',
    leagues: `Team leagues: your list has columns “{column}” and “{divisions}”.${ELSEWHERE}`,
    match: 'A match of two teams: your list has a column “{column}”.',
    sections: 'Sections: your list has a column “{column}”.',
    teamsAlone:
      'Teams that meet home and away: your list has a column “{column}” and no players.{venue, select, none {} other { Where they are at home is in “{venue}”.}}',
    homesOfTeams: HOMES,
    homes: 'Each player has a home: your list has a column “{column}”.',
    seats: 'A school class: after each round everyone moves on one seat.',
    go: 'Go: your list has dan and kyu ranks.',
    plain: 'Another game: {name}.',
    neutral: 'Another game, one side begins: {name}.',
    chess:
      'Chess, although {name, select, none {your list has dan and kyu ranks} other {it is called {name}}}.',
  },
  notSeats: 'Use the usual pairings',
  notGo: 'No, it is chess',
  notChess: 'No, it is {name, select, none {Go} other {{name}}}',
  whatIsThis: 'What is this?',
  /** Another sheet is open than that of the list. */
  fromSheet: 'This is the list on “{sheet}”.',
  useSheet: 'Use “{sheet}” instead',
  shapes: {
    one: 'One tournament',
    sections: 'Sections',
    league: 'A team league',
    boards: 'A match, board by board',
    match: 'A match between two teams',
  },
  /** `match` beside `boards`. */
  allPlay: 'A match, everyone plays everyone',

  foundCells: '{sheet}, cells {cells}',
  showFirst: 'Show the first {count}',
  listLabel: 'The list of players',
  moreOptions: 'More options',
  groups: {
    players: 'Players',
    event: 'Game, paper, report',
    pairings: 'Pairings',
    numbers: 'Numbers and colours',
    points: 'Points and ranking',
    dates: 'Dates and time',
  } satisfies Readonly<Record<ChoiceGroup, string>>,
  systemChosen: '{system}, {cycles}',
  ownOrder: 'in your own order',
  noDates: 'no dates',
  datesChosen: '{first} to {last}',
  staying: '{count, plural, one {one player stays in place} other {# players stay in place}}',
  system: 'Pairing system',
  cycles: 'Each pair meets',
  ...everyone('has White'),
  neverThree: 'Nobody has the same colour three times in a row.',
  evening: {
    name: 'How long does it take?',
    labels: {
      minutes: 'Minutes per player',
      increment: 'Seconds per move',
      from: 'Start',
      to: 'End by',
      boards: 'Boards',
      turn: 'Break',
    },
    /** When the rounds of each day begin. */
    times:
      '{evenings, plural, =1 {All on one day} other {# {late, select, true {evenings} other {days}}}}: {times}',
    notTime: '“{typed}” is not a time. Type one such as 19:30 or 7.30pm.',
  },
  numbers: 'Pairing numbers',
  byNumber: 'Players by number',
  up: 'Move {name} up',
  down: 'Move {name} down',
  takeOut: 'Remove {name}',
  moved: '{name} is now number {place} of {count}.',
  addCriterion: 'Add a tie-break',
  matchScore: 'Decide the match by',
  matchOrder: 'If the match is drawn',
  ranksMembers: 'Players are also ranked by:',
  addNothing: 'Choose …',
};

/** The texts of a new tournament, as a game has them. */
export const newTournamentTexts = byGame({
  chess: en,
  go: { evening: { labels: { minutes: 'Minutes per player, with byo-yomi' } } },
  neutral: {
    groups: { numbers: 'Numbers and sides' },
    evening: { labels: { minutes: 'Minutes per game', boards: 'Games at a time' } },
    ...everyone('is named first'),
    neverThree: 'Nobody is on the same side three times in a row.',
  },
  home: everyone('is at home'),
  plain: { groups: { numbers: 'Pairing numbers' } },
});
