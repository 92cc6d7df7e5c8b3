import { drawsLots, numberingOf, takesNumbers } from '../../../core/draw/numbers';
import type { Draw } from '../../../core/draw/protocol';
import type { CellValue } from '../../../grid/cell';
import { logTexts } from '../../../language/log';
import { parseChanges } from '../changes';
import { drawOf } from '../draw';
import type { LogEntry } from '../line';
import { parseRule, type LogRule } from '../rule';
import { datesSet, exchanged, recorded, rescheduled, reversed } from './games';
import {
  adjusted,
  cameBack,
  corrected,
  entered,
  removed,
  renumbered,
  substituted,
  withdrew,
} from './players';
import { columnsAdded, made, refreshed, repaired, repairedAnew } from './sheets';
import { teamSentence } from './teams';
import { tieSentence, shown, type Moment, type Told } from './told';
import { say } from '../../../language/language';

export type { Moment, ValueAt } from './told';

/** The sentence of a step that needs nothing but its rule. */
type Said = (told: Told, no: number) => string;

/** The sentences of changes, by id. */
const CHANGES: Readonly<Record<string, Said>> = {
  record: recorded,
  reschedule: rescheduled,
  dates: datesSet,
  reenter: cameBack,
  substitute: substituted,
  correct: corrected,
  adjust: adjusted,
  colours: reversed,
  exchange: exchanged,
  swap: renumbered,
  columns: columnsAdded,
};

const drawn = (told: Told, draw: Draw | undefined, isTaken: boolean, rule: string): string => {
  const numbering = draw && numberingOf(draw.numbering);
  if (!draw || !numbering?.ok) return unknownStep(told, rule);
  const { method, detail = '' } = numbering.value;
  const { no, seed, saidBy = '' } = draw;
  const numbers = say(told.texts.draws[method], {
    seeded: seed === '' ? 'no' : 'yes',
    seed: shown(told, seed),
    said: saidBy === '' ? 'no' : 'yes',
    saidBy: shown(told, saidBy),
    detail: shown(told, detail),
  });
  const { section, dealt } = draw;
  const isDealt = dealt && seed !== '' && !drawsLots(draw.numbering) && !takesNumbers(draw.numbering);
  const own = isDealt ? say(told.texts.dealtByLot, { seed: shown(told, seed), sentence: numbers }) : numbers;
  const sentence =
    section === undefined ? own : say(told.texts.drawnIn, { section: shown(told, section), sentence: own });
  const ties = (draw.ties ?? []).map((tie) => tieSentence(told, tie));
  if (isTaken) return [...ties, sentence].join(' ');
  return say(told.texts.notTaken, { no, sentence });
};

/** A step: its lines, and for a draw whether its numbers were used. */
interface Step {
  readonly line: LogEntry;
  readonly isTaken: boolean;
  readonly earlier: (step: number) => string | undefined;
}

const sentence = (told: Told, rule: LogRule, { line, isTaken, earlier }: Step): string => {
  const ofTeams = teamSentence(told, rule, line);
  if (ofTeams !== undefined) return ofTeams;
  switch (rule.did) {
    case 'create':
      return made(told, line);
    case 'refresh':
      return refreshed(told, line);
    case 'repair':
      return rule.sheets ? repairedAnew(told, line) : repaired(told);
    case 'draw':
      return drawn(told, drawOf(line)[0], isTaken, line.rule);
    case 'undo':
    case 'redo':
      return ofEarlier(told, rule, earlier(rule.no));
    case 'withdraw':
      return withdrew(told, rule.player);
    case 'enter':
      return entered(rule.by)(told, rule.player);
    case 'remove':
      return removed(rule.by)(told, rule.player);
    case 'change':
      return CHANGES[rule.id]?.(told, rule.player ?? 0) ?? unknownStep(told, line.rule);
  }
};

/** The draws whose numbers were used: the last one in each section. Earlier ones were only looked at. */
const takenDraws = (lines: readonly LogEntry[]): ReadonlySet<LogEntry> =>
  new Set(
    new Map(
      lines.flatMap((line) =>
        drawOf(line).map(({ sectionNo, section }) => [sectionNo ?? section, line] as const),
      ),
    ).values(),
  );

/**
 * The sentences of one step, for each of its lines. `moment` is the tournament as the step finds it, `earlier` the sentence of an
 * earlier step.
 */
export const sentencesOf = (
  lines: readonly LogEntry[],
  moment: Moment,
  earlier: (step: number) => string | undefined = () => undefined,
): readonly string[] => {
  const texts = logTexts(moment.profile);
  const taken = takenDraws(lines);
  return toldBy(lines, texts.continued, (line, own) => {
    const changes = own.flatMap(parseChanges);
    const written = new Map<string, CellValue>(changes.map(({ key, after }) => [key, after]));
    const { value, ...rest } = moment;
    const after = (key: string): CellValue => (written.has(key) ? (written.get(key) ?? null) : value(key));
    const told: Told = { ...rest, texts, lines: own, changes, before: value, after };
    const rule = parseRule(line.rule);
    const step = { line, isTaken: taken.has(line), earlier };
    return rule ? sentence(told, rule, step) : unknownStep(told, line.rule);
  });
};

/** Lines of one step with their sentences. */
export const withSaid = (
  lines: readonly LogEntry[],
  moment: Moment,
  earlier?: (step: number) => string | undefined,
): readonly LogEntry[] => {
  const said = sentencesOf(lines, moment, earlier);
  return lines.map((line, index) => ({ ...line, said: said[index] ?? '' }));
};

/** The sentence that undo and redo repeat: the step's last one that is not about a draw. */
export const saidOf = (lines: readonly LogEntry[], step: number): string | undefined => {
  const { continued } = logTexts();
  const own = lines.filter(
    (line) => line.step === step && (line.said ?? '') !== '' && line.said !== continued,
  );
  return (own.find(({ rule }) => parseRule(rule)?.did !== 'draw') ?? own[0])?.said;
};

/** The ids of changes that have a sentence. */
export const SAID_CHANGES: readonly string[] = Object.keys(CHANGES);

/** A step whose rule has no sentence. */
const unknownStep = (told: Told, rule: string): string =>
  say(told.texts.unknown, { rule: shown(told, rule), count: told.changes.length });

/** A rule that refers to another step. */
type StepOf = Extract<LogRule, { readonly no: number }>;

/** An undone or redone step, in its own sentence, or else by its number. */
const ofEarlier = (told: Told, { did, no: step }: StepOf, earlier: string | undefined): string => {
  const { undone, stepUndone, redone, stepRedone } = told.texts;
  const [said, numbered] = did === 'undo' ? [undone, stepUndone] : [redone, stepRedone];
  return earlier === undefined ? say(numbered, { step }) : say(said, { sentence: earlier });
};

/** A refresh: each of its lines has its own sentence, for values and for tie-breaks. */
const isRefresh = ({ rule }: LogEntry): boolean => parseRule(rule)?.did === 'refresh';

/** Makes the sentence of a line from all lines with its rule. */
type Teller = (line: LogEntry, own: readonly LogEntry[]) => string;

/** The sentences of a step's lines. The first line of each rule says what happened; the others say that they continue it. */
const toldBy = (lines: readonly LogEntry[], continued: string, tell: Teller): readonly string[] =>
  lines.map((line, index) => {
    const isFirst = lines.findIndex(({ rule }) => rule === line.rule) === index;
    if (!isFirst && !isRefresh(line)) return continued;
    const own = lines.filter(({ rule }) => rule === line.rule);
    return tell(line, own);
  });
