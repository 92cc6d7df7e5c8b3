import '../language/late';
import { type ProfileId, PROFILES } from '../core/model';
import type { Problem } from '../core/problem';
import { meantBy } from '../core/names/meant';
import { firstTold } from '../core/told';
import { cliTexts } from '../language/cli';
import { messageOf, say, withMeant } from '../language/language';
import { type Misuse, parseArguments } from './arguments';
import { type Arguments, type Circumstances, type Command } from './command';
import { COMMANDS } from './commands';
import { encodingNamed } from '../exchange/encoding/pages';
import { oneLine } from './steps';
import { optional } from './values';
import { commandUsage, shortUsage, usageOf } from './usage';
import program from '../../package.json';

/** The version of this program, as it was built. */
const VERSION: string = program.version;

/** Where the program writes; each text is whole lines. */
export interface Io extends Circumstances {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

/**
 * `done`; `problems`: the input has some, listed on the error output, or on the other where a command was to look for them;
 * `usage`: the command was given wrongly.
 */
export const EXIT = { done: 0, problems: 1, usage: 2 } as const;

const list = (
  problems: readonly Problem[],
  profile: ProfileId | undefined,
  json: boolean,
  { stderr }: Io,
): void => {
  const shown = firstTold(problems).map((each) => ({
    ...each,
    message: oneLine(messageOf(each, profile)),
  }));
  if (shown.length === 0) return;
  stderr(json ? `${JSON.stringify(shown)}\n` : shown.map(({ message }) => `${message}\n`).join(''));
};

/** Says what is wrong and how the command is called, or any command. */
const misused = ({ code, values }: Misuse, command: Command | undefined, { stderr }: Io): number => {
  const text = say(cliTexts.misuse[code], values);
  const message = withMeant(text, values);
  stderr(`${oneLine(message)}\n\n${shortUsage(command)}\n`);
  return EXIT.usage;
};

const run = async (command: Command, given: Arguments, io: Io): Promise<number> => {
  const json = given.flag('json');
  let played = PROFILES.find((each) => each === given.text('profile'));
  const playing = (profile: ProfileId): void => void (played = profile);
  const { time, instant, random, locale } = io;
  const read = new Map<string, Problem>();
  const encoding = optional(given.text('encoding'), encodingNamed);
  const texts = {
    encoding: encoding.ok ? encoding.value : undefined,
    // A file that is read twice is told of once.
    told: (found: Problem): void => void read.set(`${found.place.file} ${found.place.line}`, found),
  };
  const session = { time, instant, random, locale, playing, texts };
  const report = encoding.ok ? await command.run(given, session) : encoding;
  const told = [...read.values()];
  if (!report.ok) {
    list([...told, ...report.problems], played, json, io);
    return EXIT.problems;
  }
  const { warnings = [], profile = played, exit = 'done' } = report.value;
  list([...told, ...warnings], profile, json, io);
  io.stdout(json ? `${JSON.stringify(report.value.json())}\n` : `${report.value.text()}\n`);
  return EXIT[exit];
};

const HELP = ['--help', '-h', 'help'];

const VERSION_ASKED = ['--version', '-v'];

const unknownCommand = (typed: string): Misuse => {
  const names = COMMANDS.map(({ name }) => name);
  return { code: 'command-unknown', values: { typed, ...meantBy(typed, names) } };
};

/** Runs the command line: `argv` without the program's own name; answers the exit code. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  const [name, ...rest] = argv;
  const usage = usageOf(COMMANDS);
  if (name === undefined) {
    io.stderr(`${usage}\n`);
    return EXIT.usage;
  }
  const [about] = rest;
  if (HELP.includes(name)) {
    const asked = COMMANDS.find((one) => one.name === about);
    if (about !== undefined && !asked) return misused(unknownCommand(about), undefined, io);
    io.stdout(`${asked ? commandUsage(asked) : usage}\n`);
    return EXIT.done;
  }
  if (VERSION_ASKED.includes(name)) {
    io.stdout(`${VERSION}\n`);
    return EXIT.done;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) return misused(unknownCommand(name), undefined, io);
  const parsed = parseArguments(command, rest);
  if ('misuse' in parsed) return misused(parsed.misuse, command, io);
  if (!parsed.given.flag('help')) return run(command, parsed.given, io);
  io.stdout(`${commandUsage(command)}\n`);
  return EXIT.done;
};
