import { checkPrinted, type ScheduleCheck } from '../../../src/core/check/check';
import type { PrintedSchedule } from '../../../src/core/check/printed';
import typos from '../../fixtures/pairings/uscf_typos.json';
import { codesOf, valueOf } from '../../results';
import { coloursReversed, printedOf, roundsReversed, typedMatch, typedTable, type Typed } from './tables';

const checked = (schedule: PrintedSchedule, against?: string | null): ScheduleCheck =>
  valueOf(checkPrinted(schedule, against));

const check = (table: Typed, against?: string | null): ScheduleCheck => checked(printedOf(table), against);

/** A line a misprint: `player-twice R1B1b 7-4 > 7-14`, candidates behind a question mark. */
const told = ({ misprints }: ScheduleCheck): readonly string[] =>
  misprints.map(({ kind, cell, printed, repair, candidates }) =>
    [
      kind,
      cell,
      printed.join('-'),
      repair ? `> ${repair.join('-')}` : `? ${candidates.map((each) => each.join('-')).join(' ')}`,
    ].join(' '),
  );

const codes = ({ remarks }: ScheduleCheck): readonly string[] => remarks.map(({ code }) => code);

/** A table with other games: round and board from 1, and what stands there. */
const typed = (table: Typed, others: Readonly<Record<string, string>>): Typed =>
  table.map(({ games, rests }, round) => ({
    games: games.flatMap((game, board) => {
      const other = others[`${round + 1}.${board + 1}`];
      return other === undefined ? [game] : other === 'gone' ? [] : [other];
    }),
    rests: rests.map((rest) => others[`${round + 1}.bye`] ?? rest),
  }));

const PAIRING_TYPOS = typos.items.filter(
  ({ table, printed }) => table.includes('pairing table') && !printed.startsWith('not quoted'),
);

/** The table of US Chess for so many players, with what its books have misprinted. */
const printedInBooks = (players: number): Typed =>
  PAIRING_TYPOS.filter(({ table }) => Number.parseInt(table) === players).reduce(
    (table, { location, printed, correct }) => {
      const round = Number(/round (\d+)/.exec(location)?.[1]);
      return table.map(({ games, rests }, place) => ({
        games: games.map((game) => (place === round - 1 && game === correct ? printed : game)),
        rests,
      }));
    },
    typedTable('crenshaw', players),
  );

describe('the misprints of the rulebook of US Chess', () => {
  it('are ten', () => expect(PAIRING_TYPOS).toHaveLength(10));

  const found: Readonly<Record<number, readonly string[]>> = {
    14: ['player-twice R1B1b 7-4 > 7-14'],
    22: ['player-twice R18B10b 1-14 > 1-4'],
    24: [
      'unknown-player R21B9w 0-17 > 10-17',
      'player-twice R21B10w 1-16 > 11-16',
      'player-twice R21B11w 2-15 > 12-15',
      'player-twice R21B12w 3-14 > 13-14',
      'player-twice R22B11b 23-2 > 23-3',
      'unknown-player R23B10w 0-15 > 10-15',
      'player-twice R23B11w 1-14 > 11-14',
      'player-twice R23B12w 2-13 > 12-13',
    ],
  };

  it.each(Object.entries(found))('in the table for %s players', (players, lines) => {
    const table = printedInBooks(Number(players));
    expect(told(check(table))).toEqual(lines);
    expect(told(check(table, null))).toEqual(lines);
    expect(told(check(table, 'crenshaw'))).toEqual(lines);
  });
});

describe('what a schedule is nearest to', () => {
  const nearest = (table: Typed, against?: string) => {
    const { system, orientation, renumbered, differences } = check(table, against).nearest ?? {};
    return [system, orientation, renumbered, differences];
  };

  it('is the table itself, in either orientation', () => {
    const berger = typedTable('berger', 6);
    expect(nearest(berger)).toEqual(['berger', 'normal', false, 0]);
    expect(nearest(coloursReversed(berger))).toEqual(['berger', 'colours-reversed', false, 0]);
    expect(nearest(roundsReversed(typedTable('porter', 8)))).toEqual(['porter', 'rounds-reversed', false, 0]);
    const both = roundsReversed(coloursReversed(typedTable('standard', 8)));
    expect(nearest(both)).toEqual(['standard', 'both-reversed', false, 0]);
  });

  it('is Crenshaw’s from 8 players on, where Berger’s rounds stand in reverse; by its name it is Berger’s', () => {
    expect(nearest(roundsReversed(typedTable('berger', 8)))).toEqual(['crenshaw', 'normal', false, 0]);
    expect(nearest(typedTable('crenshaw', 8), 'berger')).toEqual(['berger', 'rounds-reversed', false, 0]);
  });

  it('is found under other numbers, whatever tables were looked for before it', () => {
    const numbers = [4, 1, 7, 2, 8, 3, 6, 5];
    const under = (system: string): unknown =>
      nearest(typedTable(system, 8, { label: (no) => `${numbers[no - 1]}` }));
    for (const system of ['berger', 'crenshaw', 'standard', 'riches', 'shift'])
      expect(under(system)).toEqual([system, 'normal', true, 0]);
  });

  it('is found under other numbers, and with misprints', () => {
    const numbers = [4, 9, 1, 7, 10, 2, 8, 3, 6, 5];
    const table = typedTable('berger', 10, { label: (no) => `${numbers[no - 1]}` });
    expect(nearest(table)).toEqual(['berger', 'normal', true, 0]);
    const [first = '', second = ''] = table[4]!.games;
    const slips = typed(table, {
      '5.1': first.replace(/\d+$/, '12'),
      '5.2': second.split('-').reverse().join('-'),
    });
    expect(nearest(slips)).toEqual(['berger', 'normal', true, 2]);
    expect(told(check(slips))).toEqual([
      `unknown-player R5B1b ${first.replace(/\d+$/, '12')} > ${first}`,
      `colour R5B2w ${second.split('-').reverse().join('-')} > ${second}`,
    ]);
  });

  it('has two cycles, with the last two rounds of the first exchanged or not', () => {
    for (const exchangeLastTwo of [true, false]) {
      const found = check(typedTable('berger', 8, { cycles: 2, exchangeLastTwo }));
      expect(found.nearest).toMatchObject({ system: 'berger', cycles: 2, differences: 0 });
      expect(found.remarks[0]).toEqual({
        code: 'exchanged',
        values: { exchanged: exchangeLastTwo ? 'yes' : 'no' },
      });
    }
  });

  it('is a table of letters as its source prints it', () => {
    const letters = (no: number): string => String.fromCharCode(64 + no);
    const riches = check(typedTable('riches', 10, { literal: true, label: letters }));
    expect([riches.nearest?.system, riches.nearest?.differences, riches.misprints]).toEqual([
      'riches',
      0,
      [],
    ]);
    expect(codes(riches)).toContain('literal');
    expect(nearest(typedMatch('scheveningen', 6))).toEqual(['scheveningen', 'normal', false, 0]);
    expect(nearest(typedMatch('scheveningen-classical', 4))).toEqual([
      'scheveningen-classical',
      'normal',
      false,
      0,
    ]);
  });

  it('is nothing where the rounds are nobody’s, and then only contradictions are told', () => {
    const own = [0, 5, 3, 8, 1, 6, 4, 2, 7].map((round) => typedTable('berger', 10)[round]!);
    expect(check(own)).toMatchObject({ nearest: null, misprints: [] });
    const slip = typed(own, { '2.1': '10-7' });
    expect(own[1]!.games[0]).toBe('10-8');
    expect(told(check(slip))).toEqual(['player-twice R2B1b 10-7 > 10-8']);
  });

  it('may be a table that has a misprint, where it is exactly another one under other numbers', () => {
    const found = check(typed(typedTable('crenshaw', 4), { '3.2': '4-3' }));
    const isTold = found.misprints.length > 0 || codes(found).includes('also-near');
    expect(isTold).toBe(true);
  });
});

describe('a misprint', () => {
  const berger = typedTable('berger', 8);

  it('is told once, at the cell that is wrong', () => {
    const lines = (others: Readonly<Record<string, string>>, against?: null) =>
      told(check(typed(berger, others), against));
    expect(berger[1]!.games).toEqual(['8-5', '6-4', '7-3', '1-2']);
    expect(lines({ '2.2': '0-4' })).toEqual(['unknown-player R2B2w 0-4 > 6-4']);
    expect(lines({ '2.2': '6-' })).toEqual(['unknown-player R2B2b 6- > 6-4']);
    expect(lines({ '2.2': '6-14' })).toEqual(['unknown-player R2B2b 6-14 > 6-4']);
    expect(lines({ '2.2': '4-4' })).toEqual(['player-against-self R2B2w 4-4 > 6-4']);
    expect(lines({ '2.2': '5-4' })).toEqual(['player-twice R2B2w 5-4 > 6-4']);
    expect(lines({ '2.2': '4-6' })).toEqual(['colour R2B2w 4-6 > 6-4']);
    expect(lines({ '2.2': 'gone' })).toEqual(['game-missing   > 6-4']);
    expect(lines({ '2.2': '6-3', '2.3': '7-4' })).toEqual([
      'pair-twice R2B2b 6-3 > 6-4',
      'pair-twice R2B3b 7-4 > 7-3',
    ]);
  });

  it('follows without any table from who is missing and who meets too often', () => {
    const lines = (others: Readonly<Record<string, string>>) => told(check(typed(berger, others), null));
    expect(lines({ '2.2': '0-4' })).toEqual(['unknown-player R2B2w 0-4 > 6-4']);
    expect(lines({ '2.2': '5-4' })).toEqual(['player-twice R2B2w 5-4 > 6-4']);
    expect(lines({ '2.2': '6-3', '2.3': '7-4' })).toEqual([
      'pair-twice R2B2b 6-3 > 6-4',
      'pair-twice R2B3b 7-4 > 7-3',
    ]);
    expect(lines({ '2.2': '4-6' })).toEqual([]);
  });

  it('is not guessed: without a table nobody knows who has White in a game that is missing', () => {
    expect(told(check(typed(berger, { '2.2': 'gone' }), null))).toEqual(['game-missing   ? 4-6 6-4']);
  });

  it('may be a bye: the wrong one, none, or a bye of somebody who plays', () => {
    const odd = typedTable('berger', 7);
    expect(odd[2]).toEqual({ games: ['3-1', '4-7', '5-6'], rests: ['2'] });
    expect(told(check(typed(odd, { '3.bye': '3' })))).toEqual(['rest-wrong R3bye 3 > 2']);
    expect(told(check(typed(odd, { '3.bye': '9' }), null))).toEqual(['unknown-player R3bye 9 > 2']);
    const silent = odd.map(({ games, rests }, round) => ({ games, rests: round === 2 ? [] : rests }));
    expect(told(check(silent))).toEqual(['rest-missing   > 2']);
    expect(told(check(silent, null))).toEqual(['rest-missing   > 2']);
  });

  it('may be a game too many, or a round that is left out', () => {
    const twice = berger.map(({ games, rests }, round) => ({
      games: round === 3 ? [...games, games[1]!] : games,
      rests,
    }));
    expect(told(check(twice))).toEqual([`game-extra R4B5w ${berger[3]!.games[1]} > `]);
    const printed = printedOf(berger);
    const without = { ...printed, rounds: printed.rounds.filter(({ round }) => round !== 4) };
    const found = checked(without);
    expect(found.misprints).toMatchObject([{ kind: 'round-missing', round: 4, cell: '', repair: null }]);
    expect(found.nearest).toMatchObject({ system: 'berger', differences: 0 });
  });

  it('is no round that has changed places with another: by the name of the table that is told', () => {
    const [one, two, three, four, ...more] = berger;
    const moved = [one!, three!, two!, four!, ...more];
    const found = check(moved);
    expect([found.nearest?.differences, found.misprints]).toEqual([8, []]);
    expect(found.remarks).toContainEqual({ code: 'other-rounds', values: { count: 2, rounds: '2, 3' } });
    expect(check(moved, 'berger').misprints.map(({ kind }) => kind)).toEqual(Array(8).fill('other-game'));
    const slip = typed(moved, { '2.1': '2-4' });
    expect(moved[1]!.games[0]).toBe('2-8');
    expect(told(check(slip))).toEqual(['player-twice R2B1b 2-4 > 2-8']);
  });

  it('is no colour where somebody has chosen all colours by themselves', () => {
    const own = berger.map(({ games, rests }) => ({
      games: games.map((game) =>
        Number.parseInt(game) % 2 === 0 ? game : game.split('-').reverse().join('-'),
      ),
      rests,
    }));
    const found = check(own);
    expect([found.nearest?.system, found.misprints]).toEqual(['porter', []]);
    const { values } = found.remarks.find(({ code }) => code === 'other-colours')!;
    expect([values['count'], values['cells']]).toEqual([found.nearest?.differences, '']);
    expect(check(own, 'porter').misprints.every(({ kind }) => kind === 'colour')).toBe(true);
  });

  it('is not told of colours where few players have other numbers: almost any would do, so the cells are only named', () => {
    const numbers = [2, 1, 4, 5, 3];
    const table = typedTable('berger', 5, { label: (no) => `${numbers[no - 1]}` });
    const game = table[2]!.games[1]!;
    const found = check(typed(table, { '3.2': game.split('-').reverse().join('-') }));
    expect([found.nearest?.renumbered, found.nearest?.differences, found.misprints]).toEqual([true, 1, []]);
    expect(found.remarks).toContainEqual({
      code: 'other-colours',
      values: { count: 1, cells: 'R3B2w' },
    });
  });

  it('is none where colours are not known', () => {
    const uncoloured = { ...printedOf(typed(berger, { '2.2': '4-6', '3.1': '1-8' })), coloured: false };
    expect(checked(uncoloured).nearest).toMatchObject({ system: 'berger' });
    expect(checked(uncoloured).misprints.map(({ kind }) => kind)).not.toContain('colour');
  });
});

describe('remarks', () => {
  it('tell of long runs and uneven colours, of the schedule as it is repaired', () => {
    expect(codes(check(typedTable('standard', 10)))).toEqual(['colour-run']);
    expect(codes(check(printedInBooks(24)))).toEqual([]);
    const gone = typed(typedTable('berger', 10), { '6.2': 'gone', '7.3': 'gone' });
    expect(codes(check(gone))).toEqual([]);
  });

  it('tell that the last rounds are not there', () => {
    expect(check(typedTable('berger', 10).slice(0, 5)).remarks).toContainEqual({
      code: 'rounds-fewer',
      values: { count: 5, expected: 9 },
    });
  });
});

describe('refused is', () => {
  const refused = (table: Typed, against?: string) => codesOf(checkPrinted(printedOf(table), against));

  it.each([
    ['a schedule of two', [{ games: ['1-2'], rests: [] }], undefined, 'too-few-players'],
    ['one of nobody', [], undefined, 'too-few-players'],
    ['a system that nobody knows', typedTable('berger', 6), 'swiss', 'system-unknown'],
    ['a system for teams', typedTable('berger', 6), 'scheveningen', 'system-of-teams'],
    ['a system for players, of a match', typedMatch('scheveningen', 4), 'berger', 'system-of-players'],
  ] as const)('%s', (_, table, against, code) => expect(refused(table, against)).toEqual([code]));
});

it('where everybody meets everybody in more rounds than that takes, a round that is not full misses no game', () => {
  const rounds = (...games: readonly string[]): Typed =>
    games.map((each) => ({ games: each.split(' '), rests: [] }));
  const whole = ['1-4 2-3', '5-1 4-3', '2-5 3-1', '4-5', '1-2', '2-4 3-5'];
  expect(told(check(rounds(...whole)))).toEqual([]);
  expect(told(check(rounds(...whole.map((each, round) => (round === 4 ? '1-3' : each)))))).not.toEqual([]);
  expect(told(check(rounds(...whole.map((each, round) => (round === 4 ? '1-2 1-5' : each)))))).not.toEqual(
    [],
  );
});
