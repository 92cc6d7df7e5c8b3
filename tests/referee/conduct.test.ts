import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { WorkbookPlan } from '../../src/grid/plan';
import { newXlsx } from '../../src/workbook/xlsx';
import { OCCASION, unwrap } from '../app/conduct/check';
import { FIELDS, halfPlayed, HAPPENINGS, type Happening } from '../app/conduct/happenings';
import { displayed, expected, refereed, type ValueAt } from './books';

/** Each happening in each field. */
const CASES = FIELDS.flatMap(([players, cycles]) =>
  HAPPENINGS.map(
    (happening) =>
      [`${players} players, ${cycles} cycles: ${happening.name}`, players, cycles, happening] as const,
  ),
);

interface Happened {
  readonly plan: WorkbookPlan;
  readonly bytes: Uint8Array;
  /** What stands in the file's input cells. */
  readonly tournament: Tournament;
}

/** A half-played tournament in a file, after something happened to it. */
const happened = async (base: Tournament, { before, take }: Happening): Promise<Happened> => {
  const workbook = newXlsx();
  const { plan } = unwrap(await addTournament(workbook, base, OCCASION));
  if (before) unwrap(await before(workbook, base, OCCASION));
  unwrap(await take(workbook, base, OCCASION));
  const { tournament } = unwrap(await openTournament(workbook));
  return { plan, bytes: unwrap(await workbook.save()), tournament };
};

describe('after whatever happens to a half-played tournament, LibreOffice shows what the rules say', () => {
  const files = new Map<string, Happened>();
  let referee: ReadonlyMap<string, ValueAt>;
  const key = (index: number): string => `case${index}`;

  beforeAll(async () => {
    for (const [index, [, players, cycles, happening]] of CASES.entries())
      files.set(key(index), await happened(halfPlayed(players, cycles), happening));
    referee = await refereed(files);
  });

  it.each(CASES.map(([name], index) => [name, index] as const))('%s', (_, index) => {
    const { tournament } = files.get(key(index))!;
    expect(displayed(tournament, referee.get(key(index))!)).toEqual(expected(tournament));
  });
});
