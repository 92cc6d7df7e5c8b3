/** @sweep */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import { crossTable, eventOf, eventTexts, realEvent } from '../eventFixtures';
import { eventFile, hashOf, problemsOf, run, tempFiles } from './run';
import { sampled, IS_SWEEP } from '../sample';
import { valueOf } from '../results';

const at = tempFiles();

/** All that an event file of a workbook loses. */
const ONLY_THE_LOG = /^File [^\n]*: The file does not hold: the Log[^\n,]*, with [^\n,]*\n$/;

describe('convert: from event file to workbook and back', () => {
  it.each(sampled([...eventTexts.keys()], 4))('%s is the same tournament', async (id) => {
    const before = hashOf(eventFile(id));
    const there = await run('convert', eventFile(id), at(`${id}.xlsx`));
    const back = await run('convert', at(`${id}.xlsx`), at(`${id}.json`));
    expect([there.code, there.stderr, back.code]).toEqual([0, '', 0]);
    expect(back.stderr).toMatch(ONLY_THE_LOG);
    expect(eventOf(readFileSync(at(`${id}.json`), 'utf8'))).toEqual(realEvent(id));
    expect(hashOf(eventFile(id))).toBe(before);
  });

  it('keeps every kind of result, the section, the year, an adjustment, a scoring, a play-off, the seed of lots', async () => {
    const codes = [
      '1-0',
      '1/2',
      '0-1',
      '+-',
      '-+',
      '--',
      '0-0',
      '1/2-0',
      '0-1/2',
      '1-0u',
      '1/2u',
      '0-1u',
      undefined,
    ];
    const tournament = crossTable('*......|.*.....|..*....|...*...|....*..|.....*.|......*', {
      id: 'kinds',
      section: 'B',
      year: 2026,
      scoring: { W: 3, D: 1, L: 0 },
      tieBreaks: ['PTS', 'SB', 'PLAYOFF', 'LOTS'],
      lotsSeed: 'last',
    });
    const games = tournament.games.map((game, index) => ({
      ...game,
      outcome: (codes[index] ?? null) as never,
    }));
    const players = tournament.players.map((player) =>
      player.no === 2 ? { ...player, adjustment: -0.5, adjustmentReason: 'phone', playOff: 1 } : player,
    );
    const source = makeEvent({ ...tournament, games, players });
    writeFileSync(at('kinds.json'), source);
    expect((await run('convert', at('kinds.json'), at('kinds.xlsx'))).stderr).toBe('');
    expect((await run('convert', at('kinds.xlsx'), at('kinds-back.json'))).stderr).toMatch(ONLY_THE_LOG);
    expect(parseEvent(readFileSync(at('kinds-back.json'), 'utf8'))).toEqual(parseEvent(source));
  });
});

describe('convert refuses, and writes nothing', () => {
  const teams = { teams: [{ id: 't', name: 'Team' }] };
  const single = makeEvent({
    ...crossTable('*1=|0*1|=0*'),
    games: crossTable('*1=|0*1|=0*').games.map((game) => ({ ...game, annulled: game.no === 2 })),
  });
  it.each([
    ['to a kind that nobody knows', 'in.json', eventTexts.get('ny1924')!, 'out.tdf', 'format-unknown'],
    ['to a name without a kind', 'in.json', eventTexts.get('ny1924')!, 'out', 'format-unknown'],
    ['to a workbook for macros', 'in.json', eventTexts.get('ny1924')!, 'out.xlsm', 'format-unknown'],
    ['from a kind that nobody knows', 'in.tdf', 'Ann 1', 'out.json', 'format-unknown'],
    [
      'to lose teams',
      'teams.json',
      makeEvent({ ...crossTable('*1=|0*1|=0*'), ...teams }),
      'out.xlsx',
      'format-cannot-hold',
    ],
    ['to let an annulled game count', 'annulled.json', single, 'out.xlsx', 'format-cannot-hold'],
    ['to overwrite what it reads', 'in.json', eventTexts.get('ny1924')!, 'in.json', 'output-is-input'],
  ])('%s', async (_, input, text, output, code) => {
    writeFileSync(at(input), text);
    const before = hashOf(at(input));
    const ran = await run('convert', at(input), at(output), '--json', '--force');
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(
      problemsOf(ran)
        .map((found) => found.code)
        .join(', '),
    ).toBe(code);
    expect(hashOf(at(input))).toBe(before);
    if (output !== input) expect(existsSync(at(output))).toBe(false);
  });

  it('an output that exists, unless forced', async () => {
    writeFileSync(at('there.json'), 'mine');
    const ran = await run('convert', eventFile('ny1924'), at('there.json'), '--json');
    expect([ran.code, problemsOf(ran)[0]!.code]).toEqual([1, 'output-exists']);
    expect(readFileSync(at('there.json'), 'utf8')).toBe('mine');
    expect((await run('convert', eventFile('ny1924'), at('there.json'), '--force')).code).toBe(0);
    expect(eventOf(readFileSync(at('there.json'), 'utf8'))).toEqual(realEvent('ny1924'));
  });
});

interface Valued {
  readonly values: Readonly<Record<'PTS' | 'SB', readonly number[]>>;
}

/** Points and Sonneborn-Berger of all players of a file, the lowest first: not every kind of file keeps the numbers. */
const valuesIn = async (file: string): Promise<readonly (readonly number[])[]> => {
  const { stdout } = await run('standings', file, '--json');
  const [{ values }] = Object.values(JSON.parse(stdout) as Record<string, Valued>) as [Valued];
  return [values.PTS, values.SB].map((all) => [...all].sort((one, other) => one - other));
};

describe('convert between files of other programs and ours', () => {
  it.each(['out.trf', 'out.csv', 'out.pgn', 'out.h9'])(
    'an event becomes %s, then a workbook, with the same standings',
    async (name) => {
      const there = await run('convert', eventFile('cand1959'), at(name), '--force');
      expect(there.code).toBe(0);
      expect((await run('convert', at(name), at(`${name}.xlsx`))).code).toBe(0);
      const [wanted, found] = [await valuesIn(eventFile('cand1959')), await valuesIn(at(`${name}.xlsx`))];
      expect(wanted[0]).toEqual([8, 10, 12.5, 12.5, 15, 15.5, 18.5, 20]);
      expect(found).toEqual(wanted);
    },
  );

  it('--to chooses among kinds that share an extension', async () => {
    for (const to of ['trf16', 'trf26'])
      expect((await run('convert', eventFile('ny1924'), at(`${to}.trf`), '--to', to)).code).toBe(0);
    expect(readFileSync(at('trf26.trf'), 'utf8')).toMatch(/^192 /m);
    expect(readFileSync(at('trf16.trf'), 'utf8')).not.toMatch(/^192 /m);
  });

  it('refuses a kind that there is not, and names those that there are', async () => {
    const ran = await run('convert', eventFile('ny1924'), at('no.trf'), '--to', 'trf27', '--json');
    expect(problemsOf(ran)[0]).toMatchObject({ code: 'exchange-format-unknown', values: { typed: 'trf27' } });
    expect(existsSync(at('no.trf'))).toBe(false);
  });

  it('reads a cross-table in a text file where it has no list of games', async () => {
    writeFileSync(at('cross.csv'), 'No,Name,1,2,3\n1,Anna,*,1,½\n2,Bert,0,*,1\n3,Cora,½,0,*\n');
    expect((await run('convert', at('cross.csv'), at('cross.json'))).code).toBe(0);
    const { players } = valueOf(parseEvent(readFileSync(at('cross.json'), 'utf8')));
    expect(players.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Cora']);
  });

  it('reads tables and rounds in a text, with separators or not', async () => {
    const namesIn = async (name: string, text: string): Promise<readonly string[]> => {
      writeFileSync(at(name), text);
      expect((await run('convert', at(name), at('table.json'), '--force')).code).toBe(0);
      return valueOf(parseEvent(readFileSync(at('table.json'), 'utf8'))).players.map((player) => player.name);
    };
    const columns = 'No Name    1 2 3\n1  Anna A. * 1 ½\n2  Bert B. 0 * 1\n3  Cora C. ½ 0 *\n';
    expect(await namesIn('table.txt', columns)).toEqual(['Anna A.', 'Bert B.', 'Cora C.']);
    const separated =
      'Rk.;Name;Rtg;1.Rd;2.Rd;3.Rd;Pts\n1;Anna;1900;2w1;;3b½;1,5\n2;Bert;1800;1b0;3w1;;1\n3;Cora;1700;;2b0;1w½;0,5\n';
    expect(await namesIn('separated.txt', separated)).toEqual(['Anna', 'Bert', 'Cora']);
    const rounds = 'Round 1\nBerg, Anna - Cole, Bob 1-0\nRound 2\nDunn, Cy - Berg, Anna 0-1\n';
    expect(await namesIn('rounds.csv', rounds)).toEqual(['Berg, Anna', 'Cole, Bob', 'Dunn, Cy']);
    writeFileSync(at('letter.txt'), 'Dear all, the next round is on me.');
    const letter = await run('convert', at('letter.txt'), at('table.json'), '--force', '--json');
    expect(problemsOf(letter)[0]).toMatchObject({
      code: 'exchange-text-none',
      place: { file: at('letter.txt') },
    });
  });

  it('names the cell of what a report misses', async () => {
    const event = { ...realEvent('ny1924'), details: { city: 'New York' } };
    writeFileSync(at('ny.json'), makeEvent(event));
    await run('convert', at('ny.json'), at('ny.xlsx'));
    const ran = await run('convert', at('ny.xlsx'), at('ny.trf'), '--json');
    const places = problemsOf(ran);
    expect(places).toContainEqual(
      expect.objectContaining({
        code: 'exchange-detail-missing',
        place: { file: at('ny.xlsx'), sheet: 'Tournament', cell: 'B44' },
      }),
    );
  });

  if (IS_SWEEP)
    it('a draw anew keeps what reports tell of the event', async () => {
      const open = realEvent('ny1924').games.map((game) => ({ ...game, outcome: null }));
      const event = { ...realEvent('ny1924'), games: open, details: { city: 'New York' } };
      writeFileSync(at('open.json'), makeEvent(event));
      await run('convert', at('open.json'), at('open.xlsx'));
      expect((await run('enter', at('open.xlsx'), '--name', 'Zoe', '--out', at('twelve.xlsx'))).code).toBe(0);
      await run('convert', at('twelve.xlsx'), at('twelve.json'));
      const { details, players } = valueOf(parseEvent(readFileSync(at('twelve.json'), 'utf8')));
      expect([details, players.length]).toEqual([{ city: 'New York' }, 12]);
    });
});
