/** @sweep */
import { readFileSync, writeFileSync } from 'node:fs';
import { openTournaments } from '../../src/app/open';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import { area } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { nameList, problemsOf, run, tempFiles, writeList } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

/** Two sections of three, A of players A to C and B of D to F, of which the higher number wins but for one draw in B. */
const play = async (): Promise<string> => {
  const list = await writeList(at('six.xlsx'), { Club: nameList(6) });
  await done(
    ...['sections', list, '--out', at('dealt.xlsx'), '--force', '--size', '3'],
    ...['--by', 'list', '--numbers', 'list', '--sheets', 'each'],
  );
  // Games: 2-3, 1-2 and 3-1, by number and colour.
  const record = (from: string, to: string, section: string, ...results: readonly string[]) =>
    done('record', at(from), at(to), '--force', '--tournament', `${section} Tournament`, ...results);
  await record('dealt.xlsx', 'half.xlsx', 'A', '1=0-1', '2=0-1', '3=1-0');
  await record('half.xlsx', 'played.xlsx', 'B', '1=0-1', '2=1/2', '3=1-0');
  return at('played.xlsx');
};

let file: Promise<string> | undefined;
const played = (): Promise<string> => (file ??= play());

/** The same sections and results on one set of sheets: their games are numbered by turns. */
const playedTogether = async (): Promise<string> => {
  const list = await writeList(at('shared.xlsx'), { Club: nameList(6) });
  const argv = ['--force', '--size', '3', '--by', 'list', '--numbers', 'list'];
  await done('sections', list, '--out', at('together.xlsx'), ...argv);
  const results = ['1=0-1', '2=0-1', '3=0-1', '4=1/2', '5=1-0', '6=1-0'];
  await done('record', at('together.xlsx'), at('played together.xlsx'), '--force', ...results);
  return at('played together.xlsx');
};

describe('finals', () => {
  if (IS_SWEEP)
    it('are made of sections that share their sheets as of others', async () => {
      const argv = ['--force', '--qualify', '2', '--numbers', 'list', '--decide', 'Player E', '--json'];
      const [apart, together] = [
        await done('finals', await played(), '--out', at('apart.xlsx'), ...argv),
        await done('finals', await playedTogether(), '--out', at('other.xlsx'), ...argv),
      ];
      expect(JSON.parse(together)).toEqual(JSON.parse(apart));
    });

  it('are made of the first two of each section, as a tournament of their own in the same workbook', async () => {
    const file = await played();
    const argv = ['--out', at('final.xlsx'), '--force', '--qualify', '2', '--numbers', 'list'];
    const ran = await run('finals', file, ...argv, '--decide', 'Player E', '--json');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(JSON.parse(ran.stdout)).toEqual({
      finals: [
        {
          name: 'A',
          players: [
            { no: 1, name: 'Player C', section: 'Section A', place: 1 },
            { no: 2, name: 'Player F', section: 'Section B', place: 1 },
            { no: 3, name: 'Player B', section: 'Section A', place: 2 },
            { no: 4, name: 'Player E', section: 'Section B', place: 2 },
          ],
        },
      ],
    });
    const book = await openXlsx(readFileSync(at('final.xlsx')));
    const opened = book.ok ? await openTournaments(book.value) : book;
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    expect(opened.value.map(({ tournament: { event, section } }) => `${event}, ${section}`)).toEqual([
      'Club, Section A',
      'Club, Section B',
      'Club, Final A',
    ]);
    expect(opened.value[2]?.parts.sheet).toBe('Final A Tournament');
  });

  it('are refused with names where a tie is not decided, and where games are missing', async () => {
    const argv = ['--out', at('never.xlsx'), '--qualify', '2', '--json'];
    const tie = problemsOf(await run('finals', await played(), ...argv));
    expect(tie.map(({ code, values }) => [code, values['names']])).toEqual([
      ['final-tie', 'Player D, Player E'],
    ]);
    const early = problemsOf(await run('finals', at('half.xlsx'), ...argv));
    expect(early.map(({ code, values }) => [code, values['section'], values['count']])).toEqual([
      ['final-unfinished', 'Section B', 3],
    ]);
    const alone = await writeList(at('alone.xlsx'), { Club: nameList(5) });
    await done('pair', alone, '--out', at('one.xlsx'), '--numbers', 'list');
    expect(problemsOf(await run('finals', at('one.xlsx'), ...argv))[0]?.code).toBe('final-no-sections');
  });

  it('carry games over: they stand in round 1 with their result, and come back from the file and from an event file', async () => {
    const argv = ['--force', '--qualify', '2', '--numbers', 'list', '--decide', 'Player E', '--carry'];
    const said = await done('finals', await played(), '--out', at('carried.xlsx'), ...argv);
    expect(said).toContain('A: 2 games carried over, in the first rounds.');
    const opened = valueOf(await openTournaments(valueOf(await openXlsx(readFileSync(at('carried.xlsx'))))));
    const { tournament } = opened[2]!;
    // Numbers: 1 C, 2 F, 3 B, 4 E. In game 1 of section A White was B and C won; in B it was E, and F won.
    expect(
      tournament.games.map(({ round, white, black, outcome }) => [round, white, black, outcome]),
    ).toEqual([
      [1, 3, 1, '0-1'],
      [1, 4, 2, '0-1'],
      [2, 3, 4, null],
      [2, 1, 2, null],
      [3, 2, 3, null],
      [3, 4, 1, null],
    ]);
    expect([tournament.carried, tournament.rounds]).toEqual([2, 3]);
    const final = ['--tournament', 'Final A Tournament'];
    expect(await done('standings', at('carried.xlsx'))).toContain('Player C');
    expect({ columnFormats: [], details: {}, ...valueOf(parseEvent(makeEvent(tournament))) }).toEqual(
      tournament,
    );
    await done('record', at('carried.xlsx'), at('on.xlsx'), '--force', ...final, '3=1-0');
    await done('refresh', at('on.xlsx'), at('anew.xlsx'), '--force', '--new-sheets', ...final);
    const anew = valueOf(await openTournaments(valueOf(await openXlsx(readFileSync(at('anew.xlsx'))))));
    expect(anew.find(({ tournament: { carried } }) => carried === 2)?.tournament.games[2]?.outcome).toBe(
      '1-0',
    );
    await done('repair', at('on.xlsx'), at('sound.xlsx'), '--force', ...final);
  });

  it('of sections on one set of sheets have a row beside theirs, with the first three of each', async () => {
    const rowsOf = async (file: string): Promise<readonly unknown[]> => {
      const workbook = valueOf(await openXlsx(readFileSync(at(file))));
      const page = { sheet: 'Sections and finals', area: area(4, 0, 3, 10) };
      return valueOf(await workbook.read({ ranges: [page] })).ranges[0]!.values;
    };
    const argv = ['--force', '--qualify', '2', '--numbers', 'list', '--decide', 'Player E'];
    await done('finals', await playedTogether(), '--out', at('with final.xlsx'), ...argv);
    const sections = [
      [
        'Section A',
        1,
        'Player C',
        2,
        'Player B',
        1,
        'Player A',
        0,
        'Final standings.',
        '3 of 3 games finished',
      ],
      [
        'Section B',
        2,
        'Player F',
        2,
        'Player D',
        0.5,
        'Player E',
        0.5,
        'Final standings.',
        '3 of 3 games finished',
      ],
    ];
    const final = ['Final A', 1, '', '', '', '', '', '', 'No result yet.', '0 of 6 games finished'];
    expect(await rowsOf('with final.xlsx')).toEqual([...sections, final]);
    // Results, sheets that are made anew, and sheets that go: the page follows.
    await done(
      'record',
      at('with final.xlsx'),
      at('won.xlsx'),
      '--force',
      '--tournament',
      'Final A Tournament',
      '1=1-0',
    );
    await done(
      'refresh',
      at('won.xlsx'),
      at('anew.xlsx'),
      '--force',
      '--new-sheets',
      '--tournament',
      'Tournament',
    );
    const [one, other, won] = (await rowsOf('anew.xlsx')) as readonly (readonly unknown[])[];
    expect([one, other, won?.[8]]).toEqual([...sections, 'After round 1 (1 game missing).']);
    await done(
      'remove-tournament',
      at('anew.xlsx'),
      '--out',
      at('gone.xlsx'),
      '--force',
      '--tournament',
      'Tournament',
    );
    expect((await rowsOf('gone.xlsx')).map((row) => (row as readonly unknown[])[8])).toEqual([
      'The sheets of this section are gone.',
      'The sheets of this section are gone.',
      won?.[8],
    ]);
  });

  if (IS_SWEEP)
    it('have a row on the sheet Sections, which can be made again after it was deleted', async () => {
      const rowsOf = async (file: string): Promise<readonly unknown[]> => {
        const workbook = valueOf(await openXlsx(readFileSync(at(file))));
        const read = valueOf(
          await workbook.read({ ranges: [{ sheet: 'Sections', area: area(4, 0, 4, 9) }] }),
        );
        return read.ranges[0]!.values.map((row) => [row[0], row[2], row[8]]);
      };
      const argv = ['--force', '--qualify', '2', '--numbers', 'list', '--decide', 'Player E'];
      await done('finals', await played(), '--out', at('paged.xlsx'), ...argv);
      const rows = [
        ['Section A', 'Player C', 'Final standings.'],
        ['Section B', 'Player F', 'Final standings.'],
        ['Final A', '', 'No result yet.'],
        [null, null, null],
      ];
      expect(await rowsOf('paged.xlsx')).toEqual(rows);
      const workbook = valueOf(await openXlsx(readFileSync(at('paged.xlsx'))));
      const page = valueOf(await workbook.read({ ranges: [{ sheet: 'Sections', area: 'used' }] }));
      valueOf(await workbook.remove({ sheets: ['Sections'], asRead: page.ranges }));
      writeFileSync(at('gone.xlsx'), valueOf(await workbook.save()));
      await done('refresh', at('gone.xlsx'), at('back.xlsx'), '--force', '--sections-page');
      expect(await rowsOf('back.xlsx')).toEqual(rows);
      // Once more, in the place of the one that there is; a note beside it is not lost.
      await done('refresh', at('back.xlsx'), at('twice.xlsx'), '--force', '--sections-page');
      expect(await rowsOf('twice.xlsx')).toEqual(rows);
      const noted = valueOf(await openXlsx(readFileSync(at('back.xlsx'))));
      const cell = { sheet: 'Sections', row: 9, column: 0, expect: null, write: 'Prizes at 8 pm' };
      valueOf(await noted.change({ cells: [cell] }));
      writeFileSync(at('noted.xlsx'), valueOf(await noted.save()));
      const refused = await run('refresh', at('noted.xlsx'), at('never.xlsx'), '--sections-page', '--json');
      expect(problemsOf(refused).map(({ code, place }) => [code, place['cell']])).toEqual([
        ['cells-would-be-lost', 'A10'],
      ]);
      const one = await run('refresh', await playedTogether(), at('never.xlsx'), '--sections-page', '--json');
      expect(problemsOf(one).map(({ code }) => code)).toEqual(['sections-no-page']);
    });

  if (IS_SWEEP)
    it('have their draw in their Log, from which it comes out again', async () => {
      const argv = [
        '--qualify',
        '2',
        '--decide',
        'Player E',
        '--numbers',
        'lots',
        '--seed',
        'abc',
        '--carry',
      ];
      await done('finals', await played(), '--out', at('drawn.xlsx'), '--force', ...argv);
      const final = ['--tournament', 'Final A Tournament'];
      const said = await done('draw', at('drawn.xlsx'), '--repeat', ...final, '--json');
      const { draws } = JSON.parse(said) as { readonly draws: readonly Record<string, unknown>[] };
      expect(draws).toEqual([
        {
          ...{ no: 1, time: expect.any(String), numbering: 'lots', seed: 'abc A' },
          finalists: [
            { section: 'Section A', place: 1, name: 'Player C' },
            { section: 'Section B', place: 1, name: 'Player F' },
            { section: 'Section A', place: 2, name: 'Player B' },
            { section: 'Section B', place: 2, name: 'Player E' },
          ],
          ties: [{ section: 'Section B', place: 2, names: ['Player D', 'Player E'], order: [2, 1] }],
          order: expect.any(Array),
        },
      ]);
      const opened = valueOf(await openTournaments(valueOf(await openXlsx(readFileSync(at('drawn.xlsx'))))));
      const { players } = opened[2]!.tournament;
      const names = ['Player C', 'Player F', 'Player B', 'Player E'];
      expect(players.map(({ name }) => names.indexOf(name) + 1)).toEqual(draws[0]!['order']);
      const workbook = valueOf(await openXlsx(readFileSync(at('drawn.xlsx'))));
      const cell = { sheet: 'Final A Players', row: 4, column: 1, expect: players[0]!.name, write: 'Typed' };
      valueOf(await workbook.change({ cells: [cell] }));
      writeFileSync(at('typed.xlsx'), valueOf(await workbook.save()));
      const wrong = problemsOf(await run('draw', at('typed.xlsx'), '--repeat', ...final, '--json'));
      expect(wrong.map(({ code, values }) => [code, values['drawn']])).toEqual([
        ['draw-other-player', players[0]!.name],
      ]);
    });

  it('draw lots for a tie and say with which word', async () => {
    const argv = ['--out', at('lots.xlsx'), '--force', '--qualify', '2', '--decide', 'lots', '--seed', 'abc'];
    const said = await done('finals', await played(), ...argv);
    expect(said).toContain('One final: ');
    expect(said).toMatch(/Player [DE] \(Section B, 2\)/);
    expect(said).toContain('Lots drawn with the seed abc');
  });

  /** What the Log of Final A tells of the draw: its sentence, and its cell for programs. */
  const drawInLog = async (file: string): Promise<readonly [said: string, cell: string, row: number]> => {
    const workbook = valueOf(await openXlsx(readFileSync(at(file))));
    const [log] = valueOf(await workbook.read({ ranges: [{ sheet: 'Final A Log', area: 'used' }] })).ranges;
    const row = log!.values.findIndex((cells) => cells.includes('draw 1'));
    const cells = log!.values[row]!.map(String);
    return [
      cells.find((cell) => cell.startsWith('Tie for place'))!,
      cells.find((cell) => /order=/.test(cell))!,
      row,
    ];
  };

  it('have in their Log how a tie was decided by lots, from which anyone can repeat it', async () => {
    const argv = ['--qualify', '2', '--decide', 'lots', '--seed', 'abc', '--numbers', 'rating'];
    await done('finals', await played(), '--out', at('by lots.xlsx'), '--force', ...argv);
    const [said, cell, row] = await drawInLog('by lots.xlsx');
    expect(said).toBe(
      'Tie for place 2 in Section B: Player D; Player E. Order by lots from the word “abc Section B”: Player D; Player E. Numbers given by rating.',
    );
    const final = ['--tournament', 'Final A Tournament'];
    const repeated = await done('draw', at('by lots.xlsx'), '--repeat', ...final);
    expect(repeated.split('\n').slice(0, 2)).toEqual([
      'Tie for place 2 in Section B: Player D; Player E. Order by lots from the word “abc Section B”: Player D; Player E.',
      expect.stringMatching(/^Draw 1 \(.*\): rating$/),
    ]);
    // Lots as another program draws them from that word. Who types another order into the Log is found out.
    expect(cell).toContain('\t1,2\t');
    const workbook = valueOf(await openXlsx(readFileSync(at('by lots.xlsx'))));
    const write = cell.replace('\t1,2\t', '\t2,1\t');
    const column = valueOf(
      await workbook.read({ ranges: [{ sheet: 'Final A Log', area: 'used' }] }),
    ).ranges[0]!.values[row]!.indexOf(cell);
    valueOf(await workbook.change({ cells: [{ sheet: 'Final A Log', row, column, expect: cell, write }] }));
    writeFileSync(at('turned.xlsx'), valueOf(await workbook.save()));
    const wrong = problemsOf(await run('draw', at('turned.xlsx'), '--repeat', ...final, '--json'));
    expect(wrong.map(({ code }) => code)).toEqual(['draw-differs']);
  });

  it('have in their Log how a tie was decided by name', async () => {
    const argv = ['--qualify', '2', '--decide', 'Player E', '--numbers', 'list'];
    const told = await done('finals', await played(), '--out', at('by name.xlsx'), '--force', ...argv);
    expect(told).toContain(
      '\nTie for place 2 in Section B: Player D; Player E. Order by hand: Player E; Player D.',
    );
    expect((await drawInLog('by name.xlsx'))[0]).toBe(
      'Tie for place 2 in Section B: Player D; Player E. Order by hand: Player E; Player D. Numbers given in the order of the list.',
    );
    await done('draw', at('by name.xlsx'), '--repeat', '--tournament', 'Final A Tournament');
  });
});
