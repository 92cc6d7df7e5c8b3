import { readFileSync } from 'node:fs';
import { filesIn, problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

const SHEETS = {
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
};

interface Told {
  readonly findings: readonly { readonly code: string; readonly place: { readonly cell: string } }[];
  readonly mended?: number;
}

let book = '';
beforeAll(async () => {
  book = await writeList(at('club.xlsx'), SHEETS);
});

describe('doctor: what looks wrong on the sheets of a workbook', () => {
  it('lists it with its cells, what would stand there, and how to choose where there are several ways', async () => {
    const { code, stdout, stderr } = await run('doctor', book);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      '6 things look wrong.',
      '  1 Sheet “Members”, cell B3: “Müller, Jörg” has stray spaces, so searches and formulas miss it.',
      '    right would be Müller, Jörg',
      '  2 Sheet “Games”, cell A2: “José” is written “Jósé” elsewhere. Formulas take them for two people.',
      '    2:1 would be Jósé',
      '    2:2 would be Jose',
      '  3 Sheet “Games”, cell B2: “Muller Jorg” is written “Müller, Jörg” elsewhere. Formulas take them for two people.',
      '    right would be Müller, Jörg',
      '  4 Sheet “Games”, cell B3: “Jose” is written “José” elsewhere. Formulas take them for two people.',
      '    4:1 would be José',
      '    4:2 would be Jósé',
      '  5 Sheet “Games”, cell C3: The result of Berg, Anna against Jose is missing, and later ones are there.',
      '  6 Sheet “Games”, cell A4: “Jósé” is written “José” elsewhere. Formulas take them for two people.',
      '    6:1 would be José',
      '    6:2 would be Jose',
      '',
    ]);
  });

  it('puts right what is beyond doubt in a copy, and leaves the rest', async () => {
    const before = readFileSync(book);
    const ran = await run('doctor', book, '--mend', 'sure', '--out', at('mended.xlsx'), '--json');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect((JSON.parse(ran.stdout) as Told).mended).toBe(2);
    expect(readFileSync(book)).toEqual(before);
    const left = JSON.parse((await run('doctor', at('mended.xlsx'), '--json')).stdout) as Told;
    expect(left.findings.map(({ place }) => place.cell)).toEqual(['A2', 'B3', 'C3', 'A4']);
  });

  it('puts right what was chosen among several ways', async () => {
    const ran = await run('doctor', book, '--mend', '4:1', '--mend', '6:1', '--out', at('chosen.xlsx'));
    expect([ran.code, ran.stdout.trim().split('\n').at(-1)]).toEqual([
      0,
      `2 cells are put right: ${at('chosen.xlsx')}. undo takes it back.`,
    ]);
    const left = JSON.parse((await run('doctor', at('chosen.xlsx'), '--json')).stdout) as Told;
    expect(left.findings.map(({ code }) => code)).toEqual([
      'name-blanks',
      'name-two-spellings',
      'result-not-typed',
    ]);
  });

  it.each([
    ['a line that is not there', ['--mend', '99'], 'cure-unknown'],
    ['a line with several ways', ['--mend', '4'], 'cure-several'],
    ['a line that can only be pointed at', ['--mend', '5'], 'cure-unknown'],
    ['a sheet that is not there', ['--sheet', 'Gmaes', '--mend', 'sure'], 'sheet-missing'],
  ])('refuses %s, and writes nothing', async (_, more, code) => {
    const files = filesIn(at(''));
    const ran = await run('doctor', book, ...more, '--out', at('no.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code: found }) => found)]).toEqual([1, [code]]);
    expect(filesIn(at(''))).toEqual(files);
  });

  it.each([
    ['--mend without --out', ['--mend', 'sure']],
    ['a cure that is no number', ['--mend', 'all', '--out', 'x.xlsx']],
  ])('takes %s for wrong use', async (_, more) => {
    expect((await run('doctor', book, ...more)).code).toBe(2);
  });

  it('says where to find what it does not know', async () => {
    const ran = await run('doctor', at('nowhere.xlsx'), '--json');
    expect([ran.code, problemsOf(ran)[0]?.code]).toEqual([1, 'file-missing']);
  });
});
