import { meantBy } from '../core/names/meant';
import { present } from '../core/present';
import { parseArgs } from 'node:util';
import type { MisuseCode } from '../language/cli';
import { optionsOf, type Arguments, type Command, type OperandSpec, type OptionSpec } from './command';

/** A command that was used wrongly. */
export interface Misuse {
  readonly code: MisuseCode;
  readonly values: Readonly<Record<string, string>>;
}

type Parsed = { readonly given: Arguments } | { readonly misuse: Misuse };

interface GivenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Whether the value came as `--name=value`. */
  readonly inlineValue?: boolean | undefined;
}

const misuse = (code: MisuseCode, values: Misuse['values']): Misuse => ({ code, values });

/** Options as they are typed, without those that are not in the usage. */
const shownOptions = (options: Readonly<Record<string, OptionSpec>>): readonly string[] =>
  Object.entries(options).flatMap(([name, { hidden }]) => (hidden ? [] : [`--${name}`]));

const wrongOption = (
  command: Command,
  given: GivenOption,
  earlier: readonly GivenOption[],
): Misuse | null => {
  const { name, rawName: option, value, inlineValue } = given;
  const known = optionsOf(command);
  const spec = Object.hasOwn(known, name) ? present(known[name]) : undefined;
  if (!spec) return misuse('option-unknown', { option, ...meantBy(option, shownOptions(known)) });
  if (spec.takes === undefined)
    return value === undefined ? null : misuse('option-takes-no-value', { option });
  if (value === undefined || (inlineValue !== true && value.startsWith('--')))
    return misuse('option-value-missing', { option });
  if (!spec.many && earlier.some((other) => other.name === name)) return misuse('option-twice', { option });
  return spec.form && !spec.form.test(value)
    ? misuse('option-value-form', { option, form: spec.takes, typed: value })
    : null;
};

/** Options that cannot stand together, or that this way of using the command has no use for. */
const idleOption = (
  command: Command,
  options: readonly GivenOption[],
  operands: readonly string[],
): Misuse | null => {
  const isGiven = (name: string): boolean => options.some((given) => given.name === name);
  const form = formOf(command, operands);
  for (const [name, { only, needed, excludes = [], goesWith }] of Object.entries(optionsOf(command))) {
    if (!isGiven(name)) continue;
    const option = `--${name}`;
    const other = excludes.find(isGiven);
    if (other !== undefined) return misuse('options-together', { option, other: `--${other}` });
    if (goesWith !== undefined && !isGiven(goesWith))
      return misuse('option-alone', { option, other: `--${goesWith}` });
    if ((only ?? needed ?? form) !== form)
      return misuse(form === 'with a file' ? 'option-with-file' : 'option-without-file', { option });
  }
  return null;
};

const formOf = ({ operands: specs }: Command, operands: readonly string[]) =>
  operands.length >= specs.length ? 'with a file' : 'without a file';

const missingOption = (
  command: Command,
  options: readonly GivenOption[],
  operands: readonly string[],
): Misuse | null => {
  const form = formOf(command, operands);
  const missing = Object.entries(optionsOf(command)).find(
    ([name, { required, needed, unless }]) =>
      (required === true || needed === form) &&
      !options.some((given) => given.name === name || given.name === unless),
  );
  return missing ? misuse('option-required', { option: `--${missing[0]}` }) : null;
};

const FILE = /\.[a-z]+$/i;

/** Where a file to write may stand behind the one that is read, without its `--out`; `undefined` where a command reads or writes none. */
const placeOfOutput = ({ operands, options }: Command): number | undefined => {
  const input = operands.findIndex(({ name, many }) => name.startsWith('IN') && !many);
  return input < 0 || options['out'] === undefined ? undefined : input + 1;
};

/** What was given, with a file to write that stands among the operands as `--out`. */
const withOutput = (command: Command, { options, operands }: Tokens): Tokens => {
  const place = placeOfOutput(command);
  const typed = place === undefined ? undefined : operands[place];
  if (place === undefined || typed === undefined) return { options, operands };
  const form = command.operands[place]?.form;
  if (form && (form.test(typed) || !FILE.test(typed))) return { options, operands };
  const isSaid = options.some(({ name, value }) => name === 'out' && value === typed);
  const out = { name: 'out', rawName: '--out', value: typed, inlineValue: true };
  return {
    options: isSaid ? options : [...options, out],
    operands: operands.filter((_, at) => at !== place),
  };
};

/** Two names for the one file to write. */
const twoOutputs = (options: readonly GivenOption[], { options: all }: Tokens): Misuse | null => {
  const typed = all.find((option) => !options.includes(option))?.value;
  const other = options.find(({ name }) => name === 'out')?.value;
  return typed === undefined || other === undefined ? null : misuse('output-twice', { typed, other });
};

/** The specification of the operand at a place: the last one goes on if it is `many`. */
const operandAt = (specs: readonly OperandSpec[], index: number): OperandSpec | undefined => {
  const last = specs.at(-1);
  return specs[index] ?? (last?.many ? last : undefined);
};

const wrongOperands = ({ operands: specs }: Command, operands: readonly string[]): Misuse | null => {
  const missing = specs[operands.length];
  if (missing && missing.optional !== true) return misuse('operand-missing', { operand: missing.name });
  for (const [index, typed] of operands.entries()) {
    const spec = operandAt(specs, index);
    if (!spec) return misuse('operand-too-many', { typed });
    if (spec.choices && !spec.choices.includes(typed))
      return misuse('operand-choice', {
        typed,
        operand: spec.name,
        choices: spec.choices.join(', '),
        ...meantBy(typed, spec.choices),
      });
    if (spec.form && !spec.form.test(typed)) return misuse('operand-form', { typed, operand: spec.name });
  }
  return null;
};

/** What was typed, apart. */
interface Tokens {
  readonly options: readonly GivenOption[];
  readonly operands: readonly string[];
}

const tokensOf = (command: Command, argv: readonly string[]): Tokens => {
  const options = Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { takes }]) => [
      name,
      { type: takes === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return {
    options: tokens.filter((token) => token.kind === 'option'),
    operands: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
  };
};

/** Reads what follows a command's name. With `--help` nothing else is asked for. */
export const parseArguments = (command: Command, argv: readonly string[]): Parsed => {
  const named = tokensOf(command, argv);
  const all = withOutput(command, named);
  const { options, operands } = all;
  const textOf = (option: string) => options.find(({ name }) => name === option)?.value;
  const given: Arguments = {
    operands,
    text: textOf,
    required: (option) => present(textOf(option)),
    texts: (option) =>
      options.flatMap(({ name, value }) => (name === option && value !== undefined ? [value] : [])),
    flag: (option) => options.some(({ name }) => name === option),
  };
  const wrong =
    named.options
      .map((option, index) => wrongOption(command, option, named.options.slice(0, index)))
      .find((found) => found !== null) ?? twoOutputs(named.options, all);
  if (wrong) return { misuse: wrong };
  if (given.flag('help')) return { given };
  const missing =
    wrongOperands(command, operands) ??
    idleOption(command, options, operands) ??
    missingOption(command, options, operands);
  return missing ? { misuse: missing } : { given };
};
