import { byGame } from './inProfile';

/** The groups of choices for a new tournament. */
export type ChoiceGroup = 'event' | 'system' | 'numbers' | 'places' | 'points' | 'ranking' | 'dates';

/** A group of choices: what it is called, and why one would open it. */
export interface GroupText {
  readonly name: string;
  readonly why: string;
}

/** What is said of a new tournament below its first round. Those with values are ICU messages. */
const en = {
  event: 'Name of the event',
  choices: 'Choices',
  groups: {
    event: { name: 'Event', why: 'The name stands on every sheet; the game says how they are laid out.' },
    system: { name: 'System', why: 'The system says who meets whom in which round, and with which colour.' },
    numbers: { name: 'Numbers', why: 'The pairing number says where in the tables a player stands.' },
    places: {
      name: 'Colours and places',
      why: 'For those who want other colours than the tables give, or need to stay at one board.',
    },
    points: { name: 'Points', why: 'What a game is worth.' },
    ranking: { name: 'Ranking', why: 'Who is first among players with equal points.' },
    dates: { name: 'Dates', why: 'For a tournament that is played over weeks.' },
  } satisfies Readonly<Record<ChoiceGroup, GroupText>>,
  systemChosen: '{system}, {cycles}',
  ownOrder: 'in an order of your own',
  noDates: 'none',
  datesChosen: 'from {day}',
  staying: '{count, plural, one {one player stays in place} other {# players stay in place}}',
  system: 'Pairing system',
  cycles: 'Everyone meets everyone',
  compare: 'Compare with another system',
  compareWith: 'The other system',
  compared: {
    schedule: 'Schedule',
    whites: 'Games with White',
    teamWhites: 'Boards of a round with White for the first team',
    longestRun: 'Longest run of a colour',
    running: '{games} ({players, plural, one {# player} other {# players}})',
    rests: 'Byes of each player',
    meeting: '{one} against {other}',
    rounds: 'round {rounds}',
  },
  /** The fewest and the most of something: the same, one more, further apart. */
  spans: { one: '{least}', or: '{least} or {most}', to: '{least} to {most}' },
  evening: {
    name: 'Does it fit the evening?',
    why: 'How long it takes, how many boards and clocks it needs, and what would fit instead.',
    labels: {
      minutes: 'Minutes a player',
      increment: 'Seconds a move',
      from: 'Begins at',
      to: 'Has to end by',
      boards: 'Boards at hand',
      turn: 'Minutes between rounds',
    },
  },
  numbers: 'Pairing numbers',
  byNumber: 'Players in the order of their numbers',
  orderHint: 'Drag a line, press its arrows, or hold Alt and press Up or Down.',
  up: '{name}: move up',
  down: '{name}: move down',
  takeOut: '{name}: leave out',
  moved: '{name} is now number {place} of {count}.',
  addCriterion: 'Add at the end',
  matchScore: 'Who wins the match',
  matchOrder: 'What decides the match',
  ranksMembers: 'The players of both teams are ranked, too:',
  addNothing: 'Choose …',
  draw: 'The draw',
  drawn:
    'The numbers are drawn from this word: the same word always gives the same draw. Let a witness choose it, if you like.',
  tossed:
    'The colours are tossed from this word: the same word always gives the same colours. Let a witness choose it, if you like.',
  seed: 'Word for the draw',
  saidBy: 'Who said the word',
  saidByHint: 'If you asked somebody for it. The Log will tell.',
  drawAgain: 'Draw again',
  drawCount: 'Draw {count}',
  drawsKept: 'Every draw that was seen will stand in the Log.',
};

/** The texts of a new tournament in a language, else in English, as a game has them. */
export const newTournamentTexts = byGame({
  en: {
    chess: en,
    go: {},
    neutral: {
      groups: {
        system: { why: 'The system says who meets whom in which round, and on which side.' },
        places: {
          name: 'Sides and places',
          why: 'For those who want other sides than the tables give, or need to stay at one board.',
        },
      },
      compared: {
        whites: 'Games as first',
        teamWhites: 'Boards of a round on which the first team goes first',
        longestRun: 'Longest run of a side',
      },
      tossed:
        'The sides are tossed from this word: the same word always gives the same sides. Let a witness choose it, if you like.',
    },
  },
});
