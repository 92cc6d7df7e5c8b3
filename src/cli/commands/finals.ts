import { DEFAULT_NUMBERS } from '../../app/choices';
import { createFinals, type FinalChoices, type MadeFinals } from '../../app/sections/finals';
import { drawsLots } from '../../core/draw/numbers';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { Decision, Finalist } from '../../core/sections/qualify';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { oneLine, tieLine } from '../columns';
import { type Arguments, outputOptions, type Report, type Session } from '../command';
import { creationCommand, LOT_OPTIONS, parseNumbers } from '../creation';
import { optional, parseNumber, collectResults } from '../values';

/** More of a section, or more finals, are a slip. */
const MOST = 100;

const parseCount = (typed: string, field: string): Result<number> =>
  andThen(parseNumber(typed, field), (count) => {
    const limits = { typed, least: 1, most: MOST };
    if (!Number.isInteger(count)) return fail(problem('not-a-whole-number', { field }, limits));
    return count < 1 || count > MOST ? fail(problem('number-out-of-range', { field }, limits)) : ok(count);
  });

const decisionOf = (typed: string | undefined, seed: string): Decision => {
  if (typed === undefined) return { by: 'nothing' };
  if (typed.trim().toLowerCase() === 'lots') return { by: 'lots', seed };
  return { by: 'names', names: typed.split(';').map((name) => name.trim()) };
};

const choicesOf = (given: Arguments, { random }: Session): Result<FinalChoices> =>
  andThen(
    collectResults({
      qualify: parseCount(given.required('qualify'), 'qualify'),
      finals: parseCount(given.text('finals') ?? '1', 'finals'),
      cycles: optional(given.text('cycles'), (typed) => parseCount(typed, 'cycles')),
      numbers: parseNumbers(given.text('numbers') ?? DEFAULT_NUMBERS),
    }),
    (chosen) => {
      const seed = given.text('seed') ?? random();
      const decision = decisionOf(given.text('decide'), seed);
      const carry = given.flag('carry');
      const isChance = drawsLots(chosen.numbers) || decision.by === 'lots';
      return ok({ ...chosen, carry, decision, seed: isChance ? seed : undefined });
    },
  );

const reportOf = (
  { finals: made, warnings }: MadeFinals,
  out: string,
  language: string,
  { seed }: FinalChoices,
): Report => {
  const texts = cliTexts(language);
  const nameIn = (at: number, place: number): string =>
    entryAt(entryAt(made, at).tournament.players, place).name;
  const told = (at: number, { section, place }: Finalist, index: number): string =>
    say(texts.finalist, language, { name: oneLine(nameIn(at, index)), section: oneLine(section), place });
  return {
    text: () =>
      [
        say(texts.finals, language, { count: made.length, out }),
        ...made.map(({ name, from }, at) =>
          say(texts.section, language, {
            name,
            players: from.map((finalist, index) => told(at, finalist, index)).join(', '),
          }),
        ),
        ...made.flatMap(({ name, tournament: { carried } }) =>
          carried === undefined ? [] : [say(texts.finalCarried, language, { name, count: carried })],
        ),
        ...new Set(
          made.flatMap(({ draws }) =>
            draws.flatMap(({ ties = [] }) => ties.map((tie) => tieLine(tie, language))),
          ),
        ),
        ...(seed === undefined ? [] : [say(texts.finalSeeds, language, { seed })]),
      ].join('\n'),
    json: () => ({
      finals: made.map(({ name, from, tournament: { carried } }, at) => ({
        name,
        ...(carried === undefined ? {} : { carried }),
        players: from.map(({ section, place }, index) => ({
          ...{ no: index + 1, name: nameIn(at, index) },
          ...{ section, place },
        })),
      })),
    }),
    warnings,
    profile: entryAt(made, 0).tournament.profile,
  };
};

/** From the places of the sections of a workbook to finals. */
export const finals = creationCommand({
  name: 'finals',
  from: 'IN.xlsx',
  options: {
    ...outputOptions('OUT.xlsx'),
    qualify: { takes: 'K', required: true },
    finals: { takes: 'N' },
    decide: { takes: 'lots|NAMES' },
    cycles: { takes: 'N' },
    carry: {},
    ...LOT_OPTIONS,
  },
  choices: choicesOf,
  make: (workbook, choices, { id, time }) => createFinals(workbook, choices, { id, time }),
  report: reportOf,
});
