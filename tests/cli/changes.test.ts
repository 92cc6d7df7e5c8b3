import { CHANGE_IDS, changeOf, type ChangeId } from '../../src/app/changes/registry';
import { parseArguments } from '../../src/cli/arguments';
import { changeCommand } from '../../src/cli/changeCommand';
import { COMMANDS } from '../../src/cli/commands';
import { commandUsage } from '../../src/cli/usage';
import { inFolder, nameList } from './run';
import { codesOf } from '../results';

const { at, ran, said, answered, warned, refusal, refused, written, list, event, typed, hash } = inFolder();

const DRAWN = Array.from({ length: 9 }, (_, index) => `${index + 1}==`).join(' ');

beforeAll(async () => {
  await list('four.xlsx', { Club: nameList(4) });
  await said('pair four.xlsx quad.xlsx --numbers list --id quad');
  await said('pair quad.xlsx two.xlsx --numbers list --sheet Club --event Blitz --id blitz');
  await list('club.xlsx', { Club: nameList(6) });
  await said('pair club.xlsx six.xlsx --numbers list --id six');
  await said(`record six.xlsx half.xlsx ${DRAWN}`);
  await list('five-list.xlsx', { Club: nameList(5) });
  await said('pair five-list.xlsx five.xlsx --numbers list --id five');
  await said('record five.xlsx begun.xlsx 1=1-0 2=1-0 3=1-0');
});

const outcomes = async (name: string) => (await event(name)).games.map(({ outcome }) => outcome);

describe('record', () => {
  it('types results and words for open games into a copy, in any form that is understood', async () => {
    const before = hash('quad.xlsx');
    const answer = await answered('record quad.xlsx r1.xlsx 1=1:0 2== 3=-/+ 4=pp');
    expect(answer).toEqual({ changed: 4, out: 'r1.xlsx' });
    expect(await outcomes('r1.xlsx')).toEqual(['1-0', '1/2', '-+', null, null, null]);
    expect((await event('r1.xlsx')).games[3]!.pending).toBe('postponed');
    expect(hash('quad.xlsx')).toBe(before);
  });

  it('takes a result back where nothing follows the sign, and says whom a correction affects', async () => {
    await said('record quad.xlsx r2.xlsx 1=1-0 2=0-1');
    expect((await said('record r2.xlsx r3.xlsx 2=')).split('\n')).toEqual([
      '1 result recorded: r3.xlsx',
      'F6: 0-1 → –',
      'The standings change for:',
      '  Player B: place 3 → 2',
      '  Player C: place 1 → 2, Points 1 → 0, Wins 1 → 0',
      '  Player D: place 3 → 2',
      '',
    ]);
    expect(await answered('record r2.xlsx r4.xlsx 1=0-1')).toMatchObject({
      corrected: [1],
      affected: [
        { name: 'Player A', rank: { before: 1, after: 3 }, values: { PTS: { before: 1, after: 0 } } },
        { name: 'Player D' },
      ],
    });
  });

  it('warns of a game that is played early, and of a player who may be expelled', async () => {
    const early = await warned('record quad.xlsx early.xlsx 5=1-0');
    expect(early.map(({ code, place }) => [code, place.game, place.round])).toEqual([['game-ahead', 5, 3]]);
    const games = (await event('six.xlsx')).games.filter(({ white, black }) => [white, black].includes(1));
    const lost = games.slice(0, 3).map(({ no, white }) => `${no}=${white === 1 ? '-/+' : '+/-'}`);
    const told = await warned(`record six.xlsx lost.xlsx ${lost.join(' ')}`);
    expect(told.map(({ code }) => code)).toContain('may-be-expelled');
  });

  it.each([
    ['quad.xlsx 1=1-0 2=won', 'result-not-understood'],
    ['four.xlsx 1=1-0', 'workbook-not-ours'],
    ['two.xlsx 1=1-0 --tournament Rapid', 'tournament-unknown'],
  ])('%s is refused, and none is recorded: %s', async (given, code) => {
    expect(await refused(`record ${given} --out refused.xlsx`)).toEqual([code]);
  });

  it('asks which one in a workbook with two tournaments; it is named by its id or its sheet', async () => {
    expect((await ran('record two.xlsx 1=1-0 --out refused.xlsx')).stderr).toBe(
      'File “two.xlsx”: There are several tournaments here. Choose one of: Tournament, Blitz Tournament.\n',
    );
    for (const named of ['blitz', '"Blitz Tournament"']) {
      await said(`record two.xlsx one.xlsx 1=1-0 --tournament ${named} --force`);
      expect(await answered('standings one.xlsx')).toMatchObject({
        blitz: { values: { PTS: [1, 0, 0, 0] } },
        quad: { values: { PTS: [0, 0, 0, 0] } },
      });
    }
  });

  it('a result that nobody understands is warned of where standings are read, and counts as not played', async () => {
    await typed('quad.xlsx', 'odd.xlsx', ['Pairings', 4, 5, null, 'won']);
    expect(await warned('standings odd.xlsx')).toMatchObject([
      { code: 'result-not-understood', place: { file: 'odd.xlsx', sheet: 'Pairings', cell: 'F5' } },
    ]);
    expect(await answered('standings odd.xlsx')).toMatchObject({ quad: { values: { PTS: [0, 0, 0, 0] } } });
  });
});

it('undo and redo take one step at a time and say which, until there is none', async () => {
  await said('record quad.xlsx u1.xlsx 1=1-0 2=1-0');
  await said('withdraw u1.xlsx u2.xlsx --no 3');
  expect(await said('undo u2.xlsx u3.xlsx')).toBe(
    'Undone: Withdrew Player C (2026-11-20 09:00), 1 cell: u3.xlsx\n',
  );
  expect(await said('undo u3.xlsx u4.xlsx')).toBe(
    'Undone: Recorded results (2026-11-20 09:00), 2 cells: u4.xlsx\n',
  );
  expect(await event('u4.xlsx')).toEqual(await event('quad.xlsx'));
  expect(await refused('undo u4.xlsx --out u5.xlsx')).toEqual(['undo-nothing']);
  await said('redo u4.xlsx u5.xlsx');
  expect(await said('redo u5.xlsx u6.xlsx')).toBe(
    'Redone: Withdrew Player C (2026-11-20 09:00), 1 cell: u6.xlsx\n',
  );
  expect(await event('u6.xlsx')).toEqual(await event('u2.xlsx'));
  expect(await refused('redo u6.xlsx --out u7.xlsx')).toEqual(['redo-nothing']);
});

describe('who comes and who is taken off the list', () => {
  it('a newcomer or substitute has what is filled into the list’s own columns, of those that it has', async () => {
    await list('phones.xlsx', {
      List: [['Name', 'Phone', 'Born'], ...['Ann', 'Bo', 'Cy'].map((name) => [name, '555', '1980'])],
    });
    await said('pair phones.xlsx phoned.xlsx --numbers list --id phoned');
    await said('enter phoned.xlsx dial.xlsx --name Di --fill Phone=0123=4 --fill Born=1999');
    const { columns, players } = await event('dial.xlsx');
    expect(columns).toEqual(['Phone', 'Born']);
    expect(players.find(({ name }: { name: string }) => name === 'Di')).toMatchObject({
      extra: ['0123=4', 1999],
    });
    const instead = 'substitute phoned.xlsx instead.xlsx --name Ann --new Eve';
    await said(`${instead} --fill Born=2001`);
    expect((await event('instead.xlsx')).players[0]).toMatchObject({ name: 'Eve', extra: [null, 2001] });
    expect(await refused(`${instead} --fill Fax=1 --force`)).toEqual(['list-column-missing']);
    expect(await refused('enter phoned.xlsx no.xlsx --name Di --fill Fax=1')).toEqual([
      'list-column-missing',
    ]);
  });

  it('a newcomer under way has the empty seat and the games to catch up with', async () => {
    expect(await said('enter begun.xlsx entered.xlsx --name Dora --rating 1900')).toBe(
      'Added Dora: entered.xlsx\nDora gets number 6.\n' +
        'Dora takes the bye from round 2 on and meets everyone. All other games stay as they are.\n' +
        'Still to play in round 1, game 11: Player A – Dora\n' +
        'Sheets that you printed before are out of date.\n',
    );
    expect((await event('entered.xlsx')).players[5]).toMatchObject({
      ...{ name: 'Dora', rating: { typed: 1900, strength: 1900 } },
    });
    expect(await refused('remove begun.xlsx --name "Player A" --out no.xlsx')).toEqual(['removal-too-late']);
  });

  it('a newcomer in a full field is told how to come in, and who plays whom when if rounds are added', async () => {
    await said('record quad.xlsx full.xlsx 1=1-0 2=1-0');
    expect((await ran('enter full.xlsx late.xlsx --name Ed')).stderr.split('\n')).toEqual([
      'Play has begun, and all 4 numbers are taken. A newcomer can take over from a player who leaves. Several newcomers can have their own tournament.',
      'With 2 more rounds, a newcomer meets everyone (4 games); 2 later games move into them.',
      'Type roundabout substitute "full.xlsx" --name PLAYER --new "Ed" --out "late.xlsx" to enter Ed as a substitute.',
      'Add --add-rounds to this command to enter Ed with more rounds.',
      '',
    ]);
    expect((await said('enter full.xlsx late.xlsx --name Ed --add-rounds')).split('\n')).toEqual([
      'Added Ed: late.xlsx',
      'Ed gets number 5.',
      'Rounds that have begun stay as they are.',
      '5 players play 5 rounds, not 3.',
      'Round 1: Ed has a bye. If another player joins, the two meet there.',
      'Round 2: Player D – Ed instead of Player D – Player C, which moves to round 4',
      'Round 3: Ed – Player B instead of Player B – Player D, which moves to round 5',
      'Round 4: Ed – Player A',
      'Round 5: Player C – Ed',
      'Sheets that you printed before are out of date.',
      '',
    ]);
    expect((await ran('check late.xlsx')).stdout).not.toContain('missing');

    await said('undo late.xlsx again.xlsx');
    expect(await event('again.xlsx')).toEqual(await event('full.xlsx'));
  });

  it('before the first result numbers are given anew, and the last one of an even field becomes the bye', async () => {
    expect(await said('enter five.xlsx six-now.xlsx --name Dora')).toBe(
      'Added Dora: six-now.xlsx\nDora gets number 6.\nNobody has a result yet, so everyone is paired again. Numbers are assigned as before.\n' +
        'Sheets that you printed before are out of date.\n',
    );
    expect(await said('remove six-now.xlsx five-again.xlsx --name dora')).toBe(
      'Took Dora off the list: five-again.xlsx\nDora is taken off the list.\n' +
        'Anyone who would have met number 6 has a bye. All other games stay as they are.\n' +
        'Sheets that you printed before are out of date.\n',
    );
    expect(await event('five-again.xlsx')).toEqual(await event('five.xlsx'));
  });

  it('everyone draws anew, from the seed that is given or one that is made up and printed', async () => {
    await said('pair club.xlsx drawn.xlsx --numbers lots --seed apple');
    const { name } = (await event('drawn.xlsx')).players[0]!;
    expect(await answered(`remove drawn.xlsx pear.xlsx --name "${name}" --seed pear`)).toMatchObject({
      follows: [{ player: name, text: `${name} is taken off the list.` }, {}, { seed: 'pear' }, {}],
    });
    expect((await event('pear.xlsx')).numbering).toMatchObject({ method: 'lots', seed: 'pear' });
    expect(await said(`remove drawn.xlsx anew.xlsx --name "${name}"`)).toContain(
      'FIDE requires new lots. The draw code is r2.',
    );
    expect((await event('anew.xlsx')).numbering).toMatchObject({ method: 'lots', seed: 'r2' });
  });
});

describe('what else happens during play', () => {
  it.each([
    [
      'substitute half.xlsx done.xlsx --name "Player B" --new Dora --rating 1900 --federation GER',
      'Entered Dora as a substitute: done.xlsx\nDora takes over number 2 from Player B.\n',
      { name: 'Dora', federation: 'GER', rating: { typed: 1900, strength: 1900 } },
    ],
    [
      'correct half.xlsx done.xlsx --name "Player B" --new "\'t Hart"',
      "Corrected 't Hart: done.xlsx\n",
      { name: "'t Hart" },
    ],
    [
      'adjust half.xlsx done.xlsx --name "Player B" --points -1 --reason phone',
      'Adjusted the points of Player B: done.xlsx\nPlayer B has an adjustment of −1 point.\nThe standings change for:\n  Player A: place 1 → 3',
      { adjustment: -1, adjustmentReason: 'phone' },
    ],
  ])('%s', async (line, text, player) => {
    expect((await said(`${line} --force`)).slice(0, text.length)).toBe(text);
    expect((await event('done.xlsx')).players[1]).toMatchObject(player);
    await said('undo done.xlsx undone.xlsx --force');
    expect(await event('undone.xlsx')).toEqual(await event('half.xlsx'));
  });

  it('an empty rating takes one away; one that can be none is refused with its cell', async () => {
    await said('correct half.xlsx rated.xlsx --name "Player C" --rating 1523P12');
    await said('correct rated.xlsx unrated.xlsx --name "Player C" --rating=');
    expect((await event('unrated.xlsx')).players[2]!.rating).toBeUndefined();
    expect(await refusal('correct half.xlsx --name "Player C" --rating 1e308 --out no.xlsx')).toMatchObject([
      { code: 'rating-invalid', place: { cell: 'C7' } },
    ]);
  });

  it.each([
    ['adjust half.xlsx no.xlsx --no 1 --points -1', 'adjustment-reason-missing'],
    ['adjust half.xlsx no.xlsx --no 1 --points 0.001 --reason x', 'adjustment-invalid'],
    ['adjust half.xlsx no.xlsx --no 1 --points much --reason x', 'adjustment-invalid'],
    ['correct half.xlsx no.xlsx --no 1 --new " "', 'name-missing'],
    ['substitute half.xlsx no.xlsx --no 1 --new " player  c"', 'name-duplicate'],
  ])('%s is refused: %s', async (line, code) => {
    expect(await refused(line)).toEqual([code]);
  });

  it('colours are reversed, with a result that is turned; boards are exchanged', async () => {
    await said('record half.xlsx won.xlsx 1=1-0');
    expect(await said('colours won.xlsx turned.xlsx 1 12')).toBe(
      'Reversed colours: turned.xlsx\nGame 1: round 1, board 1, Player F – Player A\nGame 12: round 4, board 3, Player C – Player B\n',
    );
    const [before, after] = [await event('won.xlsx'), await event('turned.xlsx')];
    const turned = (no: number) => [after.games[no - 1]!.white, after.games[no - 1]!.outcome];
    expect([turned(1), turned(12)]).toEqual([
      [before.games[0]!.black, '0-1'],
      [before.games[11]!.black, null],
    ]);
    expect((await warned('colours won.xlsx turned.xlsx 1 --force')).map(({ code }) => code)).toContain(
      'result-turned',
    );
    expect(await said('exchange half.xlsx moved.xlsx 1=2')).toMatch(/^Swapped games: moved.xlsx\nGame 1: /);
    expect((await event('moved.xlsx')).games.slice(0, 2).map(({ board }) => board)).toEqual([2, 1]);
  });

  it.each([
    ['1=10', ['player-two-games']],
    ['10=11 --black', ['pair-too-often', 'pair-missing']],
  ])('exchange %s is refused at a cell: %j', async (given, codes) => {
    const problems = await refusal(`exchange half.xlsx ${given} --out no.xlsx`);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(codes));
    expect(problems[0]!.place).toMatchObject({ sheet: 'Pairings', cell: expect.stringMatching(/^D\d+$/) });
  });

  it.each(['1', '1=', 'one=two'])('exchange %s is wrong usage', async (given) => {
    expect((await ran(`exchange half.xlsx ${given} --out no.xlsx`)).code).toBe(2);
  });

  it('who left comes back', async () => {
    await said('withdraw half.xlsx gone.xlsx --name "Player A"');
    expect(await said('reenter gone.xlsx back.xlsx --name "Player A"')).toMatch(
      /^Brought Player A back: back.xlsx\nPlayer A is in the tournament again\./,
    );
    expect(await event('back.xlsx')).toEqual(await event('half.xlsx'));
    expect(await refused('reenter half.xlsx --name "Player A" --out no.xlsx')).toEqual(['reentry-not-left']);
  });

  it('text --missing and status say who owes which game, or that nobody does', async () => {
    await said('record half.xlsx later.xlsx 2=pp 10== 11==');
    const { players, games } = await event('later.xlsx');
    const [white, black] = [games[1]!.white, games[1]!.black].map((no) => players[no - 1]!.name);
    expect(await said('text later.xlsx --missing')).toContain(
      `Still to play\nRound 1\n2  ${white} - ${black}  postponed\nRound 4\n`,
    );
    expect(await answered('text later.xlsx --missing')).toMatchObject({
      owed: {
        games: [{ game: 2, board: 2, pending: 'postponed' }],
        players: [{ games: [2] }, { games: [2] }],
      },
    });
    expect(await said('status later.xlsx')).toMatch(/: 10 of 15 games finished, 1 missing\n$/);
    expect(await answered('status half.xlsx')).toMatchObject({ games: 15, finished: 9, owed: 0, round: 4 });
  });
});

const session = {
  time: () => '2026-11-20 09:00',
  instant: () => '2026-11-20T08:00:00Z',
  random: () => 'r1',
  playing: () => undefined,
  texts: { told: () => undefined },
};

/** Runs the command that a change has without one of its own. */
const runChange = async (id: ChangeId, ...argv: readonly string[]) => {
  const command = changeCommand(changeOf(id));
  const parsed = parseArguments(command, [at('half.xlsx'), ...argv, '--out', at('fields.xlsx'), '--force']);
  if ('misuse' in parsed) throw new Error(parsed.misuse.code);
  return command.run(parsed.given, session);
};

describe('a change has a command by its fields alone', () => {
  it.each<[ChangeId, readonly string[], string]>([
    ['withdraw', ['--name', 'Player B', '--rule', 'fide'], '--name "Player B" --rule fide'],
    ['colours', ['--game', '12'], '12'],
    ['exchange', ['--game', '1', '--other', '2'], '1=2'],
  ])('%s %j writes what the command of its own writes', async (id, byFields, own) => {
    await said(`${id} half.xlsx own.xlsx ${own} --force`);
    const done = await runChange(id, ...byFields);
    expect(done.ok ? [] : done.problems).toEqual([]);
    expect(hash('fields.xlsx')).toBe(hash('own.xlsx'));
  });

  it('says what follows in sentences, why it is refused, and how it is used', async () => {
    const done = await runChange('adjust', '--no', '3', '--points', '-1', '--reason', 'late');
    expect((done.ok ? done.value.text() : '').split('\n').slice(0, 2)).toEqual([
      `Adjusted the points of Player C: ${at('fields.xlsx')}`,
      'Player C has an adjustment of −1 point.',
    ]);
    expect(codesOf(await runChange('withdraw', '--no', '2', '--rule', 'mine'))).toEqual(['choice-unknown']);
    const lines = commandUsage(changeCommand(changeOf('reschedule'))).split('\n');
    expect(lines.find((line) => line.startsWith('  --to TEXT'))).toContain(
      'the new date, such as 2026-12-03',
    );
    expect(lines[0]).toMatch(
      /^roundabout reschedule: move a game or a team match to another date, .*, in a copy of the workbook/,
    );
  });

  it('every change is a command', () => {
    const names = COMMANDS.map(({ name }) => name);
    for (const id of CHANGE_IDS) expect(names.filter((name) => name === id)).toEqual([id]);
  });
});

describe('two players of one name, which no list of ours lets through but an event file may have', () => {
  beforeAll(async () => {
    const players = ['Anna', 'Bert', 'anna', 'Carl'].map((name, index) => ({ no: index + 1, name }));
    const rounds = ['1-4 2-3', '4-3 1-2', '2-4 3-1'].map((round) => round.split(' '));
    const games = rounds.flatMap((round, index) =>
      round.map((game) => ({ round: index + 1, white: Number(game[0]), black: Number(game[2]) })),
    );
    written('alike.json', JSON.stringify({ event: 'Two of a name', id: 'two', players, games }));
    await said('convert alike.json alike.xlsx');
    await said('record alike.xlsx alike1.xlsx 1=1-0');
    await said('withdraw alike1.xlsx alike2.xlsx --no 3');
  });

  it.each([
    'withdraw alike1.xlsx x.xlsx',
    'reenter alike2.xlsx x.xlsx',
    'substitute alike1.xlsx x.xlsx --new Dora',
    'correct alike1.xlsx x.xlsx --rating 1900',
    'adjust alike1.xlsx x.xlsx --points 1 --reason clock',
    'remove alike.xlsx x.xlsx',
  ])('%s: a name that two have is refused with both, a number is not', async (line) => {
    expect(await refusal(`${line} --force --name Anna`)).toMatchObject([
      {
        code: 'player-ambiguous',
        message: '“Anna” fits more than one player: 1 Anna, 3 anna. Say which one by number, such as 1.',
      },
    ]);
    for (const who of ['--no 3', '--name 3'])
      expect(await ran(`${line} --force ${who}`)).toMatchObject({ code: 0 });
  });

  it('the number says who it is: 3 and not 1 has left', async () => {
    expect((await event('alike2.xlsx')).players.map(({ status }) => status)).toEqual([
      ...['playing', 'playing', 'annulled', 'playing'],
    ]);
  });

  it.each([
    'standings alike.json --explain',
    'standings alike.xlsx --explain',
    'handout player-cards alike.xlsx card.xlsx --force --player',
  ])('%s: the same where only one option takes a player', async (line) => {
    expect((await refusal(`${line} Anna`)).at(-1)).toMatchObject({ code: 'player-ambiguous' });
    expect((await ran(`${line} 3`)).code).toBe(0);
  });

  it('status says it with the cell, standings of an event file with the file', async () => {
    const [alike] = JSON.parse((await ran('status alike.xlsx --json')).stderr) as readonly object[];
    expect(alike).toMatchObject({
      ...{ code: 'name-alike', place: { sheet: 'Players', cell: 'B7' } },
      message:
        'Sheet “Players”, cell B7: 2 players have the same name, Anna (numbers 1, 3). Add something to their names so that people can tell them apart.',
    });
    expect(await warned('standings alike.json')).toMatchObject([
      { code: 'name-alike', place: { file: 'alike.json' } },
    ]);
  });
});
