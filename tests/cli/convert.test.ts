/** @sweep */
import { withGames } from '../changed';
import { makeEvent } from '../../src/core/format/event';
import type { Tournament } from '../../src/core/model';
import { crossTable, eventTexts, realEvent } from '../eventFixtures';
import { IS_SWEEP, sampled } from '../sample';
import { eventFile, inFolder } from './run';

const { ran, said, answered, warned, refusal, refused, written, read, list, typed, cells, event, hash } =
  inFolder();

const fixture = (id: string): string => `"${eventFile(id)}"`;

/** All that an event file of a workbook loses. */
const ONLY_THE_LOG =
  /^File [^\n]*: This file cannot hold: the Log \(its draws and Undo\)\. Keep the workbook as well\.\n$/;

describe('convert: from event file to workbook and back', () => {
  it.each(sampled([...eventTexts.keys()], 4))('%s is the same tournament', async (id) => {
    expect(await ran(`convert ${fixture(id)} ${id}.xlsx`)).toMatchObject({ code: 0, stderr: '' });
    expect((await ran(`convert ${id}.xlsx ${id}.json`)).stderr).toMatch(ONLY_THE_LOG);
    expect(await event(`${id}.json`)).toEqual(realEvent(id));
  });

  it('keeps every kind of result, the section, the year, an adjustment, a scoring, a play-off, the seed of lots', async () => {
    const codes = '1-0 1/2 0-1 +- -+ -- 0-0 1/2-0 0-1/2 1-0u 1/2u 0-1u'.split(' ');
    const tournament = crossTable('*......|.*.....|..*....|...*...|....*..|.....*.|......*', {
      ...{ id: 'kinds', section: 'B', year: 2026, scoring: { W: 3, D: 1, L: 0 } },
      ...{ tieBreaks: ['PTS', 'SB', 'PLAYOFF', 'LOTS'], lotsSeed: 'last' },
    });
    const games = tournament.games.map((game, index) => ({
      ...game,
      outcome: (codes[index] ?? null) as never,
    }));
    const players = tournament.players.map((player) =>
      player.no === 2 ? { ...player, adjustment: -0.5, adjustmentReason: 'phone', playOff: 1 } : player,
    );
    written('kinds.json', makeEvent({ ...tournament, games, players }));
    expect((await ran('convert kinds.json kinds.xlsx')).stderr).toBe('');
    expect((await ran('convert kinds.xlsx kinds-back.json')).stderr).toMatch(ONLY_THE_LOG);
    expect(await event('kinds-back.json')).toEqual(await event('kinds.json'));
  });
});

describe('convert refuses, and writes nothing', () => {
  const three = crossTable('*1=|0*1|=0*');
  const annulled = withGames(three, (game) => ({ ...game, annulled: game.no === 2 }));

  beforeAll(() => {
    written('in.json', eventTexts.get('ny1924')!);
    written('in.tdf', 'Ann 1');
    written('teams.json', makeEvent({ ...three, teams: [{ id: 't', name: 'Team' }] }));
    written('annulled.json', makeEvent(annulled));
    written('there.json', 'mine');
  });

  it.each([
    ['in.json out.tdf', 'format-unknown'],
    ['in.json out', 'format-unknown'],
    ['in.json out.xlsm', 'format-unknown'],
    ['in.tdf out.json', 'format-unknown'],
    ['in.json out.trf --to trf27', 'exchange-format-unknown'],
    ['teams.json out.xlsx', 'format-cannot-hold'],
    ['annulled.json out.xlsx', 'format-cannot-hold'],
    ['in.json in.json --force', 'output-is-input'],
    ['in.json there.json', 'output-exists'],
  ])('%s: %s', async (given, code) => {
    const before = [hash('in.json'), hash('there.json')];
    expect(await refused(`convert ${given}`)).toEqual([code]);
    expect([hash('in.json'), hash('there.json')]).toEqual(before);
  });

  it('an output that exists, unless forced', async () => {
    await said('convert in.json there.json --force');
    expect(await event('there.json')).toEqual(realEvent('ny1924'));
  });
});

describe('convert between files of other programs and ours', () => {
  /** Points and Sonneborn-Berger of all players, the lowest first: not every kind of file keeps the numbers. */
  const valuesIn = async (file: string): Promise<readonly (readonly number[])[]> => {
    const [told] = Object.values(
      await answered<Record<string, { values: Record<string, number[]> }>>(`standings ${file}`),
    );
    return [told!.values['PTS']!, told!.values['SB']!].map((all) =>
      [...all].sort((one, other) => one - other),
    );
  };

  it.each(['out.trf', 'out.csv', 'out.pgn', 'out.h9'])(
    'an event becomes %s, then a workbook, with the same standings',
    async (name) => {
      await said(`convert ${fixture('cand1959')} ${name}`);
      await said(`convert ${name} from-other.xlsx --force`);
      const wanted = await valuesIn(fixture('cand1959'));
      expect(wanted[0]).toEqual([8, 10, 12.5, 12.5, 15, 15.5, 18.5, 20]);
      expect(await valuesIn('from-other.xlsx')).toEqual(wanted);
    },
  );

  it('--to chooses among kinds that share an extension', async () => {
    for (const to of ['trf16', 'trf26']) await said(`convert ${fixture('ny1924')} ${to}.trf --to ${to}`);
    expect([/^192 /m.test(read('trf26.trf')), /^192 /m.test(read('trf16.trf'))]).toEqual([true, false]);
  });

  it.each([
    ['cross.csv', 'No,Name,1,2,3\n1,Anna,*,1,½\n2,Bert,0,*,1\n3,Cora,½,0,*\n', 'Anna Bert Cora'],
    [
      'table.txt',
      'No Name    1 2 3\n1  Anna A. * 1 ½\n2  Bert B. 0 * 1\n3  Cora C. ½ 0 *\n',
      'Anna A. Bert B. Cora C.',
    ],
    [
      'separated.txt',
      'Rk.;Name;Rtg;1.Rd;2.Rd;3.Rd;Pts\n1;Anna;1900;2w1;;3b½;1,5\n2;Bert;1800;1b0;3w1;;1\n3;Cora;1700;;2b0;1w½;0,5\n',
      'Anna Bert Cora',
    ],
    [
      'rounds.csv',
      'Round 1\nBerg, Anna - Cole, Bob 1-0\nRound 2\nDunn, Cy - Berg, Anna 0-1\n',
      'Berg, Anna Cole, Bob Dunn, Cy',
    ],
  ])('reads tables and rounds in a text, with separators or not: %s', async (name, text, names) => {
    written(name, text);
    await said(`convert ${name} table.json --force`);
    expect((await event('table.json')).players.map((player) => player.name).join(' ')).toBe(names);
  });

  it('says where there is neither, and names the cell of what a report misses', async () => {
    written('letter.txt', 'Dear all, the next round is on me.');
    expect(await refusal('convert letter.txt letter.json')).toMatchObject([
      { code: 'exchange-text-none', place: { file: 'letter.txt' } },
    ]);
    written('ny.json', makeEvent({ ...realEvent('ny1924'), details: { city: 'New York' } }));
    await said('convert ny.json ny.xlsx');
    expect(await warned('convert ny.xlsx ny.trf')).toContainEqual(
      expect.objectContaining({
        code: 'exchange-detail-missing',
        place: { file: 'ny.xlsx', sheet: 'Tournament', cell: 'B44' },
      }),
    );
  });

  if (IS_SWEEP)
    it('a draw anew keeps what reports tell of the event', async () => {
      const games = realEvent('ny1924').games.map((game) => ({ ...game, outcome: null }));
      written('open.json', makeEvent({ ...realEvent('ny1924'), games, details: { city: 'New York' } }));
      await said('convert open.json open.xlsx');
      await said('enter open.xlsx twelve.xlsx --name Zoe');
      const { details, players } = (await event('twelve.xlsx')) as Tournament;
      expect([details, players.length]).toEqual([{ city: 'New York' }, 12]);
    });
});

describe('columns for a report', () => {
  /** What somebody types of Anna Berg: federation, FIDE ID, title, year of birth, sex. */
  const TYPED = ['SUI', 1301234, 'WIM', 1988, 'w'].map(
    (value, at) => ['Players', 4, 3 + at, null, value] as const,
  );

  /** Columns 10 to 13, 54 to 56, 58 to 68 and 70 to 79 of her line in a report to FIDE. */
  const reportedIn = async (name: string): Promise<readonly string[]> => {
    await said(`convert ${name} anna.trf --to trf26 --force`);
    const line = read('anna.trf')
      .split(/\r\n?|\n/)
      .find((each) => each.includes('Berg, Anna'))!;
    return [line.slice(9, 13), line.slice(53, 56), line.slice(57, 68).trim(), line.slice(69, 79)];
  };
  const REPORTED = ['wWIM', 'SUI', '1301234', '1988/00/00'];

  /** What a report misses, with the cell where to type it. */
  const missingIn = async (name: string, to: string) => {
    const extension = { 'fide-rating': 'trf', uschess: 'zip', ecf: 'txt' }[to];
    return (await warned(`convert ${name} report.${extension} --to ${to} --force`)).map(
      ({ code, place: { sheet, cell }, values }) => [code, sheet, cell ?? '', values['what'] ?? ''].join(' '),
    );
  };

  const columnsIn = async (name: string): Promise<unknown> => ((await event(name)) as Tournament).columns;

  beforeAll(async () => {
    const names = ['Berg, Anna', 'Cole, Bob', 'Dunn, Cy', 'Egli, Dora'];
    await list('club.xlsx', { Club: [['Name', 'Rating'], ...names.map((name, at) => [name, 1900 - at])] });
    await said('pair club.xlsx plain.xlsx --numbers list --id four');
  });

  it('are only those that the list has not, in whatever language', async () => {
    const rows = ['Anne', 'Benoît', 'Cécile'].map((name, at) => [name, 1234567 + at, 1988 + at]);
    await list('french.xlsx', { Liste: [['Nom', 'Code FIDE', 'Naissance'], ...rows] });
    await said('pair french.xlsx french-out.xlsx --report fide --numbers list');
    expect(await columnsIn('french-out.xlsx')).toEqual(['Code FIDE', 'Naissance', 'Title', 'Sex']);
    expect(((await event('french-out.xlsx')) as Tournament).players[0]!.extra).toEqual([
      1234567,
      1988,
      null,
      null,
    ]);
  });

  it('what is typed into them is in the report', async () => {
    expect(await missingIn('plain.xlsx', 'fide-rating')).toContain('trf-column-missing Players  FIDE ID');
    expect(await said('columns plain.xlsx with.xlsx --report fide')).toBe(
      'Added 4 columns for a report: with.xlsx\n' +
        'The sheet Players gets empty columns: FIDE ID, Title, Born, Sex. Type what you know there.\n',
    );
    // No, Name, Rating, Federation, then the four columns; the first player stands in row 5.
    expect(await missingIn('with.xlsx', 'fide-rating')).toEqual(
      expect.arrayContaining([
        'trf-federations-missing Players D5 ',
        'exchange-column-empty Players E5 FIDE ID',
        'exchange-column-empty Players G5 date of birth',
        'exchange-column-empty Players H5 sex',
      ]),
    );
    await typed('with.xlsx', 'typed.xlsx', ...TYPED);
    const missing = await missingIn('typed.xlsx', 'fide-rating');
    expect(missing).toContain('exchange-player-detail-missing Players E6 FIDE ID');
    expect(missing.join()).not.toContain('E5');
    expect(await reportedIn('typed.xlsx')).toEqual(REPORTED);
    expect(await said('columns with.xlsx same.xlsx --report fide')).toBe('Nothing changed: same.xlsx\n');
  });

  it('are a step of the Log, which undo takes back and redo makes again, unless somebody has typed in them', async () => {
    await said('columns plain.xlsx ecf.xlsx --report ecf');
    expect((await cells('ecf.xlsx', 'Log')).flat()).toContain(
      'Columns for a report added on Players: ECF code, Born, Sex, Club.',
    );
    await said('undo ecf.xlsx back.xlsx');
    expect(await event('back.xlsx')).toEqual(await event('plain.xlsx'));
    await said('redo back.xlsx ecf-again.xlsx');
    expect(await columnsIn('ecf-again.xlsx')).toEqual(['ECF code', 'Born', 'Sex', 'Club']);
    await typed('ecf.xlsx', 'ecf-typed.xlsx', ['Players', 5, 5, null, 1990]);
    expect(await refusal('undo ecf-typed.xlsx no.xlsx')).toMatchObject([
      { code: 'changed-meanwhile', place: { sheet: 'Players', cell: 'F6' }, values: { found: '1990' } },
    ]);
  });

  if (IS_SWEEP)
    it('keep what is typed into them through results, late entries, repairs, undo and new sheets', async () => {
      const steps = ['record 1=1-0', 'undo', 'enter --name "Frei, Eve"', 'repair', 'undo'].concat(
        ...['refresh --new-sheets', 'columns --report ecf', 'undo'],
      );
      let from = 'typed.xlsx';
      for (const [index, step] of steps.entries()) {
        await said(`${step.replace(/^\S+/, `$& ${from} step${index}.xlsx`)}`);
        from = `step${index}.xlsx`;
        expect([step, await reportedIn(from)]).toEqual([step, REPORTED]);
      }
      expect(await columnsIn(from)).toEqual(['FIDE ID', 'Title', 'Born', 'Sex']);
      const names = Array.from({ length: 8 }, (_, index) => [`P${index}`]);
      await list('eight.xlsx', { Club: [['Name'], ...names] });
      await said('sections eight.xlsx dealt.xlsx --size 4 --by list --sheets one --report dwz');
      expect(await columnsIn('dealt.xlsx')).toEqual(['FIDE ID', 'Title', 'Born', 'Club']);
    });

  it('one that is not there is told once, with the way to get one', async () => {
    const missing = (await warned('convert plain.xlsx out.txt --to ecf')).filter(
      ({ code }) => code === 'exchange-column-missing',
    );
    expect(missing).toMatchObject([
      { place: { sheet: 'Players' }, values: { heading: 'ECF code', count: 4 } },
    ]);
    expect(missing[0]!.message).toContain('columns --report ecf');
  });

  it('one federation alone has a row that is shown once its column is there', async () => {
    expect(await missingIn('plain.xlsx', 'uschess')).toContain('exchange-detail-nowhere Tournament  City');
    await said('columns plain.xlsx fide.xlsx --report fide');
    expect(await missingIn('fide.xlsx', 'uschess')).toContain(
      'exchange-detail-hidden Tournament B47 Affiliate',
    );
    await said('columns plain.xlsx us.xlsx --report uschess');
    expect(await missingIn('us.xlsx', 'uschess')).toEqual(
      expect.arrayContaining([
        'exchange-detail-missing Tournament B47 Affiliate',
        'exchange-player-detail-missing Players E5 US Chess ID',
      ]),
    );
  });

  it('an event whose sheets have no cells for it needs new sheets, which then have them', async () => {
    expect(await missingIn('plain.xlsx', 'fide-rating')).toContain(
      'exchange-detail-nowhere Tournament  City',
    );
    await said('refresh plain.xlsx --out anew.xlsx --new-sheets');
    expect((await cells('anew.xlsx', 'Tournament')).map(([label]) => label)).toEqual(
      expect.arrayContaining(['For reports', 'City']),
    );
    expect((await missingIn('anew.xlsx', 'fide-rating')).join()).toMatch(
      /detail-missing Tournament B\d+ City/,
    );
  });
});
