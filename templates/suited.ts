import { present } from '../src/core/present';
import { fill } from '../src/grid/block';
import { area, type CellValue } from '../src/grid/cell';
import type { Block, SheetPlan, WorkbookPlan } from '../src/grid/plan';
import { fixedCell, parseReference, quoted, type Place } from '../src/grid/reference';
import { partName } from '../src/sheets/parts';
import type { Workbook } from '../src/workbook/port';

/** What makes a name long while sheets are laid out: no name that is shown has it. */
const FILLER = 'ƞ';
/** Characters of a name that sheets are laid out for, such as “Papadopoulou, Konstantina”. */
const LONG = 22;
const FILLED = new RegExp(`${FILLER}+`, 'g');

/** A name as long as many are, so that there is room wherever it shows; sheets made of it show the name alone. */
export const longName = (name: string): string => name.padEnd(LONG, FILLER);

const withoutFiller = (value: CellValue): CellValue =>
  typeof value === 'string' ? value.replaceAll(FILLED, '') : value;

/** The title at the top of a sheet: it follows the name of the event, wherever that is typed. */
const liveTitle = (block: Block, event: string, cell: Place, sheet: string): Block => {
  const text = block.kind === 'values' ? block.values[0]?.[0] : null;
  if (block.area.row !== 0 || typeof text !== 'string' || !text.startsWith(event)) return block;
  const typed = fixedCell(cell, sheet);
  const rest = text.slice(event.length).replace(/^ · /, '');
  const title = rest === '' ? `${typed}&""` : `IF(${typed}="","",${typed}&" · ")&${quoted(rest)}`;
  return fill(area(0, block.area.column), title);
};

const suitedSheet = (sheet: SheetPlan, event: string, cell: Place): SheetPlan => ({
  ...sheet,
  blocks: sheet.blocks
    .map((block) => liveTitle(block, event, cell, sheet.name))
    .map((block) =>
      block.kind === 'values'
        ? { ...block, values: block.values.map((line) => line.map(withoutFiller)) }
        : block,
    ),
  // A page’s header is no formula: it would name the event as it was.
  ...(sheet.print ? { print: { ...sheet.print, header: '' } } : {}),
});

/** Sheets for whoever fills them in without the add-in; what is open stays open. */
const suitedPlan = (plan: WorkbookPlan, event: string): WorkbookPlan => {
  const named = plan.names.find(({ name }) => name === partName('event'));
  const cell = present(parseReference(present(named).refersTo));
  return {
    ...plan,
    sheets: plan.sheets.map((sheet) => suitedSheet(sheet, event, cell)),
    active: { ...plan.active, sheet: present(plan.sheets.find(({ hidden }) => hidden)).name },
  };
};

/** A workbook whose new sheets are suited to templates; `event` is the name that titles follow. */
export const suitedWorkbook = (workbook: Workbook, event: string): Workbook => ({
  read: (query) => workbook.read(query),
  create: (plan) => workbook.create(suitedPlan(plan, event)),
  change: (patch) => workbook.change(patch),
  replace: (old, plan) => workbook.replace(old, plan),
  remove: (old) => workbook.remove(old),
});
