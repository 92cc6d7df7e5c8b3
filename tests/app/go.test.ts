import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { planRepair } from '../../src/app/repair/repair';
import { words } from '../../src/language/language';
import { sheetNames } from '../../src/sheets/names';
import { makeWorkbook } from '../../src/sheets/workbook';
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

describe('a Go workbook made when its columns still had the words of chess', () => {
  /** What stood on its sheets then. */
  const before = async (): Promise<Workbook> => {
    const workbook = memoryWorkbook();
    const made = generated({
      players: 5,
      cycles: 1,
      seed: 4,
      finished: 0,
      tieBreaks: ['PTS', 'SODOS', 'DE'],
    });
    const tournament = { ...made, profile: 'go' as const };
    const names = sheetNames(words('en'), tournament.event, []);
    const plan = makeWorkbook(tournament, names, words('en'), OCCASION.time);
    const text = JSON.stringify(plan)
      .replaceAll('"Berger tables"', '"Berger tables (FIDE)"')
      .replaceAll(
        '"The usual tables, with colours as even as they can be."',
        '"The tables of the FIDE Handbook, the usual choice in chess."',
      );
    unwrap(await workbook.create(JSON.parse(text) as typeof plan));
    return workbook;
  };

  it('opens, takes results and a late entry, and has the words of Go on its new sheets', async () => {
    const workbook = await before();
    const { games, ...rest } = await now(workbook);
    expect(rest).toMatchObject({ profile: 'go', system: 'berger' });
    expect(games).toHaveLength(10);
    unwrap(await takeChange(workbook, 'record', [{ game: 1, typed: 'B+' }], OCCASION));
    unwrap(await takeChange(workbook, 'enter', { name: 'Late' }, OCCASION));
    const tournament = await now(workbook);
    expect([tournament.players.length, tournament.games[0]!.outcome]).toEqual([6, '0-1']);
    await expectLive(workbook, tournament);
    const { ranges } = unwrap(await workbook.read({ ranges: [{ sheet: 'Players', area: 'used' }] }));
    const { ranges: others } = unwrap(
      await workbook.read({
        ranges: ['Crosstable', 'Tournament'].map((sheet) => ({ sheet, area: 'used' as const })),
      }),
    );
    const said = others.flatMap(({ values }) => values.flat());
    expect(said).toContain('Place');
    expect(said.filter((text) => /chess|FIDE/i.test(String(text)))).toEqual([]);
    expect(ranges[0]!.values[3]!.slice(0, 3)).toEqual(['No', 'Name', 'Rank']);
  });

  it('keeps its cross-table in the order that was chosen under its former name', async () => {
    const workbook = await before();
    const place = unwrap(await openTournament(workbook)).parts.places.order!;
    const cell = { sheet: place.sheet, row: place.area.row, column: place.area.column };
    const chosen = { ...cell, expect: 'By number, by rank at the end', write: 'By rank', format: '@' };
    unwrap(await workbook.change({ cells: [chosen] }));
    unwrap(await takeChange(workbook, 'enter', { name: 'Late' }, OCCASION));
    const { parts, gridOf } = unwrap(await openTournament(workbook));
    expect(gridOf(parts.places.order!)!.values[0]).toEqual(['rank']);
  });

  it('is not damaged: Repair takes no offence at words of another version', async () => {
    const workbook = await before();
    unwrap(await takeChange(workbook, 'record', [{ game: 1, typed: 'B+' }], OCCASION));
    expect(unwrap(await planRepair(workbook, 'Tournament', OCCASION.time)).faults).toEqual([]);
  });
});
