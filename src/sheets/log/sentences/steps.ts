import type { LogEntry } from '../line';
import { parseRule, type LogRule } from '../rule';
import { fill, shown, type Told } from './told';

/** A step whose rule is none that there is a sentence for. */
export const unknownStep = (told: Told, rule: string): string =>
  fill(told, told.texts.unknown, { rule: shown(told, rule), count: told.changes.length });

/** What is told of another step. */
type StepOf = Extract<LogRule, { readonly step: number }>;

/** A step that was taken back or done again: in the sentence of its own, else by its number. */
export const ofEarlier = (told: Told, { did, step }: StepOf, earlier: string | undefined): string => {
  const { undone, stepUndone, redone, stepRedone } = told.texts;
  const [said, numbered] = did === 'undo' ? [undone, stepUndone] : [redone, stepRedone];
  return earlier === undefined ? fill(told, numbered, { step }) : fill(told, said, { sentence: earlier });
};

/** Each line of it tells of something else: values, and the order of ranking. */
const isRefresh = ({ rule }: LogEntry): boolean => parseRule(rule)?.did === 'refresh';

/** Who tells one line of a step, from all lines of its rule. */
type Teller = (line: LogEntry, own: readonly LogEntry[]) => string;

/** What is said of each line of a step: the first of each rule says what happened, the others that they go on with it. */
export const toldBy = (lines: readonly LogEntry[], continued: string, tell: Teller): readonly string[] =>
  lines.map((line, index) => {
    const isFirst = lines.findIndex(({ rule }) => rule === line.rule) === index;
    if (!isFirst && !isRefresh(line)) return continued;
    return tell(
      line,
      lines.filter(({ rule }) => rule === line.rule),
    );
  });
