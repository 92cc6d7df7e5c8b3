import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typedTable, type Typed } from '../core/check/tables';
import { hashOf, nameList, problemsOf, run, tempFolder, writeList } from './run';

const folder = tempFolder();

const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** A row a round, as one types it: `Round 3,1-14,2-13,...,bye 7`. */
const rowsOf = (table: Typed): readonly (readonly string[])[] =>
  table.map(({ games, rests }, index) => [
    `Round ${index + 1}`,
    ...games,
    ...rests.map((rest) => `bye ${rest}`),
  ]);

const csvOf = (table: Typed, separator = ','): string =>
  rowsOf(table)
    .map((row) => `${row.join(separator)}\n`)
    .join('');

const crenshaw = csvOf(typedTable('crenshaw', 14));
const misprinted = crenshaw.replace('7-14', '7-4');

const FOUND = {
  nearest: {
    system: 'crenshaw',
    players: 14,
    cycles: 1,
    orientation: 'normal',
    renumbered: false,
    differences: 1,
  },
  misprints: [
    {
      kind: 'player-twice',
      round: 1,
      board: 1,
      cell: 'B1',
      printed: ['7', '4'],
      repair: ['7', '14'],
      candidates: [],
    },
  ],
  remarks: [],
};

describe('check', () => {
  it('finds 7-4 for 7-14 in a text file, and says so by its exit code', async () => {
    const ran = await run('check', written('table.csv', misprinted), '--json');
    expect([ran.code, ran.stderr]).toEqual([1, '']);
    expect(JSON.parse(ran.stdout)).toEqual(FOUND);
    expect((await run('check', written('table.csv', misprinted))).stdout).toBe(
      'This is nearly the table “Crenshaw-Berger (US Chess)” for 14 players: 1 game differs.\n' +
        'B1 (round 1): 7-4 should be 7-14. 4 plays twice in this round.\n',
    );
  });

  it('finds nothing in a table that is right', async () => {
    const ran = await run('check', written('right.csv', crenshaw));
    expect(ran).toEqual({
      code: 0,
      stdout: 'This is the table “Crenshaw-Berger (US Chess)” for 14 players.\nNo misprints.\n',
      stderr: '',
    });
  });

  it.each([
    ['semicolons', 'semicolons.csv', misprinted.replaceAll(',', ';'), 'B1'],
    ['tabs and R1:', 'tabs.txt', misprinted.replaceAll(',', '\t').replace(/Round (\d+)/g, 'R$1:'), 'B1'],
    ['rows without headings', 'rows.txt', misprinted.replace(/Round \d+,/g, ''), 'A1'],
    ['colons', 'colons.csv', misprinted.replace(/(\d)-(\d)/g, '$1:$2'), 'B1'],
    ['1 v 14', 'v.csv', misprinted.replace(/(\d)-(\d)/g, '$1 v $2'), 'B1'],
    ['a blank line first', 'blank.csv', `\n${misprinted}`, 'B2'],
  ])('reads %s', async (_, name, text, cell) => {
    const { stdout, stderr } = await run('check', written(name, text), '--json');
    expect(stderr).toBe('');
    const { nearest, misprints } = JSON.parse(stdout) as typeof FOUND;
    expect([nearest, misprints]).toEqual([FOUND.nearest, [{ ...FOUND.misprints[0], cell }]]);
  });

  it('reads byes, and what table prints as JSON', async () => {
    const odd = csvOf(typedTable('berger', 7)).replace('bye 2', 'bye 5');
    const { stdout } = await run('check', written('odd.csv', odd), '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      nearest: { system: 'berger', players: 7, differences: 1 },
      misprints: [{ kind: 'rest-wrong', round: 3, cell: 'E3', printed: ['5'], repair: ['2'] }],
    });
    for (const table of [
      ['--system', 'riches', '--players', '9', '--cycles', '2', '--labels', 'letters'],
      ['--system', 'scheveningen', '--boards', '6', '--opponents', '5'],
      ['--system', 'crenshaw', '--players', '24'],
    ]) {
      const { stdout: json } = await run('table', '--json', ...table);
      const ran = await run('check', written('table.json', json), '--json');
      expect([ran.code, ran.stderr]).toEqual([0, '']);
      expect(JSON.parse(ran.stdout)).toMatchObject({ nearest: { system: table[1] }, misprints: [] });
    }
  });

  it('names the candidates where a repair is not unique, and what is not there', async () => {
    const own = [0, 5, 3, 8, 1, 6, 4, 2, 7].map((round) => typedTable('berger', 10)[round]!);
    const ran = await run('check', written('own.csv', csvOf(own).replace(',10-8,', ',')));
    expect([ran.code, ran.stdout.split('\n').slice(0, 2)]).toEqual([
      1,
      [
        'This is not near any standard table, so only contradictions are listed.',
        'Round 2: a game is missing; it could be 8-10 or 10-8.',
      ],
    ]);
  });

  it('compares with one system alone, and tells every difference', async () => {
    const [one, two, three, ...more] = typedTable('berger', 8);
    const moved = written('moved.csv', csvOf([one!, three!, two!, ...more]));
    expect((await run('check', moved)).code).toBe(0);
    const ran = await run('check', moved, '--against', 'berger', '--json');
    const { misprints } = JSON.parse(ran.stdout) as { misprints: { kind: string }[] };
    expect([ran.code, misprints.map(({ kind }) => kind)]).toEqual([1, Array(8).fill('other-game')]);
  });

  it('writes the certain repairs into a copy, and nothing else', async () => {
    const rows = misprinted
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    const book = await writeList(join(folder, 'book.xlsx'), { Club: [['Members']], Draw: rows });
    const before = hashOf(book);
    const out = join(folder, 'out.xlsx');
    const ran = await run('check', book, '--sheet', 'draw', '--range', 'A1:H13', '--out', out, '--json');
    expect([ran.code, ran.stderr]).toEqual([1, '']);
    expect(JSON.parse(ran.stdout)).toEqual({ ...FOUND, out });
    expect(hashOf(book)).toBe(before);
    expect(await run('check', out, '--sheet', 'Draw')).toMatchObject({ code: 0 });
    const again = await run('check', out, '--sheet', 'Draw', '--out', join(folder, 'again.xlsx'));
    expect(again.stdout).toContain('No repair is certain');
    expect(readFileSync(join(folder, 'again.xlsx')).length).toBeGreaterThan(0);
  });

  it.each([
    ['no.csv', 'a,b\nc,d\n', [], ['printed-nothing 1 A']],
    ['three.csv', misprinted.replace('7-4', '7-4-1'), [], ['printed-cell 1 B']],
    ['alone.csv', '1-4,2-3\n4-3,1\n2-4,3-1\n', [], ['printed-alone 2 B']],
    ['two.csv', 'Round 1,1-2\nRound 2,2-1\n', [], ['too-few-players']],
    ['system.csv', crenshaw, ['--against', 'swiss'], ['system-unknown']],
    ['teams.csv', crenshaw, ['--against', 'scheveningen'], ['system-of-teams']],
    ['sheet.csv', crenshaw, ['--sheet', 'Draw'], ['sheet-missing']],
    ['range.csv', crenshaw, ['--range', 'here'], ['range-invalid']],
    ['text.json', '{"rounds": ', [], ['file-not-json']],
    ['list.json', '[]', [], ['event-field']],
    [
      'side.json',
      '{"rounds": [{"round": 1, "games": [{"board": 1, "white": 1}]}]}',
      [],
      ['event-field rounds[0].games[0].black'],
    ],
    ['out.json', '{"rounds": []}', ['--out', join(folder, 'o.xlsx')], ['format-cannot-hold']],
    ['nobody.json', '{"rounds": []}', [], ['too-few-players']],
  ])('refuses %s', async (name, text, more, problems) => {
    const ran = await run('check', written(name, text), '--json', ...more);
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(
      problemsOf(ran).map(({ code, place: { line, column, field } }) =>
        [code, line, column, code === 'range-invalid' || field === '' ? undefined : field]
          .filter((each) => each !== undefined)
          .join(' '),
      ),
    ).toEqual(problems);
  });

  it('refuses a file that is not there, and is told what to check', async () => {
    const gone = await run('check', join(folder, 'gone.csv'), '--json');
    expect(problemsOf(gone).map(({ code, values }) => [code, values.path])).toEqual([
      ['file-missing', join(folder, 'gone.csv')],
    ]);
    expect((await run('check')).code).toBe(2);
    expect((await run('check', 'a.csv', '--force')).code).toBe(2);
  });
});

describe('check --reversals', () => {
  const lines = async (players: number): Promise<string> => {
    const { stdout } = await run('reversals', '--players', `${players}`, '--system', 'crenshaw', '--json');
    const { rows } = JSON.parse(stdout) as {
      rows: { number: number; reversed: { white: number; black: number }[] }[];
    };
    return rows
      .map(({ number, reversed }) =>
        [`${number}`, ...reversed.map(({ white, black }) => `${white}-${black}`)].join(','),
      )
      .join('\n');
  };

  it('finds 8-1 for 18-1 in the line of number 13', async () => {
    const right = await lines(18);
    expect((await run('check', written('right18.csv', right), '--reversals', '18')).stdout).toBe(
      'The reversal table for 18 players, beside the table “Crenshaw-Berger (US Chess)”.\nNo misprints.\n',
    );
    const wrong = right.replace('13,18-1', '#13,8-1');
    const ran = await run('check', written('wrong18.csv', wrong), '--reversals', '18');
    expect([ran.code, ran.stderr]).toEqual([1, '']);
    expect(ran.stdout.split('\n')[1]).toBe(
      'B13 (round 13): 8-1 should be 18-1. The last rounds of the table have no such game to reverse.',
    );
  });

  it('writes the repair into a copy, also of a line whose number stands in the cell of its game', async () => {
    const right = await lines(18);
    const table = right.split('\n').map((line) => line.split(','));
    const typed = table.map(([number, first, ...more]) =>
      number === '13' ? ['13 8-1', ...more] : [`${number}`, `${first}`, ...more],
    );
    const width = Math.max(...typed.map(({ length }) => length));
    const even = typed.map((line) => Array.from({ length: width }, (_, at) => line[at] ?? null));
    const book = await writeList(join(folder, 'reversals.xlsx'), { Club: nameList(3), Draw: even });
    const out = join(folder, 'reversals-right.xlsx');
    const ran = await run('check', book, '--sheet', 'Draw', '--reversals', '18', '--out', out);
    expect([ran.code, ran.stderr]).toEqual([1, '']);
    expect(ran.stdout).toContain('8-1 should be 18-1');
    const again = await run('check', out, '--sheet', 'Draw', '--reversals', '18');
    expect(again.stdout).toContain('No misprints.');
  });

  it('refuses what is no number', async () => {
    const file = written('right4.csv', '2,4-3\n3,2-1\n');
    const bad = await run('check', file, '--reversals', 'all', '--json');
    expect(problemsOf(bad).map(({ code }) => code)).toEqual(['not-a-whole-number']);
  });
});

describe('audit of a typed schedule', () => {
  it('says the same of a text file as of the system', async () => {
    const file = written('audited.csv', csvOf(typedTable('berger', 8)));
    const audited = async (...argv: string[]) => {
      const { stdout, stderr } = await run('audit', '--json', ...argv);
      expect(stderr).toBe('');
      return (JSON.parse(stdout) as { audits: { name: string }[] }).audits[0]!;
    };
    const typed = await audited(file);
    const made = await audited('--system', 'berger', '--players', '8');
    expect({ ...typed, name: '' }).toEqual({ ...made, name: '' });
  });

  it('reads a range of a sheet, and refuses one without a file', async () => {
    const table = typedTable('berger', 8);
    const book = await writeList(join(folder, 'audit.xlsx'), { Club: nameList(3), Draw: rowsOf(table) });
    const ran = await run('audit', book, '--sheet', 'Draw', '--range', 'A1:E7');
    expect([ran.code, ran.stdout.split('\n')[0]]).toEqual([0, 'Draw']);
    expect((await run('audit', '--players', '8', '--range', 'A1')).code).toBe(2);
  });
});

const fixture = (name: string): string => join(__dirname, '../fixtures/reported', name);

const checked = async (file: string): Promise<readonly [number, string]> => {
  const { code, stdout, stderr } = await run('check', file);
  return [code, `${stdout}${stderr}`.split('\n')[0] ?? ''];
};

const typed = (text: string, name: string): Promise<readonly [number, string]> => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return checked(file);
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
  ])('%s', async (name, label, dash) => {
    for (const gap of ['  ', ' ', '; ', ' / ']) {
      const lines = FOUR.map(([a, b, c, d], at) => `${label(at + 1)}${a}${dash}${b}${gap}${c}${dash}${d}`);
      expect([gap, ...(await typed(lines.join('\n'), `${name.length}.txt`))]).toEqual([gap, ...berger(4)]);
    }
  });

  it('with who is free behind the games', async () => {
    const rounds = ['2-5 3-4 св. 1', '5-3 1-2 св. 4', '3-1 4-5 св. 2', '1-4 2-3 св. 5', '4-2 5-1 св. 3'];
    const text = rounds.map((round, at) => `${at + 1} тур: ${round}`).join('\n');
    expect(await typed(text, 'free.txt')).toEqual(berger(5));
  });

  it('a line of a round that it cannot read is no remark', async () => {
    const text = 'Runde 1: 1-4  2-3\nRunde 2: 4-3  1-2x\nRunde 3: 2-4  3-1\n';
    expect(await typed(text, 'odd.txt')).toEqual([
      1,
      `File “${join(folder, 'odd.txt')}”, line 2, column A: “Runde 2: 4-3  1-2x” is not a pairing. Type it like 7-14, and a bye like 7-.`,
    ]);
  });
});

describe('check reads a game a row', () => {
  it('beside the number of its round', async () => {
    expect(await checked(fixture('15-check-list-of-games.csv'))).toEqual(berger(4));
  });

  const rows = FOUR.flatMap(([a, b, c, d], at) => [
    [String(at + 1), a, b],
    [String(at + 1), c, d],
  ]);

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
    expect(await typed([heading, ...lines].join('\n'), 'list.csv')).toEqual(berger(4));
  });

  it('in any order of rounds', async () => {
    const lines = [...rows].sort(([, one = ''], [, other = '']) => Number(one) - Number(other));
    expect(await typed(['Round,White,Black', ...lines].join('\n'), 'mixed.csv')).toEqual(berger(4));
  });

  it('and says a round that stands twice once', async () => {
    const text = 'Round 1,1-4,2-3\nRound 1,4-3,1-2\nRound 1,2-4,3-1\n';
    const { code, stderr } = await run('check', (await typed(text, 'twice.csv'), join(folder, 'twice.csv')));
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  });
});
