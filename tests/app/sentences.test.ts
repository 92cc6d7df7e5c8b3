import type { ChangeId } from '../../src/app/changes/table';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openStep } from '../../src/app/step';
import { makeTournament } from '../../src/core/tournament';
import { CLASSIC } from '../../src/core/scoring';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { OCCASION, unwrap } from './conduct/check';

const SEVEN = unwrap(
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
    language: 'en',
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
  const workbook = memoryWorkbook();
  unwrap(await addTournament(workbook, SEVEN, OCCASION));
  for (const [id, input] of STEPS) unwrap(await takeChange(workbook, id, input as never, OCCASION));
  return unwrap(await openStep(workbook));
};

let log: Awaited<ReturnType<typeof story>>;
beforeAll(async () => {
  log = await story();
});

it('the Log says of each step what happened, by the names of then', () => {
  expect(log.lines.map(({ step, said }) => `${step} ${said}`)).toEqual([
    '1 Tournament made: 7 players, 21 games.',
    '2 Numbers drawn by lots from the word “pear”.',
    '2 Late entry: Hugo, number 5; all numbers are drawn anew.',
    '3 Taken off the list: Bert, number 8.',
    '4 Undone: Taken off the list: Bert, number 8.',
    '5 Done again: Taken off the list: Bert, number 8.',
    '6 Undone: Taken off the list: Bert, number 8.',
    '7 Taken off the list: Bert, number 8.',
    '8 2 results recorded. Round 1: Anna Berg – =Fred 1–0, Eve – Cleo 0–1.',
    '9 Corrected: Cleopatra (was Cleo).',
    '10 Colours reversed: round 2, Dan – Cleopatra.',
    '11 Late entry: Iris, number 8.',
    '12 Round 2, =Fred – Eve: ½–½ (was empty).',
    '13 Greta plays in place of Gus, number 1.',
    '14 Undone: Greta plays in place of Gus, number 1.',
    '15 Anna Berg withdrew after round 1; their game is annulled.',
    '16 Anna Berg plays again.',
    '17 Points of Dan adjusted by −1 (was 0): phone',
  ]);
});
