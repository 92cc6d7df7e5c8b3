import { takeChange } from '../../../src/app/changes/take';
import { addTournament } from '../../../src/app/create';
import { checkSchedule } from '../../../src/app/changes/manual';
import { openTournament } from '../../../src/app/open';
import { openStep, writeStep } from '../../../src/app/step';
import type { CellValue } from '../../../src/grid/cell';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import type { Workbook } from '../../../src/workbook/port';
import { generated } from '../../generated';
import { lookOf, OCCASION } from './check';
import { valueOf } from '../../results';

const standing = async (players: number, cycles = 1): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  const made = generated({ players, cycles, seed: 5, finished: 0 });
  valueOf(await addTournament(workbook, made, OCCASION));
  valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
  return workbook;
};

const opened = async (workbook: Workbook) => valueOf(await openTournament(workbook));

const exchange = (workbook: Workbook, one: number, other: number) =>
  takeChange(workbook, 'exchange', { pairs: [[one, other]], what: 'places' }, OCCASION);

/** Rounds in which each player has a game or a rest. */
const roundsOf = async (workbook: Workbook): Promise<readonly string[]> => {
  const { tournament } = await opened(workbook);
  return tournament.players.map(({ no }) =>
    [
      ...tournament.games
        .filter(({ white, black }) => white === no || black === no)
        .map(({ round }) => round),
      ...tournament.rests.filter(({ player }) => player === no).map(({ round }) => round),
    ]
      .sort((one, other) => one - other)
      .join(),
  );
};

const typeInto = async (
  workbook: Workbook,
  part: 'Pairings_leftNo' | 'Pairings_round',
  game: CellValue,
  write: number,
  round?: number,
): Promise<void> => {
  const { parts, gridOf } = await opened(workbook);
  const rounds = gridOf(parts.places.Pairings_round!)!.values;
  const line = gridOf(parts.places.Pairings_game!)!.values.findIndex(
    ([no], index) => no === game && (round === undefined || rounds[index]![0] === round),
  );
  const { sheet, area } = parts.places[part]!;
  const expect = gridOf(parts.places[part]!)!.values[line]![0]!;
  valueOf(
    await workbook.change({ cells: [{ sheet, row: area.row + line, column: area.column, expect, write }] }),
  );
};

describe('rests follow the games', () => {
  it('when two games of an odd field exchange their rounds, and back when that is undone', async () => {
    const workbook = await standing(3);
    const before = await lookOf(workbook);
    const rests = (await opened(workbook)).tournament.rests;
    expect(rests).toEqual([
      { round: 1, player: 1 },
      { round: 2, player: 3 },
      { round: 3, player: 2 },
    ]);
    valueOf(await exchange(workbook, 2, 3));
    expect((await opened(workbook)).tournament.rests).toEqual([
      { round: 1, player: 1 },
      { round: 2, player: 2 },
      { round: 3, player: 3 },
    ]);
    expect(checkSchedule(await opened(workbook))).toEqual([]);
    expect(await roundsOf(workbook)).toEqual(['1,2,3', '1,2,3', '1,2,3']);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('so that whoever enters afterwards gives nobody two games in a round', async () => {
    const workbook = await standing(3);
    valueOf(await exchange(workbook, 2, 3));
    valueOf(await takeChange(workbook, 'enter', { name: 'Late' }, OCCASION));
    expect(await roundsOf(workbook)).toEqual(['1,2,3', '1,2,3', '1,2,3', '1,2,3']);
    expect(checkSchedule(await opened(workbook))).toEqual([]);
  });

  it('in the Log under the name of their round, wherever Pairings is sorted to', async () => {
    const workbook = await standing(3);
    valueOf(await exchange(workbook, 2, 3));
    const { lines } = valueOf(await openStep(workbook));
    expect(lines.at(-1)!.cells.split('\n')).toEqual([
      'game 2 round',
      'game 3 round',
      'round 2 bye',
      'round 3 bye',
    ]);
  });

  it('a bye that is another meanwhile refuses the step, and the undo', async () => {
    const workbook = await standing(3);
    valueOf(await exchange(workbook, 2, 3));
    await typeInto(workbook, 'Pairings_leftNo', null, 1, 2);
    const undone = await takeChange(workbook, 'undo', null, OCCASION);
    expect(undone).toMatchObject({ ok: false, problems: [{ code: 'changed-meanwhile' }] });
  });
});

describe('a step that would leave a tournament that cannot go on', () => {
  it('is refused: a newcomer among byes that were typed over', async () => {
    const workbook = await standing(3);
    await typeInto(workbook, 'Pairings_leftNo', null, 2, 2);
    await typeInto(workbook, 'Pairings_leftNo', null, 3, 3);
    const before = await lookOf(workbook);
    const entered = await takeChange(workbook, 'enter', { name: 'Late' }, OCCASION);
    expect(entered).toMatchObject({
      ok: false,
      problems: [{ code: 'late-entry-rests' }, { code: 'late-entry-rounds' }],
    });
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('is refused with the reason, whatever the step is, and nothing is written', async () => {
    const workbook = await standing(4);
    const before = await lookOf(workbook);
    const step = valueOf(await openStep(workbook));
    const { sheet, area } = step.open.parts.places.Pairings_round!;
    const words = { rule: 'any', time: '2026-11-20 09:00' };
    const write = (row: number, value: CellValue) =>
      writeStep(
        workbook,
        step,
        { cells: [{ sheet, row: area.row + row, column: area.column, expect: 1, write: value }] },
        words,
      );
    expect(await write(0, 2)).toMatchObject({
      ok: false,
      problems: [{ code: 'step-would-break' }, { code: 'player-two-games' }, { code: 'player-two-games' }],
    });
    expect(await write(0, 'x')).toMatchObject({
      ok: false,
      problems: [{ code: 'step-would-break' }, { code: 'workbook-cell', values: { found: 'x' } }],
    });
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('is none for what was wrong before it: a result is recorded beside a round that was typed over', async () => {
    const workbook = await standing(4);
    await typeInto(workbook, 'Pairings_round', 1, 2);
    expect(checkSchedule(await opened(workbook)).map(({ code }) => code)).toEqual([
      'player-two-games',
      'player-two-games',
    ]);
    valueOf(await takeChange(workbook, 'record', [{ game: 2, typed: '0-1' }], OCCASION));
    expect((await opened(workbook)).tournament.games[1]!.outcome).toBe('0-1');
  });
});
