import type { ProfileId } from '../src/core/model';
import { present } from '../src/core/present';
import { fill } from '../src/grid/block';
import { area } from '../src/grid/cell';
import type { Block, SheetPlan, WorkbookPlan } from '../src/grid/plan';
import { fixedCell, parseReference, quoted, type Place } from '../src/grid/reference';
import { words } from '../src/language/language';
import { INPUT_FILL } from '../src/sheets/look/style';
import { partName } from '../src/sheets/parts';
import { tableHeadings } from '../src/workbook/plan-problems';
import type { Workbook } from '../src/workbook/port';

/** What makes a name long while sheets are laid out: no name that is shown has it. */
const FILLER = 'ƞ';
/** Characters of a name that sheets are laid out for, such as “Papadopoulou, Konstantina”. */
const LONG = 22;
const FILLED = new RegExp(`${FILLER}+`, 'g');

/** A name as long as many are, so that there is room wherever it shows; sheets made of it show the name alone. */
export const longName = (name: string): string => name.padEnd(LONG, FILLER);

/** The title at the top of a sheet: it follows the name of the event, wherever that is typed. */
const liveTitle = (block: Block, event: string, cell: Place, sheet: string): Block => {
  const text = block.kind === 'values' ? block.values[0]?.[0] : null;
  if (block.area.row !== 0 || typeof text !== 'string' || !text.startsWith(event)) return block;
  const typed = fixedCell(cell, sheet);
  const rest = text.slice(event.length).replace(/^ · /, '');
  const title = rest === '' ? `${typed}&""` : `IF(${typed}="","",${typed}&" · ")&${quoted(rest)}`;
  return fill(area(0, block.area.column), title);
};

const { form } = words('chess');

/** Remarks that speak of the add-in, and what stands there instead. */
const REMARKS: ReadonlyMap<string | undefined, string> = new Map([
  [form.sentences.event, 'All sheets show it.'],
  [form.sentences.lots, 'Only for a tie that lots decide. They are drawn with the add-in.'],
  [form.sentences.id, 'Do not change this.'],
]);

const suitedText = (text: string): string => (REMARKS.get(text) ?? text).replaceAll(FILLED, '');

/** A block with its texts as they are to be read. */
const suitedBlock = (block: Block): Block =>
  block.kind === 'formula'
    ? block
    : {
        ...block,
        values: block.values.map((line) =>
          line.map((value) => (typeof value === 'string' ? suitedText(value) : value)),
        ),
      };

/** Players, with the columns that nobody has anything in yet: for ratings, but not in every game, and for play-offs. */
const withColumns = (sheet: SheetPlan, profile: ProfileId): SheetPlan => {
  const { rating, playOff } = words(profile);
  const shown = profile === 'neutral' ? [playOff] : [rating, playOff];
  const { area: table } = present(present(sheet.tables)[0]);
  const headings = tableHeadings(sheet, present(present(sheet.tables)[0])) ?? [];
  const columns = shown.map((heading) => headings.indexOf(heading));
  return {
    ...sheet,
    columns: sheet.columns.map(({ hidden, ...column }) =>
      hidden && !columns.includes(column.from) ? { ...column, hidden } : column,
    ),
    styles: [
      ...sheet.styles,
      ...columns.map((column) => ({
        area: area(table.row + 1, column, table.rows - 1),
        style: { fill: INPUT_FILL },
      })),
    ],
  };
};

const suitedSheet = (sheet: SheetPlan, event: string, cell: Place): SheetPlan => ({
  ...sheet,
  blocks: sheet.blocks.map((block) => liveTitle(block, event, cell, sheet.name)).map(suitedBlock),
  // A page’s header is no formula: it would name the event as it was.
  ...(sheet.print ? { print: { ...sheet.print, header: '' } } : {}),
});

/** Sheets for whoever fills them in without the add-in; what is open stays open. */
const suitedPlan = (plan: WorkbookPlan, event: string, profile: ProfileId): WorkbookPlan => {
  const named = plan.names.find(({ name }) => name === partName('event'));
  const cell = present(parseReference(present(named).refersTo));
  return {
    ...plan,
    sheets: plan.sheets
      .map((sheet) => suitedSheet(sheet, event, cell))
      .map((sheet) => (sheet.role === 'players' ? withColumns(sheet, profile) : sheet)),
    active: { ...plan.active, sheet: present(plan.sheets.find(({ hidden }) => hidden)).name },
  };
};

/** A workbook whose new sheets are suited to templates; `event` is the name that titles follow. */
export const suitedWorkbook = (workbook: Workbook, event: string, profile: ProfileId): Workbook => ({
  read: (query) => workbook.read(query),
  create: (plan) => workbook.create(suitedPlan(plan, event, profile)),
  change: (patch) => workbook.change(patch),
  replace: (old, plan) => workbook.replace(old, plan),
  remove: (old) => workbook.remove(old),
});
