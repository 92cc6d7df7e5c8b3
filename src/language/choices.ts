import type { ColourMethod, NumberingMethod, ProfileId } from '../core/model';
import type { PaperFormat } from '../core/paper';
import { byGame, type Changed } from './inProfile';
import type { Explained } from './pane';

/** The scorings on offer; `own` lets the arbiter type one. */
export type ScoringChoice = 'classic' | 'three' | 'own';

/** A choice with what it is told. */
export interface Detail extends Explained {
  /** By what is chosen; the others are shown as they are. */
  readonly choices: Readonly<Record<string, string>>;
}

const en = {
  /** What a way of giving numbers is told. */
  details: {
    column: {
      name: 'Column of the numbers',
      about: 'Each player has a number of their own there, from 1 to the last.',
      choices: {},
    },
    hand: {
      name: 'Numbers in the order of your list',
      about:
        'The number of the first player of your list, of the second, and so on, with commas between them.',
      choices: {},
    },
    varma: {
      name: 'Groups of numbers for 12 players',
      about: 'In the published groups 6 and 12 are together, but meet in the last round.',
      choices: { published: 'as FIDE publishes them', corrected: 'with 11 and 12 exchanged' },
    },
    'best-last': {
      name: 'Seats of the four strongest',
      about: 'Which of their games come last.',
      choices: {
        even: '1–2, 1–3, 1–4 and 2–3 in the last three rounds',
        odd: 'all but 2–3 in the last four rounds',
      },
    },
  } as Partial<Readonly<Record<NumberingMethod, Detail>>>,
  colours: 'Who has White',
  colouring: {
    system: { name: 'As the pairing system says', about: 'Everyone has White about as often as Black.' },
    strength: {
      name: 'The stronger player',
      about: 'In every game, by rating. Between equals, and with an unrated player, the system decides.',
    },
    toss: {
      name: 'By toss',
      about: 'Chance decides for every two players; if they meet again, the colours change.',
    },
    quad: {
      name: 'By toss in the last round',
      about: 'As US Chess has it in quads: the system decides in rounds 1 and 2.',
    },
  } satisfies Readonly<Record<ColourMethod, Explained>>,
  pin: 'Stays in one place',
  pinToo: 'Stays in one place, too',
  pinHint: 'For a player who cannot change seats, with a wheelchair for example.',
  nobody: 'Nobody',
  place: 'Which place',
  seat: 'The number that never moves',
  seatHint: 'They change numbers with whoever drew it. If there is no such number, they stay at board 1.',
  board: 'Board {board}',
  boardHint: 'All their games are moved to this board; their number stays.',
  exchange: 'Exchange the last two rounds of the first cycle',
  exchangeHint: 'FIDE advises it, so that nobody has the same colour three times in a row.',
  scoring: 'Points for a win, a draw, a loss',
  scorings: { classic: '1 – ½ – 0', three: '3 – 1 – 0', own: 'Other points …' } satisfies Readonly<
    Record<ScoringChoice, string>
  >,
  win: 'Win',
  draw: 'Draw',
  loss: 'Loss',
  profile: 'Game',
  profiles: {
    chess: { name: 'Chess', about: 'White stands on the left.' },
    go: { name: 'Go', about: 'Black stands on the left, as on Go result sheets.' },
    neutral: {
      name: 'Another game',
      about:
        'Whoever is named first stands on the left: they begin, serve or are at home, as your game has it.',
    },
  } satisfies Readonly<Record<ProfileId, Explained>>,
  paper: 'Paper',
  papers: { A4: 'A4', Letter: 'Letter (8½ × 11 inches)' } satisfies Readonly<Record<PaperFormat, string>>,
  report: 'Columns for a report to',
  reportHint:
    'Players gets an empty column for each thing that the report asks for and your list does not have.',
  noReport: 'nobody',
  firstDay: 'First round on',
  firstDayHint: 'Empty: games without dates.',
  daysBetween: 'Days between rounds',
  skipped: 'Days without play',
  skippedHint: 'Such as 2026-12-25, 2027-01-01..2027-01-08. Later rounds move on.',
  times: 'Times on each day',
  timesHint: 'Such as 10:00, 14:00: two rounds a day. Empty: one round, without a time.',
  boardsThere: 'Boards at hand',
  boardsThereHint: 'Empty: enough. With fewer than a round has games, a round takes several days or times.',
  rules: 'Players with equal points',
  /** By id of the rule set. */
  ruleSets: {
    'fide-2019': 'as FIDE recommends',
    'fide-2026': 'by FIDE’s regulations of 2026',
    nzcf: 'as New Zealand Chess does',
    'nzcf-swiss': 'as New Zealand Chess does for Swiss events',
    'uscf-34f': 'as US Chess does',
    go: 'as Go clubs do',
    match: 'as suits a match of two teams',
    own: 'share their place',
  } as Readonly<Record<string, string>>,
  order: 'Order of ranking',
};

/** The texts of the choices for a new tournament that are not seen at first. Those with values are ICU messages. */
export type ChoiceTexts = typeof en;

/** Other games cite no chess federation. */
const others: Changed<ChoiceTexts> = {
  colouring: {
    quad: { about: 'For four players: the system decides in rounds 1 and 2, chance in the last one.' },
  },
  exchangeHint: 'So nobody has the same colour three times in a row.',
  ruleSets: {
    'fide-2019': 'in the usual order',
    'fide-2026': 'in the usual order (2026)',
    nzcf: 'as New Zealand orders them',
    'nzcf-swiss': 'as New Zealand orders them in Swiss events',
    'uscf-34f': 'as the United States order them',
  },
};

const enGo: Changed<ChoiceTexts> = {
  ...others,
  colouring: {
    ...others.colouring,
    strength: {
      about: 'In every game, by rank. Between equals, and with a player without a rank, the system decides.',
    },
  },
};

const enNeutral: Changed<ChoiceTexts> = {
  ...others,
  colours: 'Who is named first',
  colouring: {
    ...others.colouring,
    system: { about: 'Everyone is named first about as often as second.' },
    toss: { about: 'Chance decides for every two players; if they meet again, they change sides.' },
  },
  exchangeHint: 'So nobody is on the same side three times in a row.',
};

/** The texts of further choices in a language, else in English, as a game has them. */
export const choiceTexts = byGame({ en: { chess: en, go: enGo, neutral: enNeutral } });
