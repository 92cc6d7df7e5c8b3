import { cliTexts, type CliTexts } from '../language/cli';
import { optionsOf, type Command, type OperandSpec, type OptionSpec } from './command';

const PROGRAM = 'roundabout';

const optionText = (name: string, { takes }: OptionSpec): string =>
  takes === undefined ? `--${name}` : `--${name} ${takes}`;

const operandText = ({ name, many, optional }: OperandSpec): string =>
  optional ? `[${name}]` : many ? `${name}...` : name;

const required = (name: string, spec: OptionSpec): string => {
  const text = optionText(name, spec);
  return spec.required && spec.unless === undefined ? text : `[${text}]${spec.many ? '...' : ''}`;
};

const shown = (command: Command): readonly (readonly [string, OptionSpec])[] =>
  Object.entries(optionsOf(command)).filter(([, { hidden }]) => !hidden);

const listed = (rows: readonly (readonly [term: string, text: string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([term]) => term.length));
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
export const usageOf = (commands: readonly Command[], language: string): string => {
  const texts = cliTexts(language);
  const rows = commands.map((command) => [command.name, summaryOf(command, texts)] as const);
  return [
    texts.about,
    '',
    texts.usage,
    `  ${PROGRAM} COMMAND ...`,
    '',
    texts.commands,
    ...listed(rows),
    '',
    texts.more,
  ].join('\n');
};

const summaryOf = ({ name, words }: Command, texts: CliTexts): string =>
  words?.summary ?? texts.summaries[name] ?? '';

const optionRows = (command: Command, texts: CliTexts): readonly (readonly [string, string])[] =>
  shown(command).map(([name, spec]) => [
    optionText(name, spec),
    command.words?.options[name] ?? texts.optionHelp[name] ?? '',
  ]);

/** How to use a command. */
export const commandUsage = (command: Command, language: string): string => {
  const texts = cliTexts(language);
  const words = [
    `${PROGRAM} ${command.name}`,
    ...command.operands.map(operandText),
    ...shown(command)
      .filter(([name]) => name !== 'help')
      .map(([name, spec]) => required(name, spec)),
  ];
  return [
    `${PROGRAM} ${command.name}: ${summaryOf(command, texts)}`,
    '',
    texts.usage,
    ...wrapped(words),
    '',
    texts.options,
    ...listed(optionRows(command, texts)),
  ].join('\n');
};
