import * as model from '../../../emulator/model';
import { createBook, type Book } from '../../../emulator/model';
import { cellText } from '../../../src/grid/cell';
import type { SheetPlan, WorkbookPlan } from '../../../src/grid/plan';
import { realEvent } from '../../eventFixtures';
import { planned } from '../../sheets/plan';

const layBlocks = (book: Book, id: string, { blocks }: SheetPlan): void => {
  for (const block of blocks) {
    const ref = { sheet: id, area: block.area };
    if (block.format) model.setNumberFormat(book, ref, block.format);
    if (block.kind === 'values')
      model.setValues(
        book,
        ref,
        block.values.map((row) =>
          row.map((value) => {
            const text = typeof value === 'object' && value !== null ? value.error : (value ?? '');
            return typeof text === 'string' && text !== '' ? `'${text}` : text;
          }),
        ),
      );
    else {
      const corner = { sheet: id, area: { ...block.area, rows: 1, columns: 1 } };
      model.setFormulas(book, corner, `=${block.formula}`);
      model.copyFormulas(book, ref, corner);
    }
  }
};

/** Lays a plan out as an adapter does: sheets, blocks with formulas filled from their corner, tables, names. */
const lay = (plan: WorkbookPlan): Book => {
  const book = createBook(['Mine']);
  book.suspendCalculation();
  const ids = plan.sheets.map(({ name }) => model.addSheet(book, name).id);
  plan.sheets.forEach((sheet, at) => layBlocks(book, ids[at]!, sheet));
  plan.sheets.forEach((sheet, at) => {
    for (const { name, area } of sheet.tables ?? [])
      model.renameTable(book, model.addTable(book, { sheet: ids[at]!, area }, true), name);
  });
  for (const { sheet, name, refersTo } of plan.names)
    model.addName(book, model.getSheet(book, sheet).id, name, `=${refersTo}`);
  book.resumeCalculation();
  return book;
};

it.each(['cand2013', 'ny1924', 'iz1982a'])(
  'the sheets of %s, laid out in the emulated workbook, give what our own calculation gives',
  (id) => {
    const { plan, value } = planned(realEvent(id));
    const book = lay(plan);
    for (const { name } of plan.sheets) {
      const used = model.usedRange(book, model.getSheet(book, name).id)!;
      const ours = model
        .getValues(book, used)
        .map((row, down) =>
          row.map((_, across) => cellText(value(name, used.area.row + down, used.area.column + across))),
        );
      const theirs = model.getValues(book, used).map((row) => row.map((cell) => cellText(cell)));
      expect(theirs).toEqual(ours);
    }
  },
);
