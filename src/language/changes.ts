import type { Explained } from './pane';

/** What can happen to a tournament while it is played. */
export type ChangeId =
  | 'undo'
  | 'record'
  | 'withdraw'
  | 'enter'
  | 'remove'
  | 'reenter'
  | 'substitute'
  | 'correct'
  | 'adjust'
  | 'colours'
  | 'exchange';

/** What a change has to be told. */
export type FieldName =
  | 'player'
  | 'rule'
  | 'newName'
  | 'rating'
  | 'federation'
  | 'points'
  | 'reason'
  | 'game'
  | 'other'
  | 'exchanged'
  | 'result';

/** What follows from a change. */
export type FollowsId =
  | 'undone'
  | 'annulled'
  | 'forfeits'
  | 'reversed'
  | 'entered'
  | 'removed'
  | 'seat'
  | 'lots'
  | 'numbers'
  | 'bye'
  | 'rounds'
  | 'catchUp'
  | 'back'
  | 'again'
  | 'substitute'
  | 'adjusted'
  | 'moved';

/** A change as it is offered. */
export interface ChangeText extends Explained {
  /** The button that does it. */
  readonly take: string;
}

/** What a cell is called that belongs to a player, a game, a bye or the settings. */
export type CellNameId =
  | `game ${'result' | 'round' | 'board' | 'left' | 'right'}`
  | `player ${'name' | 'rating' | 'federation' | 'adjustment' | 'reason' | 'status' | 'playOff' | 'column'}`
  | 'bye'
  | `setting ${'rounds' | 'exchange' | 'options' | 'numbering' | 'seed' | 'pins'}`;

/** The texts of changes in one language; those with values are ICU messages. */
export interface ChangeTexts {
  readonly title: string;
  readonly what: string;
  readonly choose: string;
  readonly changes: Readonly<Record<ChangeId, ChangeText>>;
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly hints: Readonly<Partial<Record<FieldName, string>>>;
  /** By field, then by the id of the choice. */
  readonly choices: Readonly<Partial<Record<FieldName, Readonly<Record<string, string>>>>>;
  readonly follows: Readonly<Record<FollowsId, string>>;
  readonly nothing: string;
  readonly consequences: string;
  readonly warnings: string;
  readonly impossible: string;
  readonly affected: string;
  readonly rank: string;
  readonly value: string;
  readonly sameStandings: string;
  readonly newNumbers: string;
  readonly newNumber: string;
  readonly cells: string;
  readonly moreCells: string;
  readonly cell: string;
  readonly before: string;
  readonly after: string;
  /** Cells by what the Log calls them, without the number. */
  readonly cellNames: Readonly<Record<CellNameId, string>>;
  /** The number format of such a cell. */
  readonly cellFormat: string;
  readonly game: string;
  readonly person: string;
  readonly lastStep: string;
  readonly lastStepAt: string;
  /** Where a repair that made sheets is taken back. */
  readonly sheetsStay: string;
  /** Where a repair of cells is taken back. */
  readonly repairBack: string;
  readonly noStep: string;
  /** Steps by the first word of their rule in the Log. */
  readonly steps: Readonly<Record<string, string>>;
  readonly owed: string;
  readonly nothingOwed: string;
  readonly owedGame: string;
}

const en: ChangeTexts = {
  title: 'Changes',
  what: 'What has happened?',
  choose: 'Choose …',
  changes: {
    undo: {
      name: 'Undo last step',
      about: 'Takes back what Roundabout did last, unless somebody has typed into those cells since.',
      take: 'Undo last step',
    },
    record: {
      name: 'A result was wrong, or a game is postponed',
      about: 'Says whom the corrected result affects. An empty field takes the result back.',
      take: 'Record the result',
    },
    withdraw: {
      name: 'A player leaves the tournament',
      about: 'Left before half of their games: these count for nobody. From half on, the rest are forfeits.',
      take: 'Withdraw the player',
    },
    enter: {
      name: 'A player comes in late',
      about:
        'Before the first result the numbers are given anew, by the way they were given before; after it there has to be an empty seat.',
      take: 'Enter the player',
    },
    remove: {
      name: 'A player does not come at all',
      about:
        'Before the first result they are taken off the list, and the numbers are given anew. After it, they leave the tournament.',
      take: 'Take the player off the list',
    },
    reenter: {
      name: 'A player who had left comes back',
      about: 'Takes back what their withdrawal changed, but for games that were played since.',
      take: 'Take the player in again',
    },
    substitute: {
      name: 'Somebody plays in place of a player',
      about: 'The substitute takes the number and all games that go with it.',
      take: 'Enter the substitute',
    },
    correct: {
      name: 'A name, rating or federation was wrong',
      about: 'It is corrected on every sheet.',
      take: 'Correct it',
    },
    adjust: {
      name: 'The arbiter gives or takes away points',
      about: 'The points count in the standings, with the reason beside the player. 0 takes them back.',
      take: 'Adjust the points',
    },
    colours: {
      name: 'A game was played with colours reversed',
      about: 'White and Black change sides; a result is turned with them.',
      take: 'Reverse the colours',
    },
    exchange: {
      name: 'Two games change places or opponents',
      about: 'Checked first: everyone still meets everyone, and nobody plays twice in a round.',
      take: 'Exchange the games',
    },
  },
  fields: {
    player: 'Player',
    rule: 'By whose rule',
    newName: 'Name',
    rating: 'Rating',
    federation: 'Federation or club',
    points: 'Points',
    reason: 'Reason',
    game: 'Number of the game',
    other: 'Number of the other game',
    exchanged: 'They exchange',
    result: 'Result',
  },
  hints: {
    points: 'Such as -1 or 0.5, in place of an earlier adjustment.',
    reason: 'As it shall stand on Players.',
    game: 'It stands in the first column of the pairings.',
    result: 'As on Pairings, such as 1-0; “postponed” or “adjourned” for a game to come.',
  },
  choices: {
    rule: { fide: 'FIDE', 'us-chess': 'US Chess', nzcf: 'New Zealand Chess' },
    exchanged: { places: 'Round and board', opponents: 'Their players with Black' },
  },
  follows: {
    undone: 'The step of {time} is taken back.',
    annulled:
      '{player} has completed {completed} of {scheduled} games, fewer than half: they count for nobody.',
    forfeits:
      '{player} has completed {completed} of {scheduled} games: they count. {count, plural, =0 {No game is left.} one {One game becomes a forfeit.} other {# games become forfeits.}}',
    reversed: 'Colours are reversed: {white} has White against {black} in round {round}.',
    entered: '{player} enters with number {number}.',
    removed: '{player} is taken off the list.',
    seat: 'The empty seat is taken: all other games stay as they are.',
    lots: 'Lots are drawn anew for everyone, as FIDE wants it, by the word {seed}.',
    numbers: 'The numbers are given anew, in the same way as before.',
    bye: 'Whoever would have met number {number} rests: all other games stay as they are.',
    rounds:
      '{players, plural, one {# player} other {# players}} play {rounds, plural, one {# round} other {# rounds}}, not {before}.',
    catchUp: 'To be played later: game {game} of round {round}, {white} – {black}',
    back: '{player} is in the tournament again.',
    again:
      '{count, plural, =0 {No game changes.} one {One game is open again or turned back.} other {# games are open again or turned back.}}',
    substitute: '{after} has number {number} in place of {before}.',
    adjusted: '{player} has an adjustment of {points} points.',
    moved: 'Game {game}: round {round}, board {board}, {white} – {black}',
  },
  nothing: 'Nothing differs: there is nothing to do.',
  consequences: 'What follows',
  warnings: '{count, plural, one {One thing to know} other {# things to know}}',
  impossible: 'That cannot be done',
  affected: 'The standings change for {count, plural, one {one player} other {# players}}',
  rank: 'rank {before} → {after}',
  value: '{code} {before} → {after}',
  sameStandings: 'The standings stay as they are.',
  newNumbers: '{count, plural, one {One player has a new number} other {# players have new numbers}}',
  newNumber: 'New',
  cells: '{count, plural, one {One cell changes} other {# cells change}}',
  moreCells: '{count, plural, one {And one more.} other {And # more.}}',
  cell: 'Cell',
  before: 'Before',
  after: 'After',
  cellNames: {
    'game result': 'Result of game {no}',
    'game round': 'Round of game {no}',
    'game board': 'Board of game {no}',
    'game left': 'Player on the left of game {no}',
    'game right': 'Player on the right of game {no}',
    'player name': 'Name of number {no}',
    'player rating': 'Rating of number {no}',
    'player federation': 'Federation of number {no}',
    'player adjustment': 'Adjustment of number {no}',
    'player reason': 'Reason beside number {no}',
    'player status': 'Status of number {no}',
    'player playOff': 'Play-off of number {no}',
    'player column': 'Further column beside number {no}',
    bye: 'Who rests in round {no}',
    'setting rounds': 'Rounds',
    'setting exchange': 'Last two rounds of a cycle exchanged',
    'setting options': 'Choices of the system',
    'setting numbering': 'How numbers are given',
    'setting seed': 'Word behind the draw',
    'setting pins': 'Who stays in their place',
  },
  cellFormat: '{cell}: number format',
  game: 'Round {round}, board {board}: {white} – {black}',
  person: '{no} {name}',
  lastStep: 'Last step: {step}',
  lastStepAt: '{time}, {count, plural, one {# cell} other {# cells}}',
  sheetsStay:
    'Sheets that Repair made again and rows that it took out stay as they are: only what had been typed over Roundabout’s cells comes back.',
  repairBack: 'What Repair put right is damaged again then; you can repair it again.',
  noStep: 'There is no step to take back.',
  steps: {
    record: 'results recorded',
    withdraw: '{player} withdrawn',
    enter: '{player} entered',
    remove: '{player} taken off the list',
    reenter: '{player} back in the tournament',
    substitute: 'a substitute under the number of {player}',
    correct: '{player} corrected',
    adjust: 'points of {player} adjusted',
    colours: 'colours reversed',
    exchange: 'games exchanged',
    repair: 'repaired',
  },
  owed: '{count, plural, one {One game is owed} other {# games are owed}}',
  nothingOwed: 'Nobody owes a game of an earlier round.',
  owedGame:
    'Round {round}, game {game}: {white} – {black}{pending, select, postponed { (postponed)} adjourned { (adjourned)} other {}}',
};

const LANGUAGES: Readonly<Record<string, ChangeTexts>> = { en };

/** The texts of changes in a language, else in English. */
export const changeTexts = (language: string): ChangeTexts => LANGUAGES[language] ?? en;
