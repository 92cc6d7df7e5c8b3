/** @sweep */
import { Workbook as ExcelJs } from 'exceljs';
import { unzipSync } from 'fflate';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { getSheet, setFormat, setValues, sheetText } from '../../../emulator/model';
import { refOf } from '../../../emulator/model/book';
import { adopt, readForAdoption, type Adoption } from '../../../src/app/tools/adopt';
import { openTournament } from '../../../src/app/open';
import { planTournamentRemoval, removeTournament } from '../../../src/app/removeTournament';
import type { Tournament } from '../../../src/core/model';
import { area } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Workbook } from '../../../src/workbook/port';
import { openXlsx } from '../../../src/workbook/xlsx';
import { addTournament } from '../../../src/app/create';
import { mirror } from '../../../src/core/results/typed';
import { generated } from '../../generated';
import { SHEETS } from '../../sheetNames';
import { crosstableOf } from '../../adoptedEvents';
import { gridOf, rowsOf } from '../../adoptGrid';
import { eventTexts, realEvent } from '../../eventFixtures';
import { IS_SWEEP, sampled } from '../../sample';
import { closePages } from '../../emulator/office';
import { excel, lookOf, workbook as inExcel } from '../../workbook/excel';
import { unwrap } from '../conduct/check';
import { readExchange } from '../../../src/app/exchange/read';
import { scoringOf, type Scoring } from '../../../src/core/results/outcome';
import { adopted, gamesTold } from '../../sheets/adopt/adopted';
import { codesOf } from '../../results';

describe('tables in workbooks', () => {
  const OCCASION = { id: 'adopted', time: '2026-11-20 09:00' };

  /** Double, with bold for White and the rounds in a second line. */
  const SINQUEFIELD = realEvent('sinq2014');
  const GRID: Grid = gridOf(
    crosstableOf(SINQUEFIELD, { bold: true, rounds: true, sortedBy: 'rank' }),
    'Mine',
  );

  const boldCells = ({ bold = [] }: Grid): readonly (readonly [row: number, column: number])[] =>
    bold.flatMap((line, row) => line.flatMap((is, column) => (is ? [[row, column] as const] : [])));

  afterEach(closePages);

  const inMemory = (grid: Grid): Workbook =>
    memoryWorkbook([
      {
        name: grid.sheet,
        blocks: [{ kind: 'values', area: grid.area, values: grid.values }],
        styles: boldCells(grid).map(([row, column]) => ({ area: area(row, column), style: { bold: true } })),
      },
    ]);

  /** A file as another program writes it, with a second sheet of the organiser's. */
  const fileOf = async (grid: Grid): Promise<Uint8Array> => {
    const book = new ExcelJs();
    const sheet = book.addWorksheet(grid.sheet);
    grid.values.forEach((line, row) =>
      line.forEach((value, column) => {
        if (value !== null) sheet.getCell(row + 1, column + 1).value = value as string | number;
      }),
    );
    for (const [row, column] of boldCells(grid)) sheet.getCell(row + 1, column + 1).font = { bold: true };
    book.addWorksheet('Budget').getCell('A1').value = 12;
    return new Uint8Array(await book.xlsx.writeBuffer());
  };

  const typedInExcel = async (grid: Grid) => {
    const page = await excel();
    const sheet = getSheet(page.host.book, 'Mine');
    const values = grid.values.map((line) => line.map((value) => value as string | number | null));
    setValues(page.host.book, refOf(sheet, grid.area), values as never);
    for (const [row, column] of boldCells(grid))
      setFormat(page.host.book, refOf(sheet, area(row, column)), 'font/bold', true);
    return page;
  };

  /** Games by who met whom with which colours, and what came of it. */
  const gamesOf = ({ games }: Tournament) =>
    games.map(({ round, white, black, outcome }) => `${round}. ${white}–${black} ${outcome}`).sort();

  const whole = (adoption: Adoption) => {
    const { rounds, colours } = adoption.inferred;
    expect([rounds, colours, adoption.warnings]).toEqual(['given', 'given', []]);
    expect(gamesOf(adoption.tournament)).toEqual(gamesOf(SINQUEFIELD));
  };

  describe('a double cross-table with bold for White', () => {
    it('is read alike in memory, from a file and in Excel', async () => {
      await typedInExcel(GRID);
      const books = [inMemory(GRID), unwrap(await openXlsx(await fileOf(GRID))), inExcel];
      const read = [];
      for (const book of books)
        read.push(unwrap(await readForAdoption(book, { sheet: 'Mine' }, {}, OCCASION)));
      for (const each of read) whole(each);
      expect(read[1]).toEqual(read[0]);
      expect(read[2]).toEqual(read[0]);
    });

    it('becomes a tournament in the same workbook, which opens as it was adopted', async () => {
      const book = inMemory(GRID);
      const made = unwrap(await adopt(book, { sheet: 'Mine' }, {}, OCCASION));
      expect(made.sheets).toEqual(SHEETS.slice(0, 7));
      const { tournament } = unwrap(await openTournament(book));
      expect(gamesOf(tournament)).toEqual(gamesOf(SINQUEFIELD));
      expect(tournament.players.map(({ name, rating }) => [name, rating?.strength])).toEqual(
        SINQUEFIELD.players.map(({ name, rating }) => [name, rating?.strength]),
      );
    });

    it('in a file: not a byte of the organiser’s sheets changes', async () => {
      const before = await fileOf(GRID);
      const book = unwrap(await openXlsx(before));
      unwrap(await adopt(book, { sheet: 'Mine' }, {}, OCCASION));
      const [was, is] = [unzipSync(before), unzipSync(unwrap(await book.save()))];
      for (const part of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml', 'xl/sharedStrings.xml'])
        expect([part, Buffer.compare(Buffer.from(is[part]!), Buffer.from(was[part]!))]).toEqual([part, 0]);
      const again = unwrap(await openXlsx(unwrap(await book.save())));
      expect(gamesOf(unwrap(await openTournament(again)).tournament)).toEqual(gamesOf(SINQUEFIELD));
    });

    if (IS_SWEEP)
      it('in Excel: nothing on the organiser’s sheets changes; and once it is removed all is as it was', async () => {
        const page = await typedInExcel(GRID);
        const { book } = page.host;
        const mine = () => sheetText(book, getSheet(book, 'Mine').id);
        const [before, all] = [mine(), lookOf(page)];
        unwrap(await adopt(inExcel, { sheet: 'Mine' }, {}, OCCASION));
        expect(mine()).toBe(before);
        expect(gamesOf(unwrap(await openTournament(inExcel)).tournament)).toEqual(gamesOf(SINQUEFIELD));
        const removal = unwrap(await planTournamentRemoval(inExcel, 'Tournament'));
        unwrap(await removeTournament(inExcel, removal, true));
        expect(lookOf(page)).toEqual(all);
      });

    it('is refused as a whole where two cells contradict each other: no sheet is made', async () => {
      const values = GRID.values.map((line) => [...line]);
      values[3]![5] = 1;
      values[5]![3] = 1;
      const book = inMemory({ ...GRID, values });
      expect(codesOf(await adopt(book, { sheet: 'Mine' }, {}, OCCASION))).toEqual([
        'adopt-contradiction',
        'adopt-contradiction',
      ]);
      const { sheets } = unwrap(await book.read({ ranges: [] }));
      expect(sheets.map(({ name }) => name)).toEqual(['Mine']);
    });

    it('can be a part of a sheet; a sheet of ours is none, nor one that is not there', async () => {
      const book = inMemory(GRID);
      const part = { sheet: 'Mine', range: area(2, 0, GRID.area.rows - 2, GRID.area.columns) };
      expect(unwrap(await readForAdoption(book, part, {}, OCCASION)).tournament.players).toHaveLength(6);
      unwrap(await adopt(book, { sheet: 'Mine' }, {}, OCCASION));
      const codes = async (sheet: string) => codesOf(await readForAdoption(book, { sheet }, {}, OCCASION));
      expect(await codes('Crosstable')).toEqual(['list-is-ours']);
      expect(await codes('Nowhere')).toEqual(['sheet-missing']);
    });
  });

  describe('28 real events, bold for White and rounds in a second line', () => {
    const all = [...eventTexts.keys()];
    it('are all there', () => expect(all).toHaveLength(28));

    it.each(sampled(all, 28))('%s: from a file and from Excel as from the cells alone', async (id) => {
      const grid = gridOf(
        crosstableOf(realEvent(id), { bold: true, rounds: true, sortedBy: 'rank' }),
        'Mine',
      );
      const read = async (book: Workbook) =>
        unwrap(await readForAdoption(book, { sheet: 'Mine' }, {}, OCCASION));
      const { tournament, inferred } = await read(inMemory(grid));
      await typedInExcel(grid);
      for (const book of [unwrap(await openXlsx(await fileOf(grid))), inExcel]) {
        const found = await read(book);
        expect(found.inferred).toEqual(inferred);
        expect(found.tournament).toEqual(tournament);
      }
      expect(tournament.games.filter(({ outcome }) => outcome !== null)).toHaveLength(
        realEvent(id).games.length,
      );
    });
  });

  describe('a copy of a Crosstable sheet of ours', () => {
    const outcomesOf = ({ games }: Tournament): readonly string[] =>
      games
        .map(({ white, black, cycle, outcome }) => {
          const isTurned = white > black;
          const shown = outcome === null || !isTurned ? outcome : mirror(outcome);
          return `${Math.min(white, black)}–${Math.max(white, black)} ${cycle} ${shown}`;
        })
        .sort();

    it.each([
      [6, 1],
      [7, 1],
      [6, 2],
      [5, 4],
    ])(
      '%s players, %s cycles: every game as it was, those to come in their rounds',
      async (players, cycles) => {
        const ours = generated({ players, cycles, seed: 3, finished: 0.6, special: 0.15 });
        const book = memoryWorkbook();
        unwrap(await addTournament(book, ours, OCCASION));
        const { ranges } = unwrap(await book.read({ ranges: [{ sheet: 'Crosstable', area: 'used' }] }));
        const copy = inMemory({ ...ranges[0]!, sheet: 'Copy' });
        const { tournament, games, compared } = unwrap(await readForAdoption(copy, {}, {}, OCCASION));
        expect(outcomesOf(tournament)).toEqual(outcomesOf(ours));
        const toCome = (each: Tournament) =>
          each.games
            .filter(({ outcome }) => outcome === null)
            .map(({ round, white, black }) => [round, white + black, white * black]);
        expect(games.filter(({ roundGiven }) => roundGiven)).toHaveLength(toCome(ours).length);
        expect(toCome(tournament).sort()).toEqual(toCome(ours).sort());
        expect(compared.filter(({ kind }) => kind === 'points')).toHaveLength(players);
        expect(compared.filter(({ agrees, kind }) => !agrees && kind === 'points')).toEqual([]);
      },
    );
  });

  describe('what the organiser says beforehand', () => {
    const bare = inMemory(
      gridOf(crosstableOf(SINQUEFIELD, { bold: false, rounds: false, sortedBy: 'number' }), 'Mine'),
    );
    const choosing = async (choices: Parameters<typeof readForAdoption>[2]) =>
      unwrap(await readForAdoption(bare, {}, choices, OCCASION));

    it('names the system whose table lays down rounds and colours, and is told nothing of it', async () => {
      const { tournament, inferred, warnings } = await choosing({ system: 'riches' });
      expect([tournament.system, inferred.rounds, inferred.colours, warnings]).toEqual([
        'riches',
        'asked',
        'asked',
        [],
      ]);
    });

    it('names event, scoring and tie-breaks', async () => {
      const three = { win: 3, draw: 1, loss: 0, unit: 1 };
      const { tournament } = await choosing({ event: 'Cup', scoring: three, tieBreaks: ['PTS', 'WIN'] });
      expect([tournament.event, tournament.scoring, tournament.tieBreaks]).toEqual([
        'Cup',
        three,
        ['PTS', 'WIN'],
      ]);
      expect(codesOf(await readForAdoption(bare, {}, { tieBreaks: ['PTS', 'NONE'] }, OCCASION))).toEqual([
        'criterion-unknown',
      ]);
    });
  });
});

const POINTS: Scoring = unwrap(scoringOf([2, 1, 0]));

const GAMES = ['1. Ann 1-0 Bob', '2. Cid ½-½ Ann', '3. Bob 0-1 Cid'];

describe('results in 2-1-0 are read from each kind of table', () => {
  it.each([
    ['a list of games', 'Round|White|Black|Result\n1|Ann|Bob|2-0\n2|Cid|Ann|1-1\n3|Bob|Cid|0-2'],
    ['a table by rounds', 'No|Name|1|2|3\n1|Ann|2w2|3b1|\n2|Bob|1b0||3w0\n3|Cid||1w1|2b2'],
    ['a wall chart', 'No|Name|1|2|3\n1|Ann|*2*|3|\n||2|1|\n2|Bob|1||*3*\n||0||0\n3|Cid||*1*|2\n|||1|2'],
  ])('%s', (_, text) => {
    const made = adopted(rowsOf(text), { scoring: POINTS });
    expect(made.ok ? gamesTold(made.value) : made.problems).toEqual(GAMES);
    expect(made.ok && made.value.tournament.scoring).toEqual(POINTS);
  });

  it.each([
    ['rounds in a text', 'Round 1\nAnn - Bob 2-0\nRound 2\nCid - Ann 1-1\nRound 3\nBob - Cid 0-2\n'],
    ['a list in a file', 'Round;White;Black;Result\n1;Ann;Bob;2-0\n2;Cid;Ann;1-1\n3;Bob;Cid;0-2\n'],
    ['a cross-table in a text', '1 Ann  * 2 1\n2 Bob  0 * 0\n3 Cid  1 2 *\n'],
  ])('%s', (_, text) => {
    const source = { file: 'a.txt', bytes: new TextEncoder().encode(text) };
    const { tournament } = unwrap(readExchange({ ...source, scoring: POINTS })).imported[0]!;
    const nameOf = (no: number): string => tournament.players[no - 1]!.name;
    const winners = tournament.games.flatMap(({ white, black, outcome }) =>
      outcome === '1/2' ? [] : [nameOf(outcome === '1-0' ? white : black)],
    );
    expect([winners.sort(), tournament.scoring]).toEqual([['Ann', 'Cid'], POINTS]);
    expect(readExchange(source).ok).toBe(false);
  });
});
