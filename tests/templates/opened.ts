import { openTeamEvents } from '../teamEvents';
import { openTournament } from '../../src/app/open';
import type { CellValue } from '../../src/grid/cell';
import type { NamedPart } from '../../src/sheets/parts';
import { openXlsx } from '../../src/workbook/xlsx';
import { TEMPLATES } from '../../templates/kinds';
import { makeTemplate } from '../../templates/make';
import { valueOf } from '../results';

/** A template, opened: what is read and typed in it, by its parts. */
export const opened = async (file: string) => {
  const template = TEMPLATES.find((each) => each.file === file)!;
  const workbook = valueOf(await openXlsx(valueOf(await makeTemplate(template))));
  const partsNow = async () =>
    template.kind === 'teams'
      ? valueOf(await openTeamEvents(workbook))[0]!.parts
      : valueOf(await openTournament(workbook)).parts;
  const column = async (part: NamedPart): Promise<readonly CellValue[]> => {
    const parts = await partsNow();
    const { ranges } = valueOf(await workbook.read({ ranges: [parts.places[part]!] }));
    return ranges[0]!.values.map(([value = null]) => value);
  };
  const type = async (part: NamedPart, line: number, write: CellValue): Promise<void> => {
    const { sheet, area } = (await partsNow()).places[part]!;
    const expected = (await column(part))[line] ?? null;
    const cell = { sheet, row: area.row + line, column: area.column, expect: expected, write };
    valueOf(await workbook.change({ cells: [cell] }));
  };
  const tournament = async () => valueOf(await openTournament(workbook)).tournament;
  /** Whatever a sheet says of a bye. */
  const byes = async (sheet: string): Promise<readonly string[]> => {
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] }));
    return [...new Set(ranges[0]!.values.flat().map(String))].filter((text) => text.includes('bye'));
  };
  return { workbook, column, type, tournament, byes, sheet: (await partsNow()).sheet };
};
