import { NODE_COMPRESSION } from '../../src/cli/compression';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { WorkbookPlan } from '../../src/grid/plan';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { OCCASION, expectLive } from '../app/conduct/check';
import { FIELDS, halfPlayed, HAPPENINGS, type Happening } from '../app/conduct/happenings';
import { valueOf } from '../results';
import { displayed, expected, refereed, type ValueAt } from './books';
import { takeChange } from '../../src/app/changes/take';
import { NEW, now } from '../app/field/stories';
import { recalculated } from './soffice';

/** Each happening in each field. */
const CASES = FIELDS.flatMap(([players, cycles]) => {
  const base = halfPlayed(players, cycles);
  return HAPPENINGS.map(
    (happening) => [`${players} players, ${cycles} cycles: ${happening.name}`, base, happening] as const,
  );
});

interface Happened {
  /** The sheets that show what the rules say. */
  readonly plan: Pick<WorkbookPlan, 'sheets'>;
  readonly bytes: Uint8Array;
  /** What stands in the file's input cells. */
  readonly tournament: Tournament;
}

/** Half-played tournaments in files, each made once. */
const made = new Map<Tournament, Promise<Pick<Happened, 'plan' | 'bytes'>>>();

const begun = async (base: Tournament): Promise<Pick<Happened, 'plan' | 'bytes'>> => {
  const workbook = newXlsx(NODE_COMPRESSION);
  const { plan } = valueOf(await addTournament(workbook, base, OCCASION));
  const sheets = plan.sheets.filter(({ role }) => role === 'standings' || role === 'crosstable');
  return { plan: { sheets }, bytes: valueOf(await workbook.save()) };
};

/** A half-played tournament in a file, after something happened to it. */
const happened = async (base: Tournament, { before, take }: Happening): Promise<Happened> => {
  if (!made.has(base)) made.set(base, begun(base));
  const { plan, bytes } = await made.get(base)!;
  const workbook = valueOf(await openXlsx(bytes, NODE_COMPRESSION));
  if (before) valueOf(await before(workbook, base, OCCASION));
  valueOf(await take(workbook, base, OCCASION));
  const { tournament } = valueOf(await openTournament(workbook));
  return { plan, bytes: valueOf(await workbook.save()), tournament };
};

describe('after whatever happens to a half-played tournament, LibreOffice shows what the rules say', () => {
  const files = new Map<string, Happened>();
  let referee: ReadonlyMap<string, ValueAt>;
  const key = (index: number): string => `case${index}`;

  beforeAll(async () => {
    for (const [index, [, field, happening]] of CASES.entries())
      files.set(key(index), await happened(field, happening));
    referee = await refereed(files);
  });

  it.each(CASES.map(([name], index) => [name, index] as const))('%s', (_, index) => {
    const { tournament } = files.get(key(index))!;
    expect(displayed(tournament, referee.get(key(index))!)).toEqual(expected(tournament));
  });
});

it('LibreOffice shows a late entry, and the field after undo, as the rules have it: 11 players, 7 in two cycles, 10 with added rounds', async () => {
  const files = new Map<string, Uint8Array>();
  const fields = new Map<string, Tournament>();
  for (const [players, cycles] of [
    [11, 1],
    [7, 2],
    [10, 1],
  ] as const) {
    const base = halfPlayed(players, cycles);
    const workbook = newXlsx();
    valueOf(await addTournament(workbook, base, OCCASION));
    valueOf(await takeChange(workbook, 'enter', { ...NEW, mayAdd: true }, OCCASION));
    files.set(`entered${players}`, valueOf(await workbook.save()));
    fields.set(`entered${players}`, await now(workbook, base));
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    files.set(`undone${players}`, valueOf(await workbook.save()));
    fields.set(`undone${players}`, base);
  }
  for (const [name, bytes] of await recalculated(files)) {
    const workbook = valueOf(await openXlsx(bytes));
    const field = fields.get(name)!;
    expect((await now(workbook, field)).players).toHaveLength(field.players.length);
    await expectLive(workbook, field);
  }
});
