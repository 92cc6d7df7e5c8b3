import { join } from 'node:path';
import { typedTable, type Typed } from '../core/check/tables';
import { inFolder } from './run';

const { ran, said, refusal, refused, written, list, hash, files } = inFolder();

/** A row a round, as one types it: `Round 3,1-14,2-13,...,bye 7`. */
const rowsOf = (table: Typed): readonly (readonly string[])[] =>
  table.map(({ games, rests }, at) => [`Round ${at + 1}`, ...games, ...rests.map((rest) => `bye ${rest}`)]);

const csvOf = (table: Typed): string => rowsOf(table).join('\n');

const crenshaw = csvOf(typedTable('crenshaw', 14));
const misprinted = crenshaw.replace('7-14', '7-4');

const FOUND = {
  nearest: {
    ...{
      system: 'crenshaw',
      players: 14,
      cycles: 1,
      orientation: 'normal',
      renumbered: false,
      differences: 1,
    },
  },
  misprints: [
    {
      ...{ kind: 'player-twice', round: 1, board: 1, cell: 'B1' },
      ...{ printed: ['7', '4'], repair: ['7', '14'], candidates: [] },
    },
  ],
  remarks: [],
};

/** What a command that looks for misprints answers, with or without any. */
const checked = async (line: string): Promise<readonly [code: number, answer: unknown]> => {
  const { code, stdout, stderr } = await ran(`${line} --json`);
  expect(stderr).toBe('');
  return [code, JSON.parse(stdout)];
};

describe('check', () => {
  it('finds 7-4 for 7-14 in a text file, and says so by its exit code', async () => {
    written('table.csv', misprinted);
    expect(await checked('check table.csv')).toEqual([1, FOUND]);
    expect((await ran('check table.csv')).stdout).toBe(
      'This is nearly the table “Crenshaw-Berger (US Chess)” for 14 players: 1 game differs.\n' +
        'B1 (round 1): 7-4 should be 7-14. 4 plays twice in this round.\n',
    );
    written('right.csv', crenshaw);
    expect(await said('check right.csv')).toBe(
      'This is the table “Crenshaw-Berger (US Chess)” for 14 players.\nNo misprints.\n',
    );
  });

  it.each([
    ['semicolons.csv', misprinted.replaceAll(',', ';'), 'B1'],
    ['tabs.txt', misprinted.replaceAll(',', '\t').replace(/Round (\d+)/g, 'R$1:'), 'B1'],
    ['without-headings.txt', misprinted.replace(/Round \d+,/g, ''), 'A1'],
    ['colons.csv', misprinted.replace(/(\d)-(\d)/g, '$1:$2'), 'B1'],
    ['versus.csv', misprinted.replace(/(\d)-(\d)/g, '$1 v $2'), 'B1'],
    ['blank-line-first.csv', `\n${misprinted}`, 'B2'],
  ])('reads %s', async (name, text, cell) => {
    const misprints = [{ ...FOUND.misprints[0], cell }];
    expect((await checked(`check ${written(name, text)}`))[1]).toMatchObject({ ...FOUND, misprints });
  });

  it('reads byes, and what table prints as JSON', async () => {
    written('odd.csv', csvOf(typedTable('berger', 7)).replace('bye 2', 'bye 5'));
    expect((await checked('check odd.csv'))[1]).toMatchObject({
      nearest: { system: 'berger', players: 7, differences: 1 },
      misprints: [{ kind: 'rest-wrong', round: 3, cell: 'E3', printed: ['5'], repair: ['2'] }],
    });
    for (const [system, more] of [
      ['riches', '--players 9 --cycles 2 --labels letters'],
      ['scheveningen', '--boards 6 --opponents 5'],
      ['crenshaw', '--players 24'],
    ]) {
      written('table.json', await said(`table --json --system ${system} ${more}`));
      expect(await checked('check table.json')).toMatchObject([0, { nearest: { system }, misprints: [] }]);
    }
  });

  it('names the candidates where a repair is not unique, and what is not there', async () => {
    const own = [0, 5, 3, 8, 1, 6, 4, 2, 7].map((round) => typedTable('berger', 10)[round]!);
    written('own.csv', csvOf(own).replace(',10-8,', ','));
    expect((await ran('check own.csv')).stdout.split('\n').slice(0, 2)).toEqual([
      'This is not close to any standard table, so only contradictions count as misprints.',
      'Round 2: a game is missing. It could be 8-10 or 10-8.',
    ]);
  });

  it('compares with one system alone, and tells every difference', async () => {
    const [one, two, three, ...more] = typedTable('berger', 8);
    written('moved.csv', csvOf([one!, three!, two!, ...more]));
    await said('check moved.csv');
    expect(await checked('check moved.csv --against berger')).toMatchObject([
      1,
      { misprints: Array(8).fill({ kind: 'other-game' }) },
    ]);
  });

  it('writes the certain repairs into a copy, and nothing else', async () => {
    const rows = misprinted.split('\n').map((line) => line.split(','));
    await list('book.xlsx', { Club: [['Members']], Draw: rows });
    const before = hash('book.xlsx');
    expect(await checked('check book.xlsx --sheet draw --range A1:H13 --out out.xlsx')).toEqual([
      1,
      { ...FOUND, out: 'out.xlsx' },
    ]);
    expect(hash('book.xlsx')).toBe(before);
    expect(await said('check out.xlsx --sheet Draw --out again.xlsx')).toContain('No correction is certain');
    expect(files()).toContain('again.xlsx');
  });

  const SIDE = '{"rounds": [{"round": 1, "games": [{"board": 1, "white": 1}]}]}';
  it.each<[name: string, text: string, more: string, told: object]>([
    ['no.csv', 'a,b\nc,d\n', '', { code: 'printed-nothing', place: { line: 1, column: 'A' } }],
    [
      'three.csv',
      misprinted.replace('7-4', '7-4-1'),
      '',
      { code: 'printed-cell', place: { line: 1, column: 'B' } },
    ],
    [
      'alone.csv',
      '1-4,2-3\n4-3,1\n2-4,3-1\n',
      '',
      { code: 'printed-alone', place: { line: 2, column: 'B' } },
    ],
    ['two.csv', 'Round 1,1-2\nRound 2,2-1\n', '', { code: 'too-few-players' }],
    ['system.csv', crenshaw, '--against swiss', { code: 'system-unknown' }],
    ['teams.csv', crenshaw, '--against scheveningen', { code: 'system-of-teams' }],
    ['sheet.csv', crenshaw, '--sheet Draw', { code: 'sheet-missing' }],
    ['range.csv', crenshaw, '--range here', { code: 'range-invalid' }],
    ['text.json', '{"rounds": ', '', { code: 'file-not-json' }],
    ['list.json', '[]', '', { code: 'event-field' }],
    ['side.json', SIDE, '', { code: 'event-field', place: { field: 'rounds[0].games[0].black' } }],
    ['out.json', '{"rounds": []}', '--out o.xlsx', { code: 'format-cannot-hold' }],
    ['nobody.json', '{"rounds": []}', '', { code: 'too-few-players' }],
    ['twice.csv', 'Round 1,1-4,2-3\nRound 1,4-3,1-2\nRound 1,2-4,3-1\n', '', { code: 'printed-round-twice' }],
  ])('refuses %s', async (name, text, more, told) => {
    expect(await refusal(`check ${written(name, text)} ${more}`)).toMatchObject([told]);
  });

  it('refuses a file that is not there, and is told what to check', async () => {
    expect(await refusal('check gone.csv')).toMatchObject([
      { code: 'file-missing', values: { path: 'gone.csv' } },
    ]);
    expect((await ran('check')).code).toBe(2);
    expect((await ran('check a.csv --force')).code).toBe(2);
  });
});

/** The exit code and the first line of what is told of a text. */
const firstLine = async (file: string): Promise<readonly [number, string]> => {
  const { code, stdout, stderr } = await ran(`check ${file}`);
  return [code, `${stdout}${stderr}`.split('\n')[0] ?? ''];
};

const berger = (players: number) => [0, `This is the table “Berger tables (FIDE)” for ${players} players.`];

const FOUR = [
  ['1', '4', '2', '3'],
  ['4', '3', '1', '2'],
  ['2', '4', '3', '1'],
] as const;

describe('check reads a line a round, as people type it', () => {
  it.each<[string, (round: number) => string, string]>([
    ['1 тур: 1 – 4  2 – 3', (round) => `${round} тур: `, ' – '],
    ['1. 1-4  2-3', (round) => `${round}. `, '-'],
    ['1) 1:4  2:3', (round) => `${round}) `, ':'],
    ['(1) 1-4  2-3', (round) => `(${round}) `, '-'],
    ['3-й тур 1-4  2-3', (round) => `${round}-й тур `, '-'],
    ['III тур: 1-4  2-3', (round) => `${'I'.repeat(round)} тур: `, '-'],
    ['1. Runde: 1-4  2-3', (round) => `${round}. Runde: `, '-'],
    ['1ère ronde : 1-4  2-3', (round) => `${round}ère ronde : `, '-'],
    ['1ª ronda: 1-4  2-3', (round) => `${round}ª ronda: `, '-'],
    ['1o turno: 1-4  2-3', (round) => `${round}o turno: `, '-'],
    ['Runda 1: 1-4  2-3', (round) => `Runda ${round}: `, '-'],
    ['Ronde 1  1-4  2-3', (round) => `Ronde ${round}  `, '-'],
    ['1. kolo: 1-4  2-3', (round) => `${round}. kolo: `, '-'],
  ])('%s', async (_, label, dash) => {
    for (const gap of ['  ', ' ', '; ', ' / ']) {
      const lines = FOUR.map(([a, b, c, d], at) => `${label(at + 1)}${a}${dash}${b}${gap}${c}${dash}${d}`);
      expect([gap, ...(await firstLine(written('lines.txt', lines)))]).toEqual([gap, ...berger(4)]);
    }
  });

  it('with who is free behind the games; a line of a round that it cannot read is no remark', async () => {
    const rounds = ['2-5 3-4 св. 1', '5-3 1-2 св. 4', '3-1 4-5 св. 2', '1-4 2-3 св. 5', '4-2 5-1 св. 3'];
    written(
      'free.txt',
      rounds.map((round, at) => `${at + 1} тур: ${round}`),
    );
    expect(await firstLine('free.txt')).toEqual(berger(5));
    written('unread.txt', 'Runde 1: 1-4  2-3\nRunde 2: 4-3  1-2x\nRunde 3: 2-4  3-1\n');
    expect(await firstLine('unread.txt')).toEqual([
      1,
      'File “unread.txt”, line 2, column A: “Runde 2: 4-3  1-2x” is not a pairing. Type one like 7-14, or 7- for a bye.',
    ]);
  });
});

describe('check reads a game a row', () => {
  const rows = FOUR.flatMap(([a, b, c, d], at) => [
    [String(at + 1), a, b],
    [String(at + 1), c, d],
  ]);

  it('beside the number of its round, in any order of rounds', async () => {
    const reported = join(__dirname, '../fixtures/reported/15-check-list-of-games.csv');
    expect(await firstLine(`"${reported}"`)).toEqual(berger(4));
    const mixed = [...rows].sort(([, one = ''], [, other = '']) => Number(one) - Number(other));
    expect(await firstLine(written('mixed.csv', ['Round,White,Black', ...mixed.map(String)]))).toEqual(
      berger(4),
    );
  });

  it.each([
    ['Rd;Board;White;Black;Result;Date', 'R;B;W;L;1-0;27.11.2026'],
    ['Runde;Brett;Weiß;Schwarz;Ergebnis', 'R;B;W;L;'],
    ['Тур;Доска;Белые;Черные', 'R;B;W;L'],
    ['Ronda;Mesa;Blancas;Negras;Resultado', 'R;B;W;L;'],
    ['Board;Round;White;Black', 'B;R;W;L'],
    ['Round;Black;White', 'R;L;W'],
    ['Runda;Białe;Czarne', 'R;W;L'],
  ])('with further columns, in any language: %s', async (heading, row) => {
    const lines = rows.map(([round = '', white = '', black = ''], at) =>
      row
        .replace('R', round)
        .replace('B', String((at % 2) + 1))
        .replace('W', white)
        .replace('L', black),
    );
    expect(await firstLine(written('list.csv', [heading, ...lines]))).toEqual(berger(4));
  });
});

describe('what is no table of pairings', () => {
  const times = (count: number, line: (row: number) => string): readonly string[] =>
    Array.from({ length: count }, (_, row) => line(row));

  it('has as many faults as there can be: the first twenty are told and their count, as JSON too', async () => {
    written('strange.csv', ['Round 1', '1-2', ...times(3000, (row) => `x ${row}`)]);
    const { stdout, stderr } = await ran('check strange.csv');
    const lines = stderr.trimEnd().split('\n');
    expect([stdout, lines.length, lines[20]]).toEqual(['', 21, 'And 2,980 more.']);
    const found = await refusal('check strange.csv');
    expect(found.map(({ code }) => code)).toEqual([
      ...Array<string>(20).fill('printed-cell'),
      'more-problems',
    ]);
    expect(found[20]!.values).toEqual({ count: 2980 });
  });

  it('one value of a million signs is quoted in part', async () => {
    written('long.csv', ['Name', `1 ${'2 '.repeat(500_000)}`, 'Ann']);
    for (const more of ['', '--json'])
      expect((await ran(`check long.csv ${more}`)).stderr.length).toBeLessThan(2000);
  });

  it.each([
    ['too many rows', times(30_000, (row) => `${row};text`), 'printed-too-large'],
    ['too many columns', [times(3000, String).join(';')], 'printed-too-large'],
    ['too many players', times(600, (row) => `${row + 1}-${row + 601}`), 'too-many-players'],
    [
      'nearly all is double',
      times(6000, (row) => `${(row % 40) + 1}-${((row * 7) % 40) + 1}`),
      'check-no-schedule',
    ],
  ])('is refused: %s', async (_, lines, code) => {
    written('large.csv', ['Round 1', ...lines]);
    expect(await refused('check large.csv')).toEqual([code]);
  });
});
