import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEvent } from '../../src/core/format/event';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { run, tempFolder } from './run';

const folder = tempFolder();

/** Six teams on four boards: E left after three of its five matches; against B, A5 played instead of A2. */
const season = (): TeamEvent => {
  const event = playedMatches(
    newTeamEvent(6, 5, { boards: 4, lineUp: 'fixed', tieBreaks: ['MP', 'GP', 'EDE', 'EMGSB'] }),
    ...['A-F 1111', 'B-E 11=0', 'C-D ===='],
    ...['D-F 1=10', 'C-E 1100', 'A-B 1==0'],
    ...['B-F 11==', 'A-C 1=0=', 'D-E 0011'],
    ...['A-D 11=0', 'B-C 10=='],
    ...['C-F 1110', 'B-D 0==='],
  );
  return {
    ...event,
    players: event.players.map((team) => (team.no === 5 ? { ...team, status: 'withdrawn' as const } : team)),
    games: event.games.map((match) =>
      match.white === 1 && match.black === 2
        ? {
            ...match,
            boards: match.boards.map((board) => (board.board === 2 ? { ...board, home: 'A5' } : board)),
          }
        : match,
    ),
  };
};

it('a season to its end, with a changed line-up and a team that left', async () => {
  const [file, book] = [join(folder, 'season.json'), join(folder, 'season.xlsx')];
  writeFileSync(file, makeEvent(season()));
  await run('convert', file, book);
  const { code, stdout, stderr } = await run('standings', book, '--json');
  expect([code, stderr]).toEqual([0, '']);
  const { teams, players } = (
    JSON.parse(stdout) as Record<
      string,
      { teams: object[]; players: { name: string; games: number; points: number }[] }
    >
  )['teams']!;
  // C stands before B, level on match and game points and in their match, as it did better against the leaders.
  expect(teams).toEqual([
    { team: 'Team A', rank: 1, values: [8, 14.5, null, 55] },
    { team: 'Team C', rank: 2, values: [6, 11, null, 50] },
    { team: 'Team B', rank: 3, values: [6, 11, null, 48] },
    { team: 'Team D', rank: 4, values: [6, 10.5, null, 48] },
    { team: 'Team F', rank: 5, values: [2, 7.5, null, 29] },
    { team: 'Team E', rank: 6, values: [2, 5.5, null, 33] },
  ]);
  const of = (name: string) => players.find((player) => player.name === name);
  expect(['A1', 'A2', 'A5', 'F1'].map((name) => [name, of(name)?.games, of(name)?.points])).toEqual([
    ['A1', 4, 4],
    ['A2', 3, 2.5],
    ['A5', 1, 0.5],
    ['F1', 4, 0],
  ]);
});

it('a postponed board stays so in a file and back in a workbook, until it has a result', async () => {
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('new.json'), makeEvent(newTeamEvent(4, 2)));
  await run('convert', at('new.json'), at('new.xlsx'));
  await run('record', at('new.xlsx'), '1.1=postponed', '1.2=adj', '--out', at('later.xlsx'));
  await run('convert', at('later.xlsx'), at('later.json'));
  await run('convert', at('later.json'), at('again.xlsx'));
  await run('record', at('again.xlsx'), '1.1=1-0', '--out', at('played.xlsx'));
  await run('convert', at('played.xlsx'), at('played.json'));
  const boardsIn = (name: string): readonly unknown[] => {
    const { matches } = JSON.parse(readFileSync(at(name), 'utf8')) as {
      matches: readonly { boards: readonly { pending?: string; result?: string }[] }[];
    };
    return matches[0]!.boards.map(({ pending, result }) => [pending, result]);
  };
  expect(boardsIn('later.json')).toEqual([
    ['postponed', undefined],
    ['adjourned', undefined],
  ]);
  expect(boardsIn('played.json')).toEqual([
    [undefined, '1-0'],
    ['adjourned', undefined],
  ]);
});
