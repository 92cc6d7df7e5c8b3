import { problem, type Problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { examine } from '../../sheets/doctor/examine';
import type { Finding } from '../../sheets/doctor/finding';
import { findAllTournaments } from '../../sheets/findTournaments';
import type { CellChange, Overview, Reader } from '../../workbook/port';
import { changeOf } from '../repair/logLines';
import { planRepair } from '../repair/repair';
import { chosenSheet } from '../roster';
import { onOurs } from './apply';

/** The findings in a workbook. */
export interface Diagnosis {
  /** On the organiser's own sheets, sheet by sheet. */
  readonly findings: readonly Finding[];
  /** On tournament sheets: cells we cannot read, and damage for Repair. */
  readonly ours: readonly Problem[];
}

/** The visible sheets that people made themselves. */
const examined = (overview: Overview): readonly string[] => {
  const seen = overview.sheets.filter(({ visibility }) => visibility === 'visible').map(({ name }) => name);
  const ours = new Set(onOurs(overview, seen).map(({ place }) => place.sheet));
  return seen.filter((name) => !ours.has(name));
};

/** Problems of a workbook's tournaments, including those that cannot be read. */
const wrongWithOurs = async (
  reader: Reader,
  sheets: readonly string[],
  time: string,
): Promise<readonly Problem[]> => {
  const found: Problem[] = [];
  for (const sheet of sheets) {
    const planned = await planRepair(reader, sheet, time);
    const all = planned.ok ? [...planned.value.warnings, ...planned.value.faults] : planned.problems;
    for (const each of all) found.push(each);
  }
  return found;
};

const isOn = (sheet: string | undefined, { place }: Problem): boolean =>
  sheet === undefined || place.sheet?.toLowerCase() === sheet.toLowerCase();

/**
 * Looks for what is wrong on the sheets of a workbook, or on one of them; names are compared with those of all. `time` is
 * the local time. Problems: `sheet-missing`, those of the port.
 */
export const examineSheets = async (
  reader: Reader,
  sheet: string | undefined,
  time: string,
): Promise<Result<Diagnosis>> => {
  const read = await reader.read((overview) => ({
    ranges: examined(overview).map((name) => ({ sheet: name, area: 'used' as const })),
  }));
  if (!read.ok) return read;
  const { names, sheets, ranges } = read.value;
  const known = chosenSheet(read.value, sheet);
  if (!known.ok) return known;
  const tournaments = findAllTournaments(names, sheets).map((each) => each.sheet);
  const ours = await wrongWithOurs(reader, tournaments, time);
  return ok({
    findings: examine(ranges).filter((finding) => isOn(sheet, finding.problem)),
    ours: ours.filter((each) => isOn(sheet, each)),
  });
};

/** Which finding to cure, and by which of its cures, both from 0. */
export interface ChosenCure {
  readonly finding: number;
  readonly cure: number;
}

/** The cures of all certain findings. */
export const sureCures = (findings: readonly Finding[]): readonly ChosenCure[] =>
  findings.flatMap(({ sure }, finding) => (sure ? [{ finding, cure: 0 }] : []));

/** The cells of chosen cures. Problems: `cure-unknown` for a finding or a cure that is not there. */
export const cureCells = (
  findings: readonly Finding[],
  chosen: readonly ChosenCure[],
): Result<readonly CellChange[]> => {
  const cells: CellChange[] = [];
  for (const { finding, cure } of chosen) {
    const found = findings[finding]?.cures[cure];
    if (!found) return fail(problem('cure-unknown', {}, { number: finding + 1, count: findings.length }));
    for (const each of found.cells.map(changeOf)) cells.push(each);
  }
  return ok(cells);
};
