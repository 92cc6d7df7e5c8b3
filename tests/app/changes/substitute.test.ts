import { planSubstitution } from '../../../src/app/changes/person';
import { takeChange } from '../../../src/app/changes/take';
import { openStep } from '../../../src/app/step';
import type { Tournament } from '../../../src/core/model';
import { makeTrf } from '../../../src/exchange/trf';
import { valueOf } from '../../results';
import { inMemory } from '../conduct/check';
import { FIVE, writes } from './previewed';

const OCCASION = { time: '2026-11-20 09:00' };

const LISTED: Tournament = {
  ...FIVE,
  columns: ['FIDE ID', 'Title', 'Born', 'Age'],
  columnFormats: ['General', 'General', 'General', 'General'],
  players: FIVE.players.map((player) => ({ ...player, extra: [4100018, 'FM', 1990, null] })),
};
const BEA = { player: 2, name: 'Bea', rating: 1800, federation: null, columns: { column1: '24600010' } };

describe('a substitute in a list with FIDE IDs, titles and years of birth', () => {
  it('stands there, and in the TRF file, with what is known of them alone; one Undo brings all back', async () => {
    const workbook = await inMemory(LISTED);
    const now = async () => valueOf(await openStep(workbook)).open.tournament;
    const before = await now();
    valueOf(await takeChange(workbook, 'substitute', BEA, OCCASION));
    const after = await now();
    expect(after.players[1]).toEqual({
      no: 2,
      name: 'Bea',
      rating: { typed: 1800, strength: 1800 },
      status: 'playing',
      extra: [24600010, null, null, null],
    });
    const [line] = valueOf(makeTrf(after))
      .files[0]!.content.split('\n')
      .filter((each) => each.includes('Bea'));
    expect(line).toContain('24600010');
    expect(line).not.toMatch(/FM|1990|NZL|4100018/);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await now()).toEqual(before);
    valueOf(await takeChange(workbook, 'redo', null, OCCASION));
    expect(await now()).toEqual(after);
  });

  it('keeps a formula of the organiser in such a column, unless something is typed there', async () => {
    const workbook = await inMemory(LISTED);
    const age = { sheet: 'Players', row: 5, column: 7, expect: null, write: 36, writeFormula: '2026-G6' };
    valueOf(await workbook.change({ cells: [age] }));
    const step = valueOf(await openStep(workbook));
    const told = (columns: Readonly<Record<string, string>>) =>
      writes(planSubstitution(step, { ...BEA, columns })).filter((cell) => cell.startsWith('Players!H'));
    expect([told({}), told({ column4: '20' })]).toEqual([[], ['Players!H6: 36 → 20']]);
  });

  it('keeps a formula of the organiser for the rating, and Undo brings it back where something else was typed', async () => {
    const workbook = await inMemory(LISTED);
    const at = valueOf(await openStep(workbook)).open.parts.places.Players_rating!;
    const cell = { sheet: at.sheet, row: at.area.row + 1, column: at.area.column };
    const rating = { ...cell, expect: 0, write: 1900, writeFormula: '1000+900' };
    const now = valueOf(await openStep(workbook)).open.tournament.players[1]!.rating?.typed ?? null;
    valueOf(await workbook.change({ cells: [{ ...rating, expect: now }] }));
    const formula = async () =>
      valueOf(await workbook.read({ ranges: [{ ...at, area: { ...at.area, row: cell.row, rows: 1 } }] }))
        .ranges[0]!.formulas;
    valueOf(
      await takeChange(
        workbook,
        'substitute',
        { player: 2, name: 'Bea', rating: '', federation: '' },
        OCCASION,
      ),
    );
    expect(await formula()).toEqual([['1000+900']]);
    valueOf(await takeChange(workbook, 'correct', { player: 2, rating: 1700 }, OCCASION));
    expect(await formula()).toEqual([[null]]);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await formula()).toEqual([['1000+900']]);
  });
});
