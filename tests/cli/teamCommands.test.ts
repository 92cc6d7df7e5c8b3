import { readFileSync, writeFileSync } from 'node:fs';
import { present } from '../../src/core/present';
import { openXlsx } from '../../src/workbook/xlsx';
import { COMMANDS } from '../../src/cli/commands';
import { problemsOf, run, tempFiles, writeList, tempFolder } from './run';
import { join } from 'node:path';
import { makeEvent } from '../../src/core/format/event';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { valueOf } from '../results';

const at = tempFiles();
const OUT = ['--out', at('out.xlsx'), '--force'];

let book = '';
let file = '';
beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), {
    Clubs: [
      ['Name', 'Team'],
      ...['Uster', 'Wil', 'Chur'].flatMap((club) => [1, 2].map((place) => [`${club} ${place}`, club])),
    ],
  });
  [book, file] = [at('teams.xlsx'), at('teams.json')];
  await run('pair-teams', list, '--out', book, '--id', 'teams');
  await run('convert', book, file);
});

const ALONE = 'workbook-of-teams';

/** What each command does with a workbook that has an event of teams and nothing else: what it is given, what it says. */
const SAID: Readonly<Record<string, readonly [given: readonly string[], code?: string]>> = {
  pair: [['--sheet', 'Matches', ...OUT], 'list-is-ours'],
  sections: [['--sheet', 'Individuals', '--size', '3', '--by', 'list', ...OUT], 'list-is-ours'],
  'pair-teams': [['--sheet', 'Teams', ...OUT], 'list-is-ours'],
  finals: [['--qualify', '1', ...OUT], ALONE],
  draw: [['--repeat'], ALONE],
  standings: [[]],
  convert: [[at('copy.xlsx'), '--force']],
  record: [['1=1-0', ...OUT], 'match-results-count'],
  lineup: [['1=Wil 2', '--match', '1', '--team', 'Chur', ...OUT], 'member-unknown'],
  withdraw: [['--name', 'Wil 1', ...OUT], 'team-unknown'],
  reenter: [['--name', 'Wil 1', ...OUT], 'team-unknown'],
  substitute: [['--name', 'Wil', '--new', 'Zug', ...OUT]],
  enter: [['--name', 'Zoe', ...OUT], ALONE],
  remove: [['--name', 'Wil 1', ...OUT], ALONE],
  correct: [['--name', 'Wil', '--new', 'SC Wil', ...OUT]],
  adjust: [['--name', 'Wil', '--points', '1', '--reason', 'x', ...OUT]],
  colours: [['1', ...OUT], ALONE],
  exchange: [['1=2', ...OUT], ALONE],
  columns: [['--report', 'fide', ...OUT], ALONE],
  owes: [[]],
  calendar: [[], 'team-event-undated'],
  text: [[]],
  status: [[]],
  undo: [OUT, 'undo-nothing'],
  redo: [OUT, 'redo-nothing'],
  repair: [OUT],
  doctor: [[]],
  'remove-tournament': [OUT],
  refresh: [OUT, 'team-event-live'],
  audit: [[], ALONE],
  check: [['--sheet', 'Team crosstable'], ALONE],
  adopt: [['--sheet', 'Team crosstable', ...OUT], 'list-is-ours'],
  reschedule: [['--game', '1', '--to', '2026-12-01', ...OUT], 'games-undated'],
};

/** What takes no workbook, or works on cells that are named. */
const ELSEWHERE = ['table', 'reversals', 'meet', 'evening', 'handout', 'names'];

describe('a workbook with an event of teams alone', () => {
  it('is told of with each command that there is', () => {
    expect([...Object.keys(SAID), ...ELSEWHERE].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });

  it.each(Object.entries(SAID))('%s', async (name, [given, code]) => {
    const ran = await run(name, book, ...given, '--json');
    const codes = ran.code === 0 ? [] : problemsOf(ran).map((each) => each.code);
    expect([ran.code, codes]).toEqual(code === undefined ? [0, []] : [1, [code]]);
  });

  it('handout', async () => {
    const ran = await run('handout', 'final-report', book, ...OUT, '--json');
    expect(problemsOf(ran).map(({ code }) => code)).toEqual([ALONE]);
  });

  it('refresh --new-sheets makes its sheets anew', async () => {
    const ran = await run('refresh', book, '--new-sheets', ...OUT, '--json');
    expect([ran.code, JSON.parse(ran.stdout)]).toMatchObject([0, { newSheets: true }]);
  });

  it.each([
    ['x.pgn', 'exchange-not-teams'],
    ['x.html', 'exchange-not-teams'],
    ['x.ics', 'team-event-undated'],
  ])('convert to %s', async (out, code) => {
    const ran = await run('convert', book, at(out), '--json');
    expect(problemsOf(ran).map((each) => each.code)).toEqual([code]);
  });
});

it('withdraw takes a team out by --name as by --team', async () => {
  const left = async (option: string) => (await run('withdraw', book, option, 'Wil', ...OUT)).stdout;
  expect(await left('--name')).toMatch(/^Wil withdrawn: .*\nWil has finished 0 of 2 matches\. /);
  expect(await left('--name')).toBe(await left('--team'));
});

describe('a workbook with a tournament of players and an event of teams', () => {
  let both = '';
  beforeAll(async () => {
    both = at('both.xlsx');
    await run('pair', book, '--sheet', 'Clubs', '--out', both, '--id', 'players', '--force');
  });

  it.each([
    ['status', []],
    ['text', []],
    ['calendar', []],
    ['record', ['1=1-0', ...OUT]],
    ['withdraw', ['--name', 'Wil', ...OUT]],
    ['repair', OUT],
    ['refresh', ['--new-sheets', ...OUT]],
    ['remove-tournament', OUT],
  ])('%s asks which is meant', async (name, given) => {
    const ran = await run(name, both, ...given, '--json');
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(['tournament-several']);
  });

  it.each([
    ['players', { games: 15 }],
    ['teams', { matches: 3 }],
  ])('status tells of the one that is named: %s', async (named, figures) => {
    const ran = await run('status', both, '--tournament', named, '--json');
    expect(JSON.parse(ran.stdout)).toMatchObject(figures);
  });

  it.each([
    ['the tournament of players that is named', ['1=1-0', '--tournament', 'players'], 1],
    ['all boards of a match in the event that is named', ['1=1-0,=', '--tournament', 'teams'], 2],
    ['the event of teams, where a board is', ['1.1=1-0'], 1],
  ])('record types results into %s', async (_, given, changed) => {
    const ran = await run('record', both, ...given, ...OUT, '--json');
    expect([ran.stderr, JSON.parse(ran.stdout)]).toMatchObject(['', { changed }]);
  });

  it('standings and convert have both', async () => {
    const ran = await run('standings', both, '--json');
    expect(Object.keys(JSON.parse(ran.stdout) as object).sort()).toEqual(['players', 'teams']);
    for (const named of ['players', 'teams']) {
      const made = await run(
        'convert',
        both,
        at(`${named}.json`),
        '--tournament',
        named,
        '--force',
        '--json',
      );
      expect(JSON.parse(made.stdout)).toMatchObject({ id: named });
    }
  });
});

it('remove-tournament deletes the sheets of the teams, and a note on them only with --yes', async () => {
  const gone = ['remove-tournament', book, '--out', at('gone.xlsx'), '--force', '--json'];
  const sheets = async (file: string) =>
    valueOf(await valueOf(await openXlsx(readFileSync(file))).read({ ranges: [] })).sheets.map(
      ({ name }) => name,
    );
  expect((await run(...gone)).code).toBe(0);
  expect(await sheets(at('gone.xlsx'))).toEqual(['Clubs']);
  const noted = valueOf(await openXlsx(readFileSync(book)));
  const note = { sheet: 'Teams', row: 40, column: 9, expect: null, write: 'prizes' };
  valueOf(await noted.change({ cells: [note] }));
  writeFileSync(at('noted.xlsx'), valueOf(await noted.save()));
  const [command, , ...rest] = gone;
  const refused = problemsOf(await run(present(command), at('noted.xlsx'), ...rest));
  expect(refused.map(({ code, place }) => [code, place.cell])).toEqual([['removal-notes', 'J41']]);
  expect((await run(present(command), at('noted.xlsx'), ...rest, '--yes')).code).toBe(0);
});

describe('an event file of teams', () => {
  it.each([
    ['audit', 'file-of-teams'],
    ['calendar', 'team-event-undated'],
  ])('%s says what it is', async (name, says) => {
    const ran = await run(name, file, '--json');
    expect(problemsOf(ran).map(({ code, place }) => [code, place.file])).toEqual([[says, file]]);
  });

  it('is read by standings, and by convert under its format, too', async () => {
    expect((await run('standings', file)).code).toBe(0);
    expect((await run('convert', file, at('again.xlsx'), '--from', 'event', '--force')).code).toBe(0);
  });
});

describe('standings of teams', () => {
  it('are by the lists of --order, with the ranks by each for programs', async () => {
    const ran = await run('standings', file, '--order', 'Swiss:GP,MP', '--order', 'FIDE:MP,GP', '--json');
    const answer = JSON.parse(ran.stdout) as Record<string, { readonly rank: object }>;
    expect(Object.keys(present(answer['teams']).rank)).toEqual(['Swiss:GP,MP', 'FIDE:MP,GP']);
    const { stdout } = await run('standings', file, '--order', 'Swiss:GP,MP');
    expect(stdout.split('\n')[1]).toMatch(/^Rank +Team +GP +MP$/);
    expect(
      problemsOf(await run('standings', file, '--order', 'X:SB', '--json')).map(({ code }) => code),
    ).toEqual(['criterion-order', 'criterion-unknown']);
  });

  it.each([
    ['--explain', ['Uster']],
    ['--why', ['Uster']],
    ['--chances', []],
    ['--ratings', []],
  ])('%s is of players alone, and is not passed over', async (option, more) => {
    const refused = problemsOf(await run('standings', file, option, ...more, '--json'));
    expect(refused.map(({ code, values }) => [code, values])).toEqual([['option-of-players', { option }]]);
  });
});

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
