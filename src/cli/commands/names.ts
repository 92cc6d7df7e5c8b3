import { chosenSheet } from '../../app/roster';
import { applyNames, NAMES_HOW, type NamesPlan, type NamesRequest, planNames } from '../../app/tools/names';
import { problem } from '../../core/problem';
import { allOf, andThen, fail, ok, type Result, collectResults } from '../../core/result';
import { type Area, MAX_ROWS, parseArea } from '../../grid/cell';
import { parseReference } from '../../grid/reference';
import { tell } from '../../language/cli';
import { say } from '../../language/language';
import { NUMBERS_SAID } from '../../language/tools';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import { type Arguments, type Command, OUTPUT_OPTIONS } from '../command';
import { oneLine, inCopy } from '../steps';
import { parseChoice } from '../values';

/** Cells that somebody named: on a sheet, or on the one that was open last; all of the sheet without an area. */
interface NamedPlace {
  readonly sheet?: string;
  readonly range?: Area;
}

/** Reads `Draw!B3:F20`, `'Round 1'!B3`, `B3:F20`, or the name of a sheet alone. Problems: `range-invalid`. */
const parsePlace = (typed: string): Result<NamedPlace> => {
  const place = parseReference(typed);
  if (place) return ok({ sheet: place.sheet, range: place.area });
  const range = parseArea(typed);
  if (range) return ok({ range });
  return typed.includes('!') || typed.trim() === ''
    ? fail(problem('range-invalid', {}, { typed }))
    : ok({ sheet: typed });
};

const WHOLE: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: 16_384 };

/** Lists of one field, or of two teams. */
const MOST_LISTS = 2;

type Asked = Omit<NamesRequest, 'range'> & { readonly range: NamedPlace };

const askedBy = (given: Arguments): Result<Asked> => {
  const asked = collectResults({
    range: parsePlace(given.required('range')),
    lists: allOf(given.texts('list').map(parsePlace)),
    how: parseChoice(given.required('how'), 'how', NAMES_HOW),
  });
  return andThen(asked, (chosen) =>
    chosen.lists.length > MOST_LISTS
      ? fail(problem('names-lists', {}, { most: MOST_LISTS }))
      : ok({ ...chosen, numbers: given.text('numbers') }),
  );
};

const work = async (
  workbook: XlsxWorkbook,
  { range, ...asked }: Asked,
  time: string,
): Promise<Result<NamesPlan>> => {
  const overview = await workbook.read({ ranges: [] });
  const sheet = andThen(overview, (found) => chosenSheet(found, range.sheet));
  if (!sheet.ok) return sheet;
  const place = { sheet: sheet.value, area: range.range ?? WHOLE };
  const plan = await planNames(workbook, { range: place, ...asked });
  return plan.ok ? andThen(await applyNames(workbook, plan.value, time), () => plan) : plan;
};

/** So many cells are shown one by one; JSON has all. */
const MOST_SHOWN = 20;

const previewText = ({ preview }: NamesPlan): readonly string[] => {
  const more = preview.length - MOST_SHOWN;
  return [
    ...preview.slice(0, MOST_SHOWN).map((line) => oneLine(tell('cellChange', { ...line }))),
    ...(more > 0 ? [tell('moreCells', { count: more })] : []),
  ];
};

/** Where the numbers of each list come from, since wrong ones would be wrong names. */
const numbersText = ({ numbers }: NamesPlan): readonly string[] =>
  numbers.map(({ sheet, column, first }) =>
    oneLine(say(NUMBERS_SAID, { sheet, first, column: column ?? 'none' })),
  );

/** Puts names in the place of numbers, or numbers in the place of names, in a copy of any workbook. */
export const names: Command = {
  name: 'names',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...OUTPUT_OPTIONS,
    range: { takes: 'SHEET!A1:F20', required: true },
    list: { takes: 'SHEET!A1:B15', required: true, many: true },
    how: { takes: NAMES_HOW.join('|'), required: true },
    numbers: { takes: 'list|column:NAME' },
  },
  run: async (...call) => {
    const [given, { time }] = call;
    const asked = askedBy(given);
    if (!asked.ok) return asked;
    const out = given.required('out');
    const done = await inCopy(call, (workbook) => work(workbook, asked.value, time()));
    return andThen(done, (plan) =>
      ok({
        text: () =>
          [
            ...numbersText(plan),
            ...previewText(plan),
            tell('changed', { count: plan.cells.length, out }),
          ].join('\n'),
        json: () => ({
          changed: plan.cells.length,
          how: plan.how,
          numbers: plan.numbers,
          sheet: plan.sheet,
          cells: plan.preview,
          out,
        }),
        warnings: plan.warnings,
      }),
    );
  },
};
