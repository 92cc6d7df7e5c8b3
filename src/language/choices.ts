import { madeOnce } from '../core/once';
import { type ColourMethod, type NumberingMethod, type ProfileId, PROFILES } from '../core/model';
import { type PaperFormat, PAPER_FORMATS } from '../core/paper';
import { byGame, withoutBoards, type Changed } from './inProfile';
import { type Explained, paneTexts } from './pane';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import { words } from './language';
import { systemText } from './systems';

/** The scorings on offer; `own` lets the arbiter type one. */
export type ScoringChoice = 'classic' | 'three' | 'own';

/** A choice with its detail. */
export interface Detail extends Explained {
  /** By choice; any other is shown as it is. */
  readonly choices: Readonly<Record<string, string>>;
}

const en = {
  /** The detail of a way of giving numbers. */
  details: {
    column: {
      name: 'Column with the numbers',
      about: 'Each player needs their own number there, from 1 up.',
      choices: {},
    },
    hand: {
      name: 'Numbers in the order of your list',
      about: 'The first player’s number, then the second’s, and so on, separated by commas.',
      choices: {},
    },
    varma: {
      name: 'Groups of numbers for 12 players',
      about: 'The published groups put 6 and 12 together, although they meet in the last round.',
      choices: { published: 'as FIDE publishes them', corrected: 'with 11 and 12 swapped' },
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
    system: { name: 'As the system says', about: 'Everyone has White about as often as Black.' },
    strength: {
      name: 'The stronger player',
      about: 'In every game, by rating. If ratings are equal or missing, the pairing table decides.',
    },
    toss: {
      name: 'By toss',
      about: 'A toss decides for each pair. If they meet again, they swap colours.',
    },
    quad: {
      name: 'Toss in the last round',
      about: 'The US Chess rule for quads: the pairing table decides in rounds 1 and 2.',
    },
  } satisfies Readonly<Record<ColourMethod, Explained>>,
  pin: 'Stays in one place',
  pinToo: 'Also stays in one place',
  pinHint: 'Such as a wheelchair user.',
  nobody: 'Nobody',
  place: 'Which place',
  seat: 'The number that never moves',
  seatHint: 'They swap numbers with the player who has it. If nobody has it, they stay at board 1.',
  board: 'Board {board}',
  boardHint: 'All their games move to this board. They keep their number.',
  exchange: 'Swap the last two rounds of the first cycle',
  exchangeHint: 'FIDE recommends this, so that nobody has the same colour three times in a row.',
  scoring: 'Win, draw, loss',
  scorings: { classic: '1 – 0.5 – 0', three: '3 – 1 – 0', own: 'Other points …' } satisfies Readonly<
    Record<ScoringChoice, string>
  >,
  win: 'Win',
  draw: 'Draw',
  loss: 'Loss',
  profile: 'Game',
  profiles: {
    chess: { name: 'Chess', about: 'White is on the left.' },
    go: { name: 'Go', about: 'Black is on the left, as on Go result sheets.' },
    plain: { name: 'Another game', about: 'It does not matter whose name comes first.' },
    neutral: { name: 'Another game, one side begins', about: 'The side that begins is on the left.' },
    home: { name: 'Another game, home and away', about: 'The home side is on the left.' },
  } satisfies Readonly<Record<ProfileId, Explained>>,
  draws: 'Games can be drawn',
  komi: 'Komi',
  komiHint: 'Such as 6.5. With a half point there can be no jigo, so ½ is not a result.',
  paper: 'Paper',
  papers: { A4: 'A4', Letter: 'Letter (8½ × 11 inches)' } satisfies Readonly<Record<PaperFormat, string>>,
  report: 'Columns for a report',
  reportHint: 'Adds the columns to Players that your list lacks.',
  noReport: 'none',
  firstDay: 'First round on',
  daysBetween: 'Days between rounds',
  /** Where several rounds are on a day. */
  daysBetweenDays: 'Days between {late, select, true {evenings} other {playing days}}',
  weekly: 'One round a week',
  skipped: 'Days without play',
  skippedHint: 'For example 25 Dec 2026, 1 Jan 2027 – 8 Jan 2027. The rounds after them move to later dates.',
  times: 'Times on each day',
  timesHint:
    'For example 10:00, 14:00 for two rounds a day. Leave empty for one round a day, without a time.',
  boardsThere: 'Boards',
  boardsThereHint: 'Leave empty if there are enough. With fewer, a round takes several days or times.',
  rules: 'Tie-breaks',
  /** By id of the rule set. */
  ruleSets: {
    'fide-2019': 'as FIDE recommends',
    'fide-2026': 'by FIDE’s regulations of 2026',
    nzcf: 'as New Zealand Chess does',
    'nzcf-swiss': 'as New Zealand Chess does for Swiss events',
    'uscf-34f': 'as US Chess does',
    go: 'as Go clubs do',
    scores: 'by who beat whom, then sets, legs or goals',
    match: 'as suits a match of two teams',
    own: 'no tie-breaks',
  } as Readonly<Record<string, string>>,
  order: 'Ranked by',
};

/** The texts of the choices for a new tournament that are not seen at first. Those with values are ICU messages. */
export type ChoiceTexts = typeof en;

/** Other games cite no chess federation. */
const others: Changed<ChoiceTexts> = {
  colouring: {
    quad: { about: 'For four players: the pairing table decides in rounds 1 and 2, and a toss in round 3.' },
  },
  exchangeHint: 'So nobody has the same colour three times in a row.',
  ruleSets: {
    'fide-2019': 'in the usual order',
    'fide-2026': 'in the usual order (2026)',
    nzcf: 'as New Zealand orders them',
    'nzcf-swiss': 'as New Zealand orders them in Swiss events',
    'uscf-34f': 'as in the United States',
  },
};

const enGo: Changed<ChoiceTexts> = {
  ...others,
  colouring: {
    ...others.colouring,
    strength: {
      about: 'In every game, as for a handicap. If ranks are equal or missing, the pairing table decides.',
    },
  },
};

const enNeutral: Changed<ChoiceTexts> = {
  ...others,
  colours: 'Who is named first',
  colouring: {
    ...others.colouring,
    system: { about: 'Everyone is on each side about equally often.' },
    toss: { about: 'A toss decides for each pair. If they meet again, they swap sides.' },
  },
  exchangeHint: 'So nobody is on the same side three times in a row.',
};

/** The texts of further choices, as a game has them. */
export const choiceTexts = byGame({
  chess: en,
  go: enGo,
  neutral: enNeutral,
  home: { colours: 'Who is at home' },
  plain: withoutBoards('plain', en, ['board', 'boardHint', 'seatHint']),
});

type Names = Readonly<Record<string, string>>;

const namesIn = (explained: Readonly<Record<string, Explained>>): Names =>
  Object.fromEntries(Object.entries(explained).map(([code, { name }]) => [code, name]));

/** Choices that the sheets show by name. In each game, a name means exactly one code. */
const CHOICES = {
  system: (profile) => Object.fromEntries(ALL_SYSTEMS.map(({ id }) => [id, systemText(id, profile).name])),
  exchange: () => words().form.yesNo,
  numbering: (profile) => namesIn(paneTexts(profile).numbering),
  colours: () => namesIn(choiceTexts().colouring),
  handicap: () => words().form.handicaps,
  rules: (profile) => words(profile).form.ruleSets,
  profile: () => namesIn(choiceTexts().profiles),
  order: (profile) => words(profile).form.orders,
  unplayed: () => words().form.yesNo,
  paper: () => Object.fromEntries(PAPER_FORMATS.map((format) => [format, format])),
  status: () => words().form.statuses,
  lineUp: () => words().teamEvent.lineUps,
} as const satisfies Readonly<Record<string, (profile: ProfileId) => Names>>;

/** A choice that the sheets show by name. */
export type NamedChoice = keyof typeof CHOICES;

/** The names of a choice, by code, as a game has them. */
export const choiceNames = (choice: NamedChoice, profile: ProfileId = 'chess'): Names =>
  CHOICES[choice](profile);

/** The names of a choice, or of some of its codes, for a message. */
export const namesOf = (choice: NamedChoice, codes?: readonly string[]): string =>
  (codes ?? Object.keys(choiceNames(choice))).map((code) => choiceName(choice, code)).join('; ');

/** The name of a choice on the sheets; an unknown code stays as it is. */
export const choiceName = (choice: NamedChoice, code: string, profile: ProfileId = 'chess'): string =>
  choiceNames(choice, profile)[code] ?? code;

const known = new Map<NamedChoice, ReadonlyMap<string, string>>();

/** Codes by what people may type, in small letters: a name in any game, or the code. */
const codesOf = (choice: NamedChoice): ReadonlyMap<string, string> =>
  madeOnce(known, choice, () => {
    const entries = PROFILES.flatMap((profile) => Object.entries(choiceNames(choice, profile)));
    return new Map(
      [
        ...entries.map(([code, name]) => [name, code] as const),
        ...entries.map(([code]) => [code, code] as const),
      ].map(([text, code]) => [text.toLowerCase(), code]),
    );
  });

/** The code of a typed name, or of the code itself, ignoring capitals; `undefined` for anything else. */
export const choiceNamed = (choice: NamedChoice, typed: string): string | undefined =>
  codesOf(choice).get(typed.trim().toLowerCase());

const BETWEEN = ': ';

const detailsOf = (method: string): Names => choiceTexts().details[method as NumberingMethod]?.choices ?? {};

const parted = (text: string): readonly [head: string, detail: string | undefined] => {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1).trim()];
};

/** A way of giving numbers (`varma:corrected`) as the sheets show it: its name, a colon and the detail. */
export const numberingName = (numbering: string, profile: ProfileId = 'chess'): string => {
  const [method, detail] = parted(numbering);
  const name = choiceName('numbering', method, profile);
  if (detail === undefined) return name;
  const details = detailsOf(method);
  return name + BETWEEN + ((Object.hasOwn(details, detail) ? details[detail] : undefined) ?? detail);
};

/** A typed way of giving numbers, by name or code, in the form that `numberingOf` reads; anything else as typed. */
export const numberingNamed = (typed: string): string => {
  const [head, detail] = parted(typed);
  const method = choiceNamed('numbering', head);
  if (method === undefined) return typed;
  if (detail === undefined) return method;
  const code = Object.entries(detailsOf(method)).find(
    ([, name]) => name.toLowerCase() === detail.toLowerCase(),
  );
  return `${method}:${code ? code[0] : detail}`;
};
