import { LOG } from '../../../src/sheets/layout';
import { takeChange } from '../../../src/app/changes/take';
import { addTournament } from '../../../src/app/create';
import type { PlannedField } from '../../../src/app/changes/plannedField';
import { openTournament } from '../../../src/app/open';
import { owedGames } from '../../../src/core/conduct/owed';
import type { Tournament } from '../../../src/core/model';
import type { Result } from '../../../src/core/result';
import type { CellValue } from '../../../src/grid/cell';
import type { Workbook } from '../../../src/workbook/port';
import { generated } from '../../generated';
import { expectLive, lookOf as lookAt, OCCASION } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { codesOf, valueOf } from '../../results';

export const NEW = { name: "=Late, O'Larry", rating: '3k', federation: 'NED' };

export const unplayed = (players: number, cycles: number, system = 'berger'): Tournament => ({
  ...generated({ players, cycles, seed: 31 * players + cycles, finished: 0, system }),
  numbering: { method: 'lots', seed: 'apple' },
});

/** All that the sheets hold; which one is open, and in which order the tables are told, is no matter. */
const lookOf = async (workbook: Workbook): Promise<unknown> => {
  const look = await lookAt(workbook);
  const tables = [...look.tables].sort((one, other) => one.name.localeCompare(other.name));
  return { ...look, tables, sheets: look.sheets.map(({ name, visibility }) => [name, visibility]) };
};

export const now = async (workbook: Workbook, { id }: Tournament): Promise<Tournament> =>
  valueOf(await openTournament(workbook, id)).tournament;

/** The lines of the Log, without those of the step itself where `from` is given. */
const logOf = async (workbook: Workbook, { id }: Tournament): Promise<readonly (readonly CellValue[])[]> => {
  const { parts } = valueOf(await openTournament(workbook, id));
  const { ranges } = valueOf(
    await workbook.read({ ranges: [{ sheet: parts.places.Log!.sheet, area: 'used' }] }),
  );
  return ranges[0]!.values.slice(2);
};

/** A step, its undo and its redo: the sheets show what the rules say, the Log goes on, and everything is as before. */
const expectTakenBack = async (
  workbook: Workbook,
  base: Tournament,
  take: () => Promise<Result<PlannedField>>,
): Promise<PlannedField> => {
  const occasion = { ...OCCASION, named: base.id };
  const [look, log] = [await lookOf(workbook), await logOf(workbook, base)];
  const changed = valueOf(await take());
  const after = await now(workbook, base);
  expect({ ...after, games: after.games.length }).toMatchObject({
    players: changed.tournament.players,
    games: changed.tournament.games.length,
    rests: changed.tournament.rests,
    rounds: changed.tournament.rounds,
  });
  expect(after.games).toEqual([...changed.tournament.games].sort((one, other) => one.no - other.no));
  await expectLive(workbook, after);
  const lookAfter = await lookOf(workbook);
  const told = await logOf(workbook, base);
  expect(told.slice(0, log.length)).toEqual(log);
  expect(told.length).toBeGreaterThan(log.length);
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect(await lookOf(workbook)).toEqual(look);
  await expectLive(workbook, base);
  const both = await logOf(workbook, base);
  expect(both.slice(0, told.length)).toEqual(told);
  expect(both.at(-1)![LOG.rule]).toMatch(/^undo \d+$/);
  valueOf(await takeChange(workbook, 'redo', null, occasion));
  expect(await lookOf(workbook)).toEqual(lookAfter);
  expect((await logOf(workbook, base)).at(-1)![LOG.rule]).toMatch(/^redo \d+$/);
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect(await lookOf(workbook)).toEqual(look);
  return changed;
};

/** Two tournaments in a workbook beside a sheet of the organiser's; the first is half played. */
export const expectLateEntry = async (workbook: Workbook, players: number, cycles: number): Promise<void> => {
  const base = halfPlayed(players, cycles);
  const other = { ...unplayed(5, 1), id: 'other', event: 'Other' };
  valueOf(await addTournament(workbook, base, OCCASION));
  valueOf(await addTournament(workbook, other, OCCASION));
  const occasion = { ...OCCASION, named: base.id };
  const enter = (mayAdd = false): Promise<Result<PlannedField>> =>
    takeChange(workbook, 'enter', { ...NEW, mayAdd }, occasion);
  if (players % 2 === 0) {
    const look = await lookOf(workbook);
    expect(codesOf(await enter())).toEqual(
      cycles === 1 ? ['late-entry-full', 'late-entry-rounds'] : ['late-entry-full'],
    );
    expect(await lookOf(workbook)).toEqual(look);
    if (cycles > 1) return;
    const { player, by } = await expectTakenBack(workbook, base, () => enter(true));
    expect([player.no, by]).toEqual([players + 1, 'rounds']);
    return;
  }
  const before = await now(workbook, base);
  const { player, catchUp, by } = await expectTakenBack(workbook, base, () => enter());
  expect([player.no, by]).toEqual([players + 1, 'seat']);
  valueOf(await enter());
  const after = await now(workbook, base);
  expect(after.games.slice(0, before.games.length)).toEqual(before.games);
  const over = before.games.reduce((last, { round, outcome }) => (outcome === null ? last : round), 0);
  expect(catchUp.map(({ round }) => round)).toEqual(Array.from({ length: over }, (_, index) => index + 1));
  const owed = owedGames(after).players.find(({ no }) => no === player.no)!.games;
  expect(catchUp.map(({ game }) => game)).toEqual(expect.arrayContaining([...owed]));
  const [first] = catchUp;
  valueOf(await takeChange(workbook, 'record', [{ game: first!.game, typed: '1-0' }], occasion));
  await expectLive(workbook, after);
  // The result is a step of its own; taken back by hand, the entry would take what was typed with it.
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  const { parts, gridOf } = valueOf(await openTournament(workbook, base.id));
  const [numbers, results] = [parts.places.Pairings_game!, parts.places.Pairings_result!];
  const line = gridOf(numbers)!.values.findIndex(([no]) => no === first!.game);
  const row = results.area.row + line;
  const cell = { sheet: results.sheet, row, column: results.area.column };
  valueOf(await workbook.change({ cells: [{ ...cell, expect: 'postponed', write: '½-½', format: '@' }] }));
  const typed = await lookOf(workbook);
  expect(await takeChange(workbook, 'undo', null, occasion)).toMatchObject({
    problems: [
      {
        code: 'changed-meanwhile',
        place: { sheet: results.sheet, cell: `F${row + 1}` },
        values: { expected: 'postponed', found: '½-½' },
      },
    ],
  });
  expect(await lookOf(workbook)).toEqual(typed);
  expect(
    codesOf(
      await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], { ...OCCASION, named: 'other' }),
    ),
  ).toEqual([]);
};

/** Players come and go before the first result. */
export const expectRedraws = async (workbook: Workbook, players: number, cycles: number): Promise<void> => {
  const base = unplayed(players, cycles);
  valueOf(await addTournament(workbook, base, OCCASION));
  const occasion = { ...OCCASION, named: base.id };
  const entered = await expectTakenBack(workbook, base, () => takeChange(workbook, 'enter', NEW, occasion));
  expect([entered.by, entered.catchUp]).toEqual(['lots', []]);
  const name = base.players[0]!.name;
  valueOf(await takeChange(workbook, 'withdraw', { player: name }, occasion));
  valueOf(await takeChange(workbook, 'enter', NEW, occasion));
  const without = (await now(workbook, base)).players.map((player) => player.name);
  expect([without.length, without.includes(name)]).toEqual([players, false]);
  for (let step = 1; step <= 2; step++) valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect((await now(workbook, base)).players).toEqual(base.players);
  const first = await expectTakenBack(workbook, base, () =>
    takeChange(workbook, 'remove', { player: base.players[0]!.name }, occasion),
  );
  expect(first.by).toBe('lots');
  const last = await expectTakenBack(workbook, base, () =>
    takeChange(workbook, 'remove', { player: players, seed: 'pear' }, occasion),
  );
  expect(last.by).toBe(players % 2 === 0 ? 'bye' : 'lots');
  valueOf(await takeChange(workbook, 'remove', { player: 1 }, occasion));
  valueOf(await takeChange(workbook, 'record', [{ game: 2, typed: '1:0' }], occasion));
  expect(codesOf(await takeChange(workbook, 'remove', { player: 1 }, occasion))).toEqual([
    'removal-too-late',
  ]);
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect((await now(workbook, base)).players).toEqual(base.players);
};
