import { byGame, type Changed } from './inProfile';

const en = {
  longestRun: 'longest run of one colour: {count}',
  balance: 'largest difference between Whites and Blacks: {count}',
  half: 'largest difference in one half of the rounds: {count}',
  repeats: 'colours repeated, all players together: {count}',
  startsTwice: 'same colour in the first two games: {count, plural, =0 {nobody} other {{numbers}}}',
  alternating: 'rounds in which everybody changes colours: {count, plural, =0 {none} other {{numbers}}}',
  walked: 'boards walked, all players together: {count}',
  meeting: '{one} and {other} meet in round {round}, {white} has White',
  rest: '{no} has the bye in round {rounds}',
  meet: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, has White.} odd {The sum is odd: the smaller number, {white}, has White.} other {The last number has Black against the first half and White against the second: {white} has White.}}`,
  /** The comparisons on offer, by id. */
  comparisons: {
    'crenshaw-6': {
      name: 'US Chess, 6 players: printed table and Crenshaw’s rule',
      about:
        'For 6 the rulebook prints its own table, in which 1 and 2 meet at once and some players start with the same colour twice; the rule of the larger tables avoids both.',
    },
    'crenshaw-4': {
      name: 'US Chess, 4 players: printed table and Crenshaw’s rule',
      about: 'For four players the rulebook prints its own table: 1 and 2 meet last.',
    },
    federations: {
      name: 'FIDE and US Chess',
      about: 'The same rounds in opposite order: the first numbers meet early or late.',
    },
    porter: {
      name: 'Berger and Porter',
      about: 'The same games, but in Porter’s tables nobody starts with the same colour twice.',
    },
    boards: {
      name: 'Porter’s orders of boards',
      about: 'The same games on other boards: how far the players walk.',
    },
    riches: {
      name: 'Riches as listed and for even colours',
      about: 'The same rounds in two orders: either the best meet last, or colours hardly repeat.',
    },
    standard: {
      name: 'The circle as printed and as played',
      about: 'In the printed code number 1 always has White; Riches’ colours correct that.',
    },
    anchor: {
      name: 'Shifting boards: the anchor begins with White or with Black',
      about: 'If the anchor begins with White, nobody starts with the same colour twice.',
    },
    double: {
      name: 'Double round robin without and with the exchange of the last two rounds',
      about: 'Without the exchange, some players have one colour three times in a row.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly about: string }>>,
  compared: '{name}: {players, plural, one {# player} other {# players}}. {about}',
  /** Choices of a table that are not options of its system. */
  literal: 'as printed',
  exchanged:
    '{exchanged, select, yes {last two rounds of the first cycle exchanged} other {last two rounds not exchanged}}',
};

/** The texts of an audit and of the look-up of a game, in one language: ICU messages. */
export type AuditTexts = typeof en;

const enNeutral: Changed<AuditTexts> = {
  meet: `{by, select, doubled {{other} is the last number: twice {one} is {sum}} other {{one} + {other} = {sum}}}. {less, select, 1 {That is not more than {last}: take 1 away} other {That is more than {last}: take {last} away}}. They meet in round {round}. {colour, select, even {The sum is even: the larger number, {white}, is named first.} odd {The sum is odd: the smaller number, {white}, is named first.} other {The last number is named second against the first half and first against the second: {white} is named first.}}`,
};

/** The texts of an audit in a language, else in English, as a game has them. */
export const auditTexts = byGame({ en: { chess: en, go: {}, neutral: enNeutral } });
