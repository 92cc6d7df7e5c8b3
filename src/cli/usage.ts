import { largest } from '../core/extremes';
import { SYSTEMS, TEAM_SYSTEMS } from '../core/pairing/registry';
import { cliTexts } from '../language/cli';
import { optionHelp, SUMMARIES } from '../language/cliHelp';
import { say } from '../language/language';
import { HANDOUTS } from '../sheets/handout/registry';
import { optionsOf, type Command, type OperandSpec, type OptionSpec } from './command';

const PROGRAM = 'roundabout';

/** How any command is called. */
const ANY = `  ${PROGRAM} COMMAND ...`;

const optionText = (name: string, { takes }: OptionSpec): string =>
  takes === undefined ? `--${name}` : `--${name} ${takes}`;

const operandText = ({ name, many, optional }: OperandSpec): string =>
  optional ? `[${name}]${many ? '...' : ''}` : many ? `${name}...` : name;

const required = (name: string, spec: OptionSpec): string => {
  const text = optionText(name, spec);
  return spec.required && spec.unless === undefined ? text : `[${text}]${spec.many ? '...' : ''}`;
};

const shown = (command: Command): readonly (readonly [string, OptionSpec])[] =>
  Object.entries(optionsOf(command)).filter(([, { hidden }]) => !hidden);

const listed = (rows: readonly (readonly [term: string, text: string])[]): readonly string[] => {
  const width = largest(rows.map(([term]) => term.length));
  return rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`);
};

const WIDTH = 100;

/** The words of a synopsis in lines of a readable width, the later ones indented. */
const wrapped = (words: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${last === undefined ? '  ' : '      '}${word}`);
  }
  return lines;
};

/** How to use the program. */
export const usageOf = (commands: readonly Command[]): string => {
  const rows = commands.map((command) => [command.name, summaryOf(command)] as const);
  const { about, usage, commands: heading, more } = cliTexts;
  return [about, '', usage, ANY, '', heading, ...listed(rows), '', more].join('\n');
};

const idsOf = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join(', ');

/** A text with the ids that there are, where it lists them. */
const listing = (text: string): string =>
  text.includes('{')
    ? say(text, {
        systems: idsOf(SYSTEMS),
        teamSystems: idsOf(TEAM_SYSTEMS),
        handouts: idsOf(HANDOUTS),
      })
    : text;

const summaryOf = ({ name }: Command): string => listing(SUMMARIES[name] ?? '');

const optionRows = (command: Command): readonly (readonly [string, string])[] =>
  shown(command).map(([name, spec]) => [
    optionText(name, spec),
    listing(optionHelp(command.name, name) ?? ''),
  ]);

/** How a command is called: its own lines of the usage. */
const synopsis = (command: Command): readonly string[] =>
  wrapped([
    `${PROGRAM} ${command.name}`,
    ...command.operands.map(operandText),
    ...shown(command)
      .filter(([name]) => name !== 'help')
      .map(([name, spec]) => required(name, spec)),
  ]);

/** How to use a command. */
export const commandUsage = (command: Command): string => {
  return [
    `${PROGRAM} ${command.name}: ${summaryOf(command)}`,
    '',
    cliTexts.usage,
    ...synopsis(command),
    '',
    cliTexts.options,
    ...listed(optionRows(command)),
  ].join('\n');
};

/** How a command is called, or any command, for somebody who called it wrongly; and where more is said. */
export const shortUsage = (command: Command | undefined): string => {
  const { usage, moreCommands, moreOptions } = cliTexts;
  return command
    ? [usage, ...synopsis(command), '', say(moreOptions, { command: command.name })].join('\n')
    : [usage, ANY, '', moreCommands].join('\n');
};
