import { present } from '../../core/present';
import { chosenSheet } from '../../app/roster';
import { applyNames, NAMES_HOW, planNames, type NamesPlan, type NamesRequest } from '../../app/tools/names';
import { problem } from '../../core/problem';
import { allOf, andThen, fail, ok, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { NAMES_COMMAND, NUMBERS_SAID } from '../../language/tools';
import { MAX_ROWS, type Area } from '../../grid/cell';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import { outputOptions, type Arguments, type Command } from '../command';
import { oneLine } from '../line';
import { parsePlace, type NamedPlace } from '../places';
import { withCopy } from '../sources';
import { parseChoice } from '../values';

const WHOLE: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: 16_384 };

/** Lists of one field, or of two teams. */
const MOST_LISTS = 2;

interface Asked {
  readonly range: NamedPlace;
  readonly lists: readonly NamedPlace[];
  readonly how: NamesRequest['how'];
  readonly numbers: string | undefined;
}

const askedBy = (given: Arguments): Result<Asked> => {
  const range = parsePlace(given.required('range'));
  const lists = allOf(given.texts('list').map(parsePlace));
  const how = parseChoice(given.required('how'), 'how', NAMES_HOW);
  if (!range.ok) return range;
  if (!lists.ok) return lists;
  if (lists.value.length > MOST_LISTS) return fail(problem('names-lists', {}, { most: MOST_LISTS }));
  return andThen(how, (chosen) =>
    ok({ range: range.value, lists: lists.value, how: chosen, numbers: given.text('numbers') }),
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

const previewText = ({ preview }: NamesPlan, language: string): readonly string[] => {
  const { cellChange, moreCells } = cliTexts(language);
  const more = preview.length - MOST_SHOWN;
  return [
    ...preview.slice(0, MOST_SHOWN).map((line) => oneLine(say(cellChange, language, { ...line }))),
    ...(more > 0 ? [say(moreCells, language, { count: more })] : []),
  ];
};

/** Where the numbers of each list come from, since wrong ones would be wrong names. */
const numbersText = ({ numbers }: NamesPlan, language: string): readonly string[] =>
  numbers.map(({ sheet, column, first }) =>
    oneLine(say(NUMBERS_SAID, language, { sheet, first, column: column ?? 'none' })),
  );

/** Puts names in the place of numbers, or numbers in the place of names, in a copy of any workbook. */
export const names: Command = {
  name: 'names',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...outputOptions('OUT.xlsx'),
    range: { takes: 'SHEET!A1:F20', required: true },
    list: { takes: 'SHEET!A1:B15', required: true, many: true },
    how: { takes: NAMES_HOW.join('|'), required: true },
    numbers: { takes: 'list|column:NAME' },
  },
  words: NAMES_COMMAND,
  run: async (given, { language, random, time }) => {
    const asked = askedBy(given);
    if (!asked.ok) return asked;
    const [input] = given.operands;
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const done = await withCopy(present(input), place, random(), (workbook) =>
      work(workbook, asked.value, time()),
    );
    return andThen(done, (plan) =>
      ok({
        text: () =>
          [
            ...numbersText(plan, language),
            ...previewText(plan, language),
            say(cliTexts(language).changed, language, { count: plan.cells.length, out }),
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
