import { readExchange } from '../../src/app/exchange/read';
import { present } from '../../src/core/present';
import { cyclesShown } from '../../src/exchange/cycles';
import type { ExchangeFormat, FoundEvent, Loss } from '../../src/exchange/format';
import { lossesOf } from '../../src/exchange/losses';
import { EXCHANGE_FORMATS } from '../../src/exchange/registry';
import { FIELD_HEADINGS, PLAYER_FIELDS, type PlayerField } from '../../src/language/playerFields';
import { realEvent } from '../eventFixtures';
import { generated } from '../generated';
import { valueOf } from '../results';

/** What stands in the column of each field, for the player of a number. A national ID is one of the federation of a format. */
const VALUES: Readonly<Record<PlayerField, (no: number, format: string) => string>> = {
  title: () => 'FM',
  sex: () => 'w',
  fideId: (no) => `1234567${no}`,
  birth: (no) => `198${no}-02-28`,
  club: (no) => `Club ${no}`,
  nationalId: (no, format) => (format === 'ecf' ? `12345${no}A` : `1234567${no}`),
  nationalRating: (no) => `150${no}`,
  egfPin: (no) => `1234567${no}`,
};

const base = generated({ players: 4, cycles: 1, seed: 1 });
const withFields = (fields: readonly PlayerField[], format: string) => ({
  ...base,
  columns: fields.map((field) => FIELD_HEADINGS[field]),
  players: base.players.map((player) => ({
    ...player,
    extra: fields.map((field) => VALUES[field](player.no, format)),
  })),
});

const FORMATS = EXCHANGE_FORMATS.filter(({ parse, make }) => parse && make);

it.each(FORMATS)('$id: what comes back of the columns is what it says to keep', (format) => {
  const { id, extensions, make, fields = [] } = format;
  const made = valueOf(
    present(make)(withFields(PLAYER_FIELDS, id), { language: 'en', time: '2026-11-27T19:00' }),
  );
  const [{ content }] = made.files;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = `club${extensions[0]}`;
  const [read] = valueOf(readExchange({ file, bytes, from: id, language: 'en' })).imported;
  const { columns, players } = present(read).tournament;
  const back = PLAYER_FIELDS.filter((field) => {
    const at = columns.indexOf(FIELD_HEADINGS[field]);
    return at >= 0 && players.every(({ extra = [] }) => (extra[at] ?? null) !== null);
  });
  expect([...fields].sort()).toEqual([...back].sort());
});

it.each(FORMATS)('$id: only what does not come back of the columns is told', (format) => {
  const { losses, fields = [] } = format;
  const other = PLAYER_FIELDS.filter((field) => !fields.includes(field)).slice(0, 1);
  const isTold = (all: readonly PlayerField[]): boolean =>
    lossesOf(withFields(all, format.id), format).some(({ values }) =>
      String(values['what']).includes('columns'),
    );
  expect([isTold(fields), isTold(other)]).toEqual([false, losses.includes('columns')]);
});

it('the Log of a workbook is in every note of what a file loses, but of files that are only sent', () => {
  for (const format of EXCHANGE_FORMATS) {
    const [note] = lossesOf(base, format, true);
    expect(String(note?.values['what'] ?? '').includes('the Log')).toBe(format.losses.length > 0);
  }
});

const holding = (...losses: readonly Loss[]): ExchangeFormat => ({ id: 'x', extensions: ['.x'], losses });

const EVENT = realEvent('ny1924');
const [first, ...others] = EVENT.players;

const told = (changes: object, ...losses: readonly Loss[]): unknown =>
  lossesOf({ ...EVENT, ...changes }, holding(...losses)).map(({ code, values }) => [code, values['what']]);

describe('what a file does not hold is told in one warning', () => {
  it('names what the tournament has, in the order of the format', () => {
    const players = [{ ...first!, adjustment: -1, playOff: 1 }, ...others];
    expect(told({ players }, 'playOffs', 'adjustments', 'teams')).toEqual([
      ['exchange-lost', 'play-offs, adjustments of points'],
    ]);
  });

  it.each<[Loss, object, string]>([
    ['withdrawals', { players: [{ ...first!, status: 'withdrawn' }, ...others] }, 'who has left'],
    ['annulled', { players: [{ ...first!, status: 'annulled' }, ...others] }, 'games that count for nobody'],
    ['scoring', { scoring: { win: 3, draw: 1, loss: 0, unit: 1 } }, 'points other than 1, ½ and 0'],
    ['tieBreaks', { tieBreaks: ['PTS', 'KS'] }, 'the order of tie-breaks'],
    ['columns', { players: [{ ...first!, extra: [1988] }, ...others] }, 'further columns of the list'],
    ['calendar', { calendar: ['venue'] }, 'venues, deadlines and moved dates'],
    ['unrated', { games: [{ ...EVENT.games[0]!, outcome: '1-0u' }] }, 'which games are not rated'],
    ['forfeits', { games: [{ ...EVENT.games[0]!, outcome: '+-' }] }, 'which games were forfeits'],
    ['times', { games: [{ ...EVENT.games[0]!, date: '2026-11-27 19:00' }] }, 'times of day'],
  ])('%s, and only where there are any', (loss, changes, what) => {
    expect(told(changes, loss)).toEqual([['exchange-lost', what]]);
    expect(told({ tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'] }, loss)).toEqual([]);
  });

  it('says nothing of the same points in other units, and of what anybody makes again', () => {
    expect(told({ scoring: { win: 100, draw: 50, loss: 0, unit: 100 } }, 'scoring')).toEqual([]);
    expect(told({}, 'numbering', 'details', 'event')).toEqual([]);
    expect(
      told({ columns: ['Born'], players: [{ ...first!, extra: [null] }, ...others] }, 'columns'),
    ).toEqual([]);
  });
});

const players = (count: number): FoundEvent['players'] =>
  Array.from({ length: count }, (_, at) => ({ no: at + 1, name: `P${at}`, place: {} }));

/** `round white-black` of each game, players from 0. */
const event = (count: number, ...games: readonly string[]): FoundEvent => ({
  event: '',
  players: players(count),
  columns: [],
  games: games.map((text) => {
    const [round = 0, white = 0, black = 0] = text.split(/[ -]/).map(Number);
    return { white, black, coloursKnown: true, outcome: '1-0', round, place: {} };
  }),
  details: {},
});

const shown = (found: FoundEvent): unknown => {
  const cycles = cyclesShown(found, 'x.pgn');
  return cycles.ok
    ? cycles.value
    : cycles.problems.map(({ code, values }) => [code, values.round, values.needed]);
};

describe('how often all meet, where a file leaves it open', () => {
  it('a round above those of one cycle, in which somebody meets again, is of a second cycle', () => {
    expect(shown(event(4, '1 0-3', '1 1-2', '2 3-2', '7 3-0'))).toBe(2);
    expect(shown(event(4, '1 0-3', '4 3-0'))).toBe(2);
  });

  it('where nobody meets again, nobody knows', () => {
    expect(shown(event(4, '1 0-3', '1 1-2', '5 3-2'))).toEqual([['exchange-cycles-open', 5, 3]]);
    expect(shown(event(5, '1 0-3', '1 1-2', '6 3-2'))).toEqual([['exchange-cycles-open', 6, 5]]);
  });

  it('postponed games of a whole cycle are in no other one', () => {
    expect(shown(event(3, '1 0-1', '2 0-2', '9 1-2'))).toBeUndefined();
  });

  it('rounds of one cycle show nothing', () => {
    expect(shown(event(4, '1 0-3', '3 1-2'))).toBeUndefined();
    expect(shown({ ...event(4, '1 0-3', '5 1-2'), cycles: 3 })).toBe(3);
    expect(shown({ ...event(4, '1 0-3', '5 1-2'), rounds: 5 })).toBeUndefined();
  });
});
