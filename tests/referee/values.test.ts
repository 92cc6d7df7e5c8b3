import type { Block, WorkbookPlan } from '../../src/grid/plan';
import { generated } from '../generated';
import { planned } from '../sheets/plan';
import { differences, fileOfPlan, ours, refereed, valuesIn, type ValueAt } from './books';

const FLAGGED = /^Out of date/;

/** What the status cells of Pairings and Standings say. */
const statuses = (value: ValueAt): unknown[] => [value('Pairings', 1, 0), value('Standings', 1, 0)];

describe('a field of 101 in LibreOffice: values, and a cell that tells when they are out of date', () => {
  const sheets = planned(generated({ players: 101, cycles: 1, seed: 11, finished: 0.4 }));
  const changed: WorkbookPlan = {
    ...sheets.plan,
    sheets: sheets.plan.sheets.map((sheet) => {
      if (sheet.role !== 'pairings') return sheet;
      const result = sheets.layout.pairings.column(5).area;
      const typed: Block = { kind: 'values', area: { ...result, rows: 1 }, values: [['+/-']], format: '@' };
      return { ...sheet, blocks: [...sheet.blocks, typed] };
    }),
  };
  let files: Map<string, { plan: WorkbookPlan; bytes: Uint8Array }>;
  let referee: ReadonlyMap<string, ValueAt>;

  beforeAll(async () => {
    files = new Map([
      ['fresh', { plan: sheets.plan, bytes: await fileOfPlan(sheets.plan) }],
      ['changed', { plan: changed, bytes: await fileOfPlan(changed) }],
    ]);
    referee = await refereed(files);
  });

  it.each(['fresh', 'changed'])(
    'every formula cell equals ours, in the file and recalculated: %s',
    async (name) => {
      const { plan, bytes } = files.get(name)!;
      expect(differences(plan, ours(plan), referee.get(name)!)).toEqual([]);
      expect(differences(plan, await valuesIn(bytes, plan), referee.get(name)!)).toEqual([]);
    },
  );

  it('nothing is out of date when they were just written', () => {
    for (const status of statuses(referee.get('fresh')!)) expect(status).not.toMatch(FLAGGED);
  });

  it('one result typed since is told on both sheets', () => {
    for (const status of statuses(referee.get('changed')!)) expect(status).toMatch(FLAGGED);
  });
});
