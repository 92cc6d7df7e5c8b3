import type { OptionName, SystemOptions } from '../model';
import { problem, type Problem } from '../problem';
import { unlessProblems, type Result } from '../result';
import { unknownProblem } from '../names/meant';
import type { SystemOption } from './system';

/** Every option of any system. */
export const OPTION_NAMES: readonly OptionName[] = [
  'order',
  'byeLetter',
  'anchor',
  'anchorFirst',
  'boardOrder',
  'tables',
];

/** The choice for an option: the one asked for, else the default. */
export const choiceOf = ({ name, preset }: SystemOption, options: SystemOptions = {}): string =>
  options[name] ?? preset;

/** The colour of the fixed place in its first game. */
export const anchorFirst = (preset: 'white' | 'black'): SystemOption => ({
  name: 'anchorFirst',
  choices: () => ['white', 'black'],
  preset,
});

/** Up to this many choices are listed in a message. */
const MOST_NAMED = 12;

const named = (choices: readonly string[]): string =>
  choices.length > MOST_NAMED ? `${choices[0]} … ${choices.at(-1)}` : choices.join(', ');

interface Offer {
  readonly id: string;
  readonly options: readonly SystemOption[];
}

const optionProblem = (
  { id: system, options }: Offer,
  players: number,
  typedName: string,
  value: unknown,
): Problem | null => {
  const option = options.find(({ name }) => name === typedName);
  if (!option) {
    const names = options.map(({ name }) => name);
    const values = { system, count: names.length, choices: named(names) };
    return unknownProblem('option-unknown', typedName, names, {}, values);
  }
  const choices = option.choices(players);
  const place = { field: `options.${option.name}` };
  if (choices.length === 0)
    return problem('option-not-here', place, { system, option: option.name, players });
  return choices.some((choice) => choice === value)
    ? null
    : unknownProblem('choice-unknown', String(value), choices, place, { choices: named(choices) });
};

const optionProblems = (system: Offer, players: number, asked: SystemOptions): readonly Problem[] =>
  Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : (optionProblem(system, players, name, value) ?? []),
  );

/**
 * Every option that matters in a field of this many players, as asked for or by default. Problems: `option-unknown`,
 * `option-not-here` for an option that does not matter in this field, `choice-unknown`.
 */
export const resolveOptions = (
  system: Offer,
  players: number,
  asked?: SystemOptions,
): Result<SystemOptions> => {
  const problems = asked ? optionProblems(system, players, asked) : [];
  return unlessProblems(problems, () => {
    const options: Partial<Record<OptionName, string>> = {};
    for (const option of system.options)
      if (option.choices(players).length > 0) options[option.name] = choiceOf(option, asked);
    return options;
  });
};

/** The options as one line: `order=even, anchorFirst=white`. */
export const makeOptions = (options: SystemOptions): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/** Reads what `makeOptions` wrote, or a list of such entries; `resolveOptions` checks them. */
export const parseOptions = (typed: string): SystemOptions =>
  Object.fromEntries(
    typed
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry): [string, string] => {
        const [name = '', ...value] = entry.split('=');
        return [name.trim(), value.join('=').trim()];
      }),
  );
