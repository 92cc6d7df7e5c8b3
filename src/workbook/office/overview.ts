import { entryAt, present } from '../../core/present';
import { area, areaAddress, quoteSheet } from '../../grid/cell';
import { parseReference, type Place } from '../../grid/reference';
import type { DocumentNames, DefinedName, Overview, SheetInfo, TableInfo, Wanted } from '../port';
import { areaOf } from '../query';
import { codeOf, type Context, type Sheet } from './excel';
import { askArea } from './pieces';
import { isRefusal } from './refusal';

const VISIBILITY = { Visible: 'visible', Hidden: 'hidden', VeryHidden: 'very-hidden' } as const;

/** Excel quotes a sheet's name only where it must; the port always does. */
const nameInfo = (name: string, formula: unknown): Omit<DefinedName, 'sheet'> => {
  const refersTo = String(formula).replace(/^=/, '');
  const place = parseReference(refersTo);
  return {
    name,
    refersTo: place ? `${quoteSheet(place.sheet)}!${areaAddress(place.area, true)}` : refersTo,
  };
};

/** Asks for the names of a sheet, to be answered by the next request. */
export const askNames = ({ names }: Sheet): void => {
  names.load('items/name,items/formula,items/scope');
};

/** The names scoped to a sheet: some builds list those of the workbook with them (office-js #1011). They have to be loaded. */
export const scopedNames = ({ names }: Sheet): readonly Omit<DefinedName, 'sheet'>[] =>
  names.items
    .filter(({ scope }) => scope === 'Worksheet')
    .map(({ name, formula }) => nameInfo(name, formula));

/** Asks for sheets with their names, to be answered by the next request. */
export const askSheets = ({ workbook: { worksheets } }: Context): void => {
  worksheets.load(
    'items/id,items/name,items/visibility,items/protection/protected,items/names/items/name,items/names/items/formula,items/names/items/scope',
  );
};

/**
 * Asks for all that is listed and for the name of the open sheet. Where a chart sheet is open there is none, and asking for
 * it fails (office-js #2444): then the same is asked without it.
 */
const askAll = async (context: Context): Promise<string | null> => {
  const { worksheets, names, tables } = context.workbook;
  const ask = (): void => {
    askSheets(context);
    names.load('items/name,items/formula');
    tables.load('items/name,items/worksheet/name');
  };
  ask();
  const active = worksheets.getActiveWorksheet();
  active.load('name');
  try {
    await context.sync();
    return active.name;
  } catch (error) {
    if (isRefusal(codeOf(error))) throw error;
  }
  ask();
  await context.sync();
  return null;
};

/** Sheets, names of both scopes and tables, in one request. */
export const list = async (context: Context): Promise<Overview> => {
  const open = await askAll(context);
  const { worksheets, names, tables } = context.workbook;
  return {
    sheets: worksheets.items.map(({ name, visibility }): SheetInfo => ({
      name,
      visibility: VISIBILITY[visibility as keyof typeof VISIBILITY],
      active: name === open,
    })),
    names: [
      ...names.items.map(({ name, formula }) => ({ sheet: null, ...nameInfo(name, formula) })),
      ...worksheets.items.flatMap((sheet) =>
        scopedNames(sheet).map((each) => ({ sheet: sheet.name, ...each })),
      ),
    ],
    tables: tables.items.map(({ name, worksheet }) => ({ sheet: worksheet.name, name })),
  };
};

/** Asks what the document is called; the answer is there after the next request. */
export const askDocument = ({ workbook }: Context): (() => DocumentNames) => {
  workbook.load('name');
  workbook.properties.load('title');
  return () => ({ title: workbook.properties.title, file: workbook.name.replace(/\.[a-z]{3,4}$/iu, '') });
};

/** Where a range is that is not there: nothing more is asked of it. */
const NOWHERE = area(0, 0, 0, 0);

/**
 * How large tables and used ranges are, in one request if there are any or if somebody is `waiting` for it; with the places
 * that are to be read.
 */
export const measure = async (
  context: Context,
  { tables }: Overview,
  wanted: readonly Wanted[],
  waiting = false,
): Promise<{ readonly tables: readonly TableInfo[]; readonly places: readonly Place[] }> => {
  const { workbook } = context;
  const bodies = tables.map(({ name }) => askArea(workbook.tables.getItem(name).getRange()));
  const used = wanted.map((each) =>
    each.area === 'used'
      ? askArea(workbook.worksheets.getItem(each.sheet).getUsedRangeOrNullObject(true))
      : null,
  );
  if (waiting || bodies.length + used.filter(Boolean).length > 0) await context.sync();
  const areas = tables.map((table, index) => ({ ...table, area: entryAt(bodies, index)() ?? NOWHERE }));
  const places = wanted.map((each, index) => ({
    sheet: each.sheet,
    area: each.area === 'used' ? (present(used[index])() ?? NOWHERE) : areaOf(each.area, areas),
  }));
  return { tables: areas, places };
};
