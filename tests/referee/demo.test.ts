import { withGame } from '../changed';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openTournament } from '../../src/app/open';
import { demonstrate } from '../../assets/demonstrate';
import type { Tournament } from '../../src/core/model';
import { planFor } from '../../src/app/create';
import type { OutcomeCode } from '../../src/core/results/outcome';
import type { WorkbookPlan } from '../../src/grid/plan';
import { openXlsx } from '../../src/workbook/xlsx';
import { realEvent } from '../eventFixtures';
import { valueOf } from '../results';
import { differences, displayed, expected, ours, part, refereed, valuesIn, type ValueAt } from './books';

const SAMPLES = join(__dirname, '../../assets/samples');

const read = async (bytes: Uint8Array): Promise<Tournament> => {
  const workbook = await openXlsx(bytes);
  const open = valueOf(workbook.ok ? await openTournament(workbook.value) : workbook);
  return open.tournament;
};

const refereeOf = async (plan: WorkbookPlan, bytes: Uint8Array): Promise<ValueAt> =>
  (await refereed(new Map([['book', { plan, bytes }]]))).get('book')!;

/** Another text in one cell of one sheet's XML, and not a byte else: what a person without us does. */
const retyped = (bytes: Uint8Array, cell: string, from: string, to: string): Uint8Array => {
  const files = unzipSync(bytes);
  const pattern = new RegExp(`(<c r="${cell}"[^>]*><is><t[^>]*>)${from}(</t></is></c>)`);
  const [name] = Object.entries(files).find(
    ([path, content]) => /worksheets\/sheet\d+\.xml$/.test(path) && pattern.test(strFromU8(content)),
  )!;
  files[name] = strToU8(strFromU8(files[name]!).replace(pattern, `$1${to}$2`));
  return zipSync(files);
};

describe('the demonstration: Candidates 2013 from a plain list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-'));
  let bytes: Uint8Array;
  let tournament: Tournament;
  let plan: WorkbookPlan;
  let referee: ValueAt;

  beforeAll(async () => {
    const done = valueOf(
      await demonstrate(SAMPLES, folder, {
        time: () => '2026-11-20 09:00',
        instant: () => '2026-11-20T08:00:00Z',
        random: () => 'x',
      }),
    );
    bytes = readFileSync(done.out);
    tournament = await read(bytes);
    plan = planFor(tournament, [], '2026-11-20 09:00');
    referee = await refereeOf(plan, bytes);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has the real rounds and the real final order: Carlsen before Kramnik by wins', () => {
    const standings = part(referee, 'Standings', 4, 0, 8, 14);
    expect(standings.map((row) => [row[0], row[1], row[10], row[2]])).toEqual([
      [1, 'Carlsen, Magnus', 14, 8.5],
      [2, 'Kramnik, Vladimir', 14, 8.5],
      [3, 'Svidler, Peter', 14, 8],
      [4, 'Aronian, Levon', 14, 8],
      [5, 'Gelfand, Boris', 14, 6.5],
      [6, 'Grischuk, Alexander', 14, 6.5],
      [7, 'Ivanchuk, Vassily', 14, 6],
      [8, 'Radjabov, Teimour', 14, 4],
    ]);
    // DE 1-1 decides nothing, then wins 5 and 4, Sonneborn-Berger 56.25 and 57.75.
    expect(standings.slice(0, 2).map((row) => row.slice(3, 7))).toEqual([
      ['', 5, 56.25, 3],
      ['', 4, 57.75, 4],
    ]);
    const real = realEvent('cand2013');
    expect(tournament.games.map(({ round, outcome }) => [round, outcome]).length).toBe(real.games.length);
  });

  it('every cross-table cell and tie-break equals the rules', () =>
    expect(displayed(tournament, referee)).toEqual(expected(tournament)));

  it('the same numbers stand in the file before any recalculation', async () => {
    const cached = await valuesIn(bytes, plan);
    expect(differences(plan, cached, referee)).toEqual([]);
    expect(displayed(tournament, cached)).toEqual(expected(tournament));
  });

  it('one result changed in the file changes them rightly', async () => {
    const { no } = tournament.games.find(({ outcome }) => outcome === '1-0')!;
    const row = tournament.games.findIndex((game) => game.no === no);
    const changed: Tournament = withGame(tournament, no, { outcome: '0-1' as OutcomeCode });
    const value = await refereeOf(plan, retyped(bytes, `F${row + 5}`, '1-0', '0-1'));
    expect(displayed(changed, value)).toEqual(expected(changed));
    expect(displayed(changed, value)).not.toEqual(expected(tournament));
    expect(differences(plan, ours(plan), value).length).toBeGreaterThan(10);
  });
});
