/** @sweep */
import fc from '../../properties';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import { MOST_PROBLEMS } from '../../../src/core/format/fields';
import { idOf } from '../../../src/core/names/name';
import type { Tournament } from '../../../src/core/model';
import { eventOf, eventTexts, expectedCases, realEvent } from '../../eventFixtures';
import { event, games, three } from './club';
import { IS_SWEEP, sampled } from '../../sample';
import { PROBLEM_CODES } from '../../problemCodes';

/** `code at field` of every problem. */
const problemsOf = (text: string): string[] => {
  const result = parseEvent(text);
  return result.ok ? [] : result.problems.map(({ code, place }) => `${code} at ${place.field}`);
};

const withGame = (index: number, more: object): string =>
  event({ games: games.map((game, at) => (at === index ? { ...game, ...more } : game)) });

const withPlayer = (index: number, more: object): string =>
  event({ players: three.map((player, at) => (at === index ? { ...player, ...more } : player)) });

describe('an event file that says little', () => {
  const club = eventOf(event());

  it('may be the value of its JSON as well as the text', () => {
    expect(parseEvent(JSON.parse(event()))).toEqual(parseEvent(event()));
    expect(parseEvent(undefined)).toMatchObject({ ok: false, problems: [{ code: 'event-field' }] });
  });

  it('may name a language, as those of earlier versions do', () => {
    expect(eventOf(event({ language: 'en' }))).toEqual(eventOf(event({})));
  });

  it('is one cycle of the Berger table, 1-½-0, by FIDE’s list of 2019', () => {
    expect(club).toMatchObject({
      id: 'club',
      event: 'Club',
      system: 'berger',
      cycles: 1,
      exchangeLastTwo: false,
      rounds: 3,
      scoring: { win: 2, draw: 1, loss: 0, unit: 2 },
      ruleSet: 'fide-2019',
      tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
      numbering: { method: 'list' },
      profile: 'chess',
      columns: [],
      teams: [],
    });
  });

  it('has its games numbered in order, a game without a result not finished', () => {
    expect(club.games).toEqual([
      { no: 1, round: 1, board: 1, cycle: 1, white: 1, black: 2, outcome: '1-0' },
      { no: 2, round: 2, board: 1, cycle: 1, white: 3, black: 1, outcome: '1/2' },
      { no: 3, round: 3, board: 1, cycle: 1, white: 2, black: 3, outcome: null },
    ]);
  });

  it('lets the one rest who has no game in a full round of an odd field', () => {
    expect(club.rests).toEqual([
      { round: 1, player: 3 },
      { round: 2, player: 2 },
      { round: 3, player: 1 },
    ]);
    expect(realEvent('ny1924').rests).toHaveLength(22);
    expect(realEvent('cand2013').rests).toEqual([]);
  });

  it.each([
    ['RR', 1],
    ['DRR', 2],
    ['3xRR', 3],
    ['4xRR', 4],
  ])('system %s is %d cycles', (system, cycles) => {
    expect(eventOf(event({ system })).cycles).toBe(cycles);
  });

  it('takes the list of the rule set that it names', () => {
    expect(eventOf(event({ ruleSet: 'nzcf' })).tieBreaks).toEqual(['PTS', 'NZ_SB#rest', 'WIN', 'DE']);
    expect(eventOf(event({ ruleSet: 'nzcf', tieBreaks: ['PTS', 'KS'] })).tieBreaks).toEqual(['PTS', 'KS']);
  });
});

describe('games', () => {
  it('of one pair are of the cycles in which they come, whatever their order in the file', () => {
    const { games: found } = eventOf(
      event({
        cycles: 2,
        games: [
          { round: 5, white: 2, black: 1 },
          { round: 1, white: 1, black: 2 },
        ],
      }),
    );
    expect(found.map(({ round, cycle }) => [round, cycle])).toEqual([
      [5, 2],
      [1, 1],
    ]);
  });

  it('without number or board take those that are free', () => {
    const players = [...three, { no: 4, name: 'Dan' }];
    const { games: found } = eventOf(
      event({
        players,
        games: [
          { no: 2, round: 1, white: 1, black: 4 },
          { round: 1, board: 1, white: 2, black: 3 },
          { round: 2, white: 4, black: 3 },
        ],
      }),
    );
    expect(found.map(({ no, board }) => [no, board])).toEqual([
      [2, 2],
      [1, 1],
      [3, 1],
    ]);
  });
});

describe('who has withdrawn', () => {
  it('is annulled, or their games count and the rest are forfeits', () => {
    const withdrawn = [
      { no: 3, after: 1, treatment: 'annulled' },
      { no: 2, after: 2, treatment: 'forfeits' },
    ];
    const statuses = eventOf(event({ withdrawn })).players.map(({ status }) => status);
    expect(statuses).toEqual(['playing', 'withdrawn', 'annulled']);
    expect(realEvent('iz1985c').players[15]!.status).toBe('annulled');
  });

  it('may be said with the player as well', () => {
    expect(eventOf(withPlayer(0, { status: 'withdrawn' })).players[0]!.status).toBe('withdrawn');
  });
});

const everything: Tournament = {
  ...eventOf(event({ players: [...three, { no: 4, name: 'Dan' }] })),
  id: 'club_2026-A',
  section: 'A',
  year: 2026,
  system: 'crenshaw',
  cycles: 2,
  exchangeLastTwo: true,
  rounds: 6,
  players: [
    {
      no: 1,
      name: 'Anna O\'Hara "the 1st"',
      rating: { typed: '1523P12', strength: 1523 },
      federation: 'NZL',
      team: 'x',
      status: 'playing',
      adjustment: -0.5,
      adjustmentReason: 'late',
      extra: ['a', 1, true, null],
    },
    { no: 2, name: '<b>Bo</b>', rating: { typed: 2143, strength: 2143 }, status: 'withdrawn', playOff: 1.5 },
    { no: 3, name: 'נועה', rating: { typed: '3k', strength: 1800 }, status: 'annulled' },
    { no: 4, name: '__proto__', status: 'playing' },
  ],
  columns: ['Club', 'Fee', 'Paid', ''],
  teams: [{ id: 'x', name: 'The X' }],
  games: [
    { no: 7, round: 1, board: 2, cycle: 1, white: 1, black: 4, outcome: '1-0u' },
    { no: 8, round: 4, board: 1, cycle: 2, white: 4, black: 1, outcome: null, pending: 'postponed' },
    { no: 9, round: 1, board: 1, cycle: 1, white: 2, black: 3, outcome: '0-1/2', annulled: true },
  ],
  rests: [{ round: 2, player: 3 }],
  scoring: { win: 3, draw: 1, loss: 0, unit: 1 },
  ruleSet: 'go',
  tieBreaks: ['PTS', 'SB', 'DE', 'PLAYOFF', 'KS/L-2', 'LOTS'],
  lotsSeed: 'last resort',
  clubs: 'School',
  numbering: { method: 'lots', seed: 'cap and ball' },
  profile: 'go',
};

describe('makeEvent', () => {
  it('keeps everything that a tournament holds', () => {
    expect(eventOf(makeEvent(everything))).toEqual(everything);
  });

  it('keeps the options of a system', () => {
    const options = { order: 'listed', byeLetter: 'C', anchorFirst: 'black' };
    const riches = { ...eventOf(event({})), system: 'riches', systemOptions: options } as const;
    expect(riches.players).toHaveLength(3);
    expect(eventOf(makeEvent(riches))).toEqual(riches);
  });

  it('refuses options that the system does not have in this field', () => {
    const text = event({
      pairing: { system: 'riches', options: { order: 'x', anchor: '1', byeLetter: 'E' } },
    });
    expect(problemsOf(text)).toEqual([
      'choice-unknown at pairing.options.order',
      'choice-unknown at pairing.options.byeLetter',
      'option-unknown at pairing.options',
    ]);
  });

  it('keeps every real and every generated tournament, and writes the same text again', () => {
    const cases = (['ties', 'random'] as const).flatMap((name) => expectedCases(name));
    const all = [...[...eventTexts.keys()].map(realEvent), ...cases.map(({ tournament }) => tournament)];
    expect(all).toHaveLength(178);
    for (const tournament of sampled(all, 6)) {
      const text = makeEvent(tournament);
      expect(eventOf(text)).toEqual(tournament);
      expect(makeEvent(eventOf(text))).toBe(text);
    }
  });

  it('writes what a person can read, in a fixed order', () => {
    const lines = makeEvent(eventOf(event())).split('\n');
    expect(lines.slice(0, 4)).toEqual(['{', '  "id": "club",', '  "event": "Club",', '  "system": "RR",']);
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => line.includes('"rests"'))).toEqual([]);
  });

  it('says after which round somebody left', () => {
    const [left] = (JSON.parse(makeEvent(realEvent('iz1985c'))) as { withdrawn: object[] }).withdrawn;
    expect(left).toEqual({ no: 16, after: 6, treatment: 'annulled' });
  });
});

describe('a bad event file', () => {
  it.each([
    ['', 'file-not-json at '],
    [event().slice(0, -20), 'file-not-json at '],
    ['PK\u0003\u0004', 'file-not-json at '],
    ['null', 'event-field at '],
    ['[]', 'event-field at '],
    ['"event"', 'event-field at '],
    [event({ event: undefined }), 'event-field at event'],
    [event({ event: ' ' }), 'event-field at event'],
    [event({ players: undefined }), 'event-field at players'],
    [event({ players: {} }), 'event-field at players'],
    [event({ games: undefined }), 'event-field at games'],
    [event({ year: '2026' }), 'event-field at year'],
    [event({ system: 'SWISS' }), 'choice-unknown at system'],
    [event({ system: '0xRR' }), 'choice-unknown at system'],
    [event({ cycles: 0 }), 'number-out-of-range at cycles'],
    [event({ system: '13xRR' }), 'number-out-of-range at system'],
    [event({ cycles: 1.5 }), 'event-field at cycles'],
    [event({ rounds: 1e9 }), 'number-out-of-range at rounds'],
    [event({ rounds: 2 }), 'event-game-round at games[2].round'],
    [event({ pairing: { system: 'danish' } }), 'system-unknown at pairing.system'],
    [event({ pairing: { exchangeLastTwo: 1 } }), 'event-field at pairing.exchangeLastTwo'],
    [event({ pairing: { numbering: { method: 'dice' } } }), 'choice-unknown at pairing.numbering.method'],
    [event({ scoring: { W: 1, D: 2, L: 0 } }), 'scoring-invalid at scoring'],
    [event({ scoring: { W: 1, D: 0.5 } }), 'event-field at scoring.L'],
    [event({ ruleSet: 'house' }), 'rules-unknown at ruleSet'],
    [event({ tieBreaks: ['PTS', 'LUCK'] }), 'criterion-unknown at tieBreaks'],
    [event({ tieBreaks: ['PTS', 'SB', 'SB'] }), 'criterion-twice at tieBreaks'],
    [event({ tieBreaks: [] }), 'criterion-order at tieBreaks'],
    [event({ tieBreaks: 'PTS' }), 'event-field at tieBreaks'],
    [event({ profile: 'draughts' }), 'choice-unknown at profile'],
    [withPlayer(1, { name: '' }), 'event-field at players[1].name'],
    [withPlayer(1, { no: '2' }), 'event-field at players[1].no'],
    [withPlayer(1, { no: 0 }), 'number-out-of-range at players[1].no'],
    [withPlayer(1, { rating: [] }), 'event-field at players[1].rating'],
    [withPlayer(1, { status: 'ill' }), 'choice-unknown at players[1].status'],
    [withPlayer(1, { team: 'x' }), 'choice-unknown at players[1].team'],
    [withPlayer(1, { adjustment: 0.125 }), 'event-field at players[1].adjustment'],
    [withPlayer(1, { extra: [1] }), 'event-field at players[1].extra'],
    [event({ withdrawn: [{ no: 1, treatment: 'shot' }] }), 'choice-unknown at withdrawn[0].treatment'],
    [withGame(1, { white: 4 }), 'event-player-unknown at games[1].white'],
    [withGame(1, { white: 'Anna' }), 'event-field at games[1].white'],
    [withGame(1, { result: '1:0' }), 'event-result at games[1].result'],
    [withGame(1, { result: {} }), 'event-result at games[1].result'],
    [withGame(1, { result: 'toString' }), 'event-result at games[1].result'],
    [withGame(1, { cycle: 2 }), 'event-field at games[1].cycle'],
    [withGame(1, { annulled: 'yes' }), 'event-field at games[1].annulled'],
  ])('%s: %s', (text, expected) => {
    expect(problemsOf(text)).toContain(expected);
  });

  it('one wrong player does not make their games wrong', () => {
    expect(problemsOf(withPlayer(1, { name: 7 }))).toEqual(['event-field at players[1].name']);
  });

  it('all problems are reported, up to 20', () => {
    expect(problemsOf(withGame(0, { result: 'x', white: 8 }).replace('Club', ' '))).toEqual([
      'event-field at event',
      'event-result at games[0].result',
      'event-player-unknown at games[0].white',
    ]);
    const many = event({ games: Array.from({ length: 1000 }, () => ({})) });
    expect(problemsOf(many)).toHaveLength(MOST_PROBLEMS);
  });

  it('the file is named in the place', () => {
    const result = parseEvent('{}', 'club.json');
    expect(result.ok ? [] : result.problems[0].place).toEqual({ file: 'club.json', field: 'event' });
  });

  it('names of fields that JavaScript knows mean nothing', () => {
    const text = '{"__proto__":{"event":"Club"},"constructor":1,"players":[],"games":[]}';
    expect(problemsOf(text)).toContain('event-field at event');
    expect(({} as Record<string, unknown>)['event']).toBeUndefined();
  });

  it('a list nested a hundred thousand times over is wrong, not fatal', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(problemsOf(deep)).toHaveLength(1);
    expect(
      problemsOf(`{"event":"Club","players":${deep},"games":[{"result":${deep}}]}`).length,
    ).toBeGreaterThan(0);
  });

  it('a mark of byte order before the text is no problem', () => {
    expect(problemsOf(`\uFEFF${event()}`)).toEqual([]);
  });
});

describe('whatever the text, parseEvent answers with a tournament or with problems', () => {
  const answers = (text: string): void => {
    const result = parseEvent(text);
    if (result.ok) expect(eventOf(makeEvent(result.value))).toEqual(result.value);
    else {
      expect(result.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
      for (const { code, place } of result.problems) {
        expect(PROBLEM_CODES).toContain(code);
        expect(place.field).toBeDefined();
      }
    }
  };

  it('any text', () => {
    fc.assert(fc.property(fc.string(), answers), { numRuns: 300 });
  });

  it('any JSON', () => {
    fc.assert(fc.property(fc.json(), answers), { numRuns: 300 });
  });

  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-1, 0, 0.5, 1, 2, 17, 1e9, 1e308, '', '1', 'PTS', '1-0', null, true, [], {}),
  );

  /** Replaces the value that stands at some place of a file, counted through all of its values. */
  const replaced = (text: string, place: number, value: unknown): string => {
    let count = 0;
    JSON.parse(text, (_, found: unknown) => ((count += 1), found));
    let at = 0;
    return JSON.stringify(
      JSON.parse(text, (_, found: unknown) => {
        at += 1;
        return at === 1 + (place % count) ? value : found;
      }),
    );
  };

  const small = [makeEvent(everything), event(), eventTexts.get('tec_rr')!, eventTexts.get('sinq2014')!];

  it('real files with values replaced', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        fc.array(fc.tuple(fc.nat(), odd), { minLength: 1 }),
        (text, changes) =>
          answers(
            changes.reduce((changed, [place, value]) => replaced(changed, place, value) ?? 'null', text),
          ),
      ),
      { numRuns: IS_SWEEP ? 400 : 60 },
    );
  });

  it('real files cut, or with a stretch of text replaced', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        fc.nat(),
        fc.nat(40),
        fc.string(),
        (text, place, length, other) => {
          const at = place % text.length;
          answers(text.slice(0, at) + other + text.slice(at + length));
          answers(text.slice(0, at));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('idOf', () => {
  it.each([
    ['tec_rr', 'tec_rr'],
    ['Club 2026, Section A', 'Club-2026-Section-A'],
    ['Zürich / Bad-Aussee!', 'Zürich-Bad-Aussee'],
    ['../../etc', 'etc'],
    ['?!', 'event'],
  ])('%s is %s', (text, id) => {
    expect(idOf(text)).toBe(id);
    expect(idOf(id)).toBe(id);
  });
});

it('a number so small that it rounds to -0 is 0', () => {
  expect(eventOf(event({ scoring: { W: 3, D: -5e-324, L: 0 } })).scoring).toEqual({
    win: 3,
    draw: 0,
    loss: 0,
    unit: 1,
  });
  const players = three.map((player) => ({ ...player, adjustment: -0 }));
  const text = event({ players }).replaceAll('"adjustment":0', '"adjustment":-0');
  expect(eventOf(text).players[0]!.adjustment).toBe(0);
});

describe('a Go event', () => {
  const of = (result: string, profile = 'go') =>
    event({ profile, games: [{ round: 1, white: 1, black: 2, result }] });

  it.each([
    ['B+', '0-1'],
    ['W+3.5', '1-0'],
    ['B+R', '0-1'],
    ['W+T', '1-0'],
    ['jigo', '1/2'],
    ['1-0', '1-0'],
    ['+-', '+-'],
  ])('has a game won by %s: %s', (result, outcome) => {
    expect(eventOf(of(result)).games[0]!.outcome).toBe(outcome);
  });

  it('what is no result there, or in chess, is refused with its place', () => {
    for (const text of [of('B+x'), of(''), of('W+3.5', 'chess')])
      expect(parseEvent(text)).toMatchObject({
        ok: false,
        problems: [{ code: 'event-result', place: { field: 'games[0].result' } }],
      });
  });
});

describe('further columns and ratings', () => {
  const of = (more: object) =>
    event({ columns: ['Board fee', 'Paid'], players: [{ ...three[0], ...more }, three[1], three[2]] });

  it('one bad value among good ones is refused with its player', () => {
    for (const extra of [[1, {}], [{}, 1], ['a', [1]], [1], [1, 2, 3], [1, undefined, 2]])
      expect(problemsOf(of({ extra }))).toEqual(['event-field at players[0].extra']);
    expect(problemsOf(of({ extra: [null, true] }))).toEqual([]);
  });

  it.each([-1, 10_000, 1e300, 'x', '12345', '1e5'])('%j is no rating', (rating) => {
    expect(problemsOf(of({ rating }))).toEqual(['rating-invalid at players[0].rating']);
  });

  it.each([0, 1500, 9999, 2100.5, '1523P12', '3k', 'unr.', ''])('%j is one, or none', (rating) => {
    expect(problemsOf(of({ rating }))).toEqual([]);
  });
});
