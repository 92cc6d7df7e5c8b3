import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { generated } from '../generated';
import { expectLive, OCCASION, unwrap } from './conduct/check';

const standing = async (players: number): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  const made = generated({ players, cycles: 1, seed: 4, finished: 0, tieBreaks: ['PTS', 'SODOS', 'DE'] });
  unwrap(await addTournament(workbook, { ...made, profile: 'go' }, OCCASION));
  return workbook;
};

const now = async (workbook: Workbook) => unwrap(await openTournament(workbook)).tournament;

/** Somebody types into the Result cell of a game. */
const type = async (workbook: Workbook, game: number, write: string): Promise<void> => {
  const { parts, gridOf } = unwrap(await openTournament(workbook));
  const line = gridOf(parts.places.Pairings_game!)!.values.findIndex(([no]) => no === game);
  const { sheet, area } = parts.places.Pairings_result!;
  const cell = { sheet, row: area.row + line, column: area.column, expect: null };
  unwrap(await workbook.change({ cells: [{ ...cell, write, format: '@' }] }));
};

it('a winner named by colour is recorded, White on the left where none is named', async () => {
  const workbook = await standing(4);
  const typed = ['B+', 'W+3.5', 'jigo', 'B+R', '1-0', 'W+F'];
  unwrap(
    await takeChange(
      workbook,
      'record',
      typed.map((each, index) => ({ game: index + 1, typed: each })),
      OCCASION,
    ),
  );
  const tournament = await now(workbook);
  expect(tournament.games.map(({ outcome }) => outcome)).toEqual(['0-1', '1-0', '1/2', '0-1', '1-0', '+-']);
  await expectLive(workbook, tournament);
});

it('typed in a cell the margin counts for nothing, and stays as typed when somebody enters', async () => {
  const workbook = await standing(5);
  await type(workbook, 1, 'W+3.5');
  await type(workbook, 2, 'b+12');
  await type(workbook, 3, '1-0');
  const { games } = await now(workbook);
  expect(games.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['1-0', '0-1', '0-1']);
  await expectLive(workbook, await now(workbook));
  unwrap(await takeChange(workbook, 'enter', { name: 'Late' }, OCCASION));
  expect((await now(workbook)).games.slice(0, 3)).toEqual(games.slice(0, 3));
  const { parts, gridOf } = unwrap(await openTournament(workbook));
  const texts = gridOf(parts.places.Pairings_result!)!.values.map(([text]) => text);
  expect(texts).toEqual(expect.arrayContaining(['W+3.5', 'b+12', '1-0']));
});
