import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { refreshTournament } from '../../src/app/refresh';
import { openStep } from '../../src/app/step';
import type { Tournament } from '../../src/core/model';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { eventTexts, realEvent } from '../eventFixtures';
import { generated } from '../generated';
import { codesOf, valueOf } from '../results';
import { annulledFirst } from '../sheets/events';
import { IS_SWEEP, sampled } from '../sample';

const TIME = { time: '2026-11-20 09:00' };

const reopened = async (tournament: Tournament): Promise<Workbook> => {
  const workbook = newXlsx();
  valueOf(await addTournament(workbook, tournament, TIME));
  return valueOf(await openXlsx(valueOf(await workbook.save())));
};

const inMemory = async (tournament: Tournament): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  valueOf(await addTournament(workbook, tournament, TIME));
  return workbook;
};

describe.each([
  ['memory', inMemory],
  ['.xlsx', reopened],
] as const)('a tournament written and read back (%s)', (_, written) => {
  const same = async (tournament: Tournament): Promise<void> => {
    const { tournament: read, warnings } = valueOf(await openTournament(await written(tournament)));
    expect(warnings).toEqual([]);
    expect(read).toEqual({ ...tournament, columnFormats: tournament.columnFormats ?? [] });
  };

  it.each(sampled([...eventTexts.keys()].slice(0, 6), 3))('%s is the same', async (id) =>
    same(realEvent(id)),
  );

  it('annulled players, adjustments, forfeits and games to come', () => same(annulledFirst));

  it('a Go tournament, Black on the left', () =>
    same({ ...generated({ players: 6, cycles: 1, seed: 8, special: 0.5 }), profile: 'go' }));

  it('names and further columns of every kind, as they were', () => {
    const base = generated({ players: 9, cycles: 1, seed: 9, finished: 0 });
    const names = [
      '=1+1',
      '+49 Anna',
      '-Bert',
      '@Carl',
      "'t Hart",
      '1-0',
      '2024-01-05',
      'שרה לוי',
      `"Q" & <b> ${'x'.repeat(180)}`,
    ];
    const extra = [null, true, 45000, 'a\nb', '=SUM(A1)', 0, ' ', 'é', '00123'];
    return same({
      ...base,
      columns: ['Born', 'Notes'],
      columnFormats: ['dd.mm.yyyy', 'General'],
      players: base.players.map((player, index) => ({
        ...player,
        name: names[index]!,
        extra: [extra[index]!, extra[(index + 1) % extra.length]!],
      })),
    });
  });

  it('results are recorded, all or none, and taken back step by step', async () => {
    const workbook = await written(generated({ players: 4, cycles: 1, seed: 3, finished: 0 }));
    const outcomes = async (): Promise<(string | null)[]> =>
      valueOf(await openTournament(workbook)).tournament.games.map(({ outcome }) => outcome);
    valueOf(
      await takeChange(
        workbook,
        'record',
        [
          { game: 1, typed: '1:0' },
          { game: 2, typed: 'remis' },
        ],
        TIME,
      ),
    );
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '0-1' }], TIME));
    expect(await outcomes()).toEqual(['0-1', '1/2', null, null, null, null]);
    const refused = await takeChange(
      workbook,
      'record',
      [
        { game: 3, typed: '1-0' },
        { game: 4, typed: 'abc' },
        { game: 5, typed: '?' },
      ],
      TIME,
    );
    expect(refused.ok ? [] : refused.problems.map(({ code, place }) => [code, place.game])).toEqual([
      ['result-not-understood', 4],
      ['result-not-understood', 5],
    ]);
    expect(codesOf(await takeChange(workbook, 'record', [{ game: 77, typed: '1-0' }], TIME))).toEqual([
      'game-unknown',
    ]);
    expect(await outcomes()).toEqual(['0-1', '1/2', null, null, null, null]);
    valueOf(await takeChange(workbook, 'undo', null, TIME));
    expect(await outcomes()).toEqual(['1-0', '1/2', null, null, null, null]);
    valueOf(await takeChange(workbook, 'undo', null, TIME));
    expect(await outcomes()).toEqual([null, null, null, null, null, null]);
    expect(codesOf(await takeChange(workbook, 'undo', null, TIME))).toEqual(['undo-nothing']);
    valueOf(await takeChange(workbook, 'redo', null, TIME));
    expect(await outcomes()).toEqual(['1-0', '1/2', null, null, null, null]);
    valueOf(await takeChange(workbook, 'redo', null, TIME));
    expect(await outcomes()).toEqual(['0-1', '1/2', null, null, null, null]);
    expect(codesOf(await takeChange(workbook, 'redo', null, TIME))).toEqual(['redo-nothing']);
    valueOf(await takeChange(workbook, 'undo', null, TIME));
    valueOf(await takeChange(workbook, 'record', [{ game: 3, typed: '1-0' }], TIME));
    expect(codesOf(await takeChange(workbook, 'redo', null, TIME))).toEqual(['redo-nothing']);
    expect(await outcomes()).toEqual(['1-0', '1/2', '1-0', null, null, null]);
  });

  it('undo is refused for a cell that somebody changed since', async () => {
    const workbook = await written(generated({ players: 4, cycles: 1, seed: 3, finished: 0 }));
    const { patch } = valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
    const [cell] = patch.cells;
    valueOf(await workbook.change({ cells: [{ ...cell!, expect: '1-0', write: '½-½' }] }));
    const refused = await takeChange(workbook, 'undo', null, TIME);
    expect(refused.ok ? [] : refused.problems.map(({ code, place }) => [code, place.cell])).toEqual([
      ['changed-meanwhile', 'F5'],
    ]);
  });

  it('undo takes back the game that was recorded, also after Pairings was sorted', async () => {
    const workbook = await written(generated({ players: 4, cycles: 1, seed: 3, finished: 0 }));
    valueOf(await takeChange(workbook, 'record', [{ game: 2, typed: '1-0' }], TIME));
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
    // As sorting leaves it: the lines of games 1 and 2 change places with all that was typed there.
    const { ranges } = valueOf(
      await workbook.read({
        ranges: [{ sheet: 'Pairings', area: { row: 4, column: 0, rows: 2, columns: 9 } }],
      }),
    );
    const lines = ranges[0]!.values;
    const cells = [0, 2, 3, 7].flatMap((column) =>
      [0, 1].map((row) => ({
        sheet: 'Pairings',
        row: 4 + row,
        column,
        expect: lines[row]![column]!,
        write: lines[1 - row]![column]!,
      })),
    );
    valueOf(await workbook.change({ cells }));
    valueOf(await takeChange(workbook, 'undo', null, TIME));
    const { games } = valueOf(await openTournament(workbook)).tournament;
    expect(games.slice(0, 2).map(({ no, outcome }) => [no, outcome])).toEqual([
      [1, null],
      [2, '1-0'],
    ]);
  });

  it('two tournaments live in one workbook under names of their own', async () => {
    const workbook = await written(generated({ players: 4, cycles: 1, seed: 3 }));
    valueOf(
      await addTournament(
        workbook,
        { ...generated({ players: 5, cycles: 1, seed: 4 }), event: 'Blitz' },
        TIME,
      ),
    );
    const { sheets } = valueOf(await workbook.read({ ranges: [] }));
    expect(sheets.map(({ name }) => name).filter((name) => name.startsWith('Blitz'))).toEqual([
      'Blitz Pairings',
      'Blitz Round',
      'Blitz Standings',
      'Blitz Crosstable',
      'Blitz Players',
      'Blitz Tournament',
      'Blitz Log',
      'Blitz Lists',
      'Blitz Calculation',
    ]);
    expect(valueOf(await openTournament(workbook, 't4')).tournament.event).toBe('Blitz');
    expect(valueOf(await openTournament(workbook)).tournament.id).toBe('t3');
  });

  if (IS_SWEEP)
    it('a field above 100 is refreshed with one line in the Log, and undo passes over it', async () => {
      const workbook = await written(generated({ players: 101, cycles: 1, seed: 6, finished: 0.3 }));
      const { games } = valueOf(await openTournament(workbook)).tournament;
      const open = games.find(({ outcome }) => outcome === null)!.no;
      valueOf(await takeChange(workbook, 'record', [{ game: open, typed: '1-0' }], TIME));
      const patch = valueOf(await refreshTournament(workbook, TIME));
      expect(patch.cells.length).toBeGreaterThan(2);
      const { lines } = valueOf(await openStep(workbook));
      const told = lines.filter(({ step }) => step === 3);
      expect(told.map(({ time, rule, cells }) => [time, rule, cells])).toEqual([
        ['2026-11-20 09:00', 'refresh', ''],
      ]);
      expect(valueOf(await refreshTournament(workbook, TIME)).cells).toEqual([]);
      valueOf(await takeChange(workbook, 'undo', null, TIME));
      expect(valueOf(await openTournament(workbook)).tournament.games[open - 1]!.outcome).toBeNull();
    });
});
