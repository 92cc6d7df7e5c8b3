import { shownIn } from '../../src/app/cells';
import { takeChange } from '../../src/app/changes/take';
import { tournamentFromList } from '../../src/app/create';
import type { OpenTournament } from '../../src/app/open';
import { openStep, stepOf } from '../../src/app/step';
import type { LogEntry } from '../../src/sheets/log/line';
import { generated } from '../generated';
import { inMemory, OCCASION } from './conduct/check';
import { opened } from './opened';
import type { ChangeId } from '../../src/app/changes/registry';
import { makeTournament } from '../../src/core/tournament';
import { CLASSIC } from '../../src/core/results/outcome';
import type { TournamentChoices } from '../../src/app/choices';
import { area } from '../../src/grid/cell';
import type { Roster } from '../../src/sheets/roster';
import { localTime } from '../../src/app/clock';
import { codesOf, valueOf } from '../results';

const told = (lines: readonly LogEntry[]): readonly string[] =>
  lines.map(({ step, rule }) => `${step} ${rule}`);

describe('a tournament can be changed', () => {
  const whole = opened(generated({ players: 4, cycles: 1, seed: 1 }));
  const problemsOf = (parts: Partial<OpenTournament['parts']>) => {
    const step = stepOf({ ...whole, parts: { ...whole.parts, ...parts } });
    return step.ok
      ? []
      : step.problems.map(({ code, place, values }) => [code, place.sheet, Object.values(values)]);
  };

  it.each(['Log', 'Lists', 'Calculation'] as const)('not without its sheet %s', (part) => {
    expect(problemsOf({ broken: ['Standings', part] })).toEqual([
      ['tournament-damaged', 'Tournament', [part]],
    ]);
  });

  it('nor without the table of its Log', () => {
    expect(problemsOf({ broken: ['Standings'] })).toEqual([['workbook-part-missing', 'Tournament', ['Log']]]);
  });

  it('a step that changes nothing leaves no line', async () => {
    const workbook = await inMemory(generated({ players: 4, cycles: 1, seed: 1 }));
    const { open } = valueOf(await openStep(workbook));
    const { no, outcome } = open.tournament.games[0]!;
    const again = [{ game: no, typed: shownIn(open.tournament, outcome)! }];
    const { patch, sheetWarnings } = valueOf(await takeChange(workbook, 'record', again, OCCASION));
    expect([patch.cells, sheetWarnings]).toEqual([[], []]);
    expect(told(valueOf(await openStep(workbook)).lines)).toEqual(['1 create']);
  });
});

const SEVEN = valueOf(
  makeTournament({
    id: 'club',
    event: 'Club',
    players: ['Anna Berg', 'Bert', 'Cleo', 'Dan', 'Eve', '=Fred', 'Gus'].map((name) => ({ name })),
    columns: [],
    system: 'berger',
    cycles: 1,
    scoring: CLASSIC,
    ruleSet: 'fide-2019',
    tieBreaks: ['PTS'],
    numbering: { method: 'lots', seed: 'harbour' },
    profile: 'chess',
  }),
);

const STEPS: readonly (readonly [ChangeId, unknown])[] = [
  ['enter', { name: 'Hugo', seed: 'pear' }],
  ['remove', { player: 'Bert', seed: 'plum' }],
  ['undo', null],
  ['redo', null],
  ['undo', null],
  ['remove', { player: 'Bert', seed: 'fig' }],
  [
    'record',
    [
      { game: 1, typed: '1-0' },
      { game: 2, typed: '0-1' },
    ],
  ],
  ['correct', { player: 'Cleo', name: 'Cleopatra' }],
  ['colours', [4]],
  ['enter', { name: 'Iris' }],
  ['record', [{ game: 5, typed: '½-½' }]],
  ['substitute', { player: 'Gus', name: 'Greta', rating: null, federation: null }],
  ['undo', null],
  ['withdraw', { player: 'Anna Berg' }],
  ['reenter', { player: 'Anna Berg' }],
  ['adjust', { player: 'Dan', points: -1, reason: 'phone' }],
];

/** The Log after a player came, another did not, and then some of everything. */
const story = async () => {
  const workbook = await inMemory(SEVEN);
  for (const [id, input] of STEPS) valueOf(await takeChange(workbook, id, input as never, OCCASION));
  return valueOf(await openStep(workbook));
};

let log: Awaited<ReturnType<typeof story>>;
beforeAll(async () => {
  log = await story();
});

it('the Log says of each step what happened, by the names of then', () => {
  expect(log.lines.map(({ step, said }) => `${step} ${said}`)).toEqual([
    '1 Tournament created: 7 players, 21 games.',
    '2 Numbers drawn by lot, draw code “pear”.',
    '2 Late entry: Hugo, number 5; all numbers were drawn again.',
    '3 Taken off the list: Bert, number 8.',
    '4 Undone: Taken off the list: Bert, number 8.',
    '5 Redone: Taken off the list: Bert, number 8.',
    '6 Undone: Taken off the list: Bert, number 8.',
    '7 Taken off the list: Bert, number 8.',
    '8 2 results recorded. Round 1: Anna Berg – =Fred 1–0, Eve – Cleo 0–1.',
    '9 Corrected: Cleopatra (was Cleo).',
    '10 Colours reversed: round 2, Dan – Cleopatra.',
    '11 Late entry: Iris, number 8.',
    '12 Round 2, =Fred – Eve: ½–½ (was empty).',
    '13 Greta plays instead of Gus, number 1.',
    '14 Undone: Greta plays instead of Gus, number 1.',
    '15 Anna Berg withdrew after round 1; their game does not count.',
    '16 Anna Berg plays again.',
    '17 Dan: points adjusted by −1 (was 0): phone',
  ]);
});

const FIVE = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

it('the Log says of each step what was done, to whom, and what was taken back', async () => {
  const workbook = await inMemory(FIVE);
  valueOf(await takeChange(workbook, 'correct', { player: 2, name: 'Bert' }, OCCASION));
  valueOf(await takeChange(workbook, 'exchange', { pairs: [[1, 2]], what: 'places' }, OCCASION));
  valueOf(await takeChange(workbook, 'colours', [1], OCCASION));
  valueOf(await takeChange(workbook, 'adjust', { player: 3, points: -0.5, reason: ' phone ' }, OCCASION));
  valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
  valueOf(await takeChange(workbook, 'withdraw', { player: 4 }, OCCASION));
  valueOf(await takeChange(workbook, 'reenter', { player: 4 }, OCCASION));
  valueOf(
    await takeChange(
      workbook,
      'substitute',
      { player: 5, name: 'Eve', rating: null, federation: null },
      OCCASION,
    ),
  );
  valueOf(await takeChange(workbook, 'undo', null, OCCASION));
  const { lines, open } = valueOf(await openStep(workbook));
  expect(lines.map(({ step, rule }) => `${step} ${rule}`)).toEqual([
    '1 create',
    '2 correct 2',
    '3 exchange',
    '4 colours',
    '5 adjust 3',
    '6 record',
    expect.stringMatching(/^7 withdraw 4 /),
    '8 reenter 4',
    '9 substitute 5 2',
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
    ...{ sheet: 'Club', event: 'Club', area: area(0, 0, 5, 4), headerRow: 0, nameColumn: 0 },
    ...{ columns: ['Team', 'Born'], columnFormats: ['@', '0'], headings: { name: 'Name' }, warnings: [] },
    players: ['Anna', 'Bert', 'Cora', 'Dora'].map((name, index) =>
      entry(name, index + 1, index % 2 === 0 ? 'Kings' : 'Queens'),
    ),
  };
  const made = (choices: TournamentChoices) => valueOf(tournamentFromList(list, choices, { id: 'x' }));
  const codes = (choices: TournamentChoices) => codesOf(tournamentFromList(list, choices, { id: 'x' }));

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
    const match = valueOf(tournamentFromList({ ...list, players }, choices, { id: 'x' }));
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

it('the Log has the local time to the minute', () => {
  expect(localTime(new Date(2026, 0, 5, 7, 3, 59))).toBe('2026-01-05 07:03');
});
