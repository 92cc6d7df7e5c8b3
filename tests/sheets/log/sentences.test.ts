import { readingOf } from '../../../src/core/results/typed';
import type { Draw } from '../../../src/core/draw/protocol';
import type { CellValue } from '../../../src/grid/cell';
import { words } from '../../../src/language/language';
import { makeChangeLines, type LoggedChange } from '../../../src/sheets/log/changes';
import { makeDrawLine } from '../../../src/sheets/log/draw';
import type { LogEntry } from '../../../src/sheets/log/line';
import { saidOf, sentencesOf, withSaid, type Moment } from '../../../src/sheets/log/sentences';

/** Four players; game 1 of round 1 is Anna – Ivan and won, game 3 of round 2 is Ivan – Zoe on board 1. */
const CELLS: Readonly<Record<string, CellValue>> = {
  'player 1 name': 'Anna Berg',
  'player 2 name': '=1+1',
  'player 3 name': 'Zoe',
  'player 4 name': 'Ivan\n Novák',
  'player 1 rating': 2000,
  'player 1 adjustment': -0.5,
  'game 1 round': 1,
  'game 1 board': 1,
  'game 1 left': 1,
  'game 1 right': 4,
  'game 1': '1-0',
  'game 2 round': 1,
  'game 2 board': 2,
  'game 2 left': 2,
  'game 2 right': 3,
  'game 2': '½:½',
  'game 3 round': 2,
  'game 3 board': 1,
  'game 3 left': 4,
  'game 3 right': 3,
  'game 3 date': 46_353,
  'game 4 round': 3,
  'game 4 board': 2,
  'game 4 left': 1,
  'game 4 right': 3,
};

const MOMENT: Moment = {
  words: words(),
  reading: readingOf({ profile: 'chess' }),
  value: (key) => CELLS[key] ?? null,
  gamesOf: (no) => (no === 1 ? [1, 4] : no === 3 ? [2, 3, 4] : []),
};

const entry = (rule: string, texts: Partial<LogEntry> = {}): LogEntry => ({
  ...{ step: 2, time: '10:00', tournament: 't', rule, cells: '', before: '', after: '', ...texts },
});

const linesOf = (rule: string, ...changes: readonly (readonly [string, CellValue, CellValue])[]) =>
  makeChangeLines(changes.map(([key, before, after]): LoggedChange => ({ key, before, after }))).map(
    (line) => ({ ...entry(rule), ...line }),
  );

const said = (rule: string, ...changes: readonly (readonly [string, CellValue, CellValue])[]): string =>
  sentencesOf(linesOf(rule, ...changes), MOMENT)[0]!;

const told = (rule: string, texts: Partial<LogEntry>): string =>
  sentencesOf([entry(rule, texts)], MOMENT)[0]!;

it('in Go tells of ranks', () => {
  const go: Moment = { ...MOMENT, profile: 'go' };
  const lines = linesOf('correct 1', ['player 1 rating', 2000, '2k']);
  expect(sentencesOf(lines, go)).toEqual(['Corrected: Anna Berg, rank 2k (was 2000).']);
});

describe('a result', () => {
  it('is told with what was there before', () => {
    expect(said('record', ['game 3', null, '1-0'])).toBe('Round 2, Ivan Novák – Zoe: 1–0 (was empty).');
    expect(said('record', ['game 1', '1-0', '½-½'])).toBe('Round 1, Anna Berg – Ivan Novák: ½–½ (was 1–0).');
    expect(said('record', ['game 1', '1-0', '+/-'])).toBe('Round 1, Anna Berg – Ivan Novák: +/- (was 1–0).');
    expect(said('record', ['game 4', null, 'postponed'])).toBe(
      'Round 3, Anna Berg – Zoe: postponed (was empty).',
    );
    expect(said('record', ['game 2', '½:½', null])).toBe('Round 1, =1+1 – Zoe: result cleared (was ½:½).');
  });

  it('several are told round by round, in order of the games', () => {
    expect(said('record', ['game 3', null, '0-1'], ['game 2', '½:½', '1-0'], ['game 1', '1-0', '0-1'])).toBe(
      '3 results recorded. Round 1: Anna Berg – Ivan Novák 0–1, =1+1 – Zoe 1–0. Round 2: Ivan Novák – Zoe 0–1.',
    );
  });

  it('of many in one round ten are named', () => {
    const value = (key: string): CellValue =>
      key.endsWith('round') ? 1 : key.endsWith('left') ? 1 : key.endsWith('right') ? 3 : MOMENT.value(key);
    const changes = Array.from({ length: 12 }, (_, at) => [`game ${at + 1}`, null, '1-0'] as const);
    const [line] = sentencesOf(linesOf('record', ...changes), { ...MOMENT, value });
    expect(line).toBe(
      `12 results recorded. Round 1: ${Array.from({ length: 10 }, () => 'Anna Berg – Zoe 1–0').join(', ')}, and 2 more.`,
    );
  });
});

describe('results of many rounds', () => {
  const value = (key: string): CellValue => {
    const [, no, what] = /^game (\d+) ?(\w*)$/.exec(key) ?? [];
    if (no === undefined) return MOMENT.value(key);
    return { round: Number(no), left: 1, right: 3 }[what!] ?? null;
  };
  const recorded = (count: number): string => {
    const changes = Array.from({ length: count }, (_, at) => [`game ${at + 1}`, null, '1-0'] as const);
    return sentencesOf(linesOf('record', ...changes), { ...MOMENT, value })[0]!;
  };

  it('are told of three rounds', () => {
    const three = 'Round 1: Anna Berg – Zoe 1–0. Round 2: Anna Berg – Zoe 1–0. Round 3: Anna Berg – Zoe 1–0.';
    expect(recorded(3)).toBe(`3 results recorded. ${three}`);
    expect(recorded(4)).toBe(`4 results recorded. ${three} And one more round.`);
    expect(recorded(12)).toBe(`12 results recorded. ${three} And 9 more rounds.`);
  });
});

describe('a player who leaves', () => {
  it('before half: their games are annulled', () => {
    expect(said('withdraw 1 fide', ['player 1 status', null, 'annulled'])).toBe(
      'Anna Berg withdrew after round 1; their game does not count.',
    );
    expect(said('withdraw 4 fide', ['player 4 status', null, 'annulled'])).toBe(
      'Ivan Novák withdrew before their first game.',
    );
    const played = (key: string): CellValue => (/^game \d+$/.test(key) ? '0-1' : MOMENT.value(key));
    const lines = linesOf('withdraw 3 fide', ['player 3 status', null, 'annulled']);
    expect(sentencesOf(lines, { ...MOMENT, value: played })).toEqual([
      'Zoe withdrew after round 3; their 3 games do not count.',
    ]);
  });

  it('from half on: their games count, the rest are forfeits', () => {
    expect(
      said(
        'withdraw 3 fide',
        ['player 3 status', null, 'withdrawn'],
        ['game 3', null, '+/-'],
        ['game 4', null, '+/-'],
      ),
    ).toBe('Zoe withdrew after round 1; their games count, 2 are lost by forfeit.');
    expect(said('withdraw 3 fide', ['player 3 status', null, 'withdrawn'], ['game 4', null, '+/-'])).toBe(
      'Zoe withdrew after round 1; their games count, one is lost by forfeit.',
    );
    expect(said('withdraw 3 fide', ['player 3 status', null, 'withdrawn'])).toBe(
      'Zoe withdrew after round 1; their games count.',
    );
  });

  it('may reverse colours', () => {
    expect(
      said(
        'withdraw 1 us-chess',
        ['player 1 status', null, 'annulled'],
        ['game 3 left', 4, 3],
        ['game 3 right', 3, 4],
      ),
    ).toBe(
      'Anna Berg withdrew after round 1; their game does not count. Colours reversed: round 2, Zoe – Ivan Novák.',
    );
  });

  it('and comes back', () => {
    expect(said('reenter 3', ['player 3 status', 'withdrawn', null], ['game 4', '+/-', null])).toBe(
      'Zoe plays again; one of their games is open again.',
    );
    expect(said('reenter 3', ['player 3 status', 'annulled', null])).toBe('Zoe plays again.');
  });
});

it.each<[string, string, readonly (readonly [string, CellValue, CellValue])[]]>([
  ['Late entry: Xenia Petrou, number 11.', 'enter 11 seat', [['player 11 name', null, 'Xenia Petrou']]],
  [
    'Late entry: Xenia Petrou, number 2; all numbers were drawn again.',
    'enter 2 lots',
    [['player 2 name', '=1+1', 'Xenia Petrou']],
  ],
  [
    'Late entry: Xenia Petrou, number 2; everyone has new numbers.',
    'enter 2 numbers',
    [['player 2 name', '=1+1', 'Xenia Petrou']],
  ],
  [
    'Late entry: Xenia Petrou, number 11; 2 games moved to rounds that were added at the end.',
    'enter 11 rounds',
    [
      ['player 11 name', null, 'Xenia Petrou'],
      ['game 2 round', 1, 1],
      ['game 3 round', 2, 4],
      ['game 4 round', 3, 5],
      ['game 7 round', null, 2],
    ],
  ],
  [
    'Late entry: Xenia Petrou, number 11; rounds were added at the end.',
    'enter 11 rounds',
    [['player 11 name', null, 'Xenia Petrou']],
  ],
  ['Taken off the list: Zoe, number 3.', 'remove 3 bye', [['player 3 name', 'Zoe', null]]],
  [
    'Taken off the list: Zoe, number 3; all numbers were drawn again.',
    'remove 3 lots',
    [['player 3 name', 'Zoe', 'Ivan']],
  ],
  ['Eve plays instead of Zoe, number 3.', 'substitute 3', [['player 3 name', 'Zoe', 'Eve']]],
  [
    'Corrected: Anna Bergh (was Anna Berg), rating 2010 (was 2000).',
    'correct 1',
    [
      ['player 1 name', 'Anna Berg', 'Anna Bergh'],
      ['player 1 rating', 2000, 2010],
    ],
  ],
  [
    'Corrected: Anna Berg, federation or club Uster (was empty).',
    'correct 1',
    [['player 1 federation', null, 'Uster']],
  ],
  [
    'Anna Berg: points adjusted by −1 (was −0.5): phone rang',
    'adjust 1',
    [
      ['player 1 adjustment', -0.5, -1],
      ['player 1 reason', null, 'phone\nrang'],
    ],
  ],
  ['Zoe: points adjusted by +0.5 (was 0).', 'adjust 3', [['player 3 adjustment', null, 0.5]]],
  ['Anna Berg: adjustment removed (was −0.5).', 'adjust 1', [['player 1 adjustment', -0.5, null]]],
  [
    'Colours reversed: round 1, Ivan Novák – Anna Berg, result 0–1; round 2, Zoe – Ivan Novák.',
    'colours',
    [
      ['game 1 left', 1, 4],
      ['game 1 right', 4, 1],
      ['game 1', '1-0', '0-1'],
      ['game 3 left', 4, 3],
      ['game 3 right', 3, 4],
    ],
  ],
  [
    'Games swapped: Ivan Novák – Zoe in round 3, board 2 (was round 2, board 1); Anna Berg – Zoe in round 2, board 1 (was round 3, board 2); bye of Zoe in round 2 (was Anna Berg).',
    'exchange',
    [
      ['game 3 round', 2, 3],
      ['game 3 board', 1, 2],
      ['game 4 round', 3, 2],
      ['game 4 board', 2, 1],
      ['round 2 bye', 1, 3],
    ],
  ],
  [
    'Games swapped: round 1, Anna Berg – Zoe (was Anna Berg – Ivan Novák); round 1, =1+1 – Ivan Novák (was =1+1 – Zoe).',
    'exchange',
    [
      ['game 1 right', 4, 3],
      ['game 2 right', 3, 4],
    ],
  ],
  [
    'Ivan Novák – Zoe (round 2) moved from Fri 27 Nov 2026 to Thu 3 Dec 2026 19:30.',
    'reschedule',
    [
      ['game 3 date', 46_353, 46_359.8125],
      ['game 3', null, 'postponed'],
    ],
  ],
  [
    'Ivan Novák – Zoe (round 2) postponed from Fri 27 Nov 2026, without a new date.',
    'reschedule',
    [['game 3 date', 46_353, null]],
  ],
  ['applaud 3: one cell changed.', 'applaud 3', [['player 3 name', 'Zoe', 'Zo']]],
  ['my own line: no cell changed.', 'my own line', []],
])('%s', (sentence, rule, changes) => {
  expect(changes.length === 0 ? told(rule, {}) : said(rule, ...changes)).toBe(sentence);
});

describe('what Roundabout did with the sheets', () => {
  it.each([
    ['create', { after: 'players=9 games=36' }, 'Tournament created: 9 players, 36 games.'],
    ['refresh', { after: 'cells=35' }, 'Refreshed: 35 values updated.'],
    ['refresh', { after: 'cells=1' }, 'Refreshed: one value updated.'],
    [
      'refresh',
      { before: 'PTS, DE', after: 'PTS, SB' },
      'The order of ranking is now PTS, SB (was PTS, DE).',
    ],
    ['refresh sheets', { before: 'format=1', after: 'format=2' }, 'Sheets rebuilt.'],
    ['refresh sheets', { before: 'PTS', after: 'PTS, SB' }, 'The order of ranking is now PTS, SB (was PTS).'],
    [
      'repair',
      {
        cells: "'Standings'!F5\n'Standings'!F6\n'Pairings'!A9\nplayer 3 name\ngame 1\ngame 1 format",
        before: '"x"\n\n"y"\n\n"1-0"\n"General"',
        after: '=A1\nformula "A2"\n4\n"Zoe"\n"1-0"\n"@"',
      },
      'Repaired: 2 formulas on Standings, one number on Pairings, one text on Players, the format of one cell on Pairings.',
    ],
    [
      'repair sheets',
      { after: 'damaged-sheet=1\ndamaged-formula=3\ndamaged-row=2\nunheard-of=1' },
      'Repaired, sheets rebuilt: one sheet was missing, formulas were lost in 3 places, 2 empty rows were inserted.',
    ],
  ])('%s: %j', (rule, texts, sentence) => {
    expect(told(rule, texts)).toBe(sentence);
  });

  it('the lines of a step after its first go on with it', () => {
    const lines = [
      entry('repair sheets', { after: 'damaged-row=1' }),
      entry('repair sheets', { cells: "'A'!B1" }),
    ];
    expect(sentencesOf(lines, MOMENT)).toEqual([
      'Repaired, sheets rebuilt: one empty row was inserted.',
      '(continued)',
    ]);
  });
});

describe('a draw', () => {
  const draw = (no: number, numbering: string, seed: string): LogEntry =>
    makeDrawLine({ no, time: '09:00', numbering, seed, lines: [2, 1] }, { step: 1, tournament: 't' });

  it.each([
    ['lots', 'harbour', 'Numbers drawn by lot, draw code “harbour”.'],
    ['varma', 'a', 'Numbers drawn by lot, draw code “a”, countries apart (Varma).'],
    ['groups', 'a', 'Numbers drawn by lot, draw code “a”, in three groups by strength.'],
    ['best-last', '', 'Numbers set so that the best meet last.'],
    ['best-last:odd', 'a', 'Numbers set so that the best meet last, with lots, draw code “a”.'],
    ['column:Start no.', '', 'Numbers taken from the column “Start no.”.'],
    ['rating', '', 'Numbers follow the ratings.'],
    ['tea leaves', '', 'draw 1: no cell changed.'],
  ])('%s', (numbering, seed, sentence) => {
    expect(sentencesOf([draw(1, numbering, seed)], MOMENT)).toEqual([sentence]);
  });

  it.each([
    ['hand:2,1', 'Numbers set by hand (witness: Anna Berg).'],
    ['column:Lot', 'Numbers taken from the column “Lot” (witness: Anna Berg).'],
  ])('names whoever saw %s', (numbering, sentence) => {
    const draw: Draw = { no: 1, time: '09:00', numbering, seed: '', saidBy: 'Anna Berg', lines: [2, 1] };
    expect(sentencesOf([makeDrawLine(draw, { step: 1, tournament: 't' })], MOMENT)).toEqual([sentence]);
  });

  it('of the players of a section tells its code, though not of their numbers', () => {
    const line = makeDrawLine(
      { no: 1, time: '09:00', numbering: 'list', seed: 'a', section: 'B', dealt: [4, 2], lines: [1, 2] },
      { step: 1, tournament: 't' },
    );
    expect(sentencesOf([line], MOMENT)).toEqual([
      'B: Players drawn by lot, draw code “a”. Numbers follow the list.',
    ]);
  });

  it('names whoever said the word', () => {
    const line = makeDrawLine(
      { no: 1, time: '09:00', numbering: 'varma', seed: 'a', saidBy: 'Anna Berg', lines: [2, 1] },
      { step: 1, tournament: 't' },
    );
    expect(sentencesOf([line], MOMENT)).toEqual([
      'Numbers drawn by lot, draw code “a” (witness: Anna Berg), countries apart (Varma).',
    ]);
  });

  it('that was looked at only is told as such', () => {
    const lines = [
      draw(1, 'lots', 'one'),
      draw(2, 'lots', 'two'),
      entry('create', { after: 'players=2 games=1' }),
    ];
    expect(sentencesOf(lines, MOMENT)).toEqual([
      'Draw 1 was shown, but not used: Numbers drawn by lot, draw code “one”.',
      'Numbers drawn by lot, draw code “two”.',
      'Tournament created: 2 players, 1 game.',
    ]);
  });

  it('is the last of its section, whatever else is drawn after it', () => {
    const inSection = (no: number, sectionNo: number, section: string): LogEntry =>
      makeDrawLine(
        { no, time: '09:00', numbering: 'lots', seed: `a ${section}`, section, sectionNo, lines: [2, 1] },
        { step: 1, tournament: 't' },
      );
    const lines = [inSection(1, 1, 'A'), inSection(2, 2, 'B'), inSection(3, 1, 'C')];
    expect(sentencesOf(lines, MOMENT)).toEqual([
      'Draw 1 was shown, but not used: A: Numbers drawn by lot, draw code “a A”.',
      'B: Numbers drawn by lot, draw code “a B”.',
      'C: Numbers drawn by lot, draw code “a C”.',
    ]);
  });
});

describe('a step that was taken back', () => {
  const lines = withSaid(linesOf('record', ['game 3', null, '1-0']), MOMENT);

  it('is told again', () => {
    expect(sentencesOf([entry('undo 2')], MOMENT, (step) => saidOf(lines, step))).toEqual([
      'Undone: Round 2, Ivan Novák – Zoe: 1–0 (was empty).',
    ]);
    expect(sentencesOf([entry('undo 3')], MOMENT, (step) => saidOf(lines, step))).toEqual([
      'Step 3 was undone.',
    ]);
  });

  it('and told once more where it was done again', () => {
    expect(sentencesOf([entry('redo 2')], MOMENT, (step) => saidOf(lines, step))).toEqual([
      'Redone: Round 2, Ivan Novák – Zoe: 1–0 (was empty).',
    ]);
    expect(sentencesOf([entry('redo 3')], MOMENT)).toEqual(['Step 3 was redone.']);
  });

  it('of a late entry the entry, not the draw', () => {
    const drawn = { ...entry('draw 1'), said: 'Numbers drawn.' };
    const more = { ...entry('enter 4 lots'), said: 'Late entry.' };
    expect(saidOf([drawn, more, { ...more, said: '(continued)' }], 2)).toBe('Late entry.');
  });
});

it('a text that somebody typed is told in 200 characters', () => {
  const long = 'x'.repeat(30_000);
  const sentence = said('adjust 3', ['player 3 adjustment', null, 1], ['player 3 reason', null, long]);
  expect(sentence).toBe(`Zoe: points adjusted by +1 (was 0): ${'x'.repeat(200)}…`);
});
