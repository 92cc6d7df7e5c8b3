/** @sweep */
import { undoTool } from '../../../src/app/tools/undo';
import { applyNames, NAMES_HOW, type NamesPlan, type NamesHow } from '../../../src/app/tools/names';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { present } from '../../../src/core/present';
import type { Grid } from '../../../src/grid/grid';
import { gridOf } from '../../sheets/grid-of';
import { unwrap } from '../../workbook/excel';
import { IS_SWEEP, sampled } from '../../sample';
import { HOSTS, lookAt, lookAtMine } from './hosts';
import { numberedList, plainList, teamList, nameOf } from './lists';
import { drawIn, planFor, planned, textsIn, TIME, told } from './planFor';
import { labelsOf } from '../../../src/app/tools/names/labels';
import { cellText, type CellValue } from '../../../src/grid/cell';
import { grammarFaults } from '../../../src/grid/formula/grammar';
import { readPrinted } from '../../../src/sheets/printed/read';
import { closePages } from '../../emulator/office';
import { drawn, roundsOf } from '../../sheets/printed/draw';
import { LAYOUTS, type Layout } from '../../sheets/printed/layouts';

const after = ({ preview }: NamesPlan): readonly string[] =>
  preview.map(({ cell, after: text }) => `${cell} ${text}`);

describe('names for numbers', () => {
  it('never touch the 1 in 10, 11 or 21', async () => {
    const list = numberedList(21);
    const { plan } = await planFor(
      `
      Round 1  | 1-10  | 11-21 | 2-12
      Round 10 | 10-11 | 21-1  | 12-20
      Round 11 | 1:21  | 10 11 | bye 2`,
      list,
      'replace',
    );
    expect(after(unwrap(plan))).toEqual([
      'B1 Berg - Ten Berg',
      'C1 Ann 11 - Player 21',
      'D1 Carlsen, M. - de la Cruz',
      'B2 Ten Berg - Ann 11',
      'C2 Player 21 - Berg',
      'D2 de la Cruz - Player 20',
      'B3 Berg : Player 21',
      'C3 Ten Berg – Ann 11',
      'D3 bye Carlsen, M.',
    ]);
  });

  it('say which number has no name, at its first cell, and which name has no number, at the name', async () => {
    const list = gridOf(
      [
        ['No', 'Name'],
        [3, 'Cleo'],
        [1, 'Ann'],
        [null, 'Guest'],
        [9, 'Nora'],
      ],
      { sheet: 'Members' },
    );
    const { plan } = await planFor('Round 1 | 1-4 | 2-3\nRound 2 | 4-3 | 1-2', list, 'replace');
    const { preview, warnings } = unwrap(plan);
    expect(preview).toEqual([
      { cell: 'B1', before: '1-4', after: 'Ann - 4' },
      { cell: 'C1', before: '2-3', after: '2 - Cleo' },
      { cell: 'B2', before: '4-3', after: '4 - Cleo' },
      { cell: 'C2', before: '1-2', after: 'Ann - 2' },
    ]);
    expect(warnings.map(told)).toEqual([
      'names-without-number Members B4 Guest',
      'names-number-unknown Draw B1 4 2',
      'names-number-unknown Draw C1 2 2',
      'names-not-there Members B5 9 Nora',
    ]);
  });

  it('take the place in the list for the number where the list has none', async () => {
    const { plan } = await planFor('1-4 | 2-3', plainList(4), 'replace');
    expect(after(unwrap(plan))).toEqual(['A1 Berg - =cmd', "B1 Carlsen, M. - 't Hart"]);
  });

  it('stay texts, whatever they look like', async () => {
    const { plan, workbook } = await planFor(
      'White | Black\n4 | 5\n3 | 9\n1 | 2',
      numberedList(9),
      'replace',
    );
    expect(unwrap(plan).cells.map(({ write, format }) => [write, format])).toEqual([
      ['=cmd', '@'],
      ['@home', '@'],
      ["'t Hart", '@'],
      ['+Ann', '@'],
      ['Berg', undefined],
      ['Carlsen, M.', undefined],
    ]);
    unwrap(await applyNames(workbook, unwrap(plan), TIME));
    const { values, formulas } = await drawIn(workbook, { row: 1, column: 0, rows: 1, columns: 2 });
    expect([values, formulas]).toEqual([[['=cmd', '@home']], [[null, null]]]);
  });

  it('stand beside the block, one blank column apart, with all that stands there', async () => {
    const { plan } = await planFor(
      `
      Round | White | Black
      1     | 1     | 4
            | 2     | 3
      `,
      numberedList(4),
      'beside',
      { details: { at: 'B2' } },
    );
    expect(after(unwrap(plan))).toEqual([
      'F2 Round',
      'G2 White',
      'H2 Black',
      'F3 1',
      'G3 Berg',
      'H3 =cmd',
      'G4 Carlsen, M.',
      "H4 't Hart",
    ]);
  });

  it.each([
    [
      'of a list with numbers',
      numberedList(4),
      "INDEX('Members'!$B$2:$B$5,MATCH(1,'Members'!$A$2:$A$5,0))&\" - \"&INDEX('Members'!$B$2:$B$5,MATCH(4,'Members'!$A$2:$A$5,0))",
    ],
    ['of a list without', plainList(4), "INDEX('Members'!$A$2:$A$5,1)&\" - \"&INDEX('Members'!$A$2:$A$5,4)"],
  ])('live: a formula on the name %s', async (_, list, formula) => {
    const { plan } = await planFor('1-4 | 2-3', list, 'live');
    expect(unwrap(plan).cells[0]).toMatchObject({ write: 'Berg - =cmd', writeFormula: formula });
  });

  it('live: follow a name that is corrected, and the number of a player when the list is sorted', async () => {
    const { plan, workbook, area } = await planFor('1-4 | 2-3', numberedList(4), 'live');
    unwrap(await applyNames(workbook, unwrap(plan), TIME));
    expect(textsIn(await drawIn(workbook, area))[0]).toEqual(['Berg - =cmd', "Carlsen, M. - 't Hart"]);
    const sorted = numberedList(4, [2, 4, 1, 3]);
    const list = present(
      unwrap(await workbook.read({ ranges: [{ sheet: 'Members', area: sorted.area }] })).ranges[0],
    );
    const moved = sorted.values.flatMap((line, row) =>
      line.map((write, column) => ({
        sheet: 'Members',
        row,
        column,
        expect: list.values[row]![column]!,
        write: write === 'Berg' ? 'Berg, A.' : write,
      })),
    );
    unwrap(await workbook.change({ cells: moved }));
    expect(textsIn(await drawIn(workbook, area))[0]).toEqual(['Berg, A. - =cmd', "Carlsen, M. - 't Hart"]);
  });

  it('of two teams come from two lists, or from one with a column of teams', async () => {
    const team = (sheet: string, ...names: readonly string[]): Grid =>
      gridOf([['Name'], ...names.map((name) => [name])], { sheet });
    const lists = [team('Home', 'Ann', 'Bea', 'Cleo'), team('Away', 'Xara', 'Yves', 'Zoe')];
    const { plan } = await planFor('1-A | B-2 | 3-C', lists, 'replace');
    expect(after(unwrap(plan))).toEqual(['A1 Ann - Xara', 'B1 Yves - Bea', 'C1 Cleo - Zoe']);
    const one = await planFor('1-A | B-2 | 3-C', teamList(3), 'replace');
    expect(after(unwrap(one.plan))).toEqual([
      'A1 North 1 - South 1',
      'B1 South 2 - North 2',
      'C1 North 3 - South 3',
    ]);
  });
});

describe('numbers for names', () => {
  it('come back from texts and from formulas of ours, and nothing else is touched', async () => {
    const { workbook, area, plan } = await planFor(
      'Round 1 | 1-4 | 2-3 | bye 5\nRound 2 | 4-3 | 1-2 | 5-',
      numberedList(5),
      'live',
    );
    unwrap(await applyNames(workbook, unwrap(plan), TIME));
    const back = await planned(workbook, area, 'numbers');
    expect(after(back)).toEqual(['B1 1-4', 'C1 2-3', 'D1 bye 5', 'B2 4-3', 'C2 1-2', 'D2 5-']);
    expect(back.cells.map(({ format }) => format)).toEqual(['@', '@', undefined, '@', '@', '@']);
  });

  it('a name alone is a number again', async () => {
    const { plan } = await planFor(
      'White | Black\n berg | TEN BERG \nAnn 11 | Bergman',
      numberedList(11),
      'numbers',
    );
    expect(unwrap(plan).cells.map(({ write }) => write)).toEqual([1, 10, 11, 7]);
  });

  it('point out who is not in the list, and what can be read in two ways', async () => {
    const list = gridOf([['Name'], ['Ann'], ['Bob'], ['Ann x Bob'], ['Cleo']], { sheet: 'Members' });
    const { plan } = await planFor(
      `
      Ann – Bob
      Cleo – Ann x Bob
      Cleo – Robert
      Nobody
      Bob – Cleo`,
      list,
      'numbers',
    );
    const { warnings } = unwrap(plan);
    expect(after(unwrap(plan))).toEqual(['A1 1–2', 'A5 2–4']);
    expect(warnings.map(told)).toEqual([
      'names-name-ambiguous Draw A2 Cleo – Ann x Bob',
      'names-name-unknown Draw A3 Robert',
      'names-name-unknown Draw A4 Nobody',
    ]);
  });
});

if (IS_SWEEP)
  it('fifty players are named in every way, and taken back to the identical workbook', async () => {
    const rounds = unwrap(makeSchedule({ system: 'berger', players: 50, cycles: 1 })).rounds;
    const grid = gridOf(
      rounds.map(({ round, games }) => [
        `Round ${round}`,
        ...games.map(({ white, black }) => `${white}-${black}`),
      ]),
      { sheet: 'Draw' },
    );
    const { workbook } = await present(HOSTS['an .xlsx file'])([numberedList(50), grid]);
    const before = await lookAt(workbook);
    for (const how of NAMES_HOW.filter((each) => each !== 'numbers')) {
      const plan = await planned(workbook, grid.area, how);
      expect(plan.cells.length).toBe(how === 'beside' ? 49 * 26 : 49 * 25);
      unwrap(await applyNames(workbook, plan, TIME));
      unwrap(await undoTool(workbook));
    }
    expect(await lookAtMine(workbook)).toEqual(before);
  });

describe('in every layout', () => {
  afterEach(closePages);

  const IN_PLACE: readonly NamesHow[] = ['replace', 'live'];

  const gridOfLayout = ({ drawing, details }: Layout): Grid => ({
    ...drawn(drawing, details),
    sheet: 'Draw',
  });

  const labelsIn = (grid: Grid): readonly string[] =>
    unwrap(readPrinted(grid)).labels.map(({ label }) => label);

  /** A list that the labels of a layout need. */
  const listFor = (grid: Grid): Grid =>
    labelsOf(labelsIn(grid)).endsWith('field') ? numberedList(10) : teamList(4);

  /** Whom a label of a layout stands for, said without the code that is tested. */
  const named = (label: string, isTeams: boolean): string => {
    if (label === '0') return '0';
    if (!isTeams) return nameOf(/^\d+$/.test(label) ? Number(label) : label.charCodeAt(0) - 64);
    if (/^[AB]\d$/.test(label)) return `${label.startsWith('A') ? 'North' : 'South'} ${label.slice(1)}`;
    return /^\d+$/.test(label) ? `North ${label}` : `South ${label.charCodeAt(0) - 64}`;
  };

  /** Every label of a layout is a name where it stood, and nothing else has changed but blanks around names. */
  const expectNamed = (grid: Grid, now: Grid): void => {
    const { labels } = unwrap(readPrinted(grid));
    const isTeams = !labelsOf(labels.map(({ label }) => label)).endsWith('field');
    const bare = (text: string): string => text.replace(/[ ,–]/g, '');
    grid.values.forEach((line, down) => {
      line.forEach((value, along) => {
        const own = labels
          .filter(({ row, column }) => row === grid.area.row + down && column === grid.area.column + along)
          .sort((one, other) => other.start - one.start);
        const expected = own.reduce(
          (text, { label, start, length }) =>
            text.slice(0, start) + named(label, isTeams) + text.slice(start + length),
          cellText(value),
        );
        expect(bare(cellText(now.values[down]?.[along]))).toBe(bare(expected));
        if (own.length === 0) expect(now.values[down]?.[along]).toEqual(value);
      });
    });
  };

  const ENTRIES = sampled(Object.entries(LAYOUTS), 3);

  const hosted = Object.entries(HOSTS).filter(([name]) => IS_SWEEP || name === 'memory');

  describe.each(hosted)('names in every layout, in %s', (_, host) => {
    it.each(ENTRIES)('%s', async (_name, layout) => {
      const grid = gridOfLayout(layout);
      const { workbook, reopened } = await host([listFor(grid), grid]);
      const before = await lookAt(workbook);
      let book = workbook;
      for (const how of IN_PLACE) {
        const plan = await planned(book, grid.area, how);
        unwrap(await applyNames(book, plan, TIME));
        expectNamed(grid, await drawIn(book, grid.area));
        for (const { writeFormula } of plan.cells)
          expect([writeFormula, writeFormula === undefined ? [] : grammarFaults(writeFormula)]).toEqual([
            writeFormula,
            [],
          ]);
        book = await reopened(book);
        unwrap(await applyNames(book, await planned(book, grid.area, 'numbers'), TIME));
        const read = unwrap(readPrinted(await drawIn(book, grid.area)));
        const isLetters = labelsIn(grid).every((label) => /^[A-Z]$/.test(label));
        // Letters are numbers afterwards, and the colours of a cross-table are not asked for here.
        const isAlike = !labelsIn(grid).some((label) => /^(?:0|[AB]\d)$/.test(label));
        if (!isLetters && isAlike && layout.labels === undefined)
          expect(roundsOf(read)).toEqual(layout.rounds);
        book = await reopened(book);
        unwrap(await undoTool(book));
        unwrap(await undoTool(book));
        expect(await lookAtMine(book)).toEqual(before);
      }
      const plan = await planned(book, grid.area, 'beside');
      unwrap(await applyNames(book, plan, TIME));
      expect(plan.preview.length).toBe(
        grid.values.flat().filter((value: CellValue) => value !== null).length,
      );
      expect(textsIn(await drawIn(book, grid.area))).toEqual(textsIn(grid));
      book = await reopened(book);
      unwrap(await undoTool(book));
      expect(await lookAtMine(book)).toEqual(before);
    });
  });
});
