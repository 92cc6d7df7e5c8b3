import { getSheet, setRowHidden, setValues, createBook } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { WEB_PAYLOAD } from '../../emulator/host/faults';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { area } from '../../src/grid/cell';
import type { WorkbookPlan } from '../../src/grid/plan';
import { generated } from '../generated';
import { PLAYERS_HANDOUTS, TEAM_HANDOUTS } from '../handouts';
import { closePages, type Page, openPage } from '../emulator/office';
import { valueOf } from '../results';
import { add, excel, record, undo, workbook } from './excel';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { withRoundDates } from '../../src/core/calendar/planned';
import type { Grid } from '../../src/grid/grid';
import { officeWorkbook } from '../../src/workbook/office';
import type { Snapshot, Workbook } from '../../src/workbook/port';
import { newXlsx } from '../../src/workbook/xlsx';
import { expectSound, lookOf, OCCASION } from '../app/conduct/check';
import { halfPlayed, HAPPENINGS, TWO_FIELDS } from '../app/conduct/happenings';
import { scheduled } from '../core/calendar/field';
import { newMatch } from '../matches';
import { IS_SWEEP } from '../sample';
import { sectioned } from '../sectioned';
import { newField } from '../sheets/field';
import { newTeamEvent } from '../teamEvents';
import { looksOf } from './looksOf';

describe('fields of all sizes', () => {
  interface Sent {
    readonly players: number;
    readonly use: string;
    readonly requests: number;
    readonly bytes: number;
    readonly answered: number;
  }

  const found: Sent[] = [];

  /** Counts what a use case sends, within the limits of Excel on the web. */
  const counted = async <T>(
    { host }: Page,
    players: number,
    use: string,
    run: () => Promise<Result<T>>,
  ): Promise<T> => {
    host.reset();
    host.faults.payloadLimit = WEB_PAYLOAD;
    const value = valueOf(await run());
    const { requests, bytes, responseBytes } = host.counters;
    found.push({ players, use, requests, bytes, answered: responseBytes });
    return value;
  };

  const outcomeOf = ({ games }: Tournament, game: number) => games[game - 1]!.outcome;

  afterEach(closePages);

  afterAll(() => {
    const line = (cells: readonly (string | number)[]): string =>
      `${cells.map((cell, index) => String(cell).padStart(index === 1 ? 7 : 10)).join('')}\n`;
    process.stdout.write(
      [
        line(['players', 'use', 'requests', 'sent', 'answered']),
        ...found.map(({ players, use, requests, bytes, answered }) =>
          line([players, use, requests, bytes, answered]),
        ),
      ].join(''),
    );
  });

  describe.each([3, 10, 21, 100])('a field of %i players in Excel', (players) => {
    const tournament = generated({ players, cycles: 1, seed: players, finished: 0.7, special: 0.1 });
    const open = tournament.games.findIndex(({ outcome }) => outcome === null) + 1;

    it('is created, read back as it was, recorded into and undone, in so many requests', async () => {
      const page = await excel({ sets: { ExcelApi: '1.14' } });
      await counted(page, players, 'create', () => add(tournament));
      const read = async (): Promise<Tournament> =>
        (await counted(page, players, 'open', () => openTournament(workbook))).tournament;
      const created = await read();
      expect(created).toEqual({ ...tournament, columnFormats: [] });
      await counted(page, players, 'record', () => record([open, '0-1']));
      const recorded = valueOf(await openTournament(workbook)).tournament;
      expect(outcomeOf(recorded, open)).toBe('0-1');
      await counted(page, players, 'undo', undo);
      expect(valueOf(await openTournament(workbook)).tournament).toEqual(created);
      expect(page.host.defects).toEqual([]);
      expect(
        found.filter((each) => each.players === players).map(({ use, requests }) => [use, requests]),
      ).toEqual([
        ['create', 10],
        ['open', 3],
        ['record', 5],
        ['undo', 5],
      ]);
    });
  });

  describe('values of more than 4 MB', () => {
    const [rows, columns] = [30_000, 10];
    const text = (row: number, column: number): string =>
      `${column === 0 ? "'t Hart" : 'Żółć'} ${row} ${column}`;
    const plan: WorkbookPlan = {
      id: 'large',
      sheets: [
        {
          role: 'players',
          name: 'Large',
          blocks: [
            {
              kind: 'values',
              area: area(1, 0, rows, columns),
              values: Array.from({ length: rows }, (_, row) =>
                Array.from({ length: columns }, (__, column) => text(row, column)),
              ),
              format: '@',
            },
          ],
          styles: [],
          columns: [],
          tables: [],
          validations: [],
          conditionals: [],
          // As a new sheet has them: of looks only the font is sent.
          gridlines: true,
        },
      ],
      names: [],
      active: { sheet: 'Large', row: 0, column: 0 },
    };

    it('go in one more request each 4 MB, and arrive whole', async () => {
      const { host } = await excel();
      const told: string[] = [];
      valueOf(await workbook.create(plan, (done, total) => told.push(`${done}/${total}`) > 0));
      expect(host.log.map(({ failed }) => failed)).toEqual([null, null, null, null, null, null]);
      expect(Math.max(...host.log.map(({ bytes }) => bytes))).toBeLessThan(WEB_PAYLOAD);
      expect(told.at(-1)).toBe('9/9');
      const { cells } = getSheet(host.book, 'Large');
      expect(cells.size).toBe(rows * columns);
      for (let row = 0; row < rows; row += 997)
        expect(cells.get((row + 1) * 16_384 + 3)?.value).toBe(text(row, 3));
    });
  });

  describe('a range whose answer is more than 5 MB', () => {
    const [rows, columns] = [16_000, 5];
    const text = (row: number, column: number): string => `Members of ${row}, ${column}`.padEnd(28, '.');

    it('is read in two requests, and comes whole', async () => {
      const { host } = await excel();
      const mine = getSheet(host.book, 'Mine');
      const where = area(3, 1, rows, columns);
      setValues(
        host.book,
        refOf(mine, where),
        Array.from({ length: rows }, (_, row) =>
          Array.from({ length: columns }, (__, column) => text(row, column)),
        ),
      );
      setRowHidden(host.book, refOf(mine, area(9_000, 0, 1, 1)), true);
      host.reset();
      const { ranges } = valueOf(
        await workbook.read({
          ranges: [
            { sheet: 'Mine', area: where },
            { sheet: 'Budget', area: area(0, 0, 1, 1) },
          ],
        }),
      );
      expect(host.log).toHaveLength(3);
      expect(host.counters.responseBytes).toBeGreaterThan(WEB_PAYLOAD);
      expect(ranges.map(({ sheet, area: read }) => [sheet, read])).toEqual([
        ['Mine', where],
        ['Budget', area(0, 0, 1, 1)],
      ]);
      expect(ranges[0]!.values).toHaveLength(rows);
      expect(
        ranges[0]!.values.every((line, row) => line.every((value, column) => value === text(row, column))),
      ).toBe(true);
      expect(ranges[0]!.hiddenRows).toEqual([9_000]);
    });
  });
});

describe('a tournament in Excel', () => {
  const TIME = { time: '2026-11-20 09:00' };

  const excelWith = async (): Promise<{ page: Page; workbook: Workbook }> => {
    const page = await openPage({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.14' } });
    Object.assign(globalThis, {
      Excel: page.Excel,
      Office: page.Office,
      OfficeExtension: page.OfficeExtension,
    });
    return { page, workbook: officeWorkbook() };
  };

  /** Everything that a port tells of some sheets. */
  const lookAt = async (workbook: Workbook, sheets: readonly string[]): Promise<Snapshot> =>
    valueOf(await workbook.read({ ranges: sheets.map((sheet) => ({ sheet, area: 'used' as const })) }));

  /** Excel quotes a sheet's name only where it must. */
  const plainly = (formulas: Grid['formulas']) =>
    formulas.map((row) => row.map((formula) => formula?.replaceAll(/'([A-Za-z]+)'!/g, '$1!') ?? null));

  /** The number formats of cells that hold something. */
  const formulaFormats = ({ formulas, formats }: Grid) =>
    formulas.map((row, down) =>
      row.map((formula, along) => (formula === null ? null : formats[down]![along])),
    );

  afterEach(closePages);

  describe.each(IS_SWEEP ? [3, 10, 21] : [3])('a tournament of %i in Excel', (players) => {
    const tournament: Tournament = generated({
      players,
      cycles: 1,
      seed: players,
      finished: 0.7,
      special: 0.1,
    });

    it('is the same, cell by cell, as in memory: values, formulas, number formats, tables, names', async () => {
      const { page, workbook } = await excelWith();
      const { plan } = valueOf(await addTournament(workbook, tournament, TIME));
      // The client's own telemetry asks for a service; nothing of ours may be missing.
      const missing = [...page.host.unsupported].filter(
        (member) => !member.startsWith('Microsoft.Telemetry'),
      );
      expect(missing).toEqual([]);
      expect(page.host.defects).toEqual([]);
      const memory = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
      valueOf(await addTournament(memory, tournament, TIME));
      const names = plan.sheets.map(({ name }) => name);
      const [found, wanted] = [await lookAt(workbook, names), await lookAt(memory, names)];
      expect(found.sheets).toEqual(wanted.sheets);
      expect(found.tables).toEqual(wanted.tables);
      expect(new Set(found.names.map((name) => JSON.stringify(name)))).toEqual(
        new Set(wanted.names.map((name) => JSON.stringify(name))),
      );
      for (const [index, range] of wanted.ranges.entries()) {
        const other = found.ranges[index]!;
        expect([range.sheet, other.area]).toEqual([range.sheet, range.area]);
        expect([range.sheet, other.values]).toEqual([range.sheet, range.values]);
        expect([range.sheet, plainly(other.formulas)]).toEqual([range.sheet, plainly(range.formulas)]);
        expect([range.sheet, formulaFormats(other)]).toEqual([range.sheet, formulaFormats(range)]);
      }
    });

    it('is read back, recorded into, undone and redone', async () => {
      const { workbook } = await excelWith();
      valueOf(await addTournament(workbook, tournament, TIME));
      const read = valueOf(await openTournament(workbook));
      expect(read.tournament).toEqual({ ...tournament, columnFormats: [] });
      valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '+/-' }], TIME));
      expect(valueOf(await openTournament(workbook)).tournament.games[0]!.outcome).toBe('+-');
      valueOf(await takeChange(workbook, 'undo', null, TIME));
      expect(valueOf(await openTournament(workbook)).tournament).toEqual(read.tournament);
      valueOf(await takeChange(workbook, 'redo', null, TIME));
      expect(valueOf(await openTournament(workbook)).tournament.games[0]!.outcome).toBe('+-');
    });
  });

  it.each(TWO_FIELDS)(
    'everything that can happen to %i players, %i cycles, half played, in Excel',
    async (players, cycles) => {
      const page = await excel();
      const base = halfPlayed(players, cycles);
      valueOf(await add(base));
      for (const happening of HAPPENINGS) await expectSound(workbook, base, happening, 1);
      expect(page.host.defects).toEqual([]);
    },
  );

  const DAYS = ['2026-11-27', '2026-12-04 19:00', '2026-12-11 19:00', '2026-12-18'];
  const base = withRoundDates(newField(['Anna', 'Berg', 'Cora', 'Dora', 'Emil']), DAYS);

  it('Excel keeps the dates of games through steps that make sheets anew, and through undo', async () => {
    await excel();
    const exchange = { pairs: [[1, 3] as const, [2, 4] as const], what: 'places' as const };
    valueOf(await addTournament(workbook, base, OCCASION));
    const made = await lookOf(workbook);
    const games = async () => valueOf(await openTournament(workbook)).tournament.games;
    expect(await games()).toEqual(base.games);
    valueOf(await takeChange(workbook, 'exchange', exchange, OCCASION));
    expect((await games()).slice(0, 4).map(({ no, round, date }) => [no, round, date])).toEqual([
      [1, 2, '2026-12-04 19:00'],
      [2, 2, '2026-12-04 19:00'],
      [3, 1, '2026-11-27'],
      [4, 1, '2026-11-27'],
    ]);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    valueOf(await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION));
    expect(valueOf(await openTournament(workbook)).tournament.rounds).toBe(5);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await lookOf(workbook)).toEqual(made);
  });

  it('Excel keeps the columns of the calendar, its boards and its days without play, through a moved game and another field', async () => {
    await excel();
    const made = scheduled(5, '2026-11-27 19:00/7', {
      ...{ venue: { column: 'Home' }, deadline: { weeks: 4 }, boards: 2 },
      skip: [{ from: '2026-12-25', to: '2027-01-01' }],
    });
    valueOf(await addTournament(workbook, made, OCCASION));
    const now = async () => valueOf(await openTournament(workbook)).tournament;
    const before = await now();
    expect([before.games, before.calendarLimits]).toEqual([made.games, made.calendarLimits]);
    valueOf(await takeChange(workbook, 'reschedule', { game: 1, to: '2026-12-03' }, OCCASION));
    expect((await now()).games[0]).toMatchObject({ date: '2026-12-03 19:00', planned: '2026-11-27 19:00' });
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    valueOf(await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION));
    expect((await now()).calendarLimits).toEqual(made.calendarLimits);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await now()).toEqual(before);
  });

  /** Points of a pixel: Excel and files round widths each in their way. */
  const PIXEL = 0.75;

  const added =
    (tournament: Tournament) =>
    (book: Workbook): Promise<unknown> =>
      addTournament(book, tournament, TIME).then(valueOf);

  const KINDS: Readonly<Record<string, (book: Workbook) => Promise<unknown>>> = {
    tournament: added(generated({ players: 7, cycles: 2, seed: 7, finished: 0.5, annulled: 1 })),
    sections: added(sectioned([4, 3])),
    match: added(newMatch(3)),
    'team event': added(newTeamEvent(4, 2)),
    'handouts of teams': async (book) => {
      const calendar = { dates: { first: '2026-11-13', days: 7 } } as const;
      valueOf(await addTournament(book, newTeamEvent(5, 3, { calendar, boards: 2 }), TIME));
      for (const { id: handout } of TEAM_HANDOUTS.filter(({ from }) => !from))
        valueOf(await addHandout(book, { handout }, undefined, { id: 'h' }));
    },
    handouts: async (book) => {
      await added(generated({ players: 8, cycles: 1, seed: 5, finished: 0.4 }))(book);
      for (const { id: handout } of PLAYERS_HANDOUTS.filter(({ from }) => from !== 'last'))
        valueOf(await addHandout(book, { handout }, undefined, { id: 'h' }));
    },
  };

  it.each(Object.keys(KINDS))('%s look in Excel as in a file', async (kind) => {
    const page = await excel({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.17' } });
    await KINDS[kind]!(workbook);
    const file = newXlsx();
    await KINDS[kind]!(file);
    const here = valueOf(parseXlsx(valueOf(await file.save()))).book;
    const { Mine, ...there } = looksOf(page.host.book);
    expect(Mine).toBeDefined();
    expect(there).toEqual(looksOf(here));
    for (const { name, columns } of here.state.sheets)
      for (const [at, { size = 0 }] of columns) {
        const found = getSheet(page.host.book, name).columns.get(at)?.size ?? 0;
        expect([name, at, Math.abs(found - size) <= PIXEL]).toEqual([name, at, true]);
      }
  });
});
