import { withStatus } from '../../changed';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import type { Tournament } from '../../../src/core/model';
import { eventOf } from '../../eventFixtures';
import { told } from '../../results';
import { event, games, three } from './club';

const withPlayer = (more: object): string =>
  event({ players: [{ ...three[0], ...more }, ...three.slice(1)] });
const LONG = 'x'.repeat(32_768);

describe('what an event file gets wrong is told whole', () => {
  it.each<[string, string, string]>([
    ['a field of another kind', event({ event: 7 }), 'event-field; field event; expected text'],
    ['a text longer than a cell holds', event({ event: LONG }), 'event-field; field event; expected text'],
    [
      'a section longer than a cell holds',
      withPlayer({ adjustmentReason: LONG }),
      'event-field; field players[0].adjustmentReason; expected text',
    ],
    [
      'points for a win as text',
      event({ scoring: { W: '1', D: 0.5, L: 0 } }),
      'event-field; field scoring.W; expected number',
    ],
    [
      'a round of a game as text',
      event({ games: [{ ...games[0], round: '1' }] }),
      'event-field; field games[0].round; expected wholeNumber',
    ],
    ['13 cycles', event({ cycles: 13 }), 'number-out-of-range; field cycles; typed 13; least 1; most 12'],
    [
      'a list for a profile',
      event({ profile: [1] }),
      'choice-unknown; field profile; typed […]; choices chess, go, plain, neutral, home',
    ],
    [
      'a record for a profile',
      event({ profile: {} }),
      'choice-unknown; field profile; typed {…}; choices chess, go, plain, neutral, home',
    ],
    [
      'a profile of 40 signs',
      event({ profile: 'y'.repeat(40) }),
      `choice-unknown; field profile; typed ${'y'.repeat(40)}; choices chess, go, plain, neutral, home`,
    ],
    [
      'a profile of 41 signs',
      event({ profile: 'y'.repeat(41) }),
      `choice-unknown; field profile; typed ${'y'.repeat(39)}…; choices chess, go, plain, neutral, home`,
    ],
    [
      'a system that is none',
      event({ system: 'x2xRR' }),
      'choice-unknown; field system; typed x2xRR; choices RR, DRR, 3xRR, 4xRR',
    ],
    [
      'the same with more behind it',
      event({ system: '2xRRx' }),
      'choice-unknown; field system; typed 2xRRx; choices RR, DRR, 3xRR, 4xRR',
    ],
    [
      'a list of systems',
      event({ system: ['5xRR'] }),
      'choice-unknown; field system; typed […]; choices RR, DRR, 3xRR, 4xRR',
    ],
    [
      'a number twice',
      withPlayer({ no: 2 }),
      'numbers-duplicate; field players[1].no; number 2; other players[0]',
    ],
    [
      'a number beyond the players',
      withPlayer({ no: 4 }),
      'number-out-of-range; field players[0].no; typed 4; least 1; most 3',
    ],
    [
      'one player',
      event({ players: three.slice(0, 1), games: [] }),
      'too-few-players; field players; count 1; least 2',
    ],
    [
      'an adjustment as text',
      withPlayer({ adjustment: '1' }),
      'event-field; field players[0].adjustment; expected adjustment',
    ],
    [
      'an adjustment beyond all measure',
      withPlayer({ adjustment: -10_000.01 }),
      'event-field; field players[0].adjustment; expected adjustment',
    ],
    [
      'somebody unknown who left',
      event({ withdrawn: [{ no: 9, treatment: 'annulled' }] }),
      'event-player-unknown; field withdrawn[0].no; number 9',
    ],
    [
      'somebody who left twice',
      event({
        withdrawn: [
          { no: 1, treatment: 'annulled' },
          { no: 1, treatment: 'annulled' },
        ],
      }),
      'event-player-twice; field withdrawn[1].no; name Anna',
    ],
    [
      'a game of a stranger',
      event({ games: [{ round: 1, white: 1, black: 4 }] }),
      'event-player-unknown; field games[0].black; number 4',
    ],
    [
      'a game against himself',
      event({ games: [{ round: 1, white: 1, black: 1 }] }),
      'event-game-self; field games[0]; number 1',
    ],
    [
      'a game in a fourth round',
      event({ games: [{ round: 4, white: 1, black: 2 }] }),
      'event-game-round; field games[0].round; round 4; rounds 3',
    ],
    [
      'two games of one in a round',
      event({ games: [games[0], { round: 1, white: 3, black: 1 }] }),
      'event-player-two-games; field games[1]; number 1; round 1',
    ],
    [
      'one game too many',
      event({ games: [games[0], { round: 2, white: 2, black: 1 }] }),
      'event-pair-too-often; field games[1]; white 2; black 1; count 2; cycles 1',
    ],
    [
      'a cycle twice',
      event({
        cycles: 2,
        games: [
          { ...games[0], cycle: 2 },
          { round: 4, white: 2, black: 1, cycle: 2 },
        ],
      }),
      'event-field; field games[1].cycle; expected cycle',
    ],
    [
      'a game’s number twice',
      event({
        games: [
          { ...games[0], no: 5 },
          { ...games[1], no: 5 },
        ],
      }),
      'event-game-twice; field games[1].no; number 5; other games[0]',
    ],
    [
      'a rest of a stranger',
      event({ rests: [{ round: 1, player: 4 }] }),
      'event-player-unknown; field rests[0].player; number 4',
    ],
    [
      'a rest in a fourth round',
      event({ rests: [{ round: 4, player: 1 }] }),
      'event-game-round; field rests[0].round; round 4; rounds 3',
    ],
    [
      'a pin of a stranger',
      event({ pairing: { pins: [{ no: 1 }, { no: 4, board: 1 }] } }),
      'event-player-unknown; field pairing.pins[1].no; number 4',
    ],
    [
      'a pin at no board',
      event({ pairing: { pins: [{ no: 1, board: 0 }] } }),
      'number-out-of-range; field pairing.pins[0].board; typed 0; least 1; most 724',
    ],
    [
      'a pin of nobody',
      event({ pairing: { pins: [{ board: 1 }] } }),
      'event-field; field pairing.pins[0].no; expected wholeNumber',
    ],
    [
      'colours by dice',
      event({ pairing: { colours: 'dice' } }),
      'choice-unknown; field pairing.colours; typed dice; choices system, strength, toss, quad',
    ],
    ['another paper', event({ paper: 'A5' }), 'choice-unknown; field paper; typed A5; choices A4, Letter'],
    [
      'a team without a name',
      event({ teams: [{ id: 'k' }] }),
      'event-field; field teams[0].name; expected text',
    ],
  ])('%s', (_, text, expected) => {
    expect(told(parseEvent(text))).toContain(expected);
  });

  it('more players than the rows of a sheet hold in so many cycles: 418 in 12', () => {
    const field = (count: number) =>
      event({
        cycles: 12,
        games: [],
        players: Array.from({ length: count }, (_, index) => ({ no: index + 1, name: `P${index}` })),
      });
    expect(told(parseEvent(field(418)))).toEqual([]);
    expect(told(parseEvent(field(419)))).toEqual(['too-many-players; field players; count 419; most 418']);
  });

  it('what is no JSON is told in the words of whoever read it', () => {
    expect(told(parseEvent('{'))[0]).toMatch(/^file-not-json; field ; detail \S+/);
  });

  it('the bounds are within: 12 cycles, 10,000 points, 32,767 signs, board 1, a rest in the last round', () => {
    const fits = [
      event({ cycles: 12, games: [] }),
      withPlayer({ adjustment: 10_000 }),
      withPlayer({ adjustment: -10_000, adjustmentReason: LONG.slice(1) }),
      event({ event: LONG.slice(1) }),
      event({ rests: [{ round: 3, player: 1 }] }),
      event({ pairing: { pins: [{ no: 3, board: 1 }] } }),
      event({ players: three.slice(0, 2), games: [games[0]] }),
    ];
    expect(fits.map((text) => told(parseEvent(text)))).toEqual(fits.map(() => []));
  });
});

describe('an event file gives back', () => {
  const again = (more: Partial<Tournament>): Tournament => {
    const tournament = { ...eventOf(event()), ...more };
    expect(eventOf(makeEvent(tournament))).toEqual(tournament);
    return tournament;
  };

  it('what reports tell of the event, and nothing of what was not said', () => {
    again({ details: { city: 'Bremen', affiliate: 'A1234567' } });
    const plain = eventOf(event({ details: { city: ' ', arbiter: ' Anna Berg ' } }));
    expect(plain.details).toEqual({ arbiter: 'Anna Berg' });
    expect('details' in eventOf(event({ details: {} }))).toBe(false);
  });

  it('colours, pins and paper, and nothing of them where they are those of the system', () => {
    again({ colours: 'strength', pins: [{ no: 1 }, { no: 2, board: 1 }], paper: 'Letter' });
    const plain = eventOf(event({ paper: 'A4', pairing: { colours: 'system', pins: [] } }));
    expect(['colours', 'pins', 'paper'].filter((name) => name in plain)).toEqual([]);
  });

  it('a draw with its detail and seed', () => {
    again({ numbering: { method: 'varma', detail: 'corrected', seed: 'x' } });
  });

  it('what is said of a match: its list for teams', () => {
    expect(eventOf(event({ teamTieBreaks: ['GP', 'NZ_BOARDS'] })).teamTieBreaks).toEqual(['GP', 'NZ_BOARDS']);
  });

  it('a result that was played without being rated', () => {
    const outcomes = ['1-0', '0-1', '1/2', '+-', '-+', '--'] as const;
    for (const outcome of outcomes)
      again({
        games: eventOf(event()).games.map((game, index) => (index === 0 ? { ...game, outcome } : game)),
      });
  });

  it('an annulled game, and one that is postponed; a finished one is not', () => {
    const [first, second, third] = eventOf(event()).games;
    again({ games: [{ ...first!, annulled: true }, second!, { ...third!, pending: 'postponed' }] });
    const finished = event({ games: [{ ...games[0], pending: 'postponed' }] });
    expect(eventOf(finished).games[0]).not.toHaveProperty('pending');
    expect(eventOf(event({ games: [{ ...games[0], annulled: false }] })).games[0]).not.toHaveProperty(
      'annulled',
    );
    expect(JSON.parse(makeEvent(eventOf(event())))).toHaveProperty(['games', 0, 'result'], '1-0');
    expect(JSON.parse(makeEvent(eventOf(event())))).not.toHaveProperty(['games', 0, 'annulled']);
  });

  it('rests by hand; those that the games tell are not written, nor are lists of nothing', () => {
    const made = eventOf(event());
    const written = (tournament: Tournament) => JSON.parse(makeEvent(tournament)) as Record<string, unknown>;
    expect(written(made)).not.toHaveProperty('rests');
    for (const name of ['columns', 'teams', 'withdrawn']) expect(written(made)).not.toHaveProperty(name);
    const [first, ...others] = made.rests;
    for (const byHand of [
      [{ ...first!, player: 2 }, ...others],
      [{ ...first!, round: 2 }, ...others],
      others,
    ]) {
      expect(written({ ...made, rests: byHand })).toHaveProperty('rests');
      again({ rests: byHand });
    }
  });

  it('the points of a loss', () => {
    again({ scoring: { win: 6, draw: 3, loss: 1, unit: 2 } });
  });
});

it('who has left was at the board last where they played with either colour, forfeits apart', () => {
  const made = eventOf(event());
  const left = (no: number, outcome: '+-' | '1-0') => {
    const played = made.games.map((game) => (game.round === 3 ? { ...game, outcome } : game));
    const { withdrawn } = JSON.parse(makeEvent({ ...withStatus(made, no, 'annulled'), games: played })) as {
      withdrawn: object[];
    };
    return withdrawn;
  };
  expect(left(3, '1-0')).toEqual([{ no: 3, after: 3, treatment: 'annulled' }]);
  expect(left(3, '+-')).toEqual([{ no: 3, after: 2, treatment: 'annulled' }]);
  expect(left(2, '+-')).toEqual([{ no: 2, after: 1, treatment: 'annulled' }]);
});

it('who rests follows from the games by round, in an odd field only, where one alone has none', () => {
  const turned = eventOf(event({ games: [...games].reverse() }));
  expect(turned.rests.map(({ round, player }) => `${round}: ${player}`)).toEqual(['1: 3', '2: 2', '3: 1']);
  const five = Array.from({ length: 5 }, (_, index) => ({ no: index + 1, name: `P${index + 1}` }));
  expect(eventOf(event({ players: five, games: [games[0]] })).rests).toEqual([]);
  const four = eventOf(event({ players: [...three, { no: 4, name: 'Dan' }], games: [games[0]] }));
  expect(four.rests).toEqual([]);
});
