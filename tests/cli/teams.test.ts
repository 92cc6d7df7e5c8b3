/** @sweep */
import { withStatus } from '../changed';
import { COMMANDS } from '../../src/cli/commands';
import { makeEvent } from '../../src/core/format/event';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { valueOf } from '../results';
import { IS_SWEEP } from '../sample';
import { newTeamEvent, playedMatches, openTeamEvents } from '../teamEvents';
import { inFolder } from './run';

const { ran, said, answered, warned, refusal, refused, written, read, list, opened, typed, cells } =
  inFolder();

/** Four clubs of three members each, in no order. */
const CLUBS = ['Uster', 'Wil', 'Chur', 'Zug'];
const LIST = [
  ['Name', 'Rating', 'Team'],
  ...[1, 2, 3].flatMap((place) => CLUBS.map((club) => [`${club} ${place}`, 2000 - place, club])),
];
const TWO = LIST.filter(([, , club]) => club !== 'Wil' && club !== 'Zug');

beforeAll(async () => {
  await list('clubs.xlsx', { Clubs: LIST });
  await list('two.xlsx', { Clubs: TWO });
  await list('one.xlsx', { Clubs: TWO.filter(([, , club]) => club !== 'Chur') });
  await said('pair-teams clubs.xlsx teams.xlsx --boards 2 --tie-breaks MP,GP --line-up order --id teams');
  await said('convert teams.xlsx teams.json');
  await said('pair teams.xlsx both.xlsx --sheet Clubs --numbers list --id players');
  await list('four.xlsx', { List: [['Name'], ['Anna'], ['Bert'], ['Carl'], ['Dora']] });
  await said('pair four.xlsx players.xlsx');
});

describe('pair-teams', () => {
  it('lets the teams of a list meet, or the members of two', async () => {
    expect(await said('pair-teams clubs.xlsx out.xlsx')).toBe(
      '4 teams, 3 rounds, 6 matches on 3 boards: out.xlsx\n',
    );
    expect(await said('pair-teams two.xlsx two-out.xlsx --system scheveningen-cyclical')).toBe(
      '2 teams, 3 rounds, 3 matches on 3 boards: two-out.xlsx\n',
    );
    expect(await said('pair-teams two.xlsx friendly.xlsx --cycles 2')).toBe(
      '2 teams, 2 rounds, 2 matches on 3 boards: friendly.xlsx\n',
    );
    await said('record friendly.xlsx won.xlsx 1=1-0,1-0,1/2');
    expect(await said('standings won.xlsx')).toMatch(/Uster +2 +2\.5/);
  });

  it('keeps the game in the workbook, and names no colours where the sides have none', async () => {
    await said('pair-teams clubs.xlsx darts.xlsx --boards 2 --profile plain');
    const [form, matches] = [await cells('darts.xlsx', 'Team event'), await cells('darts.xlsx', 'Matches')];
    expect(form.find(([label]) => label === 'Game')?.[1]).toBe('Another game');
    expect(JSON.stringify([form, matches])).not.toMatch(/White|Black|Bold/);
    expect(await ran('status darts.xlsx')).toMatchObject({ code: 0, stderr: '' });
    for (const [game, bold] of [
      ['darts', 0],
      ['teams', 2],
    ] as const) {
      await said(`record ${game}.xlsx ${game}-1.xlsx 1=1-0,1-0`);
      await said(`convert ${game}-1.xlsx ${game}.html`);
      expect(read(`${game}.html`).match(/<b><bdi>\w+ \d/g) ?? []).toHaveLength(bold);
    }
    await said('convert darts.xlsx darts.json');
    expect(JSON.parse(read('darts.json'))).toMatchObject({ profile: 'plain' });
    await said('convert darts.json again.xlsx');
    expect(valueOf(await openTeamEvents(await opened('again.xlsx')))[0]!.tournament.profile).toBe('plain');
    expect((await cells('teams.xlsx', 'Team event')).map(([label]) => label)).not.toContain('Game');
    expect(valueOf(await openTeamEvents(await opened('teams.xlsx')))[0]!.tournament.profile).toBe('chess');
  });

  it('reads results of Go from the home side, as of any game of teams, and takes ranks for Go', async () => {
    const ranked = LIST.map(([name = '', , team = ''], row) => [name, row === 0 ? 'Rank' : `${row}k`, team]);
    await list('go.xlsx', { Clubs: ranked });
    expect(await said('pair-teams go.xlsx stones.xlsx --boards 2')).toContain('so this is Go');
    await said('record stones.xlsx won-go.xlsx 1=1-0,1-0');
    const [event] = valueOf(await openTeamEvents(await opened('won-go.xlsx')));
    expect(event!.tournament.profile).toBe('go');
    expect(event!.tournament.games[0]!.outcome).toBe('1-0');
    expect((await cells('stones.xlsx', 'Team event')).flat()).toContain('SODOS (match × game points)');
  });

  it('makes a league of each division where a column says who plays in which', async () => {
    const divided = ['Premier', 'First'].flatMap((division) =>
      CLUBS.flatMap((club) => [1, 2].map((place) => [`${club} ${place} ${division}`, club, division])),
    );
    await list('divisions.xlsx', { Clubs: [['Name', 'Team', 'Division'], ...divided.slice(0, -2)] });
    expect(await said('pair-teams divisions.xlsx leagues.xlsx --section-column Division')).toBe(
      '2 leagues: leagues.xlsx\nPremier: 4 teams, 3 rounds, 6 matches on 2 boards\nFirst: 3 teams, 3 rounds, 3 matches on 2 boards\n',
    );
    await said('record leagues.xlsx scored.xlsx 1.1=1-0 1.2=1-0 --tournament "First Team event"');
    const standings = await said('standings scored.xlsx');
    expect(standings.split('\n').filter((line) => line.startsWith('Clubs, '))).toEqual([
      'Clubs, Premier',
      'Clubs, First',
    ]);
    expect(await refused('pair-teams divisions.xlsx --section-column Town --out never.xlsx')).toEqual([
      'list-column-missing',
    ]);
  });

  it('makes finals of the best teams of the leagues, which take their players along', async () => {
    const divided = ['Premier', 'First'].flatMap((division) =>
      CLUBS.slice(0, 3).flatMap((club) =>
        [1, 2].map((place) => [`${club} ${place} ${division}`, `${club} ${division}`, division]),
      ),
    );
    await list('small.xlsx', { Clubs: [['Name', 'Team', 'Division'], ...divided] });
    const asked = '--boards 2 --tie-breaks MP,GP';
    await said(`pair-teams small.xlsx pools.xlsx --section-column Division ${asked}`);
    expect(await refused('finals pools.xlsx never.xlsx --qualify 2')).toEqual([
      'final-unfinished',
      'final-unfinished',
    ]);
    // Matches: 2–3, 1–2 and 3–1. Of Premier Uster wins twice and Wil once; of First Chur twice, and the others share a place.
    const scored = '--tournament "Premier Team event" 1=1-0,1-0 2=1-0,1-0 3=0-1,0-1';
    await said(`record pools.xlsx half.xlsx ${scored}`);
    const tied = '--tournament "First Team event" 1=0-1,0-1 2=1-0,0-1 3=1-0,1-0';
    await said(`record half.xlsx played.xlsx ${tied}`);
    expect(await refusal('finals played.xlsx never.xlsx --qualify 2')).toMatchObject([
      { code: 'final-tie', values: { names: 'Uster First, Wil First', count: 2 } },
    ]);
    const decided = '--qualify 2 --numbers list --decide "Wil First"';
    expect(await refused(`finals played.xlsx never.xlsx ${decided} --carry`)).toEqual(['final-carry-teams']);
    const names = ['Uster Premier', 'Chur First', 'Wil Premier', 'Wil First'];
    expect(await answered(`finals played.xlsx final.xlsx ${decided}`)).toMatchObject({
      finals: [{ name: 'A', players: names.map((name, at) => ({ name, place: at < 2 ? 1 : 2 })) }],
    });
    const { tournament } = valueOf(await openTeamEvents(await opened('final.xlsx')))[2]!;
    expect(tournament.players.map(({ name, members }) => [name, members[1]!.name])).toEqual(
      names.map((name) => [name, name.replace(' ', ' 2 ')]),
    );
    expect([tournament.section, tournament.rounds, tournament.discipline.boards]).toEqual(['Final A', 3, 2]);
    const log = { sheet: 'Final A Team log', area: 'used' as const };
    const page = { sheet: 'Sections', area: 'used' as const };
    const { ranges } = valueOf(await (await opened('final.xlsx')).read({ ranges: [log, page] }));
    expect(ranges[1]!.values.slice(4).map((row) => row[0])).toEqual(['Premier', 'First', 'Final A']);
    expect(ranges[0]!.values.slice(4).map((row) => row[1])).toEqual([
      'Tie for place 2 in First: Uster First; Wil First. Order by hand: Wil First; Uster First. Numbers follow the list.',
      'Team league created: 4 teams, 6 matches.',
    ]);
    await said('record final.xlsx over.xlsx 1=1-0,1-0 --tournament "Final A Team event"');
    expect(await said('standings over.xlsx')).toContain('Clubs, Final A');
  });

  it.each([
    ['four.xlsx', 'team-column-missing'],
    ['one.xlsx', 'team-count'],
    ['clubs.xlsx --boards 17', 'number-out-of-range'],
    ['clubs.xlsx --line-up any', 'choice-unknown'],
    ['clubs.xlsx --match-points 0,1,2', 'scoring-invalid'],
  ])('%s is refused: %s', async (given, code) => {
    expect(await refused(`pair-teams ${given} --out never.xlsx`)).toEqual([code]);
  });

  it('matches have dates and venues where they are wanted, in the calendar and in its file', async () => {
    const members = [1, 2].flatMap((place) =>
      CLUBS.map((club) => [`${club} ${place}`, club, `${club} hall`]),
    );
    await list('halls-list.xlsx', { Clubs: [['Name', 'Team', 'Hall'], ...members] });
    const dates = '--dates "2026-11-13 19:00/7" --venue-column Hall';
    await said(`pair-teams halls-list.xlsx halls.xlsx --id halls ${dates}`);
    // Match 2 of round 1 stands in row 9; somebody moves it to 1 December.
    await typed('halls.xlsx', 'moved.xlsx', ['Matches', 8, 4, 46339 + 19 / 24, 46357]);
    expect((await said('calendar moved.xlsx')).split('\n')).toEqual([
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
    ]);
    await said('convert moved.xlsx halls.ics --team Chur');
    const entries = read('halls.ics').replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
    expect(entries.map((entry) => /UID:(\S+)\r\n[^]*DTSTART\S*:(\S+)/.exec(entry)?.slice(1))).toEqual([
      ['match-2.halls@roundabout', '20261201'],
      ['match-3.halls@roundabout', '20261120T190000'],
      ['match-6.halls@roundabout', '20261127T190000'],
    ]);
    expect(entries[0]).toMatch(/DESCRIPTION:.*round 1\\, 2 boards\. Moved from 2026-11-13 19:00\.\r\n/);
    expect(entries[1]).toMatch(/DESCRIPTION:.*round 2\\, 2 boards\.\r\n/);
    await typed('moved.xlsx', 'put-off.xlsx', ['Matches', 8, 4, 46357, '']);
    await said('convert put-off.xlsx put-off.ics --player Chur');
    expect(read('put-off.ics')).toMatch(
      /UID:match-2\.halls@roundabout\r\n[^]*?DTSTART\S*:20261113T190000\r\n[^]*?STATUS:TENTATIVE/,
    );
  });
});

const ALONE = 'workbook-of-teams';
const OUT = 'out.xlsx --force';

/** What each command does with a workbook that has an event of teams and nothing else: what it is given, what it says. */
const SAID: Readonly<Record<string, readonly [given: string, code?: string]>> = {
  pair: [`${OUT} --sheet Matches`, 'list-is-ours'],
  sections: [`${OUT} --sheet Individuals --size 3 --by list`, 'list-is-ours'],
  'pair-teams': [`${OUT} --sheet Teams`, 'list-is-ours'],
  finals: [`${OUT} --qualify 1`, 'final-no-sections'],
  draw: ['--sheet Teams', 'list-is-ours'],
  standings: [''],
  convert: ['copy.xlsx --force'],
  record: [`${OUT} 1=1-0`, 'match-results-count'],
  lineup: [`${OUT} "1=Wil 2" --match 1 --team Uster`, 'member-unknown'],
  withdraw: [`${OUT} --name "Wil 1"`, 'team-unknown'],
  reenter: [`${OUT} --name "Wil 1"`, 'team-unknown'],
  substitute: [`${OUT} --name Wil --new Baar`],
  enter: [`${OUT} --name Baar --members "Ann Eg 2100; Bo Ip"`],
  remove: [`${OUT} --name Wil`],
  correct: [`${OUT} --name Wil --new "SC Wil"`],
  adjust: [`${OUT} --name Wil --points 1 --reason x`],
  colours: [`${OUT} 1`, ALONE],
  exchange: [`${OUT} 1=2`],
  columns: [`${OUT} --report fide`, ALONE],
  calendar: ['', 'team-event-undated'],
  text: [''],
  status: [''],
  undo: [OUT, 'undo-nothing'],
  redo: [OUT, 'redo-nothing'],
  repair: [OUT],
  doctor: [''],
  'remove-tournament': [OUT],
  refresh: [OUT, 'team-event-live'],
  check: ['--sheet "Team crosstable"', ALONE],
  adopt: [`${OUT} --sheet "Team crosstable"`, 'list-is-ours'],
  sides: [`${OUT} --game Uster:1`],
  swap: [`${OUT} --name Uster --other Wil`],
  reschedule: [`${OUT} --game 1 --to 2026-12-01`, 'games-undated'],
  dates: [`${OUT} --first 2026-12-01`],
};

/** What takes no workbook, or works on cells that are named. */
const ELSEWHERE = ['table', 'meet', 'handout', 'names'];

describe('a workbook with an event of teams alone', () => {
  it('is told of with each command that there is', () => {
    expect([...Object.keys(SAID), ...ELSEWHERE].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });

  it.each<[line: string, code: string | undefined]>([
    ...Object.entries(SAID).map(
      ([name, [given, code]]) => [`${name} teams.xlsx ${given}`, code] as [string, string | undefined],
    ),
    [`enter teams.xlsx ${OUT} --name Zoe`, 'team-members-missing'],
    [`handout player-cards teams.xlsx ${OUT}`, 'handout-of-players'],
    [`handout fixtures players.xlsx ${OUT}`, 'handout-of-teams'],
    [`handout calendar teams.xlsx ${OUT}`, 'team-event-undated'],
    [`handout name-cards teams.xlsx ${OUT}`, undefined],
    [`handout final-report teams.xlsx ${OUT}`, 'handout-early'],
    [`handout race teams.xlsx ${OUT}`, 'handout-of-players'],
    [`handout explanation teams.xlsx ${OUT}`, 'handout-of-players'],
    ['convert teams.xlsx x.pgn', 'exchange-not-teams'],
    ['convert teams.xlsx x.html', undefined],
    ['convert teams.xlsx x.ics', 'team-event-undated'],
    ['withdraw teams.xlsx no.xlsx --name Wil --rule us-chess', 'choice-unknown'],
    ['record players.xlsx no.xlsx 1.1=1-0', 'workbook-not-of-teams'],
    ['standings teams.json --explain Uster', 'option-of-players'],
    ['standings teams.json --chances', 'option-of-players'],
    ['standings teams.json --ratings', 'option-of-players'],
    ['calendar teams.json', 'team-event-undated'],
  ])('%s: %s', async (line, code) => {
    if (code === undefined) await said(`${line} --json`);
    else expect(await refused(line)).toEqual([code]);
  });

  it('after exchange the two matches stand in each other’s place', async () => {
    expect(await said(`exchange teams.xlsx ${OUT} 1=2`)).toContain(
      'Swapped games: out.xlsx\nMatch 1: round ',
    );
  });

  it.each([
    ['enter', '--name Baar --members "Ann Eg; Bo Ip"', 'Baar gets number'],
    ['remove', '--name Wil', 'Wil is taken off the list'],
  ])('after %s all matches are paired again', async (command, given, text) => {
    const told = await said(`${command} teams.xlsx ${OUT} ${given}`);
    expect(told).toContain(text);
    expect(told).toContain('\nNo match has a result yet, so all are paired again.\n');
  });

  it('new sheets are made anew', async () => {
    expect(await answered(`refresh teams.xlsx ${OUT} --new-sheets`)).toMatchObject({ newSheets: true });
  });
});

describe('a workbook with a tournament of players and an event of teams', () => {
  it.each([
    'status both.xlsx',
    'text both.xlsx',
    'calendar both.xlsx',
    `record both.xlsx ${OUT} 1=1-0`,
    `withdraw both.xlsx ${OUT} --name Wil`,
    `repair both.xlsx ${OUT}`,
    `refresh both.xlsx ${OUT} --new-sheets`,
    `remove-tournament both.xlsx ${OUT}`,
    'convert both.xlsx no.json',
  ])('%s asks which is meant', async (line) => {
    expect(await refused(line)).toEqual(['tournament-several']);
  });

  it.each([
    ['status both.xlsx --tournament players', { games: 66 }],
    ['status both.xlsx --tournament teams', { matches: 6 }],
    [`record both.xlsx ${OUT} 1=1-0 --tournament players`, { changed: 1 }],
    [`record both.xlsx ${OUT} 1=1-0,= --tournament teams`, { changed: 2 }],
    [`record both.xlsx ${OUT} 1.1=1-0`, { changed: 1 }],
    ['convert both.xlsx players.json --force --tournament players', { id: 'players' }],
    ['convert both.xlsx teams-again.json --force --tournament teams', { id: 'teams' }],
    ['standings both.xlsx', { players: {}, teams: {} }],
  ])('%s goes to the one that is named', async (line, answer) => {
    expect(await answered(line)).toMatchObject(answer);
  });

  it('a copied sheet of a team event is told of', async () => {
    await said('pair-teams teams.xlsx twice.xlsx --sheet Clubs --id other');
    await typed('twice.xlsx', 'copied.xlsx', ['Clubs Team event', 33, 1, 'other', 'teams']);
    expect(await refused('standings copied.xlsx')).toEqual(['workbook-copied-sheet']);
  });
});

it('what is typed into its sheets is read, and what breaks a rule there is told with its cell', async () => {
  // The first match, Uster against Zug, stands in rows 7 and 8; Uster 3 plays instead of Uster 2.
  await typed(
    'teams.xlsx',
    'typed.xlsx',
    ['Matches', 6, 2, null, '1-0'],
    ['Matches', 7, 1, 'Uster 2', 'Uster 3'],
    ['Matches', 7, 2, null, '='],
  );
  const { teams } =
    await answered<Record<string, { teams: unknown; players: unknown }>>('standings typed.xlsx');
  expect(teams!.teams).toEqual([
    { team: 'Uster', rank: 1, values: [2, 1.5] },
    { team: 'Zug', rank: 2, values: [0, 0.5] },
    { team: 'Wil', rank: 3, values: [0, 0] },
    { team: 'Chur', rank: 3, values: [0, 0] },
  ]);
  expect(teams!.players).toEqual([
    { name: 'Uster 1', team: 'Uster', rank: 1, games: 1, points: 1 },
    { name: 'Uster 3', team: 'Uster', rank: 2, games: 1, points: 0.5 },
    { name: 'Zug 2', team: 'Zug', rank: 2, games: 1, points: 0.5 },
    { name: 'Zug 1', team: 'Zug', rank: 4, games: 1, points: 0 },
  ]);
  expect(await said('status typed.xlsx')).toMatch(
    /: 1 of 6 matches finished, 2 of 12 boards, 4 teams\nResults missing from rounds that have begun: match 2 \(boards 1, 2\)\.\n$/,
  );
  const figures = { matches: 6, finished: 1, boards: 12, played: 2, teams: 4 };
  expect(await answered('status typed.xlsx')).toMatchObject(figures);
  await typed(
    'teams.xlsx',
    'wrong.xlsx',
    ['Matches', 6, 1, 'Uster 1', 'Wil 1'],
    ['Teams', 4, 3, 'playing', 'withdrawn'],
  );
  expect((await warned('standings wrong.xlsx')).map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'cell B7, round 1: Match 1, board 1: Wil 1 is not on the list of the team Uster.',
      ),
      expect.stringContaining('The team Uster is marked as withdrawn, but finished only 0 of 3 matches.'),
    ]),
  );
});

it('a season: results, a late change, a team that leaves, and back', async () => {
  expect(await said('record teams.xlsx s1.xlsx 1=1-0,= 2.1=0-1')).toBe('3 results recorded: s1.xlsx\n');
  expect(await said('lineup s1.xlsx s2.xlsx --match 3 --team Zug --absent "zug 1"')).toBe(
    'Changed the line-up: s2.xlsx\nThe line-up of Zug changes in one match.\nRound 2, board 1: Zug 2, instead of Zug 1.\nRound 2, board 2: Zug 3, instead of Zug 2.\n',
  );
  expect(await said('lineup s2.xlsx away.xlsx --team Wil --absent "wil 1"')).toBe(
    'Changed the line-up: away.xlsx\nThe line-up of Wil changes in 2 matches.\nRound 2, board 1: Wil 2, instead of Wil 1.\nRound 2, board 2: Wil 3, instead of Wil 2.\nRound 3, board 1: Wil 2, instead of Wil 1.\nRound 3, board 2: Wil 3, instead of Wil 2.\n',
  );
  const left = [
    'Withdrew Chur: s3.xlsx',
    'Chur has finished 0 of 3 matches. None of them count.',
    'The standings change for:',
    '  Wil: place 4 → 3',
    '  Chur: place 2 → –, MP 0 → –, GP 1 → –',
    '  Zug: place 3 → 2',
    '',
  ];
  expect((await said('withdraw s2.xlsx s3.xlsx --name Chur')).split('\n')).toEqual(left);
  expect(await said('undo s3.xlsx s4.xlsx')).toBe(
    'Undone: Withdrew Chur (2026-11-20 09:00), 1 cell: s4.xlsx\n',
  );
  expect(await said('redo s4.xlsx s5.xlsx')).toBe(
    'Redone: Withdrew Chur (2026-11-20 09:00), 1 cell: s5.xlsx\n',
  );
});

it('remove-tournament deletes the sheets of the teams, and a note on them only with --yes', async () => {
  await said('remove-tournament teams.xlsx gone.xlsx');
  const { sheets } = valueOf(await (await opened('gone.xlsx')).read({ ranges: [] }));
  expect(sheets.map(({ name }) => name)).toEqual(['Clubs']);
  await typed('teams.xlsx', 'noted.xlsx', ['Teams', 40, 9, null, 'prizes']);
  expect(await refusal('remove-tournament noted.xlsx gone.xlsx --force')).toMatchObject([
    { code: 'removal-notes', place: { cell: 'J41' } },
  ]);
  await said('remove-tournament noted.xlsx gone.xlsx --force --yes');
});

describe('files of teams', () => {
  it('standings are by the lists of --order, with the ranks by each for programs', async () => {
    await said('convert teams.json from-event.xlsx --from event');
    const { teams } = await answered<Record<string, { rank: object }>>(
      'standings teams.json --order Swiss:GP,MP --order FIDE:MP,GP',
    );
    expect(Object.keys(teams!.rank)).toEqual(['Swiss:GP,MP', 'FIDE:MP,GP']);
    expect((await said('standings teams.json --order Swiss:GP,MP')).split('\n')[1]).toMatch(
      /^Rank +Team +GP +MP$/,
    );
    expect(await refused('standings teams.json --order X:SB')).toEqual([
      ...['criterion-order', 'criterion-unknown'],
    ]);
  });

  it.each(['trf26', 'trf16'])(
    '%s: a workbook becomes a report, and the report a workbook again',
    async (format) => {
      await said(
        `pair-teams clubs.xlsx report.xlsx --force --boards 3 --tie-breaks MP,GP,EDE,EMGSB,BC --id r`,
      );
      await said('record report.xlsx played.xlsx 1=1-0,=,0-1 --force');
      await said(`convert played.xlsx played.trf --to ${format} --force`);
      await said('convert played.trf again.xlsx --force');
      const eventIn = async (name: string) => {
        await said(`convert ${name} read.json --force`);
        return { ...(JSON.parse(read('read.json')) as object), id: '' };
      };
      expect(await eventIn('again.xlsx')).toEqual(await eventIn('played.xlsx'));
      const standings = async (name: string) => Object.values(await answered(`standings ${name}`));
      expect(await standings('played.trf')).toEqual(await standings('played.xlsx'));
    },
  );

  if (IS_SWEEP)
    it('the workbook, its file and the workbook of that file say the same', async () => {
      await said('pair-teams clubs.xlsx same.xlsx --boards 3 --cycles 2 --line-up order --white-on-odd away');
      await said('convert same.xlsx same.json');
      await said('convert same.json same2.xlsx');
      await said('convert same2.xlsx same2.json');
      expect(read('same2.json')).toBe(read('same.json'));
      expect(JSON.parse(read('same.json'))).toMatchObject({
        ...{
          event: 'Clubs',
          system: 'berger',
          cycles: 2,
          lineUp: 'order',
          matchPoints: { W: 2, D: 1, L: 0 },
        },
        teams: [{ name: 'Uster', members: [{ name: 'Uster 1', rating: 1999 }, {}, {}] }, {}, {}, {}],
      });
    });

  it('a postponed board stays so in a file and back in a workbook, until it has a result', async () => {
    written('new.json', makeEvent(newTeamEvent(4, 2)));
    await said('convert new.json new.xlsx');
    await said('record new.xlsx later.xlsx 1.1=postponed 1.2=adj');
    await said('convert later.xlsx later.json');
    await said('convert later.json later2.xlsx');
    await said('record later2.xlsx later3.xlsx 1.1=1-0');
    await said('convert later3.xlsx later3.json');
    const boardsIn = (name: string): unknown =>
      (JSON.parse(read(name)) as { matches: readonly { boards: readonly unknown[] }[] }).matches[0]!.boards;
    expect(boardsIn('later.json')).toMatchObject([{ pending: 'postponed' }, { pending: 'adjourned' }]);
    expect(boardsIn('later3.json')).toMatchObject([{ result: '1-0' }, { pending: 'adjourned' }]);
    expect(boardsIn('later3.json')).not.toMatchObject([{ pending: 'postponed' }, {}]);
  });

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
    const isChanged = ({ white, black }: { white: number; black: number }) => white === 1 && black === 2;
    return {
      ...withStatus(event, 5, 'withdrawn'),
      games: event.games.map((match) => ({
        ...match,
        boards: match.boards.map((each) =>
          isChanged(match) && each.board === 2 ? { ...each, home: 'A5' } : each,
        ),
      })),
    };
  };

  it('a season to its end, with a changed line-up and a team that left', async () => {
    written('season.json', makeEvent(season()));
    await said('convert season.json season.xlsx');
    const { teams: found } =
      await answered<
        Record<string, { teams: object[]; players: { name: string; games: number; points: number }[] }>
      >('standings season.xlsx');
    // C stands before B, level on match and game points and in their match, as it did better against the leaders.
    expect(found!.teams).toEqual([
      { team: 'Team A', rank: 1, values: [8, 14.5, null, 55] },
      { team: 'Team C', rank: 2, values: [6, 11, null, 50] },
      { team: 'Team B', rank: 3, values: [6, 11, null, 48] },
      { team: 'Team D', rank: 4, values: [6, 10.5, null, 48] },
      { team: 'Team F', rank: 5, values: [2, 7.5, null, 29] },
      { team: 'Team E', rank: 6, values: [2, 5.5, null, 33] },
    ]);
    const of = (name: string) => found!.players.find((player) => player.name === name);
    expect(['A1', 'A2', 'A5', 'F1'].map((name) => [name, of(name)?.games, of(name)?.points])).toEqual([
      ['A1', 4, 4],
      ['A2', 3, 2.5],
      ['A5', 1, 0.5],
      ['F1', 4, 0],
    ]);
  });
});

if (IS_SWEEP)
  it('repair puts a number back that somebody typed over, and new sheets keep what was typed', async () => {
    await typed('teams.xlsx', 'damaged.xlsx', ['Matches', 6, 2, null, '1:0'], ['Matches', 5, 0, 1, 'one']);
    expect((await ran('status damaged.xlsx')).stderr).toContain('“one” is in this cell, but 1 belongs here.');
    expect((await refused('refresh damaged.xlsx no.xlsx --new-sheets'))[0]).toBe('damaged-number');
    expect(await said('repair damaged.xlsx mended.xlsx')).toContain('1 belongs here.');
    await said('refresh mended.xlsx anew.xlsx --new-sheets');
    expect(await said('status anew.xlsx')).toContain('1 of 12 boards');
    expect(await said('undo anew.xlsx undone.xlsx')).toContain('Undone: Repaired the sheets');
  });

describe('convert to a report of the English Chess Federation', () => {
  const CODES: Readonly<Record<string, string>> = { 'Uster 1': '123456A', 'Zug 1': '234567B' };

  beforeAll(async () => {
    const [head = [], ...rows] = LIST;
    const coded = rows.map((row) => [...row, CODES[String(row[0])] ?? '']);
    await list('coded.xlsx', { Clubs: [[...head, 'ECF no'], ...coded] });
    await said(
      'pair-teams coded.xlsx league.xlsx --boards 2 --event Premier --dates 2026-12-04,2026-12-11,2026-12-18 --id league',
    );
    await said('record league.xlsx begun.xlsx 1=1-0,1/2 2=0-1,+/-');
  });

  it('has the games at boards that were played, of those who played them, with their codes from the list', async () => {
    await said('convert begun.xlsx league.txt --to ecf');
    expect(read('league.txt').split('\r\n')).toEqual([
      '#EVENT DETAILS',
      '#SUBMISSION INDEX=1',
      '#EVENT NAME=Premier',
      '#EVENT DATE=04/12/2026',
      '#FINAL RESULT DATE=18/12/2026',
      '#PLAYER LIST',
      '#PIN=1#ECF CODE=123456A#NAME=Uster 1#CLUB NAME=Uster',
      '#PIN=2#NAME=Uster 2#CLUB NAME=Uster',
      '#PIN=4#NAME=Wil 1#CLUB NAME=Wil',
      '#PIN=7#NAME=Chur 1#CLUB NAME=Chur',
      '#PIN=10#ECF CODE=234567B#NAME=Zug 1#CLUB NAME=Zug',
      '#PIN=11#NAME=Zug 2#CLUB NAME=Zug',
      '#SECTION RESULTS=Premier',
      '#PIN1=1#SCORE=10#PIN2=10#ROUND=1#GAME DATE=04/12/2026#COLOUR=White',
      '#PIN1=11#SCORE=55#PIN2=2#ROUND=1#GAME DATE=04/12/2026#COLOUR=White',
      '#PIN1=4#SCORE=01#PIN2=7#ROUND=1#GAME DATE=04/12/2026#COLOUR=White',
      '#FINISH',
      '',
    ]);
  });

  it('asks for codes in the list and for details in cells of the sheet Team event', async () => {
    const told = await warned('convert begun.xlsx again.txt --to ecf');
    expect(told.map(({ code, place, message }) => [code, place.cell, message.split(': ')[1]])).toEqual([
      ['exchange-detail-missing', 'B46', '“Event code” is empty, and the report needs it.'],
      ['exchange-detail-missing', 'B40', '“Time control” is empty, and the report needs it.'],
      ['exchange-detail-missing', 'B48', '“Results officer” is empty, and the report needs it.'],
      ['exchange-detail-missing', 'B49', '“Results officer’s address” is empty, and the report needs it.'],
      ['exchange-detail-missing', 'B50', '“Treasurer” is empty, and the report needs it.'],
      ['exchange-detail-missing', 'B51', '“Treasurer’s address” is empty, and the report needs it.'],
      ['exchange-list-lacks', undefined, '4 players have no ECF code'],
      ['exchange-games-open', undefined, 'The report leaves out 8 games that have no result yet.'],
      ['exchange-lost', undefined, 'This file cannot hold'],
    ]);
    expect(told[6]!.message).toContain(
      'Uster 2; Wil 1; Chur 1; Zug 2. Type it in your list of players, under “ECF no”.',
    );
  });
});
