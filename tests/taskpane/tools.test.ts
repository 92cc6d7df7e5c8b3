import { standingLast, undoneLast } from '../../src/app/tools/steps';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { area, type CellValue } from '../../src/grid/cell';
import { ports, withLeftovers, withList, type Around } from './ports';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTournament } from '../../src/app/open';
import { MADE_FORMATS, READ_FORMATS } from '../../src/app/exchange/findFormat';
import { trf26 } from '../../src/exchange/trf/fideFiles';
import { exchangePaneTexts } from '../../src/language/exchangePane';
import { unwrap } from '../app/conduct/check';
import { valueOf } from '../results';
import { newTeamEvent, playedMatches, openTeamEvents } from '../teamEvents';

const TABLE: readonly (readonly CellValue[])[] = [
  ['No', 'Name', 1, 2, 3],
  [1, 'Berg ', 'X', '1', '½'],
  [2, 'Dahl', '0', 'X', '1'],
  [3, 'Frey', '½', '0', 'X'],
];

const open = async (): Promise<{ pane: Pane; around: Around }> => {
  const around = ports(withLeftovers(withList(TABLE)));
  const pane = makePane(around);
  await pane.open();
  await pane.openTools();
  return { pane, around };
};

/** Somebody types into the list, unseen. */
const type = ({ workbook }: Around, row: number, column: number, expect: CellValue, write: CellValue) =>
  workbook.change({ cells: [{ sheet: 'Club', row, column, expect, write }] });

const cellOf = async ({ workbook }: Around, row: number, column: number): Promise<CellValue | undefined> => {
  const read = await workbook.read({ ranges: [{ sheet: 'Club', area: area(row, column) }] });
  return read.ok ? read.value.ranges[0]?.values[0]?.[0] : undefined;
};

describe('the tools in the pane', () => {
  it('a table that was changed since it was shown is shown once more, and no tournament is made', async () => {
    const { pane, around } = await open();
    await pane.readTable({});
    expect([pane.get().problems, pane.get().toolbox.found?.tool]).toEqual([[], 'adopt']);
    await type(around, 1, 4, '½', '0');
    await type(around, 3, 2, '½', '1');
    await pane.adoptTable();
    expect([pane.get().notice?.what, pane.get().tournaments]).toEqual(['list-changed', []]);
    await pane.adoptTable();
    expect(pane.get().tournaments).toMatchObject([{ players: 3, games: 3, finished: 3 }]);
  });

  it('what was found is put right and taken back; a cell that was changed since is left alone', async () => {
    const { pane, around } = await open();
    await pane.lookForMistakes();
    await pane.putRight([{ finding: 0, cure: 0 }]);
    expect([await cellOf(around, 1, 1), pane.get().toolbox.steps.length]).toEqual(['Berg', 1]);
    await pane.undoTool();
    expect([await cellOf(around, 1, 1), undoneLast(pane.get().toolbox.steps)?.step]).toEqual(['Berg ', 1]);
    await pane.redoTool();
    expect([await cellOf(around, 1, 1), standingLast(pane.get().toolbox.steps)?.step]).toEqual(['Berg', 1]);
    await pane.undoTool();
    await pane.lookForMistakes();
    await type(around, 1, 1, 'Berg ', 'Bergh');
    await pane.putRight([{ finding: 0, cure: 0 }]);
    expect(pane.get().problems.map(({ code }) => code)).toEqual(['changed-meanwhile']);
    expect([await cellOf(around, 1, 1), standingLast(pane.get().toolbox.steps)]).toEqual(['Bergh', null]);
  });
});

const REPORT = readFileSync(join(__dirname, '../fixtures/exchange/trf16/rr6_tec_trf16.trf'));

const openFiles = async (): Promise<{ pane: Pane; around: Around }> => {
  const around = ports(withLeftovers(withList()));
  const pane = makePane(around);
  await pane.open();
  await pane.openFiles();
  return { pane, around };
};

const read = (pane: Pane, file: string, content: Uint8Array | string, from?: string): Promise<void> =>
  pane.readFile({
    file,
    bytes: async () => (typeof content === 'string' ? new TextEncoder().encode(content) : content),
    from,
  });

describe('files of other programs in the pane', () => {
  it('have a tool of their own, also where there is no tournament', async () => {
    const { pane } = await openFiles();
    expect(pane.get()).toMatchObject({ screen: 'tools', toolbox: { tool: 'file', found: null }, busy: null });
  });

  it('a file is shown before anything is written, and becomes a tournament then', async () => {
    const { pane, around } = await openFiles();
    await read(pane, 'club.trf', REPORT);
    const { found } = pane.get().toolbox;
    expect(found).toMatchObject({ tool: 'file', format: 'trf16' });
    expect(
      found?.tool === 'file' && found.imported.map(({ tournament: { players } }) => players.length),
    ).toEqual([6]);
    expect(pane.get().tournaments).toEqual([]);
    await pane.takeFile(0);
    expect(pane.get()).toMatchObject({
      screen: 'tournament',
      problems: [],
      tournaments: [{ players: 6, games: 15 }],
    });
    const opened = unwrap(await openTournament(around.workbook));
    expect(opened.tournament.id).toBe(pane.get().made?.id);
    expect(opened.tournament.players).toHaveLength(6);
  });

  it('the same file twice makes two tournaments', async () => {
    const { pane } = await openFiles();
    for (let time = 0; time < 2; time += 1) {
      await pane.openFiles();
      await read(pane, 'club.trf', REPORT);
      await pane.takeFile(0);
    }
    expect(new Set(pane.get().tournaments.map(({ id }) => id)).size).toBe(2);
  });

  it('what is no such file is told, and nothing of an earlier one stays', async () => {
    const { pane } = await openFiles();
    await read(pane, 'club.trf', REPORT);
    await read(pane, 'picture.png', 'no results at all');
    expect(pane.get().toolbox.found).toBeNull();
    expect(pane.get().problems).toMatchObject([
      { code: 'exchange-not-known', place: { file: 'picture.png' } },
    ]);
    await pane.takeFile(0);
    expect(pane.get().tournaments).toEqual([]);
  });

  it('a file of an event of teams is shown, and becomes one, with its line-ups and results', async () => {
    const event = playedMatches(newTeamEvent(4, 3, { boards: 2 }), 'A-D 1=', 'B-C 00', 'D-C =.');
    const [file] = valueOf(trf26.make!(event, { time: '2026-11-27T19:00' })).files;
    const { pane, around } = await openFiles();
    await read(pane, 'league.trf', file.content);
    expect(pane.get().problems).toEqual([]);
    expect(pane.get().toolbox.found).toMatchObject({
      ...{ tool: 'file', format: 'trf26', imported: [{ tournament: { games: { length: 6 } } }] },
    });
    expect(valueOf(await openTeamEvents(around.workbook))).toEqual([]);
    await pane.takeFile(0);
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
    const [opened] = valueOf(await openTeamEvents(around.workbook));
    expect(opened!.tournament.id).toBe(pane.get().made?.id);
    expect(pane.get().tournaments.map(({ id }) => id)).toEqual([opened!.tournament.id]);
    const results = ({ games: matches }: typeof event) =>
      matches.map(({ round, white: home, black: away, boards }) => [
        round,
        home,
        away,
        boards.map(({ outcome }) => outcome),
      ]);
    expect(results(opened!.tournament)).toEqual(results(event));
    const finished = ({ games: matches }: typeof event) => matches.slice(0, 2).map(({ boards }) => boards);
    expect(finished(opened!.tournament)).toEqual(finished(event));
    expect(opened!.tournament.players.map(({ name }) => name)).toEqual(event.players.map(({ name }) => name));
  });

  it('a file of an event of teams that is spoilt is refused with its line', async () => {
    const event = playedMatches(newTeamEvent(4, 3, { boards: 2 }), 'A-D 1=', 'B-C 00', 'D-C =.');
    const [file] = valueOf(trf26.make!(event, { time: '2026-11-27T19:00' })).files;
    const { pane } = await openFiles();
    await read(pane, 'league.trf', String(file.content).replace('Team B', 'Team A'));
    expect(pane.get().toolbox.found).toBeNull();
    expect(pane.get().problems).toMatchObject([
      { code: 'exchange-team-twice', place: { file: 'league.trf', line: 26 } },
    ]);
  });

  it('a file is read as what it is said to be', async () => {
    const { pane } = await openFiles();
    await read(pane, 'club.dat', REPORT, 'trf16');
    expect(pane.get().toolbox.found).toMatchObject({ format: 'trf16' });
    await read(pane, 'club.trf', REPORT, 'csv');
    expect(pane.get().problems.length).toBeGreaterThan(0);
  });
});

it.each([...new Set([...MADE_FORMATS, ...READ_FORMATS].map(({ id }) => id))])(
  'The format %s has a name by which people know it',
  (id) => {
    expect(Object.keys(exchangePaneTexts.formats)).toContain(id);
  },
);
