/** @sweep */
import { readFileSync, writeFileSync } from 'node:fs';
import type { CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { done, problemsOf, run, tempFiles, writeList } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

/** Four clubs of three members each, in no order. */
const CLUBS = ['Uster', 'Wil', 'Chur', 'Zug'];
const LIST = [
  ['Name', 'Rating', 'Team'],
  ...[1, 2, 3].flatMap((place) => CLUBS.map((club) => [`${club} ${place}`, 2000 - place, club])),
];

const pairing = async (name: string, ...more: readonly string[]): Promise<string> => {
  const list = await writeList(at(`${name} list.xlsx`), { Clubs: LIST });
  const out = at(`${name}.xlsx`);
  await done('pair-teams', list, '--out', out, '--id', name, ...more);
  return out;
};

/** What somebody types into cells of a workbook. */
const typed = async (
  file: string,
  out: string,
  cells: readonly (readonly [
    sheet: string,
    row: number,
    column: number,
    expect: CellValue,
    write: CellValue,
  ])[],
): Promise<string> => {
  const book = await openXlsx(readFileSync(file));
  if (!book.ok) throw new Error('unreadable');
  const changed = await book.value.change({
    cells: cells.map(([sheet, row, column, expect, write]) => ({ sheet, row, column, expect, write })),
  });
  const saved = changed.ok ? await book.value.save() : changed;
  if (!saved.ok || saved.value === null) throw new Error(JSON.stringify(saved));
  writeFileSync(out, saved.value);
  return out;
};

it('lets the teams of a list meet', async () => {
  const list = await writeList(at('list.xlsx'), { Clubs: LIST });
  const text = await done('pair-teams', list, '--out', at('out.xlsx'));
  expect(text).toBe(`4 teams, 3 rounds, 6 matches on 3 boards: ${at('out.xlsx')}\n`);
});

it('reads its sheets back: results and a late change of a line-up are what was typed', async () => {
  const paired = await pairing('typed', '--boards', '2', '--tie-breaks', 'MP,GP');
  // The first match, Uster against Zug, stands in rows 7 and 8; Uster 3 plays instead of Uster 2.
  const file = await typed(paired, at('typed2.xlsx'), [
    ['Matches', 6, 2, null, '1-0'],
    ['Matches', 7, 1, 'Uster 2', 'Uster 3'],
    ['Matches', 7, 2, null, '='],
  ]);
  const answer = JSON.parse(await done('standings', file, '--json')) as Record<
    string,
    { teams: unknown; players: unknown }
  >;
  expect(answer['typed']!.teams).toEqual([
    { team: 'Uster', rank: 1, values: [2, 1.5] },
    { team: 'Zug', rank: 2, values: [0, 0.5] },
    { team: 'Wil', rank: 3, values: [0, 0] },
    { team: 'Chur', rank: 3, values: [0, 0] },
  ]);
  expect(answer['typed']!.players).toEqual([
    { name: 'Uster 1', team: 'Uster', rank: 1, games: 1, points: 1 },
    { name: 'Uster 3', team: 'Uster', rank: 2, games: 1, points: 0.5 },
    { name: 'Zug 2', team: 'Zug', rank: 2, games: 1, points: 0.5 },
    { name: 'Zug 1', team: 'Zug', rank: 4, games: 1, points: 0 },
  ]);
});

if (IS_SWEEP)
  it('the workbook, its file and the workbook of that file say the same', async () => {
    const paired = await pairing(
      'same',
      '--boards',
      '3',
      '--cycles',
      '2',
      '--line-up',
      'order',
      '--white-on-odd',
      'away',
    );
    await done('convert', paired, at('same.json'));
    await done('convert', at('same.json'), at('same again.xlsx'));
    await done('convert', at('same again.xlsx'), at('same again.json'));
    expect(readFileSync(at('same again.json'), 'utf8')).toBe(readFileSync(at('same.json'), 'utf8'));
    expect(JSON.parse(readFileSync(at('same.json'), 'utf8'))).toMatchObject({
      event: 'Clubs',
      system: 'berger',
      cycles: 2,
      lineUp: 'order',
      matchPoints: { W: 2, D: 1, L: 0 },
      teams: [{ name: 'Uster', members: [{ name: 'Uster 1', rating: 1999 }, {}, {}] }, {}, {}, {}],
    });
  });

it('tells of a line-up that breaks a rule, and of a status that does not fit', async () => {
  const paired = await pairing('wrong', '--boards', '2');
  const file = await typed(paired, at('wrong2.xlsx'), [
    ['Matches', 6, 1, 'Uster 1', 'Wil 1'],
    ['Teams', 4, 3, 'playing', 'withdrawn'],
  ]);
  const { stderr, code } = await run('standings', file);
  expect(code).toBe(0);
  expect(stderr).toContain('cell B7, round 1: Match 1, board 1: Wil 1 is not on the list of the team Uster.');
  expect(stderr).toContain(
    'cell D5: The team Uster is marked as withdrawn, but had finished only 0 of 3 matches.',
  );
});

it('a Scheveningen match of two teams takes the same sheets', async () => {
  const list = await writeList(at('two.xlsx'), {
    Clubs: LIST.filter(([, , club]) => club !== 'Wil' && club !== 'Zug'),
  });
  const text = await done(
    'pair-teams',
    list,
    '--system',
    'scheveningen-cyclical',
    '--out',
    at('two out.xlsx'),
  );
  expect(text).toBe(`2 teams, 3 rounds, 3 matches on 3 boards: ${at('two out.xlsx')}\n`);
});

it.each([
  ['a list without teams', [['Name'], ['Ada'], ['Ben'], ['Eva']], [], 'team-column-missing'],
  [
    'a list of two teams that are not to meet member by member',
    LIST.filter(([, , club]) => club !== 'Wil' && club !== 'Zug'),
    [],
    'team-count',
  ],
  ['more boards than there may be', LIST, ['--boards', '17'], 'number-out-of-range'],
  ['a rule that is none', LIST, ['--line-up', 'any'], 'choice-unknown'],
  ['points that do not descend', LIST, ['--match-points', '0,1,2'], 'scoring-invalid'],
])('%s is refused', async (name, rows, more, code) => {
  const list = await writeList(at(`${name}.xlsx`), { Clubs: rows });
  const ran = await run('pair-teams', list, '--out', at(`${name} out.xlsx`), '--json', ...more);
  expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
});

it('its own sheets are no list to pair from', async () => {
  const paired = await pairing('ours');
  const ran = await run('pair-teams', paired, '--sheet', 'Teams', '--out', at('ours2.xlsx'), '--json');
  expect(problemsOf(ran).map(({ code }) => code)).toEqual(['list-is-ours']);
});

it('a workbook with a tournament and a team event has both; convert asks which is meant', async () => {
  const paired = await pairing('both');
  const both = at('both2.xlsx');
  await done('pair', paired, '--sheet', 'Clubs', '--numbers', 'list', '--id', 'players', '--out', both);
  const answer = JSON.parse(await done('standings', both, '--json')) as object;
  expect(Object.keys(answer).sort()).toEqual(['both', 'players']);
  const ran = await run('convert', both, at('both.json'), '--json');
  expect(problemsOf(ran).map(({ code, values }) => [code, values['choices']])).toEqual([
    ['tournament-several', 'Team event, Tournament'],
  ]);
  await done('convert', both, at('both.json'), '--tournament', 'both');
  expect(JSON.parse(readFileSync(at('both.json'), 'utf8'))).toMatchObject({
    id: 'both',
    matches: [{}, {}, {}, {}, {}, {}],
  });
});

it('a copied sheet of a team event is told of', async () => {
  const paired = await pairing('copied');
  const twice = at('copied2.xlsx');
  await done('pair-teams', paired, '--sheet', 'Clubs', '--id', 'other', '--out', twice);
  // The identity of the second one, as it would be on a copy of the first.
  const copied = await typed(twice, at('copied3.xlsx'), [['Clubs Team event', 33, 1, 'other', 'copied']]);
  const ran = await run('standings', copied, '--json');
  expect(problemsOf(ran).map(({ code }) => code)).toEqual(['workbook-copied-sheet']);
});

it('a team event has no calendar file: its matches have no dates', async () => {
  const ran = await run('convert', await pairing('calendar'), at('calendar.ics'), '--json');
  expect(problemsOf(ran).map(({ code }) => code)).toEqual(['team-event-undated']);
});

it.each(['trf26', 'trf16'])(
  '%s: a workbook of teams becomes a report, and the report a workbook again',
  async (format) => {
    const paired = await pairing(`report ${format}`, '--boards', '3', '--tie-breaks', 'MP,GP,EDE,EMGSB,BC');
    const played = await typed(paired, at(`${format} played.xlsx`), [
      ['Matches', 6, 2, null, '1-0'],
      ['Matches', 7, 2, null, '='],
      ['Matches', 8, 2, null, '0-1'],
    ]);
    const out = [at(`${format}.trf`), at(`${format} again.xlsx`), at(`${format} again.json`)] as const;
    await done('convert', played, out[0], '--to', format);
    await done('convert', out[0], out[1]);
    await done('convert', out[1], out[2]);
    await done('convert', played, at(`${format} once.json`));
    const read = (file: string) => {
      const { id, ...event } = JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string };
      return { id: id.length > 0, ...event };
    };
    expect(read(out[2])).toEqual(read(at(`${format} once.json`)));
    const teams = async (file: string) =>
      Object.values(JSON.parse(await done('standings', file, '--json')) as object);
    expect(await teams(out[0])).toEqual(await teams(played));
  },
);

it('a kind of file that knows no matches of teams is refused, and others are named', async () => {
  const ran = await run('convert', await pairing('games'), at('games.pgn'), '--json');
  expect(problemsOf(ran)).toMatchObject([
    { code: 'exchange-not-teams', values: { format: 'pgn', choices: 'trf26, trf16' } },
  ]);
});

it('status says how far a team event is; what is for tournaments alone is refused, and says what to do instead', async () => {
  const paired = await pairing('status', '--boards', '2');
  const file = await typed(paired, at('status2.xlsx'), [
    ['Matches', 6, 2, null, '1-0'],
    ['Matches', 7, 2, null, '='],
  ]);
  expect(await done('status', file)).toMatch(
    /: 1 of 6 matches finished, 2 of 12 boards, 4 teams\nResults missing of rounds that have begun: match 2 \(boards 1, 2\)\.\n$/,
  );
  const found = JSON.parse(await done('status', file, '--json')) as Record<string, unknown>;
  expect(found).toMatchObject({ matches: 6, finished: 1, boards: 12, played: 2, teams: 4 });
  const refused = await run('enter', file, '--name', 'Uster 4', '--out', at('no.xlsx'), '--json');
  expect(problemsOf(refused).map(({ code }) => code)).toEqual(['workbook-of-teams']);
});

it('matches have dates and venues where they are wanted, in the calendar and in its file', async () => {
  const list = await writeList(at('halls.xlsx'), {
    Clubs: [
      ['Name', 'Team', 'Hall'],
      ...[1, 2].flatMap((place) => CLUBS.map((club) => [`${club} ${place}`, club, `${club} hall`])),
    ],
  });
  const file = at('halls paired.xlsx');
  const dates = ['--dates', '2026-11-13 19:00/7', '--venue-column', 'Hall'];
  await done('pair-teams', list, '--out', file, '--id', 'halls', ...dates);
  // Match 2 of round 1 stands in row 9; somebody moves it to 1 December.
  const moved = await typed(file, at('halls moved.xlsx'), [['Matches', 8, 4, 46339 + 19 / 24, 46357]]);
  expect(await done('calendar', moved)).toBe(
    [
      '2026-11-13 19:00',
      '  Round 1, match 1: Uster – Zug, Uster hall',
      '2026-11-20 19:00',
      '  Round 2, match 3: Zug – Chur, Zug hall',
      '  Round 2, match 4: Uster – Wil, Uster hall',
      '2026-11-27 19:00',
      '  Round 3, match 5: Wil – Zug, Wil hall',
      '  Round 3, match 6: Chur – Uster, Chur hall',
      '2026-12-01',
      '  Round 1, match 2: Wil – Chur, Wil hall',
      'Overdue on 2026-11-20:',
      '  Round 1, match 1: Uster – Zug, due 2026-11-13 19:00',
      '',
    ].join('\n'),
  );
  await done('convert', moved, at('halls.ics'), '--team', 'Chur');
  const entries = readFileSync(at('halls.ics'), 'utf8').split('BEGIN:VEVENT').slice(1);
  expect(entries.map((entry) => /UID:(\S+)\r\n[^]*DTSTART\S*:(\S+)/.exec(entry)?.slice(1))).toEqual([
    ['match-2.halls@roundabout', '20261201'],
    ['match-3.halls@roundabout', '20261120T190000'],
    ['match-6.halls@roundabout', '20261127T190000'],
  ]);
  const said = (entry = '') => /DESCRIPTION:([^]*?)\r\n[A-Z]/.exec(entry)?.[1]?.replaceAll('\r\n ', '');
  expect(said(entries[0])).toMatch(/round 1\\, 2 boards\. Moved from 2026-11-13 19:00\.$/);
  expect(said(entries[1])).toMatch(/round 2\\, 2 boards\.$/);
  const putOff = await typed(moved, at('halls put off.xlsx'), [['Matches', 8, 4, 46357, '']]);
  await done('convert', putOff, at('put off.ics'), '--team', 'Chur');
  expect(readFileSync(at('put off.ics'), 'utf8')).toMatch(
    /UID:match-2\.halls@roundabout\r\n[^]*?DTSTART\S*:20261113T190000\r\n[^]*?STATUS:CANCELLED/,
  );
  expect(problemsOf(await run('convert', moved, at('no.ics'), '--player', 'Chur 1', '--json'))[0]?.code).toBe(
    'calendar-by-team',
  );
});

it('a season from the command line: results, a late change, a team that leaves, and back', async () => {
  const paired = await pairing('season', '--boards', '2', '--line-up', 'order', '--tie-breaks', 'MP,GP');
  const step = async (name: string, ...argv: readonly string[]): Promise<string> =>
    (await done(...argv, '--out', at(name))).replaceAll(at(''), '').replaceAll('\\', '/');
  expect(await step('s1.xlsx', 'record', paired, '1=1-0,=', '2.1=0-1')).toBe(
    '3 results recorded: /s1.xlsx\n',
  );
  expect(
    await step('s2.xlsx', 'lineup', at('s1.xlsx'), '--match', '3', '--team', 'Zug', '--absent', 'zug 1'),
  ).toBe(
    '2 boards changed: /s2.xlsx\nBoard 1: Zug 2 for Zug, in place of Zug 1.\nBoard 2: Zug 3 for Zug, in place of Zug 2.\n',
  );
  expect(await step('s3.xlsx', 'withdraw', at('s2.xlsx'), '--team', 'Chur')).toBe(
    [
      'Chur withdrawn: /s3.xlsx',
      'Chur has finished 0 of 3 matches. None of its matches counts.',
      'The standings change for:',
      '  Wil: rank 4 → 3',
      '  Chur: rank 2 → –, MP 0 → –, GP 1 → –',
      '  Zug: rank 3 → 2',
      '',
    ].join('\n'),
  );
  expect(await step('s4.xlsx', 'undo', at('s3.xlsx'))).toBe(
    'Taken back: Chur withdrawn (2026-11-20 09:00), 1 cell: /s4.xlsx\n',
  );
  expect(await step('s5.xlsx', 'redo', at('s4.xlsx'))).toBe(
    'Done again: Chur withdrawn (2026-11-20 09:00), 1 cell: /s5.xlsx\n',
  );
});

it('commands for players are refused there, and commands for teams elsewhere', async () => {
  const paired = await pairing('for teams');
  const list = await writeList(at('players.xlsx'), {
    List: [['Name'], ['Anna'], ['Bert'], ['Carl'], ['Dora']],
  });
  await done('pair', list, '--out', at('pair.xlsx'));
  const codesOf = async (...argv: readonly string[]) =>
    problemsOf(await run(...argv, '--out', at('no.xlsx'), '--json')).map(({ code }) => code);
  expect(await codesOf('withdraw', paired, '--name', 'Uster 1')).toEqual(['team-unknown']);
  expect(await codesOf('colours', paired, '1')).toEqual(['workbook-of-teams']);
  expect(await codesOf('withdraw', at('pair.xlsx'), '--team', 'Uster')).toEqual(['workbook-not-of-teams']);
  expect(await codesOf('record', at('pair.xlsx'), '1.1=1-0')).toEqual(['workbook-not-of-teams']);
  expect(await codesOf('withdraw', paired, '--team', 'Uster', '--rule', 'us-chess')).toEqual([
    'choice-unknown',
  ]);
});

if (IS_SWEEP)
  it('repair puts a number back that somebody typed over, and new sheets keep what was typed', async () => {
    const paired = await pairing('repair', '--boards', '2');
    const file = await typed(paired, at('repair2.xlsx'), [
      ['Matches', 6, 2, null, '1:0'],
      ['Matches', 5, 0, 1, 'one'],
    ]);
    const { stderr } = await run('status', file);
    expect(stderr).toContain('“one” stands here, but 1 belongs here.');
    expect(
      problemsOf(await run('refresh', file, '--new-sheets', '--out', at('no.xlsx'), '--json'))[0]?.code,
    ).toBe('damaged-number');
    expect(await done('repair', file, '--out', at('repair3.xlsx'))).toContain('1 belongs here.');
    await done('refresh', at('repair3.xlsx'), '--new-sheets', '--out', at('repair4.xlsx'));
    expect(await done('status', at('repair4.xlsx'))).toContain('1 of 12 boards');
    expect(await done('undo', at('repair4.xlsx'), '--out', at('repair5.xlsx'))).toContain(
      'Taken back: repaired',
    );
  });
