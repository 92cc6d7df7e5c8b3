import { takeChange } from '../../src/app/changes/take';
import { addTournament, tournamentOf } from '../../src/app/create';
import { openStep } from '../../src/app/step';
import type { TournamentChoices } from '../../src/app/choices';
import { area } from '../../src/grid/cell';
import type { Roster } from '../../src/sheets/roster';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { generated } from '../generated';
import { OCCASION, unwrap } from './conduct/check';

const FIVE = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

it('the Log says of each step what was done, to whom, and what was taken back', async () => {
  const workbook = memoryWorkbook();
  unwrap(await addTournament(workbook, FIVE, OCCASION));
  unwrap(await takeChange(workbook, 'correct', { player: 2, name: 'Bert' }, OCCASION));
  unwrap(await takeChange(workbook, 'exchange', { pairs: [[1, 2]], what: 'places' }, OCCASION));
  unwrap(await takeChange(workbook, 'colours', [1], OCCASION));
  unwrap(await takeChange(workbook, 'adjust', { player: 3, points: -0.5, reason: ' phone ' }, OCCASION));
  unwrap(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
  unwrap(await takeChange(workbook, 'withdraw', { player: 4 }, OCCASION));
  unwrap(await takeChange(workbook, 'reenter', { player: 4 }, OCCASION));
  unwrap(
    await takeChange(
      workbook,
      'substitute',
      { player: 5, name: 'Eve', rating: null, federation: null },
      OCCASION,
    ),
  );
  unwrap(await takeChange(workbook, 'undo', null, OCCASION));
  const { lines, open } = unwrap(await openStep(workbook));
  expect(lines.map(({ step, rule }) => `${step} ${rule}`)).toEqual([
    '1 create',
    '2 correct 2',
    '3 exchange',
    '4 colours',
    '5 adjust 3',
    '6 record',
    expect.stringMatching(/^7 withdraw 4 /),
    '8 reenter 4',
    '9 substitute 5',
    '10 undo 9',
  ]);
  expect(lines[4]!.cells.split('\n')).toEqual(['player 3 adjustment', 'player 3 reason']);
  expect(open.tournament.players[2]).toMatchObject({ adjustment: -0.5, adjustmentReason: 'phone' });
  expect(open.tournament.players.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'Player A1 playing',
    'Bert playing',
    'Player C3 playing',
    'Player D4 playing',
    'Player E5 playing',
  ]);
});

describe('a tournament of a list', () => {
  const entry = (name: string, row: number, team: string) => ({
    ...{ name, row, cell: `A${row + 1}`, federation: 'NZL', extra: [team, row] },
    rating: { typed: 1500 + row, strength: 1500 + row },
  });
  const list: Roster = {
    ...{ sheet: 'Club', event: 'Club', eventCell: null, area: area(0, 0, 5, 4), headerRow: 0, nameColumn: 0 },
    ...{ columns: ['Team', 'Born'], columnFormats: ['@', '0'], headings: { name: 'Name' }, warnings: [] },
    players: ['Anna', 'Bert', 'Cora', 'Dora'].map((name, index) =>
      entry(name, index + 1, index % 2 === 0 ? 'Kings' : 'Queens'),
    ),
  };
  const made = (choices: TournamentChoices) => unwrap(tournamentOf(list, choices, { id: 'x' }));
  const codes = (choices: TournamentChoices) => {
    const found = tournamentOf(list, choices, { id: 'x' });
    return found.ok ? [] : found.problems.map(({ code }) => code);
  };

  it('has all that the list says of its players, and the sheet’s name unless it is given another', () => {
    const { event, columns, columnFormats, players } = made({ numbers: 'list' });
    expect({ event, columns, columnFormats, player: players[1] }).toEqual({
      event: 'Club',
      columns: ['Team', 'Born'],
      columnFormats: ['@', '0'],
      player: {
        ...{ no: 2, name: 'Bert', status: 'playing', federation: 'NZL', extra: ['Queens', 2] },
        rating: { typed: 1502, strength: 1502 },
      },
    });
    expect(made({ numbers: 'list', event: 'Open' }).event).toBe('Open');
  });

  it('keeps the seed only where something is left to chance', () => {
    expect(made({ numbers: 'list', seed: 'apple' }).numbering).toEqual({ method: 'list' });
    expect(made({ numbers: 'list', seed: 'apple', colours: 'toss' }).numbering).toEqual({
      method: 'list',
      seed: 'apple',
    });
    expect(made({ seed: 'apple' }).numbering).toEqual({ method: 'lots', seed: 'apple' });
  });

  it('is a match where its system is one, the column of the teams being none of the list’s own then', () => {
    const match = made({ numbers: 'list', system: 'scheveningen', teamTieBreaks: ['MP', 'GP'] });
    expect(match.players.map(({ name, team }) => `${name} ${team}`)).toEqual([
      'Anna Kings',
      'Cora Kings',
      'Bert Queens',
      'Dora Queens',
    ]);
    expect(match).toMatchObject({ columns: ['Born'], columnFormats: ['0'], teamTieBreaks: ['MP', 'GP'] });
  });

  it('has the numbers of a column of the list, of a match too', () => {
    const players = list.players.map((player, index) => ({
      ...player,
      extra: [player.extra[0]!, index < 2 ? 2 : 1],
    }));
    const choices = { numbers: 'column:Born', system: 'scheveningen' };
    const match = unwrap(tournamentOf({ ...list, players }, choices, { id: 'x' }));
    expect(match.numbering).toEqual({ method: 'column', detail: 'Born' });
    expect(match.players.map(({ name }) => name)).toEqual(['Cora', 'Anna', 'Dora', 'Bert']);
  });

  it.each<[TournamentChoices, readonly string[]]>([
    [{ numbers: 'list', teamColumn: 'Team' }, ['system-of-players']],
    [{ numbers: 'list', teamTieBreaks: ['MP'] }, ['system-of-players']],
    [{ numbers: 'list', system: 'scheveningen', colours: 'toss' }, ['system-of-teams']],
    [{ numbers: 'list', system: 'scheveningen', pins: [{ player: 'Anna' }] }, ['system-of-teams']],
    [{ numbers: 'list', system: 'scheveningen', colours: 'system', pins: [] }, []],
    [{ numbers: 'list', rules: 'none' }, ['rules-unknown']],
    [{ numbers: 'list', tieBreaks: ['PTS', 'XX'] }, ['criterion-unknown']],
    [{ numbers: 'list', system: 'scheveningen', tieBreaks: ['PTS', 'DE'] }, ['criterion-not-for-teams']],
    [{ numbers: 'list', system: 'scheveningen', rules: 'fide-2019' }, ['criterion-not-for-teams']],
    [{ numbers: 'list', system: 'scheveningen', teamTieBreaks: ['MP', 'XX'] }, ['criterion-unknown']],
  ])('%j: %j', (choices, wanted) => {
    expect(codes(choices)).toEqual(wanted);
  });
});
