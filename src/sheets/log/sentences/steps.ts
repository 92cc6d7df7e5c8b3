import type { LogEntry } from '../line';
import { parseRule, type LogRule } from '../rule';
import { fill, shown, type Told } from './told';

/** A step whose rule has no sentence. */
export const unknownStep = (told: Told, rule: string): string =>
  fill(told, told.texts.unknown, { rule: shown(told, rule), count: told.changes.length });

/** A rule that refers to another step. */
type StepOf = Extract<LogRule, { readonly step: number }>;

/** An undone or redone step, in its own sentence, or else by its number. */
export const ofEarlier = (told: Told, { did, step }: StepOf, earlier: string | undefined): string => {
  const { undone, stepUndone, redone, stepRedone } = told.texts;
  const [said, numbered] = did === 'undo' ? [undone, stepUndone] : [redone, stepRedone];
  return earlier === undefined ? fill(told, numbered, { step }) : fill(told, said, { sentence: earlier });
};

/** A refresh: each of its lines has its own sentence, for values and for tie-breaks. */
const isRefresh = ({ rule }: LogEntry): boolean => parseRule(rule)?.did === 'refresh';

/** Makes the sentence of a line from all lines with its rule. */
type Teller = (line: LogEntry, own: readonly LogEntry[]) => string;

/** The sentences of a step's lines. The first line of each rule says what happened; the others say that they continue it. */
export const toldBy = (lines: readonly LogEntry[], continued: string, tell: Teller): readonly string[] =>
  lines.map((line, index) => {
    const isFirst = lines.findIndex(({ rule }) => rule === line.rule) === index;
    if (!isFirst && !isRefresh(line)) return continued;
    return tell(
      line,
      lines.filter(({ rule }) => rule === line.rule),
    );
  });
