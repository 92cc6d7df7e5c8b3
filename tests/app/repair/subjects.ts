import { makeXlsx } from '../../../emulator/files/makeXlsx';
import { parseXlsx } from '../../../emulator/files/parseXlsx';
import {
  deleteCells,
  deleteSheet,
  entireColumns,
  entireRows,
  findSheet,
  insertCells,
  setNumberFormat,
  setValues,
  type Book,
} from '../../../emulator/model';
import { addTournament } from '../../../src/app/create';
import type { Tournament } from '../../../src/core/model';
import { area, parseArea } from '../../../src/grid/cell';
import type { Workbook } from '../../../src/workbook/port';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../../src/workbook/xlsx';
import { OCCASION } from '../conduct/check';
import type { Page } from '../../emulator/office';
import { begun, excel, workbook as inExcel } from '../../workbook/excel';
import { valueOf } from '../../results';

/** What a person does to a workbook in Excel. */
export type Deed = (book: Book) => void;

const idOf = (book: Book, sheet: string): string => findSheet(book, sheet)!.id;
const refOf = (book: Book, sheet: string, cells: string) => ({
  sheet: idOf(book, sheet),
  area: parseArea(cells)!,
});

/** Types into a cell; a text that begins with `=` is a formula. */
export const types =
  (sheet: string, cell: string, value: string | number): Deed =>
  (book) =>
    setValues(book, refOf(book, sheet, cell), [[value]]);

/** Inserts an empty row above the row of a cell, across the sheet. */
export const insertsRow =
  (sheet: string, row: number): Deed =>
  (book) => {
    insertCells(book, { sheet: idOf(book, sheet), area: entireRows(area(row - 1, 0)) }, 'Down');
  };

export const deletesRow =
  (sheet: string, row: number): Deed =>
  (book) =>
    deleteCells(book, { sheet: idOf(book, sheet), area: entireRows(area(row - 1, 0)) }, 'Up');

export const deletesColumn =
  (sheet: string, column: number): Deed =>
  (book) =>
    deleteCells(book, { sheet: idOf(book, sheet), area: entireColumns(area(0, column)) }, 'Left');

export const deletesSheet =
  (sheet: string): Deed =>
  (book) =>
    deleteSheet(book, idOf(book, sheet));

export const formats =
  (sheet: string, cells: string, format: string): Deed =>
  (book) =>
    setNumberFormat(book, refOf(book, sheet, cells), format);

export const both =
  (...deeds: readonly Deed[]): Deed =>
  (book) =>
    deeds.forEach((deed) => deed(book));

/** Where a damaged tournament is tried. */
export interface Place<W extends Workbook = Workbook> {
  readonly name: string;
  /** A workbook with a tournament, after a person has done something to it. */
  readonly damaged: (tournament: Tournament, deed: Deed) => Promise<W>;
}

const made = new WeakMap<Tournament, Uint8Array>();

/** The file of a tournament, made once. */
const fileOf = async (tournament: Tournament): Promise<Uint8Array> => {
  const known = made.get(tournament);
  if (known) return known;
  const workbook = newXlsx();
  valueOf(await addTournament(workbook, tournament, OCCASION));
  const bytes = valueOf(await workbook.save());
  made.set(tournament, bytes);
  return bytes;
};

export const inFile: Place<XlsxWorkbook> = {
  name: 'in a file',
  damaged: async (tournament, deed) => {
    const { book } = valueOf(parseXlsx(await fileOf(tournament)));
    deed(book);
    return valueOf(await openXlsx(makeXlsx(book)));
  },
};

const openings = new WeakMap<Tournament, () => Promise<Page>>();

/** Opens Excel with a tournament, which is made once. */
const opening = (tournament: Tournament): (() => Promise<Page>) => {
  const known =
    openings.get(tournament) ??
    begun(excel, async () => valueOf(await addTournament(inExcel, tournament, OCCASION)));
  openings.set(tournament, known);
  return known;
};

const openInExcel: Place = {
  name: 'in Excel',
  damaged: async (tournament, deed) => {
    const page = await opening(tournament)();
    page.host.as('user', deed);
    return inExcel;
  },
};

export const PLACES: readonly Place[] = [inFile, openInExcel];
