import { calculate, compileFormula, type CompileFormula } from '../../../src/grid/formula/calculate';
import type { Compiled } from '../../../src/grid/formula/evaluate';
import { columnNumber, type Area, type CellValue } from '../../../src/grid/cell';
import type { SheetPlan } from '../../../src/grid/plan';
import { standingsValues } from '../../../src/sheets/values/standings';
import { read } from '../../sheets/plan';
import { affectedIn, blockKey, type Affected } from './affected';
import { isCaution, isSame, mutantsOf, withChange, type Mutant } from './mutants';
import { templatesOf, tokensOf, type Template } from './templates';
import { variantsOf, type Family, type Variant } from './variants';

/** A formula where it stands, compiled once: the same ones are worked out in thousands of calculations. */
interface Known {
  readonly evaluate: Compiled;
}

/** By formula, sheet and cell; a key made of all of them would take longer than what it finds. */
const known = new Map<string, Map<string, Map<number, Known>>>();

const within = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
};

const MOST_COLUMNS = 16_384;

const knownAt = (formula: string, row: number, column: number, sheet: string): Known =>
  within(
    within(
      within(known, formula, () => new Map<string, Map<number, Known>>()),
      sheet,
      () => new Map<number, Known>(),
    ),
    row * MOST_COLUMNS + column,
    () => ({ evaluate: compileFormula(formula, row, column, sheet) }),
  );

/** The formulas that were worked out since this was emptied. */
const touched = new Set<Known>();

const compileOnce: CompileFormula = (...where) => {
  const formula = knownAt(...where);
  return (...cell) => {
    touched.add(formula);
    return formula.evaluate(...cell);
  };
};

type Cell = readonly [sheet: string, row: number, column: number];

const cellsOf = (sheet: string, { row, column, rows, columns }: Area): Cell[] =>
  Array.from({ length: rows * columns }, (_, at) => [
    sheet,
    row + Math.floor(at / columns),
    column + (at % columns),
  ]);

const isSeen =
  ({ hidden, columns, rows = [] }: SheetPlan) =>
  ([, row, column]: Cell): boolean =>
    !hidden &&
    !columns.some((each) => each.hidden && column >= each.from && column < each.from + each.count) &&
    !rows.some((each) => each.height === 0 && each.row === row);

const CELL = /^(\$?)([A-Z]+)(\$?)(\d+)$/;

/** The cells by which a sheet's conditional formats go, of which some make cells bold or struck out. */
const conditionCells = ({ name, conditionals = [] }: SheetPlan): Cell[] =>
  conditionals.flatMap(({ area, formula }) =>
    tokensOf(formula).flatMap((token) => {
      const [found, fixedColumn, letters, fixedRow, digits] = CELL.exec(token) ?? [];
      if (found === undefined) return [];
      return cellsOf(name, {
        row: Number(digits) - 1,
        column: columnNumber(letters!),
        rows: fixedRow ? 1 : area.rows,
        columns: fixedColumn ? 1 : area.columns,
      });
    }),
  );

/** The formula cells that a reader sees, what charts are drawn from, and what conditional formats go by. */
const shownCells = ({ sheets: { plan } }: Variant): readonly Cell[] => {
  const cells = [
    ...plan.sheets.flatMap((each) =>
      each.blocks.flatMap(({ kind, area }) =>
        kind === 'formula' ? cellsOf(each.name, area).filter(isSeen(each)) : [],
      ),
    ),
    ...plan.sheets.flatMap(({ name, charts = [] }) => charts.flatMap(({ source }) => cellsOf(name, source))),
    ...plan.sheets.flatMap(conditionCells),
  ];
  return [...new Map(cells.map((cell) => [cell.join('!'), cell])).values()];
};

/** A workbook, what it shows, the formulas that this takes, and how often a change showed in it. */
interface Trial extends Variant {
  readonly cells: readonly Cell[];
  readonly values: readonly CellValue[];
  readonly touched: ReadonlySet<Known>;
  /** What a change of formulas can change here. */
  readonly affected: (tried: readonly string[]) => Affected;
  shows: number;
}

const trialOf = (variant: Variant): Trial => {
  const cells = shownCells(variant);
  touched.clear();
  const value = calculate(variant.sheets.plan.sheets, compileOnce);
  const values = cells.map((cell) => value(...cell));
  const sheets = { ...variant.sheets, value };
  const affected = affectedIn(sheets.plan.sheets, value, cells);
  return { ...variant, sheets, cells, values, touched: new Set(touched), affected, shows: 0 };
};

/** The trials of one field, those in which most changes showed first. */
interface Field {
  readonly templates: ReadonlyMap<string, Template>;
  readonly trials: Trial[];
}

const fieldOf = (family: Family): Field => {
  const variants = variantsOf(family);
  const [{ sheets }] = variants as [Variant];
  return { templates: templatesOf(sheets.plan, sheets.layout), trials: variants.map(trialOf) };
};

/** Workbooks in which a change is looked for, those in which most changes showed first. */
const MOST = 60;

const showsIn = ({ trials }: Field, template: Template, mutant: Mutant): boolean => {
  const own = template.blocks.map(({ formula, row, column, sheet }) => knownAt(formula, row, column, sheet));
  const tried = template.blocks.map(({ sheet, index }) => blockKey(sheet, index));
  const concerned = trials.filter((trial) => own.some((each) => trial.touched.has(each)));
  for (const trial of concerned.slice(0, MOST)) {
    const { sheets, places } = trial.affected(tried);
    const value = calculate(withChange(sheets, template, mutant), compileOnce);
    if (places.every((at) => isSame(value(...trial.cells[at]!), trial.values[at]!))) continue;
    trial.shows++;
    trials.sort((one, other) => other.shows - one.shows);
    return true;
  }
  return false;
};

/** Changes that nobody can see, by `Mutant.name`, and why. */
const UNSEEN: readonly (readonly [change: RegExp, why: string])[] = [
  [/^Calculation: MIN\( «1 → 2» ,COUNTIFS/, 'whether the list has it'],
  [/^Calculation: {2}«MAX → MIN» \(\{Calculation\}\)$/, 'of one number'],
  [
    /IF\(\{head 1\[0\]\}= «"" → "x"»/,
    'an empty code is found nowhere and shows nothing, with or without this question',
  ],
  [/^calculation.game.(round|white|black): IFERROR\( «SUM → MAX» \(INDEX/, 'of one number'],
  [
    /^calculation.game.alive: IF\(\{calculation.game.pair\}=/,
    'a line with wrong numbers is in no grid, whatever it counts',
  ],
  [/^\S.*: IF\(\{Calculation\}=#, «0 → 1»/, 'read only while the list has a use for it'],
  [/^Pairings: IF\(\{Pairings\}=#, «0 → 1» ,/, 'the lines beside show nothing while nobody is looked for'],
  [
    /\{calculation.player.position\} → beside» .*=#/,
    'of a player who is not found INDEX gives an error, which is caught',
  ],
  [/^turned: .*, «0 → 1» \)$/, 'read for direct encounter alone'],
  [
    /^Report: COUNTIFS\( «\{calculation.game.whiteResult\} → beside» ,"<>?#"/,
    'a game has a result for both of its players or for neither, and is forfeited to both or to neither',
  ],
  [
    /^Report: IF\(\{head 1\[0\]\}="", «"" → "x"»/,
    'a place of the list without a criterion sets nobody apart, and its name is not read',
  ],
];

const isUnseen = ({ name }: Mutant): boolean => UNSEEN.some(([change]) => change.test(name));

const FAMILIES: readonly Family[] = [
  { players: 5, cycles: 2, profile: 'go' },
  { players: 6, cycles: 1, profile: 'chess', dated: true },
];

const FIELDS = FAMILIES.map(fieldOf);

const shows = (key: string, mutants: readonly Mutant[]): boolean =>
  mutants.some((mutant) =>
    FIELDS.some((field) => {
      const template = field.templates.get(key);
      return template !== undefined && showsIn(field, template, mutant);
    }),
  );

const TEMPLATES = new Map(FIELDS.flatMap(({ templates }) => [...templates]));

it('unchanged they show what the rules say', () => {
  const untouched = FIELDS.flatMap(({ trials }) => trials.filter(({ typed }) => !typed));
  expect(untouched.length).toBeGreaterThan(30);
  for (const { sheets, tournament } of untouched) {
    const { sheet, area } = sheets.layout.standings.body;
    const rules = standingsValues(tournament, sheets.layout);
    expect(read(sheets, sheet, area.row, area.column, area.rows, area.columns)).toEqual(
      rules.ok && rules.value,
    );
  }
});

/** Changes tried of one kind in one formula, from its beginning to its end, until one shows. */
const TRIED = 6;

const spread = <T>(all: readonly T[]): readonly T[] =>
  all.length <= TRIED
    ? all
    : Array.from({ length: TRIED }, (_, at) => all[Math.round((at * (all.length - 1)) / (TRIED - 1))]!);

const KINDS = ['operator', 'reference', 'constant'] as const;

/** Of every formula and kind: the changes that are tried. */
const CHANGES = [...TEMPLATES].flatMap(([key, template]) =>
  KINDS.map((kind) => {
    const all = mutantsOf(template).filter((mutant) => mutant.kind === kind && !isCaution(mutant));
    return { key, kind, mutants: spread(all.filter((mutant) => !isUnseen(mutant))) };
  }),
);

describe(`each of ${TEMPLATES.size} formulas`, () => {
  it.each(KINDS)('shows something else with one %s changed', (kind) => {
    const some = CHANGES.filter((each) => each.kind === kind && each.mutants.length > 0);
    expect(some.length).toBeGreaterThan(TEMPLATES.size / 2);
    const silent = some.filter(({ key, mutants }) => !shows(key, mutants));
    expect(silent.map(({ mutants }) => mutants.map(({ name }) => name))).toEqual([]);
  });

  it('has only such changes left out as some formula has', () => {
    const all = [...TEMPLATES.values()].flatMap(mutantsOf);
    expect(UNSEEN.filter(([change]) => !all.some(({ name }) => change.test(name)))).toEqual([]);
  });
});
