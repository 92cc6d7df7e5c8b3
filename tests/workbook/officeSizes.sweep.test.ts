import { getSheet, setRowHidden, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { WEB_PAYLOAD } from '../../emulator/host/faults';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { area } from '../../src/grid/cell';
import type { WorkbookPlan } from '../../src/grid/plan';
import { generated } from '../generated';
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { add, excel, record, undo, workbook } from './excel';

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
    expect(created).toEqual({ ...tournament, columnFormats: [], details: {} });
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
