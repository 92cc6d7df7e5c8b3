/** @sweep */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import { realEvent } from '../eventFixtures';
import { valueOf } from '../results';
import { eventFile, problemsOf, run, tempFiles } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

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
