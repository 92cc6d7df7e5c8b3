import { plays, type Tournament } from '../core/model';
import { readingOf } from '../core/typed';
import type { CellValue } from '../grid/cell';
import { wordsOf } from '../language/language';
import { parseChanges, type LoggedChange } from '../sheets/log/changes';
import type { TournamentParts } from '../sheets/findTournaments';
import { logColumns } from '../sheets/layout';
import { lineHeight, MACHINE_COLUMNS } from '../sheets/log/blocks';
import { makeLogRow, type LogEntry } from '../sheets/log/line';
import { isFieldStep, parseRule } from '../sheets/log/rule';
import { saidOf, withSaid, type Moment } from '../sheets/log/sentences';
import { beforeChanges, isOfSchedule, valueIn } from './keyedCells';
import type { LogRows } from './log';

/** A tournament as a step finds it: as it is, but for cells that held something else then. */
const momentOf = (tournament: Tournament, then: ReadonlyMap<string, CellValue> = new Map()): Moment => ({
  language: tournament.language,
  profile: tournament.profile,
  words: wordsOf(tournament),
  reading: readingOf(tournament),
  value: (key) => (then.has(key) ? (then.get(key) ?? null) : valueIn(tournament, key)),
  gamesOf: (no) => tournament.games.filter(plays(no)).map((game) => game.no),
});

/** The lines of a step that comes now, with their sentences; `before` are the lines that the Log has. */
export const saidNow = (
  lines: readonly LogEntry[],
  tournament: Tournament,
  before: readonly LogEntry[],
): readonly LogEntry[] =>
  withSaid(lines, momentOf(tournament), (step) => saidOf(before, step, tournament.language));

/**
 * How lines of a step that comes now stand in a Log: with their sentences, but for one of the former version, which has
 * no column for them. `before` are the lines that it has.
 */
export const logRows =
  (
    { places }: Pick<TournamentParts, 'places'>,
    tournament: Tournament,
    before: readonly LogEntry[],
  ): LogRows =>
  (lines) => {
    const columns = logColumns(places.Log?.area);
    if (columns.said === null) return { rows: lines.map((line) => makeLogRow(line, columns)) };
    const told = saidNow(lines, tournament, before);
    return {
      rows: told.map((line) => makeLogRow(line, columns)),
      heights: told.map(lineHeight),
      unwrapped: MACHINE_COLUMNS,
    };
  };

/** Whether a step, or what it took back or did again, gave other numbers, so that `game 12` may have been another game before. */
const isOfField = (lines: readonly LogEntry[], rule: string): boolean => {
  const known = parseRule(rule);
  return known?.did === 'undo' || known?.did === 'redo'
    ? lines.some((line) => line.step === known.step && isFieldStep(line.rule))
    : isFieldStep(rule);
};

/** The tournament as each step found it, what later steps did taken back in thought. */
const momentsBefore = (
  lines: readonly LogEntry[],
  steps: readonly number[],
  now: Tournament,
): ReadonlyMap<number, Moment> => {
  let [base, since]: [Tournament, readonly LoggedChange[]] = [now, []];
  const moments = new Map<number, Moment>();
  for (const step of [...steps].sort((one, other) => other - one)) {
    const own = lines.filter((line) => line.step === step);
    const changes = own.flatMap(parseChanges);
    if (own.some(({ rule }) => isOfField(lines, rule)) && !changes.some(isOfSchedule)) {
      base = beforeChanges(beforeChanges(base, since), changes);
      since = [];
    } else since = [...since, ...changes];
    moments.set(step, momentOf(base, new Map(since.map(({ key, before }) => [key, before]))));
  }
  return moments;
};

/**
 * The lines of a Log with sentences for all steps that have none: those of a workbook of the former version, as far as can
 * be told from what its Log says was changed. `now` is the tournament after them.
 */
export const withSentences = (lines: readonly LogEntry[], now: Tournament): readonly LogEntry[] => {
  const steps = [...new Set(lines.map(({ step }) => step))];
  const unsaid = steps.filter((step) => lines.every((line) => line.step !== step || !line.said));
  if (unsaid.length === 0) return lines;
  const moments = momentsBefore(lines, steps, now);
  const all = [...lines];
  for (const step of [...unsaid].sort((one, other) => one - other)) {
    const moment = moments.get(step);
    const places = all.flatMap((line, index) => (line.step === step ? [index] : []));
    if (!moment) continue;
    const own = places.flatMap((place) => all[place] ?? []);
    const said = withSaid(own, moment, (other) => saidOf(all, other, now.language));
    places.forEach((place, index) => {
      const line = said[index];
      if (line) all[place] = line;
    });
  }
  return all;
};
