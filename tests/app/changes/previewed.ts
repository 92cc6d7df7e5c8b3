import type { Given } from '../../../src/app/changes/change';
import { previewChange, type ChangePreview } from '../../../src/app/changes/preview';
import { changeOf, type ChangeId } from '../../../src/app/changes/registry';
import type { OpenTournament } from '../../../src/app/open';
import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import type { Problem } from '../../../src/core/problem';
import type { Result } from '../../../src/core/result';
import { address } from '../../../src/grid/cell';
import { say } from '../../../src/language/language';
import type { LoggedChange } from '../../../src/sheets/log/changes';
import type { LogEntry } from '../../../src/sheets/log/line';
import type { Patch } from '../../../src/workbook/port';
import { generated } from '../../generated';
import { toldOf, valueOf } from '../../results';
import { opened } from '../opened';

/** A tournament of such players, none of its games finished. */
export const named = (...names: readonly string[]): Tournament => {
  const made = generated({ players: names.length, cycles: 1, seed: 1, finished: 0 });
  const players = made.players.map((player, index) => ({ ...player, name: names[index]! }));
  return { ...made, players };
};

/**
 * By Berger: 1 Bert–Emil, 2 Cleo–Dora; 3 Emil–Cleo, 4 Anna–Bert; 5 Cleo–Anna, 6 Dora–Emil; 7 Anna–Dora, 8 Bert–Cleo;
 * 9 Dora–Bert, 10 Emil–Anna.
 */
export const FIVE = named('Anna', 'Bert', 'Cleo', 'Dora', 'Emil');
export const FOUR = named('Anna', 'Bert', 'Cleo', 'Dora');
/** Without draws, and the first player of each game wins. */
export const FOUR_GAMES: readonly OutcomeCode[] = ['1-0', '1-0', '1-0', '1-0'];

const known = new Map<Tournament, OpenTournament>();

/** Opened once: nothing here writes. */
export const openedOnce = (tournament: Tournament): OpenTournament => {
  const open = known.get(tournament) ?? opened(tournament);
  known.set(tournament, open);
  return open;
};

/** A tournament as a step finds it, with the lines of its Log. */
export const stepOf = (tournament: Tournament, lines: readonly LogEntry[] = []) => ({
  open: openedOnce(tournament),
  ...{ table: 'Log', lines },
});

const preview = (tournament: Tournament, id: ChangeId, given: Given, lines: readonly LogEntry[] = []) =>
  previewChange(changeOf(id), stepOf(tournament, lines), given);

/** What a change would do. */
export const shown = (
  tournament: Tournament,
  id: ChangeId,
  given: Given,
  lines: readonly LogEntry[] = [],
): ChangePreview => valueOf(preview(tournament, id, given, lines));

/** Why a change is refused. */
export const problemsOf = (...call: Parameters<typeof preview>): readonly Problem[] => {
  const found = preview(...call);
  return found.ok ? [] : found.problems;
};

/** Its cells, as the Log would name them. */
export const cellsIn = ({ cells }: ChangePreview): readonly string[] =>
  cells.map(({ key, before, after: now }: LoggedChange) => `${key}: ${String(before)} → ${String(now)}`);

/** What follows from it, in English. */
export const sentencesIn = ({ follows }: ChangePreview): readonly string[] =>
  follows.map(({ text, values }) => say(text, values));

/** Whose rank it changes. */
export const ranksIn = ({ affected }: ChangePreview): readonly string[] =>
  affected.map(({ name, rank }) => `${name} ${String(rank.before)} → ${String(rank.after)}`);

/** A line of the Log. */
export const line = (step: number, rule: string, cells: string, before: string, now: string): LogEntry => ({
  ...{ step, time: `10:0${step}`, tournament: FIVE.id, rule, cells, before, after: now },
});

/** What a plan would write, a line a cell; or why it is refused. */
export const writes = (plan: Result<{ readonly patch: Patch }>): readonly string[] =>
  plan.ok
    ? plan.value.patch.cells.map(
        ({ sheet, row, column, expect: was, write, format }) =>
          `${sheet}!${address(row, column)}: ${String(was)} → ${String(write)}${format ? ` as ${format}` : ''}`,
      )
    : toldOf(plan.problems);
