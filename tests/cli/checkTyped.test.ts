import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tempFolder } from './run';

const folder = tempFolder();

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
