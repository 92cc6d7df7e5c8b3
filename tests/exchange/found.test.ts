import { strToU8, zipSync } from 'fflate';
import type { Tournament } from '../../src/core/model';
import { fileKind } from '../../src/exchange/fileKind';
import type {
  FoundEvent,
  FoundGame,
  FoundPlayer,
  ExchangeFormat,
  Loss,
} from '../../src/exchange/exchangeFormat';
import { tournamentOf } from '../../src/exchange/found';
import { eventTexts, realEvent } from '../eventFixtures';
import { codesOf, valueOf } from '../results';
import { watched } from './malformed';
import { readExchange } from '../../src/app/exchange/read';
import { present } from '../../src/core/present';
import { cyclesShown } from '../../src/exchange/shown';
import { lossesOf } from '../../src/exchange/losses';
import { EXCHANGE_FORMATS } from '../../src/exchange/registry';
import { FIELD_HEADINGS, PLAYER_FIELDS, type PlayerField } from '../../src/language/playerFields';
import { generated } from '../generated';

const NAMING = { id: 'x', file: 'club/winter.trf' };

const player = (no: number, name = `Player ${no}`): FoundPlayer => ({ no, name, place: { line: no } });

const game = (white: number, black: number, round: number | null): FoundGame => ({
  ...{ white, black, round, outcome: '1-0', coloursKnown: true },
  place: { line: 10 * white + black },
});

/** The Berger table for four. */
const FOUR: readonly FoundGame[] = [
  ...[game(0, 3, 1), game(1, 2, 1)],
  ...[game(3, 2, 2), game(0, 1, 2)],
  ...[game(1, 3, 3), game(2, 0, 3)],
];

const event = (changes: Partial<FoundEvent> = {}): FoundEvent => ({
  event: 'Winter',
  players: [1, 2, 3, 4].map((no) => player(no)),
  columns: [],
  games: FOUR,
  details: {},
  ...changes,
});

/** An event as a file tells of it that has everything but the system. */
const toldBy = (tournament: Tournament): FoundEvent => ({
  event: tournament.event,
  columns: tournament.columns,
  cycles: tournament.cycles,
  players: tournament.players.map(({ no, name, rating }) => ({
    ...{ no, name },
    ...(rating ? { rating } : {}),
    place: { line: no },
  })),
  games: tournament.games.map(({ white, black, round, outcome, no }) => ({
    ...{ white: white - 1, black: black - 1, round, outcome, coloursKnown: true },
    place: { line: no },
  })),
  scoring: tournament.scoring,
  details: {},
});

describe('a tournament made of what a file tells', () => {
  it.each([...eventTexts.keys()])('has the finished games of %s in their rounds and colours', (name) => {
    const told = realEvent(name);
    const { tournament } = valueOf(tournamentOf(toldBy(told), NAMING));
    const finished = (all: Tournament): readonly string[] =>
      all.games
        .filter(({ outcome }) => outcome !== null)
        .map(({ round, white, black, outcome }) => `${round} ${white} ${black} ${outcome}`)
        .sort();
    expect(finished(tournament)).toEqual(finished(told));
  });

  it('knows the table that a complete schedule is from', () => {
    const { tournament, warnings } = valueOf(tournamentOf(event(), NAMING));
    expect(tournament.system).toBe('berger');
    expect(tournament.games.map(({ round, board, white, black }) => [round, board, white, black])).toEqual([
      ...[
        [1, 1, 1, 4],
        [1, 2, 2, 3],
      ],
      ...[
        [2, 1, 4, 3],
        [2, 2, 1, 2],
      ],
      ...[
        [3, 1, 2, 4],
        [3, 2, 3, 1],
      ],
    ]);
    expect(warnings).toEqual([]);
  });

  it('has games that the file does not have as still to be played, and says so', () => {
    const { tournament, warnings } = valueOf(tournamentOf(event({ games: FOUR.slice(0, 4) }), NAMING));
    expect(tournament.games.filter(({ outcome }) => outcome === null)).toHaveLength(2);
    expect(warnings.map(({ code, place }) => [code, place.file])).toEqual([
      ['adopt-inferred', 'club/winter.trf'],
    ]);
  });

  it('warns where few have met and nothing is open: that may be a Swiss', () => {
    const codes = (changes: Partial<FoundEvent>): readonly string[] =>
      valueOf(tournamentOf(event(changes), NAMING)).warnings.map(({ code }) => code);
    expect(codes({ games: FOUR.slice(0, 2) })).toContain('exchange-few-met');
    expect(codes({ games: FOUR.slice(0, 3) })).not.toContain('exchange-few-met');
    expect(codes({ games: FOUR.slice(0, 2), rounds: 3 })).not.toContain('exchange-few-met');
    const [first, ...more] = FOUR.slice(0, 2);
    expect(codes({ games: [{ ...first!, outcome: null }, ...more] })).not.toContain('exchange-few-met');
  });

  it('is called as the file where the file has no name for the event', () => {
    expect(valueOf(tournamentOf(event({ event: ' ' }), NAMING)).tournament.event).toBe('winter');
  });

  it('is Go where most ratings are ranks', () => {
    const ranked = ['3k', '2k', '1d', 1800].map((typed, at) => ({
      ...player(at + 1),
      rating: { typed, strength: 1 },
    }));
    expect(valueOf(tournamentOf(event({ players: ranked }), NAMING)).tournament.profile).toBe('go');
  });

  it('keeps dates, details and annulled games', () => {
    const games = FOUR.map((each) => ({ ...each, date: '2026-11-27', annulled: true as const }));
    const details = { city: 'Bremen' };
    const { tournament } = valueOf(tournamentOf(event({ games, details }), NAMING));
    expect(tournament.dated).toBe(true);
    expect(tournament.details).toEqual({ city: 'Bremen' });
    expect(tournament.games.every(({ date, annulled }) => date === '2026-11-27' && annulled)).toBe(true);
  });

  it('takes whoever has no game that counts to have left, and says so', () => {
    const games = FOUR.map((each) => ({
      ...each,
      ...(each.white === 3 || each.black === 3 ? { annulled: true as const } : {}),
    }));
    const { tournament, warnings } = valueOf(tournamentOf(event({ games }), NAMING));
    expect(tournament.players.map(({ status }) => status)).toEqual([
      'playing',
      'playing',
      'playing',
      'annulled',
    ]);
    expect(tournament.games.some(({ annulled }) => annulled)).toBe(false);
    expect(warnings.map(({ code, place }) => [code, place.player])).toContainEqual([
      'exchange-left',
      tournament.players[3]?.name,
    ]);
  });

  it.each([
    ['two players of one number', { players: [player(1), player(1), player(3)] }, 'exchange-player-twice', 1],
    ['a player without a name', { players: [player(1), player(2, ' '), player(3)] }, 'name-missing', 2],
    ['somebody against themselves', { games: [game(1, 1, 1)] }, 'adopt-against-self', 11],
    ['two games in one round', { games: [game(0, 1, 1), game(1, 2, 1)] }, 'exchange-two-games', 12],
  ])('is refused for %s, with the line', (_, changes, code, line) => {
    const made = tournamentOf(event(changes), NAMING);
    expect(codesOf(made)).toContain(code);
    expect(made.ok ? [] : made.problems.map(({ place }) => place.line)).toContain(line);
  });

  it.each([
    ['two players', { players: [player(1), player(2)], games: [] }, 'too-few-players'],
    ['a Swiss of two rounds', { rounds: 2 }, 'exchange-not-all-play'],
    [
      'one pair that meets three times',
      { games: [...FOUR, game(0, 3, 4), game(3, 0, 5)] },
      'adopt-meetings-uneven',
    ],
  ])('is refused for %s', (_, changes, code) => {
    const made = tournamentOf(event(changes), NAMING);
    expect(codesOf(made)).toEqual([code]);
    expect(made.ok ? [] : made.problems.map(({ place }) => place.file)).toEqual(['club/winter.trf']);
  });
});

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string): string => [...text].join('\0');
const ole = (name: string): Uint8Array => latin(`\u00d0\u00cf\u0011\u00e0${'\0'.repeat(512)}${wide(name)}`);
const zip = (...parts: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(parts.map((part) => [part, strToU8('x')])));

it.each([
  ['an old workbook', ole('Workbook'), 'xls'],
  ['one of Excel 95', ole('Book'), 'xls'],
  ['one of Excel 4, before there were containers', latin('\t\u0004\u0006\0\0\0'), 'xls'],
  ['a workbook with a password', ole('EncryptedPackage'), 'encrypted'],
  ['an old Word document', ole('WordDocument'), 'document'],
  ['an old presentation', ole('PowerPoint Document'), 'slides'],
  ['a workbook', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['a binary workbook', zip('[Content_Types].xml', 'xl/workbook.bin'), 'xlsb'],
  ['a Word document', zip('[Content_Types].xml', 'word/document.xml'), 'document'],
  ['a presentation', zip('[Content_Types].xml', 'ppt/presentation.xml'), 'slides'],
  ['Numbers', zip('Index/Document.iwa', 'preview.jpg'), 'numbers'],
  ['an archive', zip('list.csv'), 'archive'],
  ['a PDF', latin('%PDF-1.7\n%\u00e2\u00e3'), 'pdf'],
  ['a page', latin('\u00ef\u00bb\u00bf<!DOCTYPE html><html>'), 'page'],
  ['a table of a page alone', latin('\n<table border=1><tr><td>Ann</td></tr></table>'), 'page'],
  ['a spreadsheet in XML', latin('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'), 'xml'],
  ['a text', latin('Name;Elo\nAnn;2000'), 'text'],
  ['a text in UTF-16 without a byte order mark', latin(wide('Name;Elo\nAnn;2000')), 'text'],
  ['a name that begins like a picture', latin('BMW Team;1\n'), 'text'],
  ['a picture', latin('BM\u0086\u0003\0\0\0\0\u0001\u0002\u0003'), 'picture'],
  ['anything else', latin('\u0001\u0002\u0003'), null],
])('%s is told by what it holds', (_, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});

/** A clock on which each call takes as long as the next of these, in milliseconds. */
const clockOf = (...times: readonly number[]): (() => number) => {
  const readings = times.flatMap((time) => [0, time]);
  return () => readings.shift() ?? Infinity;
};

describe('a file takes too long to read', () => {
  it('where none of five readings ends within a second', () => {
    let calls = 0;
    const read = (): number => ++calls;
    expect(watched(read, clockOf(3400, 3300, 3001, 3200, 3500))).toEqual({ value: 5, long: '3001 ms' });
  });

  it('but not where one of them does, whatever else the process was busy with', () => {
    expect(watched(() => 'read', clockOf(3400, 3000))).toEqual({ value: 'read', long: null });
  });
});

describe('fields of players', () => {
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
    const made = valueOf(present(make)(withFields(PLAYER_FIELDS, id), { time: '2026-11-27T19:00' }));
    const [{ content }] = made.files;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = `club${extensions[0]}`;
    const [read] = valueOf(readExchange({ file, bytes, from: id })).imported;
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
    it('says nothing of venues, deadlines and moves that nobody typed, whatever columns there are', () => {
      const games = [{ ...EVENT.games[0]!, date: '2026-11-27', planned: '2026-11-27' }];
      const calendar = ['planned', 'venue', 'deadline'];
      expect(told({ games, calendar }, 'moves', 'venues', 'deadlines')).toEqual([]);
    });

    it('says nothing of somebody who has left where nobody has filled a place', () => {
      const left = (name: string): unknown =>
        told({ players: [{ ...first!, name, status: 'annulled' }, ...others] }, 'withdrawals', 'annulled');
      expect([left('bye'), left('Anna')]).toEqual([[], [['exchange-lost', expect.anything()]]]);
    });

    it('names what the tournament has, in the order of the format', () => {
      const players = [{ ...first!, adjustment: -1, playOff: 1 }, ...others];
      expect(told({ players }, 'playOffs', 'adjustments', 'teams')).toEqual([
        ['exchange-lost', 'play-offs, adjusted points'],
      ]);
    });

    it.each<[Loss, object, string]>([
      ['withdrawals', { players: [{ ...first!, status: 'withdrawn' }, ...others] }, 'who has withdrawn'],
      ['annulled', { players: [{ ...first!, status: 'annulled' }, ...others] }, 'games that do not count'],
      ['scoring', { scoring: { win: 3, draw: 1, loss: 0, unit: 1 } }, 'points other than 1, ½ and 0'],
      ['tieBreaks', { tieBreaks: ['PTS', 'KS'] }, 'the order of tie-breaks'],
      ['columns', { players: [{ ...first!, extra: [1988] }, ...others] }, 'other columns of the list'],
      ['venues', { games: [{ ...EVENT.games[0]!, venue: 'Hall' }] }, 'venues'],
      ['deadlines', { games: [{ ...EVENT.games[0]!, deadline: '2026-12-01' }] }, 'deadlines'],
      [
        'moves',
        { games: [{ ...EVENT.games[0]!, date: '2026-11-28', planned: '2026-11-27' }] },
        'moved dates',
      ],
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
});
