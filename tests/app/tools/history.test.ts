import { addTournament } from '../../../src/app/create';
import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import { applyToSheets } from '../../../src/app/tools/apply';
import { readHistory, toolToRedo, toolToUndo } from '../../../src/app/tools/history';
import { redoTool, undoTool } from '../../../src/app/tools/undo';
import type { Workbook } from '../../../src/workbook/port';
import { closePages } from '../../emulator/office';
import { generated } from '../../generated';
import { gridOf } from '../../sheets/grid-of';
import { unwrap } from '../../workbook/excel';
import { TRIED } from './hosts';

afterEach(closePages);

/** The clock stands still: it tells nothing of the order. */
const TIME = '2026-11-20 09:00';

const byTool = async (workbook: Workbook, row: number, write: string): Promise<void> => {
  const cells = [{ sheet: 'Draw', row, column: 0, expect: '1-2', write }];
  unwrap(await applyToSheets(workbook, { tool: 'names', sentence: 'names', cells }, TIME));
};

const result = async (workbook: Workbook, game: number): Promise<void> => {
  unwrap(await takeChange(workbook, 'record', [{ game, typed: '1-0' }], { time: TIME }));
};

const undo = async (workbook: Workbook): Promise<void> => {
  if (toolToUndo(unwrap(await readHistory(workbook)))) unwrap(await undoTool(workbook));
  else unwrap(await takeChange(workbook, 'undo', null, { time: TIME }));
};

const redo = async (workbook: Workbook): Promise<void> => {
  if (toolToRedo(unwrap(await readHistory(workbook)))) unwrap(await redoTool(workbook));
  else unwrap(await takeChange(workbook, 'redo', null, { time: TIME }));
};

/** The organiser's cells and the first two outcomes. */
const stands = async (workbook: Workbook): Promise<string> => {
  const { ranges } = unwrap(await workbook.read({ ranges: [{ sheet: 'Draw', area: 'used' }] }));
  const { games } = unwrap(await openTournament(workbook)).tournament;
  return [...ranges[0]!.values.flat(), ...games.slice(0, 2).map(({ outcome }) => outcome ?? 'open')].join(
    ' ',
  );
};

describe.each(TRIED)('in %s', (_, hosted) => {
  it('names, a result, names and a result of one minute are undone from the last on, and done again from the first on', async () => {
    const host = await hosted([gridOf([['1-2'], ['1-2']], { sheet: 'Draw' })]);
    let workbook = host.workbook;
    const tournament = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
    unwrap(await addTournament(workbook, tournament, { time: TIME }));
    const states = [await stands(workbook)];
    const note = async (): Promise<void> => {
      workbook = await host.reopened(workbook);
      states.push(await stands(workbook));
    };
    for (const line of [0, 1]) {
      await byTool(workbook, line, `Ann-Ben ${line}`);
      await note();
      await result(workbook, line + 1);
      await note();
    }
    expect(states).toEqual([
      '1-2 1-2 open open',
      'Ann-Ben 0 1-2 open open',
      'Ann-Ben 0 1-2 1-0 open',
      'Ann-Ben 0 Ann-Ben 1 1-0 open',
      'Ann-Ben 0 Ann-Ben 1 1-0 1-0',
    ]);
    const forth = [...states];
    for (const way of [undo, redo, undo]) {
      states.splice(0, states.length, await stands(workbook));
      for (let step = 0; step < 4; step += 1) {
        await way(workbook);
        await note();
      }
      expect(states).toEqual(way === redo ? forth : [...forth].reverse());
    }
  });

  it('a step of the tournament that was undone is not done again after a tool’s step, nor the other way round', async () => {
    const { workbook } = await hosted([gridOf([['1-2'], ['1-2']], { sheet: 'Draw' })]);
    const tournament = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
    unwrap(await addTournament(workbook, tournament, { time: TIME }));
    await byTool(workbook, 0, 'Ann-Ben');
    await undo(workbook);
    expect(toolToRedo(unwrap(await readHistory(workbook)))?.step).toBe(1);
    await result(workbook, 1);
    expect(toolToRedo(unwrap(await readHistory(workbook)))).toBe(null);
    expect(toolToUndo(unwrap(await readHistory(workbook)))).toBe(null);
  });
});
