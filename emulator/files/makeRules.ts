import { areaAddress } from '../../src/grid/cell';
import { counted } from '../../src/workbook/xlsx/sheet-xml';
import { encodeXstring, escapeText, tag } from '../../src/workbook/xlsx/xml';
import type { SheetState, ValidationState } from '../model';
import type { StylesPart } from './makeStyles';

/** Kinds of validations by their words in files. */
export const VALIDATIONS: Readonly<Record<string, string>> = {
  whole: 'wholeNumber',
  decimal: 'decimal',
  list: 'list',
  date: 'date',
  time: 'time',
  textLength: 'textLength',
  custom: 'custom',
};

/** Comparisons as the API names them, by their words in files. */
export const OPERATORS: Readonly<Record<string, string>> = {
  between: 'Between',
  notBetween: 'NotBetween',
  equal: 'EqualTo',
  notEqual: 'NotEqualTo',
  greaterThan: 'GreaterThan',
  lessThan: 'LessThan',
  greaterThanOrEqual: 'GreaterThanOrEqualTo',
  lessThanOrEqual: 'LessThanOrEqualTo',
};

/** Rules, first in priority first. */
export const conditionalsXml = ({ conditionals }: SheetState, styles: StylesPart): string =>
  conditionals
    .map(({ area, formula, format, stopIfTrue }, index) =>
      tag(
        'conditionalFormatting',
        { sqref: areaAddress(area) },
        tag(
          'cfRule',
          { type: 'expression', dxfId: styles.conditional(format), priority: index + 1, stopIfTrue },
          `<formula>${escapeText(formula.slice(1))}</formula>`,
        ),
      ),
    )
    .join('');

/** What the API takes as a source or a bound, as files have it: formulas bare, a typed list in quotes. */
const formulaText = (value: unknown, quoted: boolean): string => {
  if (typeof value !== 'string') return String(value);
  if (value.startsWith('=')) return value.slice(1);
  return quoted ? `"${value.replaceAll('"', '""')}"` : value;
};

const wordOf = (words: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? encodeXstring(value) : undefined;

const validationXml = ({ area, rule, prompt, errorAlert, ignoreBlanks }: ValidationState): string => {
  const kind = Object.keys(rule).find((key) => rule[key] !== null && rule[key] !== undefined);
  const type = wordOf(VALIDATIONS, kind);
  const said = {
    allowBlank: ignoreBlanks,
    showInputMessage: prompt['showPrompt'] !== false && text(prompt['message']) !== undefined,
    showErrorMessage: errorAlert['showAlert'] === true,
    errorTitle: text(errorAlert['title']),
    error: text(errorAlert['message']),
    promptTitle: text(prompt['title']),
    prompt: text(prompt['message']),
  };
  if (kind === undefined || type === undefined)
    return tag('dataValidation', { ...said, sqref: areaAddress(area) });
  const { formula1, formula2, source, formula, operator, inCellDropDown } = rule[kind]!;
  const word = wordOf(OPERATORS, operator);
  const style = String(errorAlert['style'] ?? 'Stop').toLowerCase();
  return tag(
    'dataValidation',
    {
      type,
      errorStyle: style === 'stop' ? undefined : style,
      operator: word === 'between' ? undefined : word,
      showDropDown: inCellDropDown === false,
      ...said,
      sqref: areaAddress(area),
    },
    [formula1 ?? source ?? formula, formula2]
      .map((value, index) =>
        value === null || value === undefined
          ? ''
          : tag(`formula${index + 1}`, {}, escapeText(formulaText(value, kind === 'list'))),
      )
      .join(''),
  );
};

export const validationsXml = ({ validations }: SheetState): string =>
  counted('dataValidations', validations.map(validationXml));
