import { openTeamEvents } from '../teamEvents';
import { writeFileSync } from 'node:fs';
import { RECORD } from '../../src/app/changes/record';
import { takeChange, takeRow } from '../../src/app/changes/take';
import { openTournament, type OpenTeamEvent } from '../../src/app/open';
import { inspect } from '../../src/app/repair/inspect';
import { summaryOf } from '../../src/app/summary';
import { area, type CellValue } from '../../src/grid/cell';
import { TEMPLATES } from '../../templates/kinds';
import { makeTemplate } from '../../templates/make';
import { valueOf } from '../results';
import { inFolder } from '../cli/run';
import { opened } from './opened';

const { at, said } = inFolder();

it('there are 150 templates, each with a name of its own', () => {
  expect([TEMPLATES.length, new Set(TEMPLATES.map(({ file }) => file)).size]).toEqual([150, 150]);
});

it('a template is the same bytes whenever it is made', async () => {
  const template = TEMPLATES.find(({ file }) => file === 'any-game-3-players')!;
  const made = valueOf(await makeTemplate(template));
  const Now = Date;
  const later = Now.UTC(2031, 6, 1);
  globalThis.Date = class extends Now {
    constructor(...args: number[]) {
      super(...((args.length === 0 ? [later] : args) as [number]));
    }
    static override now = () => later;
  } as DateConstructor;
  try {
    expect(Buffer.from(made).equals(valueOf(await makeTemplate(template)))).toBe(true);
  } finally {
    globalThis.Date = Now;
  }
});

it('a typed name shows on Pairings, and a place without a name is a bye that has no rank', async () => {
  const { workbook, column, type, tournament, byes } = await opened('chess-4-players');
  await type('Players_name', 0, 'Anna');
  await type('Players_name', 3, null);
  expect((await column('Pairings_left')).slice(0, 2)).toEqual(['Anna', 'Player 2']);
  expect((await column('Pairings_right')).slice(0, 2)).toEqual(['bye', 'Player 3']);
  expect((await column('Pairings_check'))[0]).toBe('');
  expect(await byes('Round')).toEqual(['bye']);
  const status = async (): Promise<CellValue> =>
    valueOf(await workbook.read({ ranges: [{ sheet: 'Pairings', area: area(1, 0) }] })).ranges[0]!
      .values[0]![0]!;
  expect(await status()).toBe('0 of 3 games finished');
  await type('Pairings_result', 0, '1-0');
  expect((await column('Pairings_check'))[0]).toBe('A bye has no result: clear the cell');
  expect(await status()).toBe('0 of 3 games finished. 1 to check');
  expect(await column('Standings')).toEqual(['1–3', '1–3', '1–3', '']);
  expect((await tournament()).players.map(({ name, status }) => [name, status])).toEqual([
    ['Anna', 'playing'],
    ['Player 2', 'playing'],
    ['Player 3', 'playing'],
    ['bye', 'annulled'],
  ]);
});

it.each([' ', 'bye', 'BYE', '-', ' – '])('a place with %j for a name is a bye, too', async (typed) => {
  const { column, type, tournament } = await opened('chess-4-players');
  await type('Players_name', 3, typed);
  expect(await column('Standings')).toEqual(['1–3', '1–3', '1–3', '']);
  expect((await tournament()).players[3]).toMatchObject({ name: 'bye', status: 'annulled' });
});

it('whoever is called X plays', async () => {
  const { column, type } = await opened('chess-4-players');
  await type('Players_name', 3, 'X');
  expect(await column('Standings')).toEqual(['1–4', '1–4', '1–4', '1–4']);
});

it('a result typed against a bye is not counted as finished', async () => {
  const { workbook, type } = await opened('chess-4-players');
  await type('Players_name', 3, null);
  await type('Pairings_result', 0, '1-0');
  const { finished, games } = summaryOf(valueOf(await openTournament(workbook)));
  expect([finished, games]).toEqual([0, 3]);
  writeFileSync(at('bye.xlsx'), valueOf(await workbook.save()));
  expect(await said('status bye.xlsx')).toBe('Round robin: 0 of 3 games finished, none missing\n');
});

it('a template of Go offers wins by resignation first', async () => {
  const { workbook, sheet } = await opened('go-4-players');
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Lists', area: 'used' }] }));
  const lines = ranges[0]!.values.map((line) => line.slice(0, 2));
  expect([sheet, ...lines.slice(1, 5)]).toEqual([
    'Tournament',
    ['B+R', 'Black won'],
    ['W+R', 'White won'],
    ['1-0', 'Black won'],
    ['0-1', 'White won'],
  ]);
});

it('a team without a name is a bye that has no rank', async () => {
  const { column, type, byes, workbook } = await opened('chess-4-teams-4-boards');
  await type('Teams_name', (await column('Teams_name')).indexOf('Team 4'), null);
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Team standings', area: 'used' }] }));
  expect(ranges[0]!.values.slice(4, 8).map((line) => line.slice(0, 2))).toEqual([
    ['1–3', 'Team 1'],
    ['1–3', 'Team 2'],
    ['1–3', 'Team 3'],
    ['', 'bye'],
  ]);
  expect(await byes('Matches')).toEqual(['bye']);
});

it('line-ups that follow Teams are no damage', async () => {
  const { workbook, sheet } = await opened('chess-4-teams-4-boards');
  expect(valueOf(await inspect(workbook, sheet, '2026-11-20 10:00')).faults).toEqual([]);
});

it('a name typed on Teams shows in the line-ups', async () => {
  const { column, type } = await opened('chess-4-teams-4-boards');
  const line = (name: string) => column('Teams_name').then((names) => names.indexOf(name));
  await type('Teams_name', await line('Team 1 Player 1'), 'Zoe');
  await type('Teams_name', await line('Team 4 Player 2'), 'Yann');
  expect((await column('Matches_away')).slice(1, 6)).toEqual([
    'Team 4',
    'Team 4 Player 1',
    'Yann',
    'Team 4 Player 3',
    'Team 4 Player 4',
  ]);
  expect((await column('Matches_home')).slice(2, 6)).toEqual([
    'Zoe',
    'Team 1 Player 2',
    'Team 1 Player 3',
    'Team 1 Player 4',
  ]);
});

it('after a late entry and its undo a name typed into the bye plays', async () => {
  const { workbook, type, tournament } = await opened('chess-5-players');
  const occasion = { time: '2026-11-20 10:00' };
  await type('Players_name', 2, null);
  valueOf(await takeChange(workbook, 'enter', { name: 'Zoe' }, occasion));
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  await type('Players_name', 2, 'Newcomer');
  const { players } = await tournament();
  expect(players.map(({ name, status }) => [name, status])[2]).toEqual(['Newcomer', 'playing']);
});

it('nobody is given the name of a bye by a correction', async () => {
  const { workbook } = await opened('chess-4-players');
  const refused = await takeChange(
    workbook,
    'correct',
    { player: 2, name: 'bye' },
    { time: '2026-11-20 10:00' },
  );
  expect(refused).toMatchObject({ ok: false, problems: [{ code: 'name-missing' }] });
  const entered = await takeChange(workbook, 'enter', { name: ' bye ' }, { time: '2026-11-20 10:00' });
  expect(entered).toMatchObject({
    ok: false,
    problems: [{ code: 'name-missing', place: { field: 'name' } }],
  });
});

it('a bye that is given a name by a correction plays, and does not come back without one', async () => {
  const { workbook, column, type, tournament } = await opened('chess-4-players');
  await type('Players_name', 3, null);
  const occasion = { time: '2026-11-20 10:00' };
  const back = await takeChange(workbook, 'reenter', { player: 4 }, occasion);
  expect(back).toMatchObject({ ok: false, problems: [{ code: 'name-missing', place: { cell: 'B8' } }] });
  const named = valueOf(await takeChange(workbook, 'correct', { player: 4, name: 'Zoe' }, occasion));
  expect(named.affected).toMatchObject([{ name: 'Zoe', rank: { before: null, after: 1 } }]);
  expect((await tournament()).players[3]).toMatchObject({ name: 'Zoe', status: 'playing' });
  expect((await column('Players_status'))[3] ?? '').toBe('');
});

it('a bye among teams has no status on its line, under whatever number, and plays once it is given a name', async () => {
  const { workbook, column, type } = await opened('chess-4-teams-4-boards');
  const occasion = { time: '2026-11-20 10:00' };
  const all = ['1-0', '1-0', '1-0', '1-0'];
  valueOf(await takeRow(workbook, RECORD, [{ game: 1, typed: all.join() }], occasion));
  const line = (await column('Teams_name')).indexOf('Team 4');
  const statuses = async () => (await column('Teams_status')).filter((each) => each !== null && each !== '');
  await type('Teams_name', line, null);
  const named = valueOf(await takeChange(workbook, 'correct', { player: 4, name: 'Zug' }, occasion));
  expect(named.affected?.map(({ name, rank }) => [name, rank.before, rank.after])).toEqual([
    ['Team 1', 1, 1],
    ['Team 2', 1, 2],
    ['Team 3', 1, 2],
    ['Zug', null, 2],
  ]);
  const [{ tournament }] = valueOf(await openTeamEvents(workbook)) as [OpenTeamEvent];
  expect(tournament.players[3]).toMatchObject({ name: 'Zug', status: 'playing' });
  await type('Teams_name', (await column('Teams_name')).indexOf('Team 2'), null);
  valueOf(await takeChange(workbook, 'swap', { player: 2, other: 3 }, occasion));
  expect(await statuses()).toEqual(['playing', 'playing', 'playing', 'playing']);
});

it('a late team enters a template, whose line-ups are read as the names they show', async () => {
  const { workbook, column, type } = await opened('chess-5-teams-4-boards');
  await type('Teams_name', (await column('Teams_name')).indexOf('Team 2'), null);
  const occasion = { time: '2026-11-20 10:00' };
  valueOf(await takeChange(workbook, 'enter', { name: 'New', members: [{ name: 'Ann' }] }, occasion));
  expect(await column('Matches_home')).toContain('Team 1 Player 1');
  const statuses = (await column('Teams_status')).filter((each) => each !== null && each !== '');
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 'playing'));
});

it('whoever has left and lost their name has still left when it is corrected', async () => {
  const { workbook, column, type, tournament } = await opened('chess-5-players');
  const occasion = { time: '2026-11-20 10:00' };
  await type('Players_status', 1, 'withdrawn');
  await type('Players_name', 1, null);
  valueOf(await takeChange(workbook, 'correct', { player: 2, name: 'Anna' }, occasion));
  expect((await tournament()).players[1]).toMatchObject({ name: 'Anna', status: 'withdrawn' });
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect((await column('Players_status'))[1]).toBe('withdrawn');
});

it('whoever has left and has no name for a while has still left when the sheets are made anew', async () => {
  const { workbook, column, type, tournament } = await opened('chess-5-players');
  const occasion = { time: '2026-11-20 10:00' };
  await type('Players_status', 1, 'withdrawn');
  await type('Players_name', 1, null);
  valueOf(await takeChange(workbook, 'enter', { name: 'Zoe' }, occasion));
  expect((await tournament()).players[1]).toMatchObject({ name: 'bye', status: 'annulled' });
  expect((await column('Players_status')).slice(0, 3)).toEqual([null, 'withdrawn, games count', null]);
  await type('Players_name', 1, 'Anna');
  expect((await tournament()).players[1]).toMatchObject({ name: 'Anna', status: 'withdrawn' });
});

it('line-ups follow Teams after a late team has come, too, but for the name that somebody chose', async () => {
  const { workbook, column, type } = await opened('chess-5-teams-4-boards');
  const occasion = { time: '2026-11-20 10:00' };
  const lineOf = async (name: string): Promise<number> => (await column('Teams_name')).indexOf(name);
  const chosen = (await column('Matches_home')).indexOf('Team 1 Player 2');
  await type('Matches_home', chosen, 'Team 1 Player 4');
  const members = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
  valueOf(await takeChange(workbook, 'enter', { name: 'Late', members }, occasion));
  await type('Teams_name', await lineOf('Team 1 Player 1'), 'Zoe');
  await type('Teams_name', await lineOf('Team 1 Player 4'), 'Yan');
  await type('Teams_name', await lineOf('Ann'), 'Anna');
  const seats = [...(await column('Matches_home')), ...(await column('Matches_away'))];
  const count = (name: string) => seats.filter((each) => each === name).length;
  expect(['Team 1 Player 1', 'Zoe', 'Ann', 'Anna'].map(count)).toEqual([0, 5, 0, 5]);
  expect(['Team 1 Player 4', 'Yan'].map(count)).toEqual([1, 5]);
});

it('line-ups go on following Teams, whatever matches and teams swap, but for the name that somebody chose', async () => {
  const { workbook, column, type } = await opened('chess-4-teams-4-boards');
  const occasion = { time: '2026-11-20 10:00' };
  await type('Matches_home', (await column('Matches_home')).indexOf('Team 1 Player 2'), 'Team 1 Player 4');
  const blank = (await column('Teams_name')).indexOf('Team 2 Player 3');
  await type('Teams_name', blank, null);
  await type('Teams_name', blank + 1, null);
  const steps = [
    ['sides', { game: 6 }],
    [
      'exchange',
      {
        what: 'opponents',
        pairs: [
          [1, 2],
          [5, 6],
        ],
      },
    ],
    [
      'exchange',
      {
        what: 'places',
        pairs: [
          [1, 3],
          [2, 4],
        ],
      },
    ],
    ['swap', { player: 1, other: 2 }],
    ['undo', null],
    ['redo', null],
  ] as const;
  for (const [id, input] of steps) valueOf(await takeChange(workbook, id as 'undo', input as null, occasion));
  const [teams, members] = [await column('Teams_team'), await column('Teams_member')];
  const { sheet, area } = valueOf(await openTeamEvents(workbook))[0]!.parts.places.Teams_name!;
  const cells = (await column('Teams_name')).flatMap((expected, line) =>
    members[line] === 0
      ? []
      : [
          {
            sheet,
            row: area.row + line,
            column: area.column,
            expect: expected,
            write: `${members[line]} of ${teams[line]}`,
          },
        ],
  );
  valueOf(await workbook.change({ cells }));
  const boards = await column('Matches_board');
  for (const side of ['home', 'away'] as const) {
    const [seats, numbers] = [await column(`Matches_${side}`), await column(`Matches_${side}No`)];
    const others = seats.filter(
      (seat, line) => Number(boards[line]) > 0 && seat !== `${boards[line]} of ${numbers[line]}`,
    );
    expect(others).toEqual(side === 'home' ? ['Team 1 Player 4'] : []);
  }
});

it('a formula of the organiser’s own at a board goes along with its name when teams swap, and back when that is undone', async () => {
  const { workbook, column, type } = await opened('chess-4-teams-4-boards');
  const own = '"Team 1 "&"Player 4"';
  const { sheet, area } = valueOf(await openTeamEvents(workbook))[0]!.parts.places.Matches_home!;
  const line = (await column('Matches_home')).indexOf('Team 1 Player 2');
  const row = area.row + line;
  await type('Matches_home', line, 'Team 1 Player 4');
  const cell = { sheet, row, column: area.column, expect: 'Team 1 Player 4' };
  valueOf(
    await workbook.change({ cells: [{ ...cell, write: cell.expect, writeFormula: own, format: '0' }] }),
  );
  const formulas = async (): Promise<readonly string[]> => {
    const whole = [{ sheet, area: { ...area, columns: 3 } }];
    const { ranges } = valueOf(await workbook.read({ ranges: whole }));
    return ranges[0]!.formulas.flatMap((each, at) =>
      each.includes(own) ? [`${at} ${each.indexOf(own)}`] : [],
    );
  };
  expect(await formulas()).toEqual([`${line} 0`]);
  const occasion = { time: '2026-11-20 10:00' };
  valueOf(await takeChange(workbook, 'swap', { player: 1, other: 2 }, occasion));
  const [moved = ''] = await formulas();
  const [at = 0, side = 0] = moved.split(' ').map(Number);
  const numbers = await column(side === 0 ? 'Matches_homeNo' : 'Matches_awayNo');
  expect([numbers[at], (await column('Matches_board'))[at]]).toEqual([2, 2]);
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect(await formulas()).toEqual([`${line} 0`]);
});
