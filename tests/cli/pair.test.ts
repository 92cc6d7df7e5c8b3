/** @sweep */
import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Tournament } from '../../src/core/model';
import { sampled } from '../sample';
import { inFolder, nameList, SAMPLES } from './run';

const { at, ran, said, answered, warned, refusal, refused, written, list, event, hash } = inFolder();

const RATED = [
  ['Name', 'Elo'],
  ['Low', 1200],
  ['High', 2000],
  ['Middle', 1600],
  ['New', 'unr.'],
];

beforeAll(async () => {
  await list('list.xlsx', { Club: nameList(6), Empty: [[null]], Notes: [['buy coffee']] });
  await list('choices.xlsx', { Old: [['x']], Club: RATED });
  const rated = Array.from({ length: 8 }, (_, index) => [`P${index + 1}`, 1500 + 10 * index]);
  await list('rated.xlsx', { Club: [['Name', 'Rating'], ...rated] });
  await list('quad.xlsx', { Club: [['Name', 'Rating'], ...rated.slice(0, 4)] });
});

const namesIn = async (name: string) => (await event(name)).players.map((player) => player.name);

describe('pair', () => {
  it('adds the tournament to a copy of the workbook, and leaves the list alone', async () => {
    const before = hash('list.xlsx');
    expect(await answered('pair list.xlsx six.xlsx --numbers list --id six --sheet Club')).toEqual({
      ...{ id: 'six', event: 'Club', system: 'berger', cycles: 1 },
      ...{ players: 6, rounds: 5, games: 15, out: 'six.xlsx' },
    });
    expect(hash('list.xlsx')).toBe(before);
    expect(await said('pair six.xlsx twice.xlsx --numbers list --sheet Club --cycles 2 --event Again')).toBe(
      '6 players, 10 rounds, 30 games: twice.xlsx\n',
    );
    const { players, games } = await event('six.xlsx');
    expect(players.map(({ name }) => name)).toEqual(nameList(6).slice(1).flat());
    expect(games.slice(0, 2).map(({ white, black }) => [white, black])).toEqual([
      [1, 6],
      [2, 5],
    ]);
  });

  it('reads letters that a program broke as they were', async () => {
    await list('broken.xlsx', { Club: [['Name'], ['MÃ¼ller'], ['JosÃ©'], ['Åke']] });
    expect((await ran('pair broken.xlsx mended.xlsx --seed one')).stderr.split('\n')).toEqual([
      'Sheet “Club”, cell A2: The letters of “MÃ¼ller” are garbled, so Roundabout reads “Müller”.',
      'Sheet “Club”, cell A3: The letters of “JosÃ©” are garbled, so Roundabout reads “José”.',
      '',
    ]);
    expect([...(await namesIn('mended.xlsx'))].sort()).toEqual(['José', 'Müller', 'Åke']);
  });

  it('takes every choice', async () => {
    const line =
      'pair choices.xlsx chosen.xlsx --sheet club --range A1:B5 --system crenshaw --cycles 3 --numbers rating' +
      ' --rules nzcf --scoring 3,1,0 --tie-breaks "pts, sb,de" --profile neutral --event "Spring Cup"' +
      ' --exchange-last-two no';
    expect((await ran(line)).stderr).toBe(
      '2 players are on one side three or more times in a row (up to 3 times): Middle, Low. To avoid this, try another system, another order of rounds, or swapping the last two rounds.\n',
    );
    expect(await event('chosen.xlsx')).toMatchObject({
      ...{ event: 'Spring Cup', system: 'crenshaw', cycles: 3, rounds: 9, exchangeLastTwo: false },
      ...{ ruleSet: 'nzcf', tieBreaks: ['PTS', 'SB', 'DE'], profile: 'neutral' },
      ...{ scoring: { win: 3, draw: 1, loss: 0, unit: 1 }, numbering: { method: 'rating' } },
    });
    expect(await namesIn('chosen.xlsx')).toEqual(['High', 'Middle', 'Low', 'New']);
    await said('convert chosen.xlsx chosen.json');
    expect((await event('chosen.json')).games).toEqual((await event('chosen.xlsx')).games);
  });

  it('of a list with a column of teams says that pair-teams makes a league of it, unless a system is named', async () => {
    const rows = (teams: number) =>
      [1, 2, 3, 4, 5, 6].map((no) => [`Player ${no}`, `Team ${(no % teams) + 1}`]);
    await list('league.xlsx', { Club: [['Name', 'Team'], ...rows(3)] });
    expect((await ran('pair league.xlsx all.xlsx')).stderr).toContain(
      'The column “Team” has 3 teams, but here every player meets every other. For a league of teams: roundabout pair-teams.',
    );
    expect((await ran('pair league.xlsx named.xlsx --system berger')).stderr).toBe('');
    await list('alone.xlsx', { Club: [['Name', 'Team'], ...rows(6)] });
    expect((await ran('pair alone.xlsx each.xlsx')).stderr).toBe('');
  });

  it('makes a list with dan and kyu a Go tournament and says so, unless a game is named', async () => {
    await list('ranked.xlsx', {
      Club: [['Name', 'Rank'], ...['3k', '2 dan', '5 kyu', '1p'].map((rank) => [`At ${rank}`, rank])],
    });
    expect(await said('pair ranked.xlsx go.xlsx --numbers rating')).toBe(
      '4 players, 3 rounds, 6 games: go.xlsx\nThe list has dan and kyu ranks, so this is Go. For another game: --profile.\n',
    );
    expect(await event('go.xlsx')).toMatchObject({ profile: 'go', tieBreaks: ['PTS', 'SODOS', 'DE'] });
    expect(await said('pair ranked.xlsx chess.xlsx --profile chess')).not.toContain('dan and kyu');
    expect((await event('chess.xlsx')).profile).toBe('chess');
  });

  const SYSTEMS: readonly [string, string, object | undefined, number[]][] = [
    ['berger', '', undefined, [1, 6]],
    ['crenshaw', '', { tables: 'printed' }, [3, 6]],
    ['standard', '', undefined, [1, 6]],
    ['riches', '', { order: 'even', anchorFirst: 'white' }, [1, 6]],
    [
      'riches',
      '--option order=listed --option anchorFirst=black',
      { order: 'listed', anchorFirst: 'black' },
      [6, 1],
    ],
    ['shift', '--option anchor=4', { anchor: '4', anchorFirst: 'white' }, [4, 6]],
    ['seats', '', { anchorFirst: 'black' }, [6, 1]],
    ['porter', '--option boardOrder=internal', { boardOrder: 'internal' }, [1, 6]],
  ];

  it.each(sampled(SYSTEMS, 4))(
    '--system %s %s: the workbook keeps it, and its games',
    async (system, options, kept, first) => {
      const told = await ran(
        `pair list.xlsx system.xlsx --numbers list --force --system ${system} ${options}`,
      );
      expect([told.code, told.stderr.includes('three or more times in a row')]).toEqual([
        0,
        system === 'standard' || options.includes('order=listed'),
      ]);
      const { games, ...found } = await event('system.xlsx');
      expect([found.system, found.systemOptions]).toEqual([system, kept]);
      expect([games[0]!.white, games[0]!.black, games.length]).toEqual([...first, 15]);
      expect(found.ruleSet).toBe(system === 'shift' ? 'nzcf' : found.ruleSet);
    },
  );

  it('draws the same lots for the same seed; makes one up and prints it where none was given', async () => {
    const [, seed] = /draw code (\S+)\./.exec(await said('pair list.xlsx lots1.xlsx --numbers lots'))!;
    expect(seed).toMatch(/^r\d$/);
    await said(`pair list.xlsx lots2.xlsx --numbers lots --seed ${seed}`);
    const [one, other] = [await event('lots1.xlsx'), await event('lots2.xlsx')];
    expect([one.players, one.numbering]).toEqual([other.players, { method: 'lots', seed }]);
  });

  it.each([
    ['groups', '', { method: 'groups', seed: 'Tante Käthe' }],
    ['best-last:odd', '--system seats', { method: 'best-last', detail: 'odd', seed: 'Tante Käthe' }],
    ['varma', '', { method: 'varma', seed: 'Tante Käthe' }],
    ['"column:Start no."', '', { method: 'column', detail: 'Start no.' }],
    ['hand:10,9,8,7,6,5,4,3,2,1', '', { method: 'hand', detail: '10,9,8,7,6,5,4,3,2,1' }],
  ])('--numbers %s: the workbook keeps how the numbers came about', async (numbers, more, kept) => {
    const cells = nameList(10).map((row, index) => [...row, index === 0 ? 'Start no.' : 11 - index]);
    await list('numbers.xlsx', { Club: cells });
    const line = `pair numbers.xlsx numbered.xlsx --numbers ${numbers} --seed "Tante Käthe" --force ${more}`;
    expect((await ran(line)).stderr).toBe('');
    expect((await event('numbered.xlsx')).numbering).toEqual(kept);
    if (!('seed' in kept)) expect((await namesIn('numbered.xlsx'))[0]).toBe('Player J');
  });

  it('warns on the error output and goes on', async () => {
    expect(await ran(`pair "${join(SAMPLES, 'messy.xlsx')}" messy.xlsx --numbers list`)).toEqual({
      code: 0,
      stdout: '10 players, 9 rounds, 45 games: messy.xlsx\n',
      stderr:
        'Sheet “Entries”, cell B19: “Total: 10 players” looks like a note, not a player, and was left out.\n' +
        'Sheet “Entries”, cell B20: “* entries close on 1 October” looks like a note, not a player, and was left out.\n',
    });
  });
});

describe('pair refuses, with a code, and writes nothing', () => {
  it.each([
    ['--numbers varma', ['numbering-size']],
    ['--numbers column:No', ['numbers-column-missing']],
    ['--system swiss', ['system-unknown']],
    ['--cycles two', ['not-a-whole-number']],
    ['--cycles -1', ['cycles-invalid']],
    ['--rules house', ['rules-unknown']],
    ['--scoring 1,0', ['scoring-invalid']],
    ['--scoring 1,,0', ['scoring-invalid']],
    ['--tie-breaks SB', ['criterion-order']],
    ['--profile draughts', ['choice-unknown']],
    ['--exchange-last-two ja', ['choice-unknown']],
    ['--sheet Team', ['sheet-missing']],
    ['--sheet Empty', ['list-empty']],
    ['--range A0:B', ['range-invalid']],
    ['--range ! --cycles x --profile y', ['range-invalid', 'not-a-whole-number', 'choice-unknown']],
    ['--option order=listed', ['option-unknown']],
    ['--system riches --option order=x', ['choice-unknown']],
    ['--system riches --option byeLetter=A', ['option-not-here']],
    ['--system scheveningen', ['team-column-missing']],
    ['--colours dice', ['choice-unknown']],
    ['--colours quad', ['colours-not-quad']],
    ['--colours toss --seed " "', ['seed-missing']],
    ['--said-by "Anna Berg"', ['seed-missing']],
    ['--pin Nobody', ['pin-unknown']],
    ['--pin ""', ['pin-unknown']],
    ['--pin "Player A:board 0"', ['number-out-of-range']],
    ['--pin "Player A:board 100000000"', ['number-out-of-range']],
    ['--pin "Player A:2" --pin "Player D:2"', ['pin-twice']],
    ['--pin "Player A" --pin "Player D"', ['pin-twice']],
    ['--pin "Player A:2" --pin "Player A:3"', ['pin-twice']],
    ['--pin "Player A" --pin "Player D:1"', ['pin-twice']],
  ])('%s: %j', async (more, codes) => {
    const before = hash('list.xlsx');
    expect(await refused(`pair list.xlsx never.xlsx ${more}`)).toEqual(codes);
    expect(hash('list.xlsx')).toBe(before);
  });

  describe('files', () => {
    beforeAll(async () => {
      mkdirSync(at('in'));
      await list('in/list.xlsx', { Club: nameList(6) });
      await list('broken.xlsx', {
        Club: [
          ...[
            ['Name', 'Elo'],
            ['Anna', 1],
            ['Anna', 2],
            ['Bob', 3],
            [null, 4],
          ],
          ['Cleo', { error: '#N/A' }],
        ],
      });
      written('in/taken.xlsx', 'mine');
      written('text.xlsx', 'no workbook');
      symlinkSync(at('in/list.xlsx'), at('in/link.xlsx'));
      linkSync(at('in/list.xlsx'), at('in/hard.xlsx'));
    });

    const inside = (name: string): string => `"${at('in')}/${name}"`;

    it.each([
      ['broken.xlsx new.xlsx', ['name-duplicate', 'name-missing', 'rating-error-value']],
      ['text.xlsx new.xlsx', ['file-other-kind']],
      ['none.xlsx new.xlsx', ['file-missing']],
      [`"${at('in')}" new.xlsx`, ['file-unreadable']],
      [`list.xlsx ${inside('taken.xlsx')}`, ['output-exists']],
      ['list.xlsx list.xlsx', ['output-is-input']],
      [`${inside('list.xlsx')} ${inside('../in/list.xlsx')}`, ['output-is-input']],
      [`${inside('list.xlsx')} ${inside('link.xlsx')}`, ['output-is-input']],
      [`${inside('list.xlsx')} ${inside('hard.xlsx')}`, ['output-is-input']],
      ['list.xlsx nowhere/new.xlsx', ['output-unwritable']],
      [`list.xlsx ${inside('taken.xlsx/new.xlsx')}`, ['output-unwritable']],
      ['list.xlsx new.ods', ['format-unknown']],
      ['list.xlsx new.xlsm', ['format-unknown']],
    ])('%s: %j', async (given, codes) => {
      const before = hash('in/taken.xlsx');
      const [from, to] = [...given.matchAll(/"[^"]*"|\S+/g)].map(([word]) => word);
      expect(await refused(`pair ${from} --numbers list --out ${to}`)).toEqual(codes);
      expect(hash('in/taken.xlsx')).toBe(before);
    });

    it('one line a problem for people, the same with its code as JSON', async () => {
      const { stderr } = await ran('pair broken.xlsx new.xlsx --numbers list');
      const programs = await refusal('pair broken.xlsx new.xlsx --numbers list');
      expect(stderr.trimEnd().split('\n')).toEqual(programs.map(({ message }) => message));
      expect(stderr.split('\n')[0]).toBe(
        'Sheet “Club”, cell A3: “Anna” is also in A2. If they are two people, add a club or a number to the name, such as “Anna (2)”.',
      );
    });

    it('--force overwrites another file, never the list', async () => {
      written('forced.xlsx', 'old');
      await said('pair list.xlsx forced.xlsx --numbers list --force');
      expect((await event('forced.xlsx')).players).toHaveLength(6);
      expect(await refused('pair list.xlsx list.xlsx --force')).toEqual(['output-is-input']);
    });
  });
});

const boardsOf = ({ games, players }: Tournament, name: string): readonly number[] => {
  const no = players.find((player) => player.name === name)!.no;
  return [
    ...new Set(games.filter(({ white, black }) => white === no || black === no).map(({ board }) => board)),
  ];
};

describe('pair --colours and --pin', () => {
  const paired = async (line: string) => {
    const codes = (await warned(`pair ${line} --numbers list --out seated.xlsx --force`)).map(
      ({ code }) => code,
    );
    return { codes, tournament: await event('seated.xlsx') };
  };

  it('strength: the stronger has White in every game, and nothing is said of uneven colours, which were asked for', async () => {
    const { tournament, codes } = await paired('rated.xlsx --colours strength');
    expect(tournament.games.every(({ white, black }) => white > black)).toBe(true);
    expect([tournament.colours, codes]).toEqual(['strength', []]);
  });

  it('strength in Go: a handicap by ranks is kept in the workbook; chess has none', async () => {
    const { tournament } = await paired('rated.xlsx --colours strength --profile go --handicap ranks-1');
    expect(tournament.handicap).toBe('ranks-1');
    const chess = await paired('rated.xlsx --colours strength --handicap ranks-1');
    expect(chess.tournament.handicap).toBeUndefined();
  });

  it('toss: the seed is written down, and with it the colours come out again', async () => {
    const first = (await paired('rated.xlsx --colours toss')).tournament;
    const { seed } = first.numbering;
    const again = await paired(`rated.xlsx --colours toss --seed ${seed}`);
    expect([seed, again.tournament.games]).toEqual([expect.stringMatching(/^r\d$/), first.games]);
    expect((await paired('rated.xlsx --colours toss --seed x')).tournament.games).not.toEqual(first.games);
  });

  it('quad: the colours of round 3 alone are tossed for (US Chess 30G)', async () => {
    const games = async (more: string) =>
      (await paired(`quad.xlsx --system crenshaw ${more}`)).tournament.games.map(
        ({ round, white, black }) => `${round}: ${white}-${black}`,
      );
    const plain = await games('');
    expect((await games('--colours quad --seed "coin 4"')).slice(0, 4)).toEqual(plain.slice(0, 4));
    expect(plain.slice(4)).toEqual(['3: 1-2', '3: 3-4']);
  });

  it('a player without a board has the number that stays; with one, all their games are there', async () => {
    const { tournament, codes } = await paired('rated.xlsx --pin p2 --pin "P5:board 3"');
    expect([boardsOf(tournament, 'P2'), tournament.players[7]!.name]).toEqual([[1], 'P2']);
    expect([tournament.pins, codes]).toEqual([[{ no: 8 }, { no: 5, board: 3 }], ['pinned-meet']]);
    await said('convert seated.xlsx kept.json');
    expect((await event('kept.json')).pins).toEqual(tournament.pins);
  });

  it('where nobody stays they have board 1, and that is said', async () => {
    await list('odd.xlsx', { Odd: nameList(5) });
    const { tournament, codes } = await paired('odd.xlsx --pin "Player C"');
    expect([boardsOf(tournament, 'Player C'), codes]).toEqual([[1], ['pin-impossible']]);
  });

  it('a part of a name that fits several is refused with their names', async () => {
    await list('names.xlsx', { Club: [['Name'], ['Anna Berg'], ['Berta Berg'], ['Carla Rossi']] });
    const { tournament } = await paired('names.xlsx --pin "rossi:board 1"');
    expect(tournament.pins).toEqual([{ no: 3, board: 1 }]);
    expect(await ran('pair names.xlsx never.xlsx --pin Berg')).toMatchObject({
      code: 1,
      stderr: 'Field pin: “Berg” fits more than one player: Anna Berg; Berta Berg. Write more of the name.\n',
    });
  });
});

describe('what should be known of a draw is told with its remedy', () => {
  it.each([
    [10, 'rating', 'P10 and P9, meet as early as round 2 of 9. Draw lots, or choose a system'],
    [10, 'rating --system crenshaw', ''],
    [12, 'varma --seed x', 'The numbering varma:corrected avoids this by swapping 11 and 12'],
    [12, 'varma:corrected --seed x', ''],
  ])('of %i players, --numbers %s: %s', async (count, numbers, text) => {
    const rows = Array.from({ length: count }, (_, index) => [`P${index + 1}`, 1500 + index]);
    await list('told.xlsx', { Club: [['Name', 'Rating'], ...rows] });
    const { stderr } = await ran(`pair told.xlsx drawn.xlsx --numbers ${numbers} --force`);
    expect(stderr).toEqual(text === '' ? '' : expect.stringContaining(text));
  });
});
