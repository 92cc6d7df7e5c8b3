import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { done, FOUR, REPORTED, reportedIn, tournamentIn, type, TYPED } from './reportColumns';
import { problemsOf, run, tempFiles, writeList } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();
const EARLIER = join(__dirname, '../fixtures/earlier/dated.xlsx');

const EXTENSIONS: Readonly<Record<string, string>> = { 'fide-rating': 'trf', uschess: 'zip', ecf: 'txt' };

/** What a report misses, with the cell where to type it. */
const missingIn = async (workbook: string, to: string) => {
  const out = at(`out.${EXTENSIONS[to]}`);
  const problems = problemsOf(await run('convert', workbook, out, '--to', to, '--json', '--force'));
  return problems.map(({ code, place: { sheet, cell }, values }) =>
    [code, sheet, cell ?? '', values.what ?? ''].join(' '),
  );
};

let club = '';
beforeAll(async () => {
  club = await writeList(at('club.xlsx'), { Club: FOUR });
  await done('pair', club, '--numbers', 'list', '--id', 'four', '--out', at('plain.xlsx'));
});

describe('columns for a report', () => {
  it('are only those that the list has not, in whatever language', async () => {
    const rows = [
      ['Nom', 'Code FIDE', 'Naissance'],
      ['Anne', 1234567, 1988],
      ['Benoît', 1234568, 1990],
      ['Cécile', 1234569, 1991],
    ];
    const list = await writeList(at('french.xlsx'), { Liste: rows });
    await done('pair', list, '--report', 'fide', '--numbers', 'list', '--out', at('with.xlsx'));
    const { columns, players } = await tournamentIn(at('with.xlsx'));
    expect(columns).toEqual(['Code FIDE', 'Naissance', 'Title', 'Sex']);
    expect(players[0]!.extra).toEqual([1234567, 1988, null, null]);
  });

  it('what is typed into them is in the report', async () => {
    expect(await missingIn(at('plain.xlsx'), 'fide-rating')).toContain('trf-column-missing Players  FIDE ID');
    expect(await done('columns', at('plain.xlsx'), '--report', 'fide', '--out', at('with.xlsx'))).toBe(
      `4 cells changed: ${at('with.xlsx')}\n` +
        'Empty columns come on the sheet Players: FIDE ID, Title, Born, Sex. Type there what you know.\n',
    );
    // No, Name, Rating, Fed./Club, then the four columns; the first player stands in row 5.
    expect(await missingIn(at('with.xlsx'), 'fide-rating')).toEqual(
      expect.arrayContaining([
        'trf-federations-missing Players D5 ',
        'exchange-column-empty Players E5 FIDE ID',
        'exchange-column-empty Players G5 date of birth',
        'exchange-column-empty Players H5 sex',
      ]),
    );
    await type(at('with.xlsx'), 'Players', [4, 3], TYPED);
    const typed = await missingIn(at('with.xlsx'), 'fide-rating');
    expect(typed).toContain('exchange-player-detail-missing Players E6 FIDE ID');
    expect(typed.join()).not.toContain('E5');
    expect(await reportedIn(at('with.xlsx'))).toEqual(REPORTED);
  });

  if (IS_SWEEP)
    it('are a step of the Log, which undo takes back and redo makes again', async () => {
      await done('columns', at('plain.xlsx'), '--report', 'ecf', '--out', at('with.xlsx'));
      const workbook = valueOf(await openXlsx(readFileSync(at('with.xlsx'))));
      const log = valueOf(await workbook.read({ ranges: [{ sheet: 'Log', area: 'used' }] })).ranges[0]!
        .values;
      expect(log.flat()).toContain('Columns for a report added on Players: ECF code, Born, Sex, Club.');
      await done('undo', at('with.xlsx'), '--out', at('back.xlsx'));
      expect(await tournamentIn(at('back.xlsx'))).toEqual(await tournamentIn(at('plain.xlsx')));
      await done('redo', at('back.xlsx'), '--out', at('again.xlsx'));
      expect((await tournamentIn(at('again.xlsx'))).columns).toEqual(['ECF code', 'Born', 'Sex', 'Club']);
    });

  it('stay where somebody has typed in them', async () => {
    await done('columns', at('plain.xlsx'), '--report', 'ecf', '--out', at('with.xlsx'));
    await type(at('with.xlsx'), 'Players', [5, 5], [1990]);
    const ran = await run('undo', at('with.xlsx'), '--out', at('no.xlsx'), '--json');
    expect(
      problemsOf(ran).map(({ code, place, values }) => [code, place.sheet, place.cell, values.found]),
    ).toEqual([['changed-meanwhile', 'Players', 'F6', '1990']]);
  });

  it('where all are there already, nothing is written', async () => {
    await done('columns', at('plain.xlsx'), '--report', 'dwz', '--out', at('with.xlsx'));
    expect(await done('columns', at('with.xlsx'), '--report', 'dwz', '--out', at('same.xlsx'))).toBe(
      `Nothing changed: ${at('same.xlsx')}\n`,
    );
  });
});

describe('what a report misses', () => {
  it('of a column that is not there is told once, with the way to get one', async () => {
    const [missing] = problemsOf(
      await run('convert', at('plain.xlsx'), at('out.txt'), '--to', 'ecf', '--json', '--force'),
    ).filter(({ code }) => code === 'exchange-column-missing');
    expect(missing).toMatchObject({ place: { sheet: 'Players' }, values: { heading: 'ECF code', count: 4 } });
    expect(missing!.message).toContain('columns --report ecf');
  });

  it('of one federation alone has a row that is shown once its column is there', async () => {
    expect(await missingIn(at('plain.xlsx'), 'uschess')).toContain(
      'exchange-detail-hidden Tournament B47 Affiliate',
    );
    await done('columns', at('plain.xlsx'), '--report', 'uschess', '--out', at('with.xlsx'));
    expect(await missingIn(at('with.xlsx'), 'uschess')).toEqual(
      expect.arrayContaining([
        'exchange-detail-missing Tournament B47 Affiliate',
        'exchange-player-detail-missing Players E5 national ID',
      ]),
    );
  });

  it('of an event whose sheets have no cells for it needs new sheets, which then have them', async () => {
    const found = await missingIn(EARLIER, 'fide-rating');
    expect(found).toContain('exchange-detail-nowhere Tournament  City');
    await done('refresh', EARLIER, '--new-sheets', '--out', at('anew.xlsx'));
    const workbook = valueOf(await openXlsx(readFileSync(at('anew.xlsx'))));
    const form = valueOf(
      await workbook.read({ ranges: [{ sheet: 'Tournament', area: 'used' }] }),
    ).ranges[0]!.values.map(([label]) => label);
    expect(form).toEqual(expect.arrayContaining(['For reports', 'City', 'Calendar', 'Days without play']));
    expect((await missingIn(at('anew.xlsx'), 'fide-rating')).join()).toMatch(
      /detail-missing Tournament B\d+ City/,
    );
  });
});
