import { byGame, type Changed } from './inProfile';

const en = {
  longestRun: 'longest run of one colour: {count}',
  balance: 'largest difference between Whites and Blacks: {count}',
  half: 'largest difference in one half of the rounds: {count}',
  repeats: 'repeated colours in total: {count}',
  startsTwice: 'same colour in the first two games: {count, plural, =0 {nobody} other {{numbers}}}',
  alternating: 'rounds in which everybody changes colours: {count, plural, =0 {none} other {{numbers}}}',
  walked: 'boards moved in total: {count}',
  meeting: '{one} and {other} meet in round {round}, {white} has White',
  rest: '{no} has the bye in round {rounds}',
  meet: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, has White.} odd {The sum is odd: the smaller number, {white}, has White.} other {The last number has Black against the first half and White against the second: {white} has White.}}`,
};

/** The texts of an audit and of the look-up of a game, in one language: ICU messages. */
export type AuditTexts = typeof en;

const enNeutral: Changed<AuditTexts> = {
  meet: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, is named first.} odd {The sum is odd: the smaller number, {white}, is named first.} other {The last number is named second against the first half and named first against the others: {white} is named first.}}`,
};

/** The texts of an audit in a language, else in English, as a game has them. */
export const auditTexts = byGame({ en: { chess: en, go: {}, neutral: enNeutral } });
