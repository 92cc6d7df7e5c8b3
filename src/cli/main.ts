import { problem, type Problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { cliTexts } from '../language/cli';
import { LANGUAGES, languageOf, messageOf, say } from '../language/language';
import { parseArguments, type Misuse } from './arguments';
import type { Arguments, Circumstances, Command } from './command';
import { COMMANDS } from './commands';
import { oneLine } from './line';
import { commandUsage, usageOf } from './usage';

/** Where the program writes; each text is whole lines. */
export interface Io extends Circumstances {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

/** `done`; `problems`: the input has some, they are listed on the error output; `usage`: the command was given wrongly. */
export const EXIT = { done: 0, problems: 1, usage: 2 } as const;

const DEFAULT_LANGUAGE = 'en';

const list = (problems: readonly Problem[], language: string, json: boolean, { stderr }: Io): void => {
  const shown = problems.map((each) => ({ ...each, message: oneLine(messageOf(each, language)) }));
  if (shown.length === 0) return;
  stderr(json ? `${JSON.stringify(shown)}\n` : shown.map(({ message }) => `${message}\n`).join(''));
};

const languageNamed = (typed = DEFAULT_LANGUAGE): Result<string> => {
  const { code } = languageOf(typed);
  const known = typed.toLowerCase().split(/[-_]/)[0] === code.toLowerCase().split('-')[0];
  const choices = LANGUAGES.map((language) => language.code).join(', ');
  return known ? ok(code) : fail(problem('choice-unknown', { field: 'language' }, { typed, choices }));
};

const misused = (wrong: Misuse, usage: string, { stderr }: Io): number => {
  const { misuse } = cliTexts(DEFAULT_LANGUAGE);
  const message = say(misuse[wrong.code], DEFAULT_LANGUAGE, wrong.values);
  stderr(`${oneLine(message)}\n\n${usage}\n`);
  return EXIT.usage;
};

const run = async (command: Command, given: Arguments, io: Io): Promise<number> => {
  const json = given.flag('json');
  const language = languageNamed(given.text('language'));
  const code = language.ok ? language.value : DEFAULT_LANGUAGE;
  const session = { time: io.time, random: io.random, locale: io.locale, language: code };
  const report = language.ok ? await command.run(given, session) : language;
  if (!report.ok) {
    list(report.problems, code, json, io);
    return EXIT.problems;
  }
  list(report.value.warnings, code, json, io);
  io.stdout(json ? `${JSON.stringify(report.value.json())}\n` : `${report.value.text()}\n`);
  return EXIT.done;
};

const HELP = ['--help', '-h', 'help'];

/** Runs the command line: `argv` without the program's own name; answers the exit code. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  const [name, ...rest] = argv;
  const usage = usageOf(COMMANDS, DEFAULT_LANGUAGE);
  if (name === undefined) {
    io.stderr(`${usage}\n`);
    return EXIT.usage;
  }
  if (HELP.includes(name)) {
    io.stdout(`${usage}\n`);
    return EXIT.done;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) return misused({ code: 'command-unknown', values: { typed: name } }, usage, io);
  const parsed = parseArguments(command, rest);
  const own = commandUsage(command, DEFAULT_LANGUAGE);
  if ('misuse' in parsed) return misused(parsed.misuse, own, io);
  if (!parsed.given.flag('help')) return run(command, parsed.given, io);
  io.stdout(`${own}\n`);
  return EXIT.done;
};
