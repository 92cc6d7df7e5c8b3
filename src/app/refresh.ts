import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { words } from '../language/language';
import type { CellValue } from '../grid/cell';
import type { TournamentParts } from '../sheets/findTournaments';
import type { ParsedTournament } from '../sheets/parse';
import type { GridOf } from '../grid/reference';
import { partName, REFRESHED_PARTS } from '../sheets/parts';
import type { Place } from '../grid/reference';
import { formatOf, type ColumnOf, type PartValues } from '../sheets/values/part';
import { lotsParts } from '../sheets/values/lots';
import { publishedPart } from '../sheets/values/published';
import { refreshedParts } from '../sheets/values/refreshed';
import type { CellChange, Patch, Workbook } from '../workbook/port';
import { inSum, type LogLines } from './log';
import { makeRule } from '../sheets/log/rule';
import { openStep, writeStep } from './step';

const TEXT = '@';

const columnOf =
  ({ places }: TournamentParts, gridOf: GridOf): ColumnOf =>
  (part) => {
    const where = places[part];
    return (where && gridOf(where))?.values.map((row) => row[0] ?? null) ?? [];
  };

/** An empty text and an empty cell look the same. */
const same = (one: CellValue, other: CellValue): boolean => (one ?? '') === (other ?? '');

/** The cells of a part that differ; `workbook-part-missing` where it was not read or has another shape than it was given. */
const changesOf = (part: PartValues, where: Place, gridOf: GridOf): Result<readonly CellChange[]> => {
  const { sheet, area } = where;
  const grid = gridOf(where);
  if (!grid || area.rows !== part.values.length || area.columns !== (part.values[0]?.length ?? 0))
    return fail(problem('workbook-part-missing', { sheet }, { part: partName(part.part) }));
  const cells: CellChange[] = [];
  part.values.forEach((row, down) =>
    row.forEach((write, along) => {
      const expect = grid.values[down]?.[along] ?? null;
      if (same(expect, write)) return;
      const format = formatOf(part, along);
      const unset = format === TEXT && grid.formats[down]?.[along] !== TEXT;
      cells.push({
        sheet,
        row: area.row + down,
        column: area.column + along,
        expect,
        write,
        ...(unset ? { format } : {}),
      });
    }),
  );
  return ok(cells);
};

/**
 * What Refresh has to write: every cell whose value differs from what the inputs lead to now, names, checks, standings,
 * cross-table and the snapshot of the inputs; of a live tournament only the lots for the last ties; of any the list of
 * tie-breaks, which from then on is the one beside which a change is noticed. Empty when nothing differs; parts that the
 * organiser deleted are left out. Problems: those of `standings`, and `workbook-part-missing` for a part that was not read
 * or was cut.
 */
export const refreshPatch = (
  { tournament }: ParsedTournament,
  parts: TournamentParts,
  gridOf: GridOf,
): Result<Patch> => {
  const { places } = parts;
  const live = !REFRESHED_PARTS.some((part) => places[part]);
  const filled = live
    ? ok([...lotsParts(tournament), publishedPart(tournament, places.Published?.area.rows ?? 0)])
    : refreshedParts({
        tournament,
        words: words(tournament.language),
        column: columnOf(parts, gridOf),
        crosstable: places.Crosstable !== undefined,
        snapshot: places.Snapshot_games !== undefined,
      });
  return andThen(filled, (all) => {
    const cells: CellChange[] = [];
    for (const part of all) {
      const where = places[part.part];
      const changes = where ? changesOf(part, where, gridOf) : ok([]);
      if (!changes.ok) return changes;
      for (const change of changes.value) cells.push(change);
    }
    return ok({ cells });
  });
};

/** Only how many cells were written; a change of the list of tie-breaks is told besides. */
const tellRefresh =
  (warnings: readonly Problem[]): LogLines =>
  (cells) => [
    ...inSum(cells),
    ...warnings
      .filter(({ code }) => code === 'order-changed-late')
      .map(({ values: { before, after } }) => ({ cells: '', before: String(before), after: String(after) })),
  ];

/**
 * Brings a refreshed tournament up to date, with a line in the Log; answers what was written. Where there is nothing to
 * write, the values beside the formulas of a file are put right all the same. Problems: those of
 * `refreshPatch`, `openTournament` and `Writer.change`.
 */
export const refreshTournament = async (
  workbook: Workbook,
  { time, named }: { readonly time: string; readonly named?: string },
): Promise<Result<Patch>> => {
  const opened = await openStep(workbook, named, 'all');
  if (!opened.ok) return opened;
  const { open } = opened.value;
  const patch = refreshPatch(open, open.parts, open.gridOf);
  if (patch.ok && patch.value.cells.length === 0)
    return andThen(await workbook.change(patch.value), () => patch);
  return patch.ok
    ? writeStep(workbook, opened.value, patch.value, {
        rule: makeRule({ did: 'refresh' }),
        time,
        logLines: tellRefresh(open.warnings),
      })
    : patch;
};
