import type { ProfileId } from '../core/model';
import type { Problem } from '../core/problem';
import type { Result } from '../core/result';
import type { TextReading } from './files';

/** An option `--name`. Without `takes` it is a flag; with it, `takes` stands for its value in the usage. */
export interface OptionSpec {
  readonly takes?: string;
  readonly required?: boolean;
  /** Another option that may stand in for a required one. */
  readonly unless?: string;
  /** Required only where the command's optional operand, a file, was given or was not. */
  readonly needed?: 'with a file' | 'without a file';
  /** It means something only where the command's optional operand, a file, was given or was not; `needed` says so too. */
  readonly only?: 'with a file' | 'without a file';
  /** Options that cannot be given beside it. */
  readonly excludes?: readonly string[];
  /** The option without which it means nothing. */
  readonly goesWith?: string;
  /** It may be given more than once. */
  readonly many?: boolean;
  /** Understood, but not in the usage. */
  readonly hidden?: boolean;
  /** What a value has to look like, where anything else is wrong usage rather than a problem of the input. */
  readonly form?: RegExp;
}

/** An argument without a name; the last of a command may be `many`, one or more, or `optional`. */
export interface OperandSpec {
  readonly name: string;
  readonly optional?: boolean;
  readonly many?: boolean;
  readonly form?: RegExp;
  /** All that it can be. */
  readonly choices?: readonly string[];
}

/** What was given, after it was checked against the specification of the command. */
export interface Arguments {
  readonly operands: readonly string[];
  readonly text: (option: string) => string | undefined;
  /** The text of an option that the specification requires. */
  readonly required: (option: string) => string;
  readonly texts: (option: string) => readonly string[];
  readonly flag: (option: string) => boolean;
}

/** What a command takes from outside. */
export interface Circumstances {
  /** The local time as the Log writes it, such as `2026-11-20 09:00`. */
  readonly time: () => string;
  /** The universal time, such as `2026-11-20T08:00:00Z`. */
  readonly instant: () => string;
  /** Letters and digits that nobody can foresee, other ones at each call. */
  readonly random: () => string;
  /** Of the machine, such as `en_US.UTF-8`; absent where it says none. */
  readonly locale?: string | undefined;
}

/** Circumstances, and what a command tells whoever called it. */
export interface Session extends Circumstances {
  /** How text files are read. */
  readonly texts: TextReading;
  /** Told of the game of the tournament that is worked on, once it is known: messages are in its words from then on. */
  readonly playing: (profile: ProfileId) => void;
}

/** What a command did: for people, for programs, and what should be known though all went well. */
export interface Report {
  readonly text: () => string;
  readonly json: () => unknown;
  readonly warnings?: readonly Problem[];
  /** The game in whose words these are said; chess if absent. */
  readonly profile?: ProfileId;
  /** The exit code says so where a command looked for something wrong and found it. */
  readonly exit?: 'problems';
}

export interface Command {
  readonly name: string;
  readonly operands: readonly OperandSpec[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly run: (given: Arguments, session: Session) => Promise<Result<Report>>;
}

/** With what a command is called. */
export type Call = Parameters<Command['run']>;

/** Options of every command. */
const COMMON_OPTIONS: Readonly<Record<string, OptionSpec>> = { json: {}, help: {} };

/** The encoding of a text file; found out if absent. */
export const ENCODING_OPTION: Readonly<Record<'encoding', OptionSpec>> = { encoding: { takes: 'NAME' } };

/** A choice of the pairing system. */
export const OPTION: OptionSpec = { takes: 'NAME=VALUE', many: true, form: /^[^=,]+=[^=,]*$/ };

/** Options of every command that writes a workbook. */
export const OUTPUT_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  out: { takes: 'OUT.xlsx', required: true },
  force: {},
};

/** All options of a command. */
export const optionsOf = ({ options }: Command): Readonly<Record<string, OptionSpec>> => ({
  ...options,
  ...COMMON_OPTIONS,
});
