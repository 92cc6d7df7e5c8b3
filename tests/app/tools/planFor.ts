import { planNames, type NamesHow, type NamesPlan } from '../../../src/app/tools/names';
import type { ListChoice } from '../../../src/app/roster';
import { present } from '../../../src/core/present';
import type { Problem } from '../../../src/core/problem';
import { cellText, parseArea, type Area } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Workbook } from '../../../src/workbook/port';
import { drawn } from '../../sheets/printed/draw';
import type { GridDetails } from '../../sheets/grid-of';
import { unwrap } from '../../workbook/excel';
import { HOSTS } from './hosts';

export const inMemory = present(HOSTS['memory']);

export const TIME = '2026-11-20 09:00';

/** What would be done to a block of the sheet Draw with the list on the sheet Members. */
export const planned = async (workbook: Workbook, area: Area, how: NamesHow): Promise<NamesPlan> =>
  unwrap(await planNames(workbook, { range: { sheet: 'Draw', area }, lists: [{ sheet: 'Members' }], how }));

/** What stands on the sheet Draw. */
export const drawIn = async (workbook: Workbook, area: Area): Promise<Grid> => {
  const { ranges } = unwrap(await workbook.read({ ranges: [{ sheet: 'Draw', area }] }));
  return present(ranges[0]);
};

export const textsIn = ({ values }: Grid): readonly (readonly string[])[] =>
  values.map((line) => line.map(cellText));

/** A plan for cells and a list that are drawn; what is refused is told by code and cell. */
export const planFor = async (
  draw: string,
  list: Grid | readonly Grid[],
  how: NamesHow,
  at?: {
    readonly details?: GridDetails;
    readonly range?: string;
    readonly lists?: readonly ListChoice[];
    readonly numbers?: string;
  },
): Promise<{
  readonly workbook: Workbook;
  readonly area: Area;
  readonly plan: Awaited<ReturnType<typeof planNames>>;
}> => {
  const grid: Grid = { ...drawn(draw, at?.details), sheet: 'Draw' };
  const lists = 'sheet' in list ? [list] : list;
  const { workbook } = await inMemory([...lists, grid]);
  const area = at?.range === undefined ? grid.area : present(parseArea(at.range));
  const choices = at?.lists ?? lists.map(({ sheet }) => ({ sheet }));
  return {
    workbook,
    area,
    plan: await planNames(workbook, {
      range: { sheet: 'Draw', area },
      lists: choices,
      how,
      numbers: at?.numbers,
    }),
  };
};

export const told = ({ code, place, values }: Problem): string =>
  [code, place.sheet, place.cell, ...Object.values(values)].filter((part) => part !== undefined).join(' ');
