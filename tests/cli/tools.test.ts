/** @sweep */
import { writeFileSync } from 'node:fs';
import { addTournament } from '../../src/app/create';
import { newXlsx } from '../../src/workbook/xlsx';
import { halfPlayed } from '../app/conduct/happenings';
import { both, deletesSheet, inFile, types, type Deed } from '../app/repair/subjects';
import { partsOf } from '../app/tools/hosts';
import { valueOf } from '../results';
import { IS_SWEEP } from '../sample';
import { inFolder, nameList } from './run';
import { SHEETS } from '../sheetNames';

const { at, ran, said, answered, warned, refusal, refused, list, opened, typed, cells, event, hash } =
  inFolder();

const sheetsIn = async (name: string): Promise<readonly string[]> =>
  valueOf(await (await opened(name)).read({ ranges: [] })).sheets.map((sheet) => sheet.name);

describe('names: names for numbers on the organiser’s sheets', () => {
  const DRAW = [
    ['Winter 2026', null, null, null],
    ['Round 1', '1-10', '2-9', 'bye 11'],
    ['Round 2', '10-11', '3-1', '21-2'],
  ];
  const named = (how: string, out: string): string =>
    `names club.xlsx ${out} --range Draw!B2:D3 --list Members!A1:B7 --how ${how} --force`;
  const UNKNOWN = 'Sheet “Draw”, cell D3: Nobody in the list has the number 21. Nothing changes there.';

  beforeAll(async () => {
    const members = ['Kim', 'Jo', 'Ida', 'Cleo', 'Bob', 'Ann'].map((name, row) => [
      [11, 10, 9, 3, 2, 1][row]!,
      name,
    ]);
    await list('club.xlsx', { Draw: DRAW, Members: [['No', 'Name'], ...members] });
  });

  it('shows every cell, writes a copy, and points out what does not fit', async () => {
    const before = hash('club.xlsx');
    const { code, stdout, stderr } = await ran(named('replace', 'named.xlsx'));
    expect([code, stderr, stdout.split('\n')]).toEqual([
      0,
      `${UNKNOWN}\n`,
      [
        'Numbers from column A (No) of Members.',
        'B2: 1-10 → Ann - Jo',
        'C2: 2-9 → Bob - Ida',
        'D2: bye 11 → bye Kim',
        'B3: 10-11 → Jo - Kim',
        'C3: 3-1 → Cleo - Ann',
        'D3: 21-2 → 21 - Bob',
        '6 cells changed: named.xlsx',
        '',
      ],
    ]);
    expect((await cells('named.xlsx', 'Draw'))[1]).toEqual(['Round 1', 'Ann - Jo', 'Bob - Ida', 'bye Kim']);
    expect(hash('club.xlsx')).toBe(before);
  });

  it('says the same as JSON, and a sheet or a range may be left out', async () => {
    expect(await answered(named('beside', 'beside.xlsx'))).toMatchObject({
      ...{ changed: 6, how: 'beside', sheet: 'Draw', out: 'beside.xlsx' },
      cells: [{ cell: 'F2', before: '', after: 'Ann - Jo' }, ...Array(5).fill({})],
    });
    expect(await warned(named('beside', 'beside.xlsx'))).toMatchObject([
      { code: 'names-number-unknown', place: { cell: 'D3' }, message: UNKNOWN },
    ]);
    expect(await said('names club.xlsx open.xlsx --range B2:C2 --list Members --how replace')).toContain(
      'B2: 1-10 → Ann - Jo\n',
    );
  });

  it('live: formulas stand in the file with the names that they show, and come back to numbers', async () => {
    await said(named('live', 'live.xlsx'));
    expect((await partsOf(await opened('live.xlsx')))['xl/worksheets/sheet1.xml']).toContain(
      `<c r="B2" t="str"><f>INDEX('Members'!$B$2:$B$7,MATCH(1,'Members'!$A$2:$A$7,0))&amp;" - "&amp;INDEX('Members'!$B$2:$B$7,MATCH(10,'Members'!$A$2:$A$7,0))</f><v>Ann - Jo</v></c>`,
    );
    const back = await ran('names live.xlsx numbers.xlsx --range Draw --list members --how numbers');
    expect(back.stderr).toBe(
      'Sheet “Draw”, cell D3: Nobody in the list is called “21”. This cell stays as it is.\n',
    );
    expect((await cells('numbers.xlsx', 'Draw'))[1]!.slice(1, 3)).toEqual(['1-10', '2-9']);
  });

  it('undo gives the identical sheets', async () => {
    await said(named('replace', 'named.xlsx'));
    expect(await said('undo named.xlsx undone.xlsx')).toMatch(
      /^Undone: Swapped the numbers in 'Draw'!B2:D3 for names \(2026-11-20 09:00\), 6 cells: /,
    );
    const rowsIn = async (name: string) => {
      const parts = await partsOf(await opened(name));
      return [1, 2].map(
        (no) => /<sheetData>.*<\/sheetData>/s.exec(parts[`xl/worksheets/sheet${no}.xml`] ?? '')?.[0],
      );
    };
    expect(await rowsIn('undone.xlsx')).toEqual(await rowsIn('club.xlsx'));
    expect(await refused('undo club.xlsx no.xlsx')).toEqual(['workbook-not-ours']);
  });

  it.each([
    ['Draw!B2: --list Members --how replace', 'range-invalid', undefined],
    ['Drew!B2:D3 --list Members --how replace', 'sheet-missing', undefined],
    ['Draw!B2:D3 --list Gone --how replace', 'sheet-missing', undefined],
    ['Draw!B2:D3 --list Members --how swap', 'choice-unknown', undefined],
    ['Draw!A1:A1 --list Members --how replace', 'printed-nothing', 'A1'],
    ['Draw!A5:B9 --list Members --how live', 'printed-nothing', 'A5:B9'],
    ['Draw!B2:D3 --list Members --how numbers', 'tool-nothing', 'B2:D3'],
    ['Draw!B2:D3 --list Members --list Members --list Members --how live', 'names-lists', undefined],
  ])('%s is refused, and nothing is written: %s', async (given, code, cell) => {
    const told = await refusal(`names club.xlsx no.xlsx --range ${given}`);
    expect(told.map((each) => [each.code, each.place.cell])).toEqual([[code, cell]]);
  });

  it('undo and redo go by the order of the steps, of tools and of the tournament; of one that is named by that alone', async () => {
    await list('draw.xlsx', { Draw: [['1-4', '2-3']], Club: nameList(4) });
    await said('pair draw.xlsx s0.xlsx --sheet Club --numbers list --id one');
    await said('names s0.xlsx s1.xlsx --range Draw!A1:A1 --list Club --how replace');
    await said('record s1.xlsx s2.xlsx 1=1-0');
    expect(await refused('undo s1.xlsx no.xlsx --tournament one')).toEqual(['undo-nothing']);
    const undone = [await said('undo s2.xlsx u1.xlsx'), await said('undo u1.xlsx u0.xlsx')];
    expect(undone.map((text) => text.includes('Swapped the numbers'))).toEqual([false, true]);
    const redone = [await said('redo u0.xlsx r1.xlsx'), await said('redo r1.xlsx r2.xlsx')];
    expect(redone.map((text) => text.includes('Swapped the numbers'))).toEqual([true, false]);
    expect(await refused('redo r2.xlsx no.xlsx')).toEqual(['redo-nothing']);
    expect([(await event('r2.xlsx')).games[0]!.outcome, (await cells('r2.xlsx', 'Draw'))[0]![0]]).toEqual([
      ...['1-0', 'Player A - Player D'],
    ]);
    // Nothing is done again after a new step.
    await said('record u1.xlsx other.xlsx 2=0-1');
    expect(await refused('redo other.xlsx no.xlsx')).toEqual(['redo-nothing']);
  });
});

describe('doctor: what looks wrong on the sheets of a workbook', () => {
  beforeAll(async () => {
    await list('sheets.xlsx', {
      Members: [
        ['No', 'Name'],
        [1, 'Berg, Anna'],
        [2, 'Müller, Jörg '],
      ],
      Games: [
        ['White', 'Black', 'Result'],
        ['José', 'Muller Jorg', '1-0'],
        ['Berg, Anna', 'Jose', null],
        ['Jósé', 'Berg, Anna', '½'],
      ],
    });
  });

  const cellsLeft = async (name: string) =>
    (await answered<{ findings: readonly { place: { cell: string } }[] }>(`doctor ${name}`)).findings.map(
      ({ place }) => place.cell,
    );

  it('lists it with its cells, what would stand there, and how to choose where there are several ways', async () => {
    expect((await said('doctor sheets.xlsx')).split('\n')).toEqual([
      '6 things look wrong.',
      '  1 Sheet “Members”, cell B3: “Müller, Jörg” has stray spaces, so searches and formulas miss it.',
      '    should be Müller, Jörg',
      '  2 Sheet “Games”, cell A2: “José” is spelt “Jósé” elsewhere. Formulas treat them as two people.',
      '    2:1 would be Jósé',
      '    2:2 would be Jose',
      '  3 Sheet “Games”, cell B2: “Muller Jorg” is spelt “Müller, Jörg” elsewhere. Formulas treat them as two people.',
      '    should be Müller, Jörg',
      '  4 Sheet “Games”, cell B3: “Jose” is spelt “José” elsewhere. Formulas treat them as two people.',
      '    4:1 would be José',
      '    4:2 would be Jósé',
      '  5 Sheet “Games”, cell C3: The result of Berg, Anna against Jose is missing, although later results are there.',
      '  6 Sheet “Games”, cell A4: “Jósé” is spelt “José” elsewhere. Formulas treat them as two people.',
      '    6:1 would be José',
      '    6:2 would be Jose',
      '',
    ]);
  });

  it('puts right in a copy what is beyond doubt, or what was chosen among several ways', async () => {
    const before = hash('sheets.xlsx');
    expect(await answered('doctor sheets.xlsx --mend sure --out sure.xlsx')).toMatchObject({ mended: 2 });
    expect(await cellsLeft('sure.xlsx')).toEqual(['A2', 'B3', 'C3', 'A4']);
    expect(await said('doctor sheets.xlsx --mend 4:1 --mend 6:1 --out chosen.xlsx')).toMatch(
      /2 cells corrected: chosen\.xlsx\. The command undo takes this back\.\n$/,
    );
    expect(await cellsLeft('chosen.xlsx')).toEqual(['B3', 'B2', 'C3']);
    expect(hash('sheets.xlsx')).toBe(before);
  });

  it.each([
    ['sheets.xlsx --mend 99', 'cure-unknown'],
    ['sheets.xlsx --mend 4', 'cure-several'],
    ['sheets.xlsx --mend 5', 'cure-unknown'],
    ['sheets.xlsx --sheet Gmaes --mend sure', 'sheet-missing'],
    ['nowhere.xlsx --mend sure', 'file-missing'],
  ])('refuses %s: %s', async (given, code) => {
    expect(await refused(`doctor ${given} --out no.xlsx`)).toEqual([code]);
  });

  it.each(['--mend sure', '--mend all --out x.xlsx'])('%s is wrong use', async (given) => {
    expect((await ran(`doctor sheets.xlsx ${given}`)).code).toBe(2);
  });
});

describe('status, repair and refresh', () => {
  const base = halfPlayed(5, 1);
  const damaged = async (name: string, ...deeds: readonly Deed[]): Promise<void> =>
    writeFileSync(at(name), valueOf(await (await inFile.damaged(base, both(...deeds))).save()));

  it('nothing is damaged, and a live tournament needs no refresh', async () => {
    const workbook = newXlsx();
    valueOf(await addTournament(workbook, base, { time: '2026-11-20 09:00' }));
    writeFileSync(at('sound.xlsx'), valueOf(await workbook.save()));
    expect(await said('repair sound.xlsx same.xlsx')).toBe('Nothing is damaged: same.xlsx\n');
    const all = async (name: string) =>
      Promise.all((await sheetsIn(name)).map(async (sheet) => cells(name, sheet)));
    expect(await all('same.xlsx')).toEqual(await all('sound.xlsx'));
    expect(await said('refresh sound.xlsx fresh.xlsx')).toMatch(/^Everything was up to date/);
    expect(await refused('refresh club.xlsx none.xlsx')).toEqual(['workbook-not-ours']);
  });

  if (IS_SWEEP) {
    it('status says what is damaged, repair puts it right in a copy, and undo says what stays of it', async () => {
      await damaged('damaged.xlsx', types('Pairings', 'A9', 'x9'), deletesSheet('Calculation'));
      expect(await refused('status damaged.xlsx')).toEqual([
        ...['damaged-sheet', 'damaged-number'],
        ...Array.from({ length: 4 }, () => 'damaged-formula'),
      ]);
      expect((await refused('undo damaged.xlsx no.xlsx'))[0]).toBe('workbook-cell');
      const told = await said('repair damaged.xlsx repaired.xlsx');
      expect(told.split('\n').slice(0, 2)).toEqual([
        'The sheet “Calculation” is missing. Repair restores it.',
        'Sheet “Pairings”, cell A9: “x9” is in this cell, but 4 belongs here. Repair restores it.',
      ]);
      expect(told).toMatch(/Repaired: repaired\.xlsx\n$/);
      expect(await ran('status repaired.xlsx')).toMatchObject({ code: 0, stderr: '' });
      expect((await event('repaired.xlsx')).games).toEqual(base.games);
      expect((await said('undo repaired.xlsx undone2.xlsx')).split('\n').slice(0, 2)).toEqual([
        'Undone: Repaired the sheets (2026-11-20 09:00), 1 cell: undone2.xlsx',
        'This brings back only what you had typed over Roundabout’s cells. Sheets that Repair restored and rows that it removed stay as they are.',
      ]);
      expect((await ran('status undone2.xlsx')).stderr).toContain('“x9” is in this cell');
    });

    it('what Calculation alone held is missed at once, not only when it is used', async () => {
      await damaged('without.xlsx', deletesSheet('Calculation'));
      expect((await ran('status without.xlsx')).stderr).toContain('The sheet “Calculation” is missing.');
      expect(await refused('undo without.xlsx no.xlsx')).toEqual(['tournament-damaged']);
    });

    it('refresh brings the values of 101 players up to date, in a copy', async () => {
      await list('many.xlsx', { Club: nameList(101) });
      await said('pair many.xlsx large.xlsx --numbers list');
      await said('record large.xlsx later.xlsx 1=1-0');
      const before = hash('later.xlsx');
      expect(await ran('refresh later.xlsx fresh101.xlsx')).toEqual({
        ...{ code: 0, stderr: '' },
        stdout: expect.stringMatching(/^\d+ cells brought up to date: fresh101\.xlsx\n$/),
      });
      expect(hash('later.xlsx')).toBe(before);
      expect(await said('refresh fresh101.xlsx fresher.xlsx')).toMatch(/^Everything was up to date/);
    });
  }
});

describe('remove-tournament', () => {
  beforeAll(async () => {
    await list('four.xlsx', { Club: nameList(4) });
    await said('pair four.xlsx one.xlsx --numbers list --id one --event Spring');
    await said('pair one.xlsx two.xlsx --sheet Club --numbers list --event Autumn --id two');
  });

  it('deletes the sheets of one tournament and no other; which of several is meant has to be said', async () => {
    expect(await refused('remove-tournament two.xlsx no.xlsx')).toEqual(['tournament-several']);
    expect(await said('remove-tournament two.xlsx left.xlsx --tournament one')).toBe(
      `9 sheets deleted (${SHEETS.join(', ')}): left.xlsx\n`,
    );
    expect(await sheetsIn('left.xlsx')).toEqual(['Club', ...SHEETS.map((name) => `Autumn ${name}`)]);
    await said('status left.xlsx');
  });

  it('a note of the organiser’s on them goes only if they say so', async () => {
    await typed('two.xlsx', 'noted.xlsx', ['Pairings', 30, 12, null, 'prizes']);
    const line = 'remove-tournament noted.xlsx gone.xlsx --tournament one';
    expect(await refusal(line)).toMatchObject([
      { code: 'removal-notes', place: { cell: 'M31' }, values: { cells: 'M31', count: 1 } },
    ]);
    expect((await ran(`${line} --yes`)).stderr).toContain(
      'A cell of yours (M31) would be deleted with this sheet.',
    );
    expect(await sheetsIn('gone.xlsx')).toHaveLength(10);
  });
});
