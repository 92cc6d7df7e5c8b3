import type { Area } from '../../src/grid/cell';
import { contains, covers, overlaps, without } from './address';
import type { Book } from './book';
import { invalid, notFound, refuse } from './error';
import { formatValue } from './formatPaths';
import { checkAllowed, checkUnprotected } from './protection';
import { moveFormula } from './shift';
import type { ConditionalState, Ref, SheetState, ValidationState } from './state';

const KINDS: Readonly<Record<string, string>> = {
  wholeNumber: 'WholeNumber',
  decimal: 'Decimal',
  list: 'List',
  date: 'Date',
  time: 'Time',
  textLength: 'TextLength',
  custom: 'Custom',
};

const isSet = (value: unknown): boolean => value !== null && value !== undefined;

type Rule = ValidationState['rule'];

/** One kind of rule; a typed list has at most 255 characters. */
const checkRule = (book: Book, rule: Rule): void => {
  const [kind, ...more] = Object.keys(rule).filter((key) => isSet(rule[key]));
  if (kind === undefined || more.length > 0 || !KINDS[kind]) return invalid();
  for (const value of Object.values(rule[kind]!)) {
    if (typeof value !== 'string') continue;
    // Excel takes an OFFSET that moves; the calculation beneath this model only one with literal numbers.
    const known = value.replaceAll('OFFSET(', 'INDEX(');
    if (value.startsWith('=') ? !book.isFormula(known) : value.length > 255) invalid();
  }
};

const relative = (value: unknown, rows: number, columns: number): unknown =>
  typeof value === 'string' && value.startsWith('=') ? moveFormula(value, rows, columns) : value;

/** The validation of a part of its area: relative formulas are written for the part's own top left cell. */
const partOf = (
  whole: ValidationState,
  part: Area,
  rows = part.row - whole.area.row,
  columns = part.column - whole.area.column,
): ValidationState => ({
  ...whole,
  area: part,
  rule: Object.fromEntries(
    Object.entries(whole.rule).map(([kind, rule]) => [
      kind,
      Object.fromEntries(Object.entries(rule).map(([key, value]) => [key, relative(value, rows, columns)])),
    ]),
  ),
});

const cutOut = (sheet: SheetState, where: Area): void => {
  sheet.validations = sheet.validations.flatMap((validation) =>
    overlaps(validation.area, where)
      ? without(validation.area, where).map((part) => partOf(validation, part))
      : [validation],
  );
};

/** The validation that covers the whole range, written for its top left cell; `null` if none or different ones do. */
export const getValidation = (book: Book, { sheet: id, area: where }: Ref): ValidationState | null => {
  const found = book.sheet(id).validations.find((validation) => covers(validation.area, where));
  return found ? partOf(found, where) : null;
};

export type ValidationPart = Partial<
  Pick<ValidationState, 'rule' | 'prompt' | 'errorAlert' | 'ignoreBlanks'>
>;

const ALERT = { message: '', showAlert: true, style: 'Stop', title: '' };
const PROMPT = { message: '', showPrompt: true, title: '' };

/** Sets parts of a range's validation; cells of others leave theirs. What the API writes is not validated. */
export const setValidation = (book: Book, ref: Ref, part: ValidationPart): void => {
  const sheet = book.sheet(ref.sheet);
  checkUnprotected(sheet);
  if (part.rule) checkRule(book, part.rule);
  const known = getValidation(book, ref) ?? {
    area: ref.area,
    rule: {},
    prompt: PROMPT,
    errorAlert: ALERT,
    ignoreBlanks: true,
  };
  cutOut(sheet, ref.area);
  sheet.validations.push({ ...known, ...part });
};

/** A new rule, first in priority (Excel.ConditionalFormatCollection.add). Custom rules alone are evaluated. */
export const addConditional = (book: Book, ref: Ref, type: string): ConditionalState => {
  const sheet = book.sheet(ref.sheet);
  checkAllowed(sheet, 'allowFormatCells');
  if (type !== 'Custom') refuse('NotImplemented', `The model has no conditional format of type ${type}.`);
  const number = book.newId();
  const rule: ConditionalState = {
    id: `{00000000-000E-0000-0000-${number.toString(16).toUpperCase().padStart(4, '0')}00000000}`,
    type,
    area: ref.area,
    formula: '',
    format: {},
    stopIfTrue: false,
  };
  sheet.conditionals.unshift(rule);
  return rule;
};

/** The formula for the rule's top left cell; not a formula: `InvalidArgument`. */
export const setConditionalFormula = (book: Book, rule: ConditionalState, formula: string): void => {
  if (!formula.startsWith('=') || !book.isFormula(formula)) invalid();
  rule.formula = formula;
};

const ALLOWED =
  /^(numberFormat|fill\/color|font\/(bold|italic|strikethrough|underline|color)|border\/Edge(Top|Bottom|Left|Right)\/(style|color))$/;
const LINES = ['None', 'Continuous', 'Dash', 'DashDot', 'DashDotDot', 'Dot'];

/** Rules set no font name or size and no thick lines (design.md "Formulas that mean the same everywhere"). */
export const setConditionalFormat = (rule: ConditionalState, path: string, value: unknown): void => {
  if (!ALLOWED.test(path) || (path.endsWith('/style') && !LINES.includes(String(value)))) invalid();
  rule.format[path] = formatValue(path, value);
};

/** The rules that touch a range, first in priority first. */
export const conditionalsOf = (book: Book, { sheet: id, area: where }: Ref): ConditionalState[] =>
  book.sheet(id).conditionals.filter((rule) => overlaps(rule.area, where));

const conditionalSheet = (book: Book, rule: ConditionalState): SheetState =>
  book.state.sheets.find(({ conditionals }) => conditionals.includes(rule)) ?? notFound();

export const removeConditional = (book: Book, rule: ConditionalState): void => {
  const sheet = conditionalSheet(book, rule);
  checkAllowed(sheet, 'allowFormatCells');
  sheet.conditionals = sheet.conditionals.filter((other) => other !== rule);
};

/** Takes rules away from the cells of a range; they stay on their other cells. */
export const clearConditionals = (book: Book, { sheet: id, area: where }: Ref): void => {
  const sheet = book.sheet(id);
  checkAllowed(sheet, 'allowFormatCells');
  sheet.conditionals = sheet.conditionals.flatMap((rule) =>
    overlaps(rule.area, where)
      ? without(rule.area, where).map((part, at) => conditionalPart(book, rule, part, at > 0))
      : [rule],
  );
};

const conditionalPart = (
  book: Book,
  rule: ConditionalState,
  part: Area,
  fresh: boolean,
): ConditionalState => ({
  ...rule,
  id: fresh ? `${rule.id.slice(0, -1)}-${book.newId()}}` : rule.id,
  area: part,
  formula:
    rule.formula && moveFormula(rule.formula, part.row - rule.area.row, part.column - rule.area.column),
  format: { ...rule.format },
});

/** What the rules make of a cell: the formats of those that hold, the first in priority winning. */
export const conditionalFormatAt = (
  book: Book,
  sheet: SheetState,
  row: number,
  column: number,
): Record<string, unknown> => {
  const shown: Record<string, unknown> = {};
  for (const rule of sheet.conditionals) {
    if (!contains(rule.area, row, column) || rule.formula === '') continue;
    const value = book.evaluate(
      sheet,
      moveFormula(rule.formula, row - rule.area.row, column - rule.area.column),
    );
    if (value !== true && !(typeof value === 'number' && value !== 0)) continue;
    for (const [path, set] of Object.entries(rule.format)) shown[path] ??= set;
    if (rule.stopIfTrue) break;
  }
  return shown;
};
