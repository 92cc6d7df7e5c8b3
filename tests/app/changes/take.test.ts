import { tabsOf } from '../../workbook/sheetsIn';
import { withOutcomesInOrder } from '../../changed';
import { takeChange } from '../../../src/app/changes/take';
import { addTournament, createTournament, planFor } from '../../../src/app/create';
import { openTournament } from '../../../src/app/open';
import { openStep } from '../../../src/app/step';
import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { fail } from '../../../src/core/result';
import { rows } from '../../../src/grid/block';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import type { Workbook } from '../../../src/workbook/port';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import { OCCASION } from '../conduct/check';
import { CHANGE_IDS, changeOf, stepWords, type ChangeId } from '../../../src/app/changes/registry';
import { say } from '../../../src/language/language';
import { parseRule } from '../../../src/sheets/log/rule';
import { SAID_CHANGES } from '../../../src/sheets/log/sentences';
import type { Given } from '../../../src/app/changes/change';
import { isComplete, answersOf } from '../../../src/app/changes/preview';
import { FIVE, problemsOf, cellsIn, openedOnce, ranksIn, shown } from './previewed';
import { planRecord } from '../../../src/app/changes/record';
import { told, valueOf } from '../../results';

const LOTS: Tournament = {
  ...generated({ players: 5, cycles: 1, seed: 1, finished: 0 }),
  numbering: { method: 'lots', seed: 'apple' },
};

const holding = async (tournament: Tournament): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
  valueOf(await addTournament(workbook, tournament, OCCASION));
  return workbook;
};

const rules = async (workbook: Workbook): Promise<readonly string[]> =>
  valueOf(await openStep(workbook)).lines.map(({ step, rule }) => `${step} ${rule}`);

describe('a field that changes', () => {
  it('by new lots has the draw in the Log, numbered from 1, and none when it is taken back', async () => {
    const workbook = await holding(LOTS);
    const entered = valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    expect(entered.sheetWarnings).toEqual([]);
    expect(await rules(workbook)).toEqual(['1 create', '2 draw 1', '2 enter 5 lots']);
    const { lines } = valueOf(await openStep(workbook));
    expect(lines[1]!.after).toMatch(/^numbers=lots\nseed=pear\norder=\d(?:,\d){5}$/);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect((await rules(workbook)).slice(3)).toEqual(['3 undo 2']);
  });

  it('by the empty seat has no draw', async () => {
    const workbook = await holding(LOTS);
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe' }, OCCASION));
    expect((await rules(workbook)).slice(2)).toEqual(['3 enter 6 seat']);
  });

  it('not without its Log', async () => {
    const workbook = await holding(LOTS);
    valueOf(await workbook.remove({ sheets: ['Log'], asRead: [] }));
    expect(await takeChange(workbook, 'remove', { player: 5 }, OCCASION)).toMatchObject({
      problems: [{ code: 'tournament-damaged', values: { sheet: 'Log' } }],
    });
  });

  it('has sheets again that were deleted, under the names that they had', async () => {
    const workbook = await holding({ ...LOTS, numbering: { method: 'list' } });
    valueOf(await workbook.remove({ sheets: ['Standings', 'Crosstable'], asRead: [] }));
    valueOf(await takeChange(workbook, 'remove', { player: 5 }, OCCASION));
    expect([...(await tabsOf(workbook))].sort()).toEqual([
      ...['Calculation', 'Crosstable', 'Lists', 'Log', 'Mine'],
      ...['Pairings', 'Players', 'Round', 'Standings', 'Tournament'],
    ]);
    expect(valueOf(await openTournament(workbook)).tournament.players).toHaveLength(4);
  });
});

describe('a tournament that is made', () => {
  const listed = (...names: readonly string[]) =>
    memoryWorkbook([{ name: 'Club', blocks: [rows(0, 0, [['Name'], ...names.map((name) => [name])], '@')] }]);

  it('warns of three games in a row with one colour, which FIDE’s exchange of two rounds avoids', async () => {
    const made = async (exchangeLastTwo: boolean) => {
      const workbook = listed('Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fred');
      const choices = { numbers: 'list', cycles: 2, exchangeLastTwo };
      const { warnings } = valueOf(await createTournament(workbook, {}, choices, { ...OCCASION, id: 'six' }));
      return warnings.map(({ code }) => code);
    };
    expect([await made(false), await made(true)]).toEqual([['colours-three-running'], []]);
  });

  it('of two teams has a Match sheet, under another name where that is taken', () => {
    const sheetsOf = (taken: readonly string[]) =>
      planFor(newMatch(2), taken, OCCASION.time).sheets.map(({ name }) => name);
    expect(sheetsOf([])).toContain('Match');
    const second = sheetsOf(['Match']);
    expect(second).not.toContain('Match');
    expect(second.filter((name) => /Match$/.test(name))).toHaveLength(1);
  });

  it('is none where the workbook cannot be read', async () => {
    const busy = fail(problem('excel-busy'));
    const workbook: Workbook = { ...memoryWorkbook(), read: () => Promise.resolve(busy) };
    expect(await addTournament(workbook, LOTS, OCCASION)).toEqual(busy);
  });

  it('is none without a list', async () => {
    expect(await createTournament(memoryWorkbook(), {}, {}, { ...OCCASION, id: 'none' })).toMatchObject({
      problems: [{ code: 'sheet-missing' }],
    });
  });
});

it('every change is a row under its own id, with words for itself, its fields and their choices', () => {
  expect(new Set(CHANGE_IDS.map((id) => changeOf(id).words.name)).size).toBe(CHANGE_IDS.length);
  for (const id of CHANGE_IDS) {
    const { id: own, words, fields } = changeOf(id);
    expect(own).toBe(id);
    for (const text of [words.name, words.about ?? words.name, words.take])
      expect(text).toMatch(/^[A-Z].*\w/);
    for (const { label, choices = [] } of fields) {
      expect(label).toMatch(/^[A-Z]\w/);
      for (const [, text] of choices) expect(text).toMatch(/^[A-Z]\w/);
    }
  }
});

it('the Log can name every change, and is read back', () => {
  for (const id of CHANGE_IDS) {
    const rules = [id, `${id} 3`, `${id} 3 lots`].map(parseRule);
    expect(rules.map((rule) => (rule?.did === 'change' ? rule.id : rule?.did))).toContain(id);
  }
});

it('the Log has a sentence for every change', () => {
  const ownRules = ['undo', 'redo', 'withdraw', 'enter', 'remove'];
  // Those of teams alone are told among the sentences of teams.
  const ids = CHANGE_IDS.filter((id) => !ownRules.includes(id) && changeOf(id).of !== 'teams');
  expect([...ids].sort()).toEqual([...SAID_CHANGES].sort());
});

it.each([
  [{ did: 'change', id: 'record' } as const, 'Recorded results'],
  [{ did: 'change', id: 'adjust', player: 3 } as const, 'Adjusted the points of Anna'],
  [{ did: 'withdraw', player: 3, by: 'fide' } as const, 'Withdrew Anna'],
  [{ did: 'enter', player: 8, by: 'seat' } as const, 'Added Anna'],
  [{ did: 'repair', sheets: true } as const, 'Repaired the sheets'],
])('the step of %j is called “%s”', (rule, text) => {
  expect(say(stepWords(rule)!, { player: 'Anna' })).toBe(text);
});

it('what is no change of the table has no words here', () => {
  expect(stepWords({ did: 'change', id: 'applaud' })).toBeUndefined();
  expect(stepWords({ did: 'refresh', sheets: false })).toBeUndefined();
});

describe('what a change has to be told', () => {
  const told = (id: ChangeId, given: Given = {}) => answersOf(changeOf(id), FIVE, given);
  const complete = (id: ChangeId, given: Given) => isComplete(changeOf(id), FIVE, given);

  it('choices are those that are preset until others are made', () => {
    expect([told('withdraw'), told('withdraw', { rule: 'us-chess' })]).toEqual([
      { rule: 'fide' },
      { rule: 'us-chess' },
    ]);
    expect(told('exchange', { game: '1' })).toEqual({ exchanged: 'places', game: '1' });
    expect(told('enter', { newName: 'Fred' })).toEqual({ newName: 'Fred' });
  });

  it('all that is not optional', () => {
    expect([complete('record', { game: '1' }), complete('record', { result: '1-0' })]).toEqual([true, false]);
    expect([complete('enter', { newName: ' ' }), complete('enter', { newName: 'Fred' })]).toEqual([
      false,
      true,
    ]);
    expect([complete('adjust', { player: '1' }), complete('adjust', { player: '1', points: '1' })]).toEqual([
      false,
      true,
    ]);
    expect(complete('undo', {})).toBe(true);
  });

  it('both games of an exchange have to be told', () => {
    const codes = (given: Given) => problemsOf(FIVE, 'exchange', given).map(({ values }) => values.typed);
    expect([codes({ game: '1' }), codes({ other: 'x' })]).toEqual([[''], ['', 'x']]);
  });

  it.each(['x', '1.5', '', '1234567890', '1 2'])('%j is no number of a game', (typed) => {
    expect(problemsOf(FIVE, 'record', { game: typed, result: '1-0' })).toEqual([
      { code: 'game-unknown', place: {}, values: { typed } },
    ]);
  });
});

describe('results are recorded', () => {
  it('the first one changes its cell, and nothing else', () => {
    const { cells, ...rest } = shown(FIVE, 'record', { game: ' 1 ', result: '1-0' });
    expect(cells).toEqual([{ key: 'game 1', before: null, after: '1-0' }]);
    expect(rest).toEqual({ follows: [], numbers: [], warnings: [], affected: [] });
  });

  it('a result that stands there already is no change', () => {
    expect(shown(withOutcomesInOrder(FIVE, '1-0'), 'record', { game: '1', result: '1-0' }).cells).toEqual([]);
    expect(cellsIn(shown(withOutcomesInOrder(FIVE, '1-0'), 'record', { game: '1' }))).toEqual([
      'game 1: 1-0 → null',
    ]);
  });

  it.each([
    [' B+3.5', 'B+3.5'],
    ['w+r', 'w+r'],
    ['1-0', '1-0'],
  ])('in Go %j is written as %j: a score stays as it was typed', (result, cell) =>
    expect(cellsIn(shown({ ...FIVE, profile: 'go' }, 'record', { game: '1', result }))).toEqual([
      `game 1: null → ${cell}`,
    ]),
  );

  it('a correction says whose rank it changes; a word for an open game is one, too', () => {
    const corrected = shown(withOutcomesInOrder(FIVE, '1-0'), 'record', { game: '1', result: '0-1' });
    expect(ranksIn(corrected)).toEqual(['Bert 1 → 2', 'Emil 2 → 1']);
    expect(cellsIn(shown(FIVE, 'record', { game: '1', result: 'pp' }))).toEqual(['game 1: null → postponed']);
  });

  it('a game of a round that is ahead is warned of, a result that is taken back is not', () => {
    expect(shown(FIVE, 'record', { game: '5', result: '1-0' }).warnings).toMatchObject([
      { code: 'game-ahead', place: { game: 5 } },
    ]);
    const early = withOutcomesInOrder(FIVE, null, null, null, null, '1-0');
    expect(shown(early, 'record', { game: '5', result: '' }).warnings).toEqual([]);
  });

  it('what is no result, and a game that there is not, are told as they were typed', () => {
    expect(problemsOf(FIVE, 'record', { game: '1', result: 'won' })).toEqual([
      { code: 'result-not-understood', place: { game: 1 }, values: { typed: 'won' } },
    ]);
    expect(problemsOf(FIVE, 'record', { game: '99', result: '1-0' })).toEqual([
      { code: 'game-unknown', place: {}, values: { typed: 99 } },
    ]);
  });

  const started = withOutcomesInOrder(FIVE, '1-0');

  it('only what had another result is a correction', () => {
    const plan = (typed: string, game = 1) => valueOf(planRecord(openedOnce(started), [{ game, typed }]));
    expect([plan('0-1').corrected, plan('1-0').corrected, plan('1-0', 2).corrected]).toEqual([[1], [], []]);
    expect(plan('0-1').affected.length).toBeGreaterThan(0);
    expect(plan('1-0', 2).affected).toEqual([]);
    expect(plan('1-0', 2).warnings).toEqual([]);
  });

  it('a game has one result at a time', () => {
    const twice = [1, 1].map((game) => ({ game, typed: '1-0' }));
    expect(told(planRecord(openedOnce(started), twice))).toEqual(['result-twice; game 1']);
  });
});

it('whoever leaves forfeits a postponed game, too', async () => {
  const workbook = await holding(LOTS);
  const game = LOTS.games.find(({ white }) => white === 2)!.no;
  valueOf(await takeChange(workbook, 'record', [{ game, typed: 'postponed' }], OCCASION));
  valueOf(await takeChange(workbook, 'withdraw', { player: 2, rule: 'forfeit' }, OCCASION));
  const { games } = valueOf(await openTournament(workbook)).tournament;
  expect(games[game - 1]).toMatchObject({ white: 2, outcome: '-+' });
});
