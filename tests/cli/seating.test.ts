import { join } from 'node:path';
import { readTournaments } from '../../src/cli/formats';
import type { Tournament } from '../../src/core/model';
import { valueOf } from '../results';
import { problemsOf, run, tempFolder, writeList } from './run';

const folder = tempFolder();
let [list, quad, made] = ['', '', 0];
beforeAll(async () => {
  const rated = (count: number) => [
    ['Name', 'Rating'],
    ...Array.from({ length: count }, (_, index) => [`P${index + 1}`, 1500 + 10 * index]),
  ];
  list = await writeList(join(folder, 'list.xlsx'), { Club: rated(8) });
  quad = await writeList(join(folder, 'quad.xlsx'), { Quad: rated(4) });
});

const pair = async (
  from: string,
  ...more: readonly string[]
): Promise<{ tournament: Tournament; codes: readonly string[]; out: string }> => {
  const out = join(folder, `${(made += 1)}.xlsx`);
  const ran = await run('pair', from, '--numbers', 'list', ...more, '--out', out, '--json');
  expect(ran.code).toBe(0);
  const codes = ran.stderr === '' ? [] : problemsOf(ran).map(({ code }) => code);
  return { tournament: valueOf(await readTournaments(out))[0]!.tournament, codes, out };
};
const refusal = async (from: string, ...more: readonly string[]): Promise<readonly string[]> => {
  const ran = await run('pair', from, ...more, '--out', join(folder, 'none.xlsx'), '--json');
  expect(ran.code).toBe(1);
  return problemsOf(ran).map(({ code }) => code);
};
const boardsOf = ({ games, players }: Tournament, name: string): readonly number[] => {
  const no = players.find((player) => player.name === name)!.no;
  return [
    ...new Set(games.filter(({ white, black }) => white === no || black === no).map(({ board }) => board)),
  ];
};

describe('pair --colours', () => {
  it('strength: the stronger has White in every game; the uneven colours are told', async () => {
    const { tournament, codes } = await pair(list, '--colours', 'strength');
    expect(tournament.games.every(({ white, black }) => white > black)).toBe(true);
    expect(tournament.colours).toBe('strength');
    expect(codes).toEqual(['colours-three-running', 'colours-uneven']);
  });

  it('toss: the seed is written down, and with it the colours come out again', async () => {
    const first = await pair(list, '--colours', 'toss');
    const { seed } = first.tournament.numbering;
    expect(seed).toMatch(/^r\d$/);
    const again = await pair(list, '--colours', 'toss', '--seed', seed!);
    expect(again.tournament.games).toEqual(first.tournament.games);
    const other = await pair(list, '--colours', 'toss', '--seed', 'another');
    expect(other.tournament.games).not.toEqual(first.tournament.games);
  });

  it('quad: the colours of round 3 alone are tossed for (US Chess 30G)', async () => {
    const games = async (...more: readonly string[]) =>
      (await pair(quad, '--system', 'crenshaw', ...more)).tournament.games.map(
        ({ round, white, black }) => `${round}: ${white}-${black}`,
      );
    const plain = await games();
    const tossed = await games('--colours', 'quad', '--seed', 'coin 4');
    expect(tossed.slice(0, 4)).toEqual(plain.slice(0, 4));
    expect(plain.slice(4)).toEqual(['3: 1-2', '3: 3-4']);
  });

  it('convert keeps them, and who is pinned', async () => {
    const { out } = await pair(list, '--colours', 'strength', '--pin', 'P3:board 2');
    const json = join(folder, 'kept.json');
    expect((await run('convert', out, json)).code).toBe(0);
    const { colours, pins } = valueOf(await readTournaments(json))[0]!.tournament;
    expect([colours, pins]).toEqual(['strength', [{ no: 3, board: 2 }]]);
  });
});

describe('pair --pin', () => {
  it('a player without a board has the number that stays; with one, all their games are there', async () => {
    const { tournament, codes } = await pair(list, '--pin', 'p2', '--pin', 'P5:board 3');
    expect(boardsOf(tournament, 'P2')).toEqual([1]);
    expect(tournament.players[7]!.name).toBe('P2');
    expect(tournament.pins).toEqual([{ no: 8 }, { no: 5, board: 3 }]);
    expect(codes).toEqual(['pinned-meet']);
  });

  it('where nobody stays they have board 1, and that is said', async () => {
    const odd = await writeList(join(folder, 'odd.xlsx'), {
      Odd: [['Name'], ['A'], ['B'], ['C'], ['D'], ['E']],
    });
    const { tournament, codes } = await pair(odd, '--pin', 'C');
    expect([boardsOf(tournament, 'C'), codes]).toEqual([[1], ['pin-impossible']]);
  });
});

describe('what should be known of a draw is told with its remedy', () => {
  const told = async (count: number, ...more: readonly string[]) => {
    const rows = Array.from({ length: count }, (_, index) => [`P${index + 1}`, 1500 + index]);
    const from = await writeList(join(folder, `${(made += 1)}-list.xlsx`), {
      Club: [['Name', 'Rating'], ...rows],
    });
    const ran = await run('pair', from, ...more, '--out', join(folder, `${(made += 1)}.xlsx`));
    expect(ran.code).toBe(0);
    return ran.stderr;
  };

  it('numbered by rating, the two strongest meet early: draw lots, or another system', async () => {
    const early = await told(10, '--numbers', 'rating');
    expect(early).toContain('P10 and P9, meet as early as round 2 of 9. Draw lots, or choose a system');
    expect(early).toContain('crenshaw');
    expect(await told(10, '--numbers', 'rating', '--system', 'crenshaw')).toBe('');
  });

  it('Varma’s published table for 12 players has a fault, which the other variant mends', async () => {
    const published = await told(12, '--numbers', 'varma', '--seed', 'x');
    expect(published).toContain('The numbering varma:corrected exchanges 11 and 12');
    expect(await told(12, '--numbers', 'varma:corrected', '--seed', 'x')).toBe('');
  });
});

it.each<[string, readonly string[], string]>([
  ['no such colours', ['--colours', 'dice'], 'choice-unknown'],
  ['a quad of eight', ['--colours', 'quad'], 'colours-not-quad'],
  ['a blank seed', ['--colours', 'toss', '--seed', ' '], 'seed-missing'],
  ['a stranger', ['--pin', 'Nobody'], 'pin-unknown'],
  ['nobody', ['--pin', ''], 'pin-unknown'],
  ['board 0', ['--pin', 'P1:board 0'], 'number-out-of-range'],
  ['board 10^8', ['--pin', 'P1:board 100000000'], 'number-out-of-range'],
  ['two at a board', ['--pin', 'P1:2', '--pin', 'P4:2'], 'pin-twice'],
  ['two who stay', ['--pin', 'P1', '--pin', 'P4'], 'pin-twice'],
  ['one twice', ['--pin', 'P1:2', '--pin', 'P1:3'], 'pin-twice'],
  ['one at the board of who stays', ['--pin', 'P1', '--pin', 'P4:1'], 'pin-twice'],
])('refused: %s', async (_, more, code) => {
  expect(await refusal(list, '--numbers', 'list', ...more)).toEqual([code]);
});
