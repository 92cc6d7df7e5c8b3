import type { SystemOptions } from '../core/model';
import { parseOptions } from '../core/pairing/options';
import { sizeProblem } from '../core/pairing/schedule';
import { paperOf, parsePaper, type PaperFormat } from '../core/paper';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result, collectResults } from '../core/result';
import { unknownProblem } from '../core/names/meant';
import { scoringOf, type Scoring } from '../core/results/outcome';
import { codeOf } from '../core/tiebreak/registry';
import { parseRange } from '../sheets/roster';
import type { Arguments } from './command';

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number as people write it, else `NaN`; never `0x10` or a blank. */
const numeral = (typed: string): number => (NUMBER.test(typed.trim()) ? Number(typed) : NaN);

/** Reads the number of an option, else `not-a-whole-number`; whether it fits is for the rules to say. */
export const parseNumber = (typed: string, field: string): Result<number> => {
  const number = numeral(typed);
  return Number.isNaN(number) ? fail(problem('not-a-whole-number', { field }, { typed })) : ok(number);
};

/** A whole number from 1 to `most`. Problems: `not-a-whole-number`, `number-out-of-range`. */
export const parseCount = (typed: string, field: string, most: number): Result<number> =>
  andThen(parseNumber(typed, field), (count) => {
    const wrong = sizeProblem(field, count, 1, most);
    return wrong ? fail(wrong) : ok(count);
  });

/** One of some words, else `choice-unknown`. */
export const parseChoice = <T extends string>(
  typed: string,
  field: string,
  choices: readonly T[],
): Result<T> => {
  const found = choices.find((choice) => choice === typed.trim().toLowerCase());
  return found === undefined ? fail(unknownProblem('choice-unknown', typed, choices, { field })) : ok(found);
};

/** Paper that can be asked for; `auto` is that of the locale's country. */
export const PAPER_CHOICES = ['a4', 'letter', 'auto'] as const;

/** The paper that was asked for, else `choice-unknown`; that of the locale where nothing was. */
export const parsePaperOption = (typed = 'auto', locale: string): Result<PaperFormat> =>
  andThen(parseChoice(typed, 'paper', PAPER_CHOICES), (chosen) => ok(parsePaper(chosen) ?? paperOf(locale)));

/** Codes of criteria, separated by commas, in any case. */
export const parseCodes = (typed: string): readonly string[] => typed.split(',').map(codeOf);

/** Points for a win, a draw and a loss, separated by commas; else `scoring-invalid`. */
export const parseScoring = (typed: string): Result<Scoring> => {
  const points = typed.split(',').map(numeral);
  return points.some(Number.isNaN) ? fail(problem('scoring-invalid', {}, { typed })) : scoringOf(points);
};

/** Reads an option that may be missing. */
export const optional = <T>(
  typed: string | undefined,
  parse: (typed: string) => Result<T>,
): Result<T | undefined> => (typed === undefined ? ok(undefined) : parse(typed));

/** The number of an option that may be missing. Problems: `not-a-whole-number`. */
export const numberIn = (given: Arguments, option: string): Result<number | undefined> =>
  optional(given.text(option), (typed) => parseNumber(typed, option));

/** The number of an option that is required. Problems: `not-a-whole-number`. */
export const numberOf = (given: Arguments, option: string): Result<number> =>
  parseNumber(given.required(option), option);

/** The one of some words that an option says; it may be missing. Problems: `choice-unknown`. */
export const choiceIn = <T extends string>(
  given: Arguments,
  option: string,
  choices: readonly T[],
): Result<T | undefined> => optional(given.text(option), (typed) => parseChoice(typed, option, choices));

/** Whether an option says `yes` or `no`; it may be missing. Problems: `choice-unknown`. */
export const yesNoIn = (given: Arguments, option: string): Result<boolean | undefined> =>
  andThen(choiceIn(given, option, ['yes', 'no']), (found) =>
    ok(found === undefined ? undefined : found === 'yes'),
  );

/** What `--option` says of the pairing system, each time as `name=value`. */
export const systemOptionsIn = (given: Arguments): SystemOptions =>
  parseOptions(given.texts('option').join(','));

/** The cells of the list or table that is meant. Problems: `range-invalid`. */
export const placeIn = (given: Arguments) =>
  andThen(optional(given.text('range'), parseRange), (range) => ok({ sheet: given.text('sheet'), range }));

/** The sizes of a pairing table for one list of players. Problems: `not-a-whole-number`, `choice-unknown`. */
export const listSizesIn = (given: Arguments) =>
  andThen(
    collectResults({
      players: numberOf(given, 'players'),
      cycles: numberIn(given, 'cycles'),
      exchangeLastTwo: yesNoIn(given, 'exchange-last-two'),
    }),
    ({ cycles = 1, ...sizes }) => ok({ cycles, ...sizes }),
  );

/** The sizes of a pairing table for two teams. */
export const teamSizesIn = (given: Arguments) =>
  andThen(
    collectResults({
      boards: numberOf(given, 'boards'),
      opponents: numberIn(given, 'opponents'),
      cycles: numberIn(given, 'cycles'),
    }),
    ({ cycles = 1, ...sizes }) => ok({ cycles, ...sizes }),
  );
