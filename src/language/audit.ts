/** The texts of an audit and of the look-up of a game, in one language: ICU messages. */
export interface AuditTexts {
  readonly longestRun: string;
  readonly balance: string;
  readonly half: string;
  readonly repeats: string;
  readonly startsTwice: string;
  readonly alternating: string;
  readonly walked: string;
  readonly meeting: string;
  readonly rest: string;
  readonly meet: string;
}

const en: AuditTexts = {
  longestRun: 'longest run of one colour: {count}',
  balance: 'widest difference between Whites and Blacks: {count}',
  half: 'widest difference in one half of the rounds: {count}',
  repeats: 'colours repeated, all players together: {count}',
  startsTwice: 'two equal colours in the first two games: {count, plural, =0 {nobody} other {{numbers}}}',
  alternating: 'rounds in which everybody changes colours: {count, plural, =0 {none} other {{numbers}}}',
  walked: 'boards walked, all players together: {count}',
  meeting: '{one} and {other} meet in round {round}, {white} has White',
  rest: '{no} rests in round {rounds}',
  meet: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, has White.} odd {The sum is odd: the smaller number, {white}, has White.} other {The last number has Black against the first half and White against the second: {white} has White.}}`,
};

const LANGUAGES: Readonly<Record<string, AuditTexts>> = { en };

/** The texts of an audit in a language, else in English. */
export const auditTexts = (language: string): AuditTexts => LANGUAGES[language] ?? en;
