import '../../language/late';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { Grid } from '../../grid/grid';
import { parseReference, type Place } from '../../grid/reference';
import { BEFORE_NAME, parseBefore, type BeforeLine, type PlacedLine } from '../../sheets/formerContents';
import type { Overview, Query, Reader } from '../../workbook/port';

/** The changes by tools in a workbook, and where they are kept; nowhere before the first step. */
export interface Kept {
  readonly place: Place | null;
  readonly lines: readonly PlacedLine[];
  /** The first free row. */
  readonly nextRow: number;
}

/** Where former contents are kept: the heading that the sheet's name refers to. `tool-steps-twice` if the sheet was copied. */
export const keptPlace = ({ names }: Pick<Overview, 'names'>): Result<Place | null> => {
  const found = names.flatMap(({ sheet, name, refersTo }) => {
    const place = name.toLowerCase() === BEFORE_NAME.toLowerCase() ? parseReference(refersTo) : null;
    return place && sheet !== null ? [{ ...place, sheet }] : [];
  });
  const [first, other] = found;
  return first && other
    ? fail(problem('tool-steps-twice', { sheet: first.sheet }, { sheet: first.sheet, other: other.sheet }))
    : ok(first ?? null);
};

/** What to read of the sheet with former contents. */
export const keptRanges = (overview: Overview): Query['ranges'] => {
  const place = keptPlace(overview);
  return place.ok && place.value ? [{ sheet: place.value.sheet, area: 'used' }] : [];
};

/** The lines of a grid that `keptRanges` has asked for. */
export const keptIn = (overview: Pick<Overview, 'names'>, grid: Grid | undefined): Result<Kept> =>
  andThen(keptPlace(overview), (place) => {
    if (!place || !grid) return ok<Kept>({ place: null, lines: [], nextRow: 1 });
    return andThen(parseBefore(grid, place.area), (lines) =>
      ok<Kept>({ place, lines, nextRow: Math.max(place.area.row + 1, grid.area.row + grid.area.rows) }),
    );
  });

/** Reads what tools have changed. Problems: those of the port, `tool-steps-damaged tool-steps-twice`. */
const readKept = async (reader: Reader): Promise<Result<Kept>> =>
  andThen(await reader.read((overview) => ({ ranges: keptRanges(overview) })), (snapshot) =>
    keptIn(snapshot, snapshot.ranges[0]),
  );

/** A step of a tool. The last standing one can be undone. */
export interface ToolStep extends Pick<BeforeLine, 'reached' | 'undone'> {
  readonly step: number;
  readonly time: string;
  readonly tool: string;
  readonly sentence: string;
  /** How many cells it changed. */
  readonly cells: number;
}

/** The steps that lines tell of, in their order. */
export const stepsOf = (lines: readonly PlacedLine[]): readonly ToolStep[] => {
  const numbers = [...new Set(lines.map(({ line }) => line.step))].sort((a, b) => a - b);
  return numbers.flatMap((step) => {
    const own = lines.map(({ line }) => line).filter((line) => line.step === step);
    const [first] = own;
    if (!first) return [];
    const { time, tool, sentence, reached, undone } = first;
    return [{ ...{ step, time, tool, sentence, reached, undone }, cells: own.length }];
  });
};

/** The last standing step, which can be undone. */
export const standingLast = (steps: readonly ToolStep[]): ToolStep | null =>
  steps.filter(({ undone }) => undone === null).at(-1) ?? null;

/** The last undone step, which can be redone. */
export const undoneLast = (steps: readonly ToolStep[]): ToolStep | null =>
  steps.find(({ undone }) => undone !== null) ?? null;

/** The steps of tools in a workbook; undone ones, too, until a new step. Problems: those of `readKept`. */
export const toolSteps = async (reader: Reader): Promise<Result<readonly ToolStep[]>> =>
  andThen(await readKept(reader), ({ lines }) => ok(stepsOf(lines)));
