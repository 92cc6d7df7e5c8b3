import { parseArea, type Area } from '../../src/grid/cell';
import { decodeXstring, child, children, isTrue, type XmlElement } from '../../src/workbook/xlsx/xml';
import type { ConditionalState, ValidationState } from '../model';
import { moveFormula } from '../model/shift';
import { OPERATORS, VALIDATIONS } from './makeRules';
import type { ParsedStyles } from './parseStyles';

const areasOf = (element: XmlElement): Area[] =>
  (element.attributes['sqref'] ?? '')
    .split(/\s+/)
    .map(parseArea)
    .filter((area) => area !== null);

/** Formulas are written for the first cell of all areas together. */
const originOf = (areas: readonly Area[]): { readonly row: number; readonly column: number } => ({
  row: Math.min(...areas.map(({ row }) => row)),
  column: Math.min(...areas.map(({ column }) => column)),
});

/** Comparisons with a value, as the formulas that they stand for. */
const COMPARED: Readonly<Record<string, string>> = {
  equal: '=',
  notEqual: '<>',
  greaterThan: '>',
  lessThan: '<',
  greaterThanOrEqual: '>=',
  lessThanOrEqual: '<=',
};

const formulaOf = (rule: XmlElement, cell: string): string | null => {
  const text = child(rule, 'formula')?.text;
  if (text === undefined) return null;
  if (rule.attributes['type'] === 'expression') return `=${text}`;
  const sign = COMPARED[rule.attributes['operator'] ?? ''];
  return rule.attributes['type'] === 'cellIs' && sign !== undefined ? `=${cell}${sign}(${text})` : null;
};

/**
 * The conditional formats of a worksheet, first in priority first. The model knows formulas only: of other kinds those
 * that compare a value become formulas, the rest is told to `dropped`.
 */
export const parseConditionals = (
  root: XmlElement,
  styles: ParsedStyles,
  newId: () => string,
  addressOf: (row: number, column: number) => string,
  dropped: (what: string) => void,
): ConditionalState[] => {
  const found: { readonly priority: number; readonly state: ConditionalState }[] = [];
  for (const group of children(root, 'conditionalFormatting')) {
    const areas = areasOf(group);
    if (areas.length === 0) continue;
    const origin = originOf(areas);
    for (const rule of children(group, 'cfRule')) {
      const formula = formulaOf(rule, addressOf(origin.row, origin.column));
      if (formula === null) {
        dropped(`conditional format ${rule.attributes['type'] ?? ''}`);
        continue;
      }
      for (const area of areas)
        found.push({
          priority: Number(rule.attributes['priority'] ?? 0),
          state: {
            id: newId(),
            type: 'Custom',
            area,
            formula: moveFormula(formula, area.row - origin.row, area.column - origin.column),
            format: { ...styles.conditionals[Number(rule.attributes['dxfId'] ?? -1)] },
            stopIfTrue: isTrue(rule.attributes['stopIfTrue']),
          },
        });
    }
  }
  return found.sort((one, other) => one.priority - other.priority).map(({ state }) => state);
};

const typedList = (text: string): string | null =>
  /^"(?:[^"]|"")*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : null;

const bound = (text: string | undefined, move: (formula: string) => string): string | number | undefined => {
  if (text === undefined) return undefined;
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : move(`=${text}`);
};

const ruleOf = (element: XmlElement, move: (formula: string) => string): ValidationState['rule'] => {
  const { type = '', operator = 'between', showDropDown } = element.attributes;
  const kind = VALIDATIONS[type];
  const [first, second] = [child(element, 'formula1')?.text, child(element, 'formula2')?.text];
  if (kind === undefined || first === undefined) return {};
  if (kind === 'list')
    return {
      list: { inCellDropDown: !isTrue(showDropDown), source: typedList(first) ?? move(`=${first}`) },
    };
  if (kind === 'custom') return { custom: { formula: move(`=${first}`) } };
  const more = bound(second, move);
  return {
    [kind]: {
      formula1: bound(first, move),
      ...(more === undefined ? {} : { formula2: more }),
      operator: OPERATORS[operator] ?? 'Between',
    },
  };
};

const words = (text: string | undefined): string => decodeXstring(text ?? '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The validations of a worksheet. */
export const parseValidations = (root: XmlElement): ValidationState[] =>
  children(child(root, 'dataValidations'), 'dataValidation').flatMap((element) => {
    const areas = areasOf(element);
    if (areas.length === 0) return [];
    const origin = originOf(areas);
    const { attributes } = element;
    return areas.map((area) => ({
      area,
      rule: ruleOf(element, (formula) =>
        moveFormula(formula, area.row - origin.row, area.column - origin.column),
      ),
      prompt: {
        title: words(attributes['promptTitle']),
        message: words(attributes['prompt']),
        showPrompt: isTrue(attributes['showInputMessage']),
      },
      errorAlert: {
        title: words(attributes['errorTitle']),
        message: words(attributes['error']),
        showAlert: isTrue(attributes['showErrorMessage']),
        style: capital(attributes['errorStyle'] ?? 'stop'),
      },
      ignoreBlanks: isTrue(attributes['allowBlank']),
    }));
  });
