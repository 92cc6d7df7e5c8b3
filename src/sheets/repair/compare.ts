import { countsOf } from '../../core/grouped';
import { present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { cellText, covers } from '../../grid/cell';
import { isOfTeams, placesOf } from '../findTournaments';
import { heldCells } from '../../grid/grid';
import { INPUT_PARTS, REFRESHED_PARTS, type NamedPart } from '../parts';
import type { FormulaBlock, SheetPlan, WorkbookPlan } from '../../grid/plan';
import { sameFormula, type Place } from '../../grid/reference';
import { SETTINGS } from '../tournament/settings';
import { filled, fillKey, cellsOf, isCovered, layersOf, type Cell, type Layer } from './fill';
import { at, type CellEdit, wrongContent } from './grids';
import { withDeletedRows } from './rows';
import { gridIn, mendedWith, placeOn, standingAt, withoutSpareRows, type Standing } from './standing';

type Places = Readonly<Partial<Record<NamedPart, Place>>>;
/** Cells that people type or Refresh writes. We do not compare them. */
const OTHERS: readonly NamedPart[] = [...SETTINGS, ...INPUT_PARTS, ...REFRESHED_PARTS];
/** Values that Refresh keeps up to date. */
const WRITTEN: readonly NamedPart[] = [
  'Pairings_left',
  'Pairings_right',
  'Pairings_check',
  'Standings',
  'Crosstable',
];
/** Parts that show the whole of a sheet's lines. */
const SHOWN: readonly NamedPart[] = [
  ...(['Standings', 'Crosstable', 'Calculation', 'Match', 'Sections', 'Round'] as const),
  ...(['Matches_match', 'Teams_team'] as const),
];
const LOTS: readonly NamedPart[] = ['Drawn', 'Drawn_seed', 'Published'];

/** Whether all named parts of a sheet are where the plan has them. Otherwise somebody moved rows or columns. */
const isInPlace = (sheet: string, planned: Places, now: Places): boolean =>
  Object.entries(planned).every(([part, place]) => {
    const stands = now[part as NamedPart];
    if (place.sheet !== sheet || !stands) return true;
    const { row, column, rows } = stands.area;
    return row === place.area.row && column === place.area.column && rows === place.area.rows;
  });

type BrokenFormula = Cell & { readonly formula: string; readonly format: string };

/** The formulas of a block: as planned, rewritten by another program, or unknown. */
interface BlockFormulas {
  readonly broken: readonly BrokenFormula[];
  readonly made: 'as planned' | 'otherwise' | 'unknown';
}

/** Formulas of a block that are gone, typed over, broken, or unlike the others. */
const brokenFormulas = (
  standing: Standing,
  sheet: string,
  { block, over }: Layer<FormulaBlock>,
  isInOrder: boolean,
): BlockFormulas => {
  const { format } = block;
  const expectedAt = filled(block.formula, block.area.row, block.area.column);
  const cells = [...cellsOf(block.area)].filter((cell) => !isCovered(over, cell));
  const found = cells.map(({ row, column }) => {
    const { formula } = standingAt(standing, sheet, row, column);
    return { row, column, found: formula, formula: expectedAt(row, column), format };
  });
  const isSound = ({ found: formula }: (typeof found)[number]): boolean =>
    formula !== null && !formula.includes('#REF!');
  // Where rows or columns have moved, formulas have followed: that one is there is all that can be asked.
  if (!isInOrder) return { broken: found.filter((cell) => !isSound(cell)), made: 'unknown' };
  const asPlanned = found.filter((cell) => isSound(cell) && sameFormula(present(cell.found), cell.formula));
  if (asPlanned.length === found.length) return { broken: [], made: 'as planned' };
  // Rewritten by another program: then the others of the block tell what belongs there.
  // Most blocks of teams are one cell, of which no others tell.
  const isOfPlan = asPlanned.length > 0 || isOfTeams(standing.parts);
  const keyOf = (cell: (typeof found)[number]): string => fillKey(present(cell.found), cell.row, cell.column);
  const keys = countsOf(isOfPlan ? [] : found.filter(isSound).map(keyOf));
  const [usual] = [...keys].sort(([, one], [, other]) => other - one)[0] ?? [];
  const isUsual = (cell: (typeof found)[number]): boolean =>
    isOfPlan ? sameFormula(present(cell.found), cell.formula) : keyOf(cell) === usual;
  const broken = found.filter((cell) => !isSound(cell) || !isUsual(cell));
  if (isOfPlan) return { broken, made: 'as planned' };
  const model = found.find((cell) => isSound(cell) && keyOf(cell) === usual);
  if (!model) return { broken, made: 'unknown' };
  const usualAt = filled(present(model.found), model.row, model.column);
  return {
    broken: broken.map((cell) => ({ ...cell, formula: usualAt(cell.row, cell.column) })),
    made: 'otherwise',
  };
};

const MOST_NAMED = 12;
const listed = (standing: Standing, sheet: string, cells: readonly Cell[]): string => {
  const names = cells.slice(0, MOST_NAMED).map((cell) => placeOn(standing, sheet, cell).cell);
  return cells.length > MOST_NAMED ? `${names.join(', ')} …` : names.join(', ');
};

const faultsAt = (
  standing: Standing,
  code: 'damaged-formula' | 'damaged-text' | 'damaged-format',
  sheet: string,
  cells: readonly Cell[],
): readonly Problem[] => {
  const [first] = cells;
  if (!first) return [];
  const place = placeOn(standing, sheet, first);
  return [problem(code, place, { cells: listed(standing, sheet, cells), count: cells.length })];
};

/** Everything that was typed over formulas, named so that nothing disappears unseen. */
const typedOver = (standing: Standing, sheet: string, cells: readonly Cell[]): readonly Problem[] =>
  cells.flatMap(({ row, column }) => {
    const { value, formula } = standingAt(standing, sheet, row, column);
    const shown = formula === null ? cellText(value) : `=${formula}`;
    const isTyped = shown.trim() !== '' && !shown.includes('#REF!');
    const place = placeOn(standing, sheet, { row, column });
    return isTyped ? [problem('damaged-typed-over', place, { found: shown })] : [];
  });

const withUnknown = (standing: Standing, unknown: boolean): Standing =>
  unknown ? { ...standing, unknown } : standing;

/** Compares the formulas of a sheet with its plan. */
const comparedFormulas = (
  standing: Standing,
  plan: Pick<SheetPlan, 'name' | 'blocks'>,
  isInOrder: boolean,
): Standing => {
  const blocks = layersOf(plan).flatMap(({ block, over }) =>
    block.kind === 'formula' ? [brokenFormulas(standing, plan.name, { block, over }, isInOrder)] : [],
  );
  const broken = blocks.flatMap((each) => each.broken);
  // Beside formulas of another program, those of the plan may lean on the wrong cells.
  const isOther = !isInOrder || blocks.some(({ made }) => made === 'otherwise');
  const unknown = isOther && blocks.some((each) => each.made === 'unknown' && each.broken.length > 0);
  const typed = typedOver(standing, plan.name, broken);
  const isTyped = new Set(typed.map(({ place }) => place.cell));
  const others = broken.filter((cell) => !isTyped.has(placeOn(standing, plan.name, cell).cell));
  const edits = broken.map(({ row, column, formula, format }): CellEdit => ({
    ...{ row, column, formula, format },
    value: null,
  }));
  const faults = [...faultsAt(standing, 'damaged-formula', plan.name, others), ...typed];
  return withUnknown(mendedWith(standing, plan.name, edits, faults), unknown);
};

/** Formulas that lost a reference, wherever they are. */
const brokenReferences = (standing: Standing, sheet: string): Standing => {
  const grid = present(gridIn(standing, sheet));
  const broken = [...heldCells(grid)].filter(({ formula }) => formula?.includes('#REF!'));
  const seen = mendedWith(standing, sheet, [], faultsAt(standing, 'damaged-formula', sheet, broken));
  return withUnknown(seen, broken.length > 0);
};

/** Numbers that formulas depend on, and deleted texts. A text that somebody has reworded stays. */
const comparedValues = (standing: Standing, plan: SheetPlan, typed: readonly Place[]): Standing => {
  const isOurs = ({ row, column }: Cell): boolean => !typed.some(({ area }) => covers(area, row, column));
  const hidden = plan.role === 'calculation' || plan.role === 'lists';
  const wrong = layersOf(plan).flatMap(({ block, over }) =>
    block.kind === 'formula'
      ? []
      : [...cellsOf(block.area)].flatMap((cell) => {
          const value = block.values[cell.row - block.area.row]?.[cell.column - block.area.column];
          if (value === null || value === undefined || value === '' || isCovered(over, cell) || !isOurs(cell))
            return [];
          const standingCell = standingAt(standing, plan.name, cell.row, cell.column);
          const isGone = standingCell.value === null && standingCell.formula === null;
          const differs = typeof value === 'number' || hidden ? standingCell.value !== value : isGone;
          return differs ? [{ ...cell, value, isGone }] : [];
        }),
  );
  const gone = wrong.filter(({ isGone }) => isGone);
  const others = wrong.filter(({ isGone }) => !isGone);
  const differing = others.map(({ row, column, value }) => {
    const found = standingAt(standing, plan.name, row, column).value;
    return wrongContent(placeOn(standing, plan.name, { row, column }), found, value);
  });
  const edits = wrong.map(({ row, column, value }) => ({ row, column, value }));
  return mendedWith(standing, plan.name, edits, [
    ...faultsAt(standing, 'damaged-text', plan.name, gone),
    ...differing,
  ]);
};

const TEXT = '@';
/** Result cells that are no longer Text, if they are empty or hold text. */
export const looseResults = (standing: Standing): readonly Cell[] => {
  const place = standing.parts.places.Pairings_result;
  if (!place) return [];
  return [...cellsOf(place.area)].filter(({ row, column }) => {
    const { value, formula, format } = standingAt(standing, place.sheet, row, column);
    return format !== TEXT && formula === null && typeof value !== 'number' && typeof value !== 'boolean';
  });
};

/** `damaged-format` for result cells that are no longer Text. */
const comparedFormats = (standing: Standing): Standing => {
  const place = standing.parts.places.Pairings_result;
  if (!place) return standing;
  const faults = faultsAt(standing, 'damaged-format', place.sheet, looseResults(standing));
  return mendedWith(standing, place.sheet, [], faults);
};

/** `damaged-name` for each planned name of a sheet that is there. */
const comparedNames = (standing: Standing, planned: Places): Standing => {
  const sheets = new Set(standing.grids.map(({ sheet }) => sheet));
  const { places } = standing.parts;
  const lost = Object.entries(planned).filter(
    ([part, place]) => !places[part as NamedPart] && sheets.has(place.sheet),
  );
  const faults = lost.map(([part]) =>
    problem('damaged-name', { sheet: standing.parts.sheet }, { name: part }),
  );
  return { ...standing, faults: [...standing.faults, ...faults] };
};

/** `damaged-sheet` for each missing sheet of the plan, `team-log-missing` for a team event's Log. */
const comparedSheets = (standing: Standing, plan: WorkbookPlan): Standing => {
  const gone = plan.sheets.filter(({ name }) => !gridIn(standing, name));
  const faults = gone.map(({ name, role }) =>
    role === 'log' && isOfTeams(standing.parts)
      ? problem('team-log-missing', { sheet: standing.parts.sheet })
      : problem('damaged-sheet', {}, { sheet: name }),
  );
  return { ...standing, faults: [...faults, ...standing.faults] };
};

const comparedTables = (standing: Standing, plan: WorkbookPlan): Standing => {
  const known = new Set(standing.tables.map(({ sheet }) => sheet.toLowerCase()));
  const gone = plan.sheets.filter(
    ({ name, tables }) => tables !== undefined && gridIn(standing, name) && !known.has(name.toLowerCase()),
  );
  const faults = gone.map(({ name }) => problem('damaged-table', { sheet: name }));
  return { ...standing, faults: [...standing.faults, ...faults] };
};

/**
 * Compares a tournament's sheets with the plan that they were made from. Our cells that are gone, typed over or broken are
 * repaired in the returned grids and listed in its faults. If somebody moved rows or columns, only broken formulas count.
 */
export const compared = (standing: Standing, plan: WorkbookPlan): Standing => {
  const planned = placesOf(plan);
  const live = !REFRESHED_PARTS.some((part) => planned[part]);
  const notOurs = [...OTHERS, ...LOTS, ...(live ? [] : WRITTEN)];
  const others = notOurs.flatMap((part) => planned[part] ?? []);
  const spare = comparedTables(comparedSheets(standing, plan), plan);
  const shown = SHOWN.reduce((each, part) => {
    const [stands, wanted] = [each.parts.places[part], planned[part]];
    return stands && wanted
      ? withoutSpareRows(each, stands, wanted.area.rows, (row) =>
          // Numbers of lines stand in hidden columns.
          problem('damaged-row', at(stands.sheet, row, part.includes('_') ? 0 : stands.area.column)),
        )
      : each;
  }, spare);
  let now = withDeletedRows(shown, plan);
  const { dropped, added, parts } = now;
  // A Log with draws is longer, and no formula refers to it.
  const isInOrder =
    dropped.size + added.size === 0 &&
    plan.sheets.every(({ name, role }) => role === 'log' || isInPlace(name, planned, parts.places));
  for (const sheet of plan.sheets) {
    if (!gridIn(now, sheet.name) || sheet.role === 'log') continue;
    if (!isInPlace(sheet.name, planned, now.parts.places)) {
      now = brokenReferences(now, sheet.name);
      continue;
    }
    now = comparedFormulas(now, sheet, isInOrder);
    now = comparedValues(
      now,
      sheet,
      others.filter((place) => place.sheet === sheet.name),
    );
  }
  return comparedNames(comparedFormats(now), planned);
};
