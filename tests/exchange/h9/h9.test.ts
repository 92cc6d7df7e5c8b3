/** @sweep */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h9 } from '../../../src/exchange/h9/make';
import type { FoundEvent, Parsed } from '../../../src/exchange/exchangeFormat';
import type { Result } from '../../../src/core/result';
import type { Tournament } from '../../../src/core/model';
import { eventTexts, realEvent } from '../../eventFixtures';
import { goEvent as clubEvent } from '../../goEvents';
import { told, toldOf, valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { asReported, MAKING, smallEvent } from '../events';
import { faultsOfParser } from '../malformed';
import { lostInRoundTrip } from '../roundTrip';

const SAMPLE = new Uint8Array(readFileSync(join(__dirname, '../../fixtures/exchange/h9/club.h9')));
const GO = { city: 'Bremen', federation: 'DE', goClass: 'B', komi: '6.5', minutes: '50' };

const bytesOf = (tournament: Tournament): Uint8Array =>
  valueOf(h9.make!(tournament, MAKING)).files[0].content as Uint8Array;

const latin = (bytes: Uint8Array): string => new TextDecoder('iso-8859-15').decode(bytes);

const parsed = (text: string | Uint8Array): Result<Parsed> =>
  h9.parse!(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'club.h9');

const games = ({ games: all, players }: FoundEvent): readonly string[] =>
  all.map(
    ({ round, white, black, outcome, coloursKnown }) =>
      `${round}: ${players[white]!.name} ${coloursKnown ? '-' : '?'} ${players[black]!.name} ${outcome}`,
  );

/** The small event among players of Go. */
const goEvent = (more: object = {}): Tournament => {
  const event = smallEvent({ profile: 'go', details: GO, ...more });
  const ranks = ['2d', '1 kyu', '10k', '3P'];
  return {
    ...event,
    players: event.players.map((player, at) => ({
      ...player,
      federation: ['DE', 'IS', 'FRA', 'CZ'][at]!,
      rating: { typed: ranks[at]!, strength: 2000 },
    })),
  };
};

describe('a table of results for the European Go Database', () => {
  it.each([...eventTexts.keys()])('has all of %s that it can hold when it is read back', (name) => {
    expect(lostInRoundTrip(asReported(realEvent(name)), h9, { fields: ['egfPin'] })).toEqual([]);
  });

  it('keeps class, komi, time, place and pins', () => {
    const kept = {
      fields: ['egfPin'],
      details: ['goClass', 'komi', 'minutes', 'city', 'federation'],
    } as const;
    expect(lostInRoundTrip(goEvent(), h9, kept)).toEqual([]);
  });

  it('has the handicap of each game behind its colour, and says so', () => {
    const event = { ...clubEvent(4), details: GO };
    const won = event.games.map((game) => ({ ...game, outcome: '1-0' as const }));
    const text = (more: object) => latin(bytesOf({ ...event, games: won, ...more }));
    const told = text({ handicap: 'ranks' });
    expect(told).toContain('; HA[h9]');
    expect(told.split('\r\n').filter((line) => /^\d/.test(line))).toEqual([
      '1 Mori Kenji 3d XX xxxx 3 3 0 0 4+/w4 2+/w2 3+/w3',
      '2 Aoki Yuna 1d XX xxxx 2 1 0 0 3+/w1 1-/b2 4+/w2',
      '3 Braun Eva 1k XX xxxx 1 0 0 0 2-/b1 4+/w1 1-/b3',
      '4 Chen Li 2k XX xxxx 0 0 0 0 1-/b4 3-/b1 2-/b2',
    ]);
    expect(text({})).not.toContain('; HA[h9]');
    expect(text({})).toContain(' 4+/w0 ');
  });

  it.each(['6,5', '6½', '6 ½', '6.5'])('has komi %s with a point', (komi) => {
    expect(latin(bytesOf(goEvent({ details: { ...GO, komi } })))).toContain('; KM[6.5]');
  });

  it('has comments, and a line for each player by their place, with a result for each round', () => {
    expect(latin(bytesOf(goEvent())).split('\r\n')).toEqual([
      '; CL[B]',
      '; EV[Harbour Cup]',
      '; PC[DE, Bremen]',
      '; DT[2026-11-06,2026-11-20]',
      '; KM[6.5]',
      '; TM[50]',
      '1 Óláfsson Jón 1k IS Hill 1.5 0 1 1.75 2=/w0 3+/b0 4-!w0 |10000002',
      '2 Moreau Chloé 10k XX Rive 1.5 0 1 0.75 1=/b0 4+!b0 3?/w0 |10000003',
      '3 Berg Anna 2d DE Rive 1 0 1 0 4+/w0 1-/w0 2?/b0 |10000001',
      '4 Novak Petr 3p CZ xxxx 0 0 0 0 3-/b0 2-!w0 1-!b0 |10000004',
      '',
    ]);
  });

  it('has the clubs of a list that has them in its column for federation or club', () => {
    const event = { ...goEvent(), columns: [] };
    const players = event.players.map((player, at) => ({
      ...player,
      ...{ federation: ['Hill', 'DE', 'Rive', 'FRA'][at]!, extra: [] },
    }));
    const lines = latin(bytesOf({ ...event, players }))
      .split('\r\n')
      .slice(6, 10);
    expect(lines.map((line) => line.split(' ').slice(1, 6).join(' '))).toEqual([
      'Óláfsson Jón 1k DE xxxx',
      'Moreau Chloé 10k XX Rive',
      'Berg Anna 2d XX Hill',
      'Novak Petr 3p XX xxxx',
    ]);
  });

  it('has 0- for a rest and for a game that counts for nobody', () => {
    const event = goEvent();
    const [first, ...others] = event.games;
    const lines = latin(bytesOf({ ...event, games: [{ ...first!, annulled: true }, ...others] })).split(
      '\r\n',
    );
    expect(lines.filter((line) => / 0- /.test(line))).toHaveLength(2);
    expect(latin(bytesOf(sectioned([3]))).match(/ 0-/g)).toHaveLength(3);
  });

  it('is in ISO-8859-15, letters that are not there without their marks', () => {
    const event = goEvent();
    const names = ['Šimánek, Œdipe', 'Łukasz, Đoko', 'Müller, 李', 'Kovač, Žofie'];
    const named = { ...event, players: event.players.map((each, at) => ({ ...each, name: names[at]! })) };
    const bytes = bytesOf(named);
    expect([...bytes]).toEqual(expect.arrayContaining([0xa6, 0xbc, 0xfc, 0xb4]));
    expect(latin(bytes).match(/(?<=^\d )\S+ \S+/gm)).toEqual([
      ...['Lukasz Doko', 'Müller ?', 'Šimánek Œdipe', 'Kovac Žofie'],
    ]);
  });

  it('writes a name of several words with underscores, and a lonely one with a dash', () => {
    const event = goEvent();
    const names = ['van der Meer, Jan Piet', 'Tal', 'Anna Maria Berg', 'x|y;z, q'];
    const named = { ...event, players: event.players.map((each, at) => ({ ...each, name: names[at]! })) };
    const found = valueOf(parsed(bytesOf(named))).events[0];
    expect(found.players.map(({ name }) => name)).toEqual([
      ...['Tal', 'Anna, Maria Berg', 'van der Meer, Jan Piet', 'x y z, q'],
    ]);
  });

  it('a country that is spelled out is no club', () => {
    const { columns, players, ...event } = goEvent();
    const club = columns.indexOf('Club');
    const called = ['Germany', 'Österreich', 'Schottland', 'Riverside'];
    const listed = {
      ...event,
      columns: columns.filter((_, at) => at !== club),
      players: players.map((each, at) => ({
        ...each,
        federation: called[at]!,
        extra: each.extra!.filter((_, column) => column !== club),
      })),
    };
    expect(latin(bytesOf(listed)).match(/(?<= )[A-Z]{2} \S+(?= \d)/g)).toEqual([
      'AT xxxx',
      'UK xxxx',
      'DE xxxx',
      'XX Rive',
    ]);
  });

  it('says what is missing: details, a rank, a pin of eight digits', () => {
    const event = smallEvent();
    const pins = ['1234567', '1000000a', '10000003', '10000004'];
    const wrong = {
      ...event,
      players: event.players.map((each, at) => ({ ...each, extra: [...each.extra!.slice(0, 6), pins[at]!] })),
    };
    const made = valueOf(h9.make!(wrong, MAKING));
    expect(toldOf(made.warnings)).toEqual([
      'exchange-identifier; player Berg, Anna; field egfPin; typed 1234567; what EGF PIN; name Berg, Anna; rule it has eight digits',
      'exchange-identifier; player Óláfsson, Jón; field egfPin; typed 1000000a; what EGF PIN; name Óláfsson, Jón; rule it has eight digits',
      'exchange-detail-missing; field goClass; what Class of the event',
      'exchange-detail-missing; field city; what City',
      'exchange-detail-missing; field federation; what Federation',
      'exchange-detail-missing; field komi; what Komi',
      'exchange-detail-missing; field minutes; what Adjusted minutes',
      'exchange-egd-clubs; count 2; club Riverside; cut Rive',
      'exchange-egd-rank; player Moreau, Chloé; field rating; name Moreau, Chloé; rank 30k',
    ]);
    expect(latin(made.files[0].content as Uint8Array)).not.toMatch(/\|1234567|\|1000000a/);
  });

  it('is a file for each section, named in the event', () => {
    const { files } = valueOf(h9.make!(sectioned([4, 3]), MAKING));
    expect(
      files.map(({ suffix, content }) => [suffix, latin(content as Uint8Array).split('\r\n')[0]]),
    ).toEqual([
      ['-1', '; EV[Quads of Riverside, A]'],
      ['-2', '; EV[Quads of Riverside, B]'],
    ]);
  });
});

const LINES = [
  '1 Berg Anna 1d DE xxxx 2 0 0 0 2+/w0 3+/b0 0-',
  '2 Li Wei 1k XX xxxx 1 0 0 0 1-/b0 0- 3+/w0',
  '3 Novak Petr 2k CZ xxxx 0 0 0 0 0- 1-/w0 2-/b0',
];

describe('a table of results of Go that somebody else made', () => {
  it('is read with tied places, handicaps, unfinished and unplayed games', () => {
    const found = valueOf(parsed(SAMPLE)).events[0];
    expect(games(found)).toEqual([
      '1: Berg, Anna - Novak, Petr 1-0',
      '2: van der Meer, Jan - Berg, Anna 0-1',
      '3: Berg, Anna - Moreau, Chloe null',
      '1: van der Meer, Jan - Moreau, Chloe +-',
      '3: Novak, Petr - van der Meer, Jan 1/2',
      '2: Novak, Petr - Moreau, Chloe 1-0',
    ]);
    expect(found.details).toEqual({
      ...{ city: 'Bremen', federation: 'DE', firstDay: '2026-11-06', lastDay: '2026-11-20' },
      ...{ goClass: 'B', komi: '6.5', minutes: '50' },
    });
    expect(found.players.map(({ rating, federation, extra }) => [rating?.typed, federation, extra])).toEqual([
      ['2d', 'DE', ['Brem', null]],
      ['1k', 'NL', [null, '10000002']],
      ['5k', 'FR', ['Lyon', null]],
      ['10k', undefined, [null, null]],
    ]);
    expect([found.event, found.year, found.profile, found.rounds]).toEqual(['Harbour league', 2026, 'go', 3]);
  });

  it('knows players by the numbers of their lines, whatever their order', () => {
    const turned = [LINES[2], LINES[0], LINES[1]].join('\n');
    expect(games(valueOf(parsed(turned)).events[0])).toEqual([
      '2: Novak, Petr - Berg, Anna 0-1',
      '3: Li, Wei - Novak, Petr 1-0',
      '1: Berg, Anna - Li, Wei 1-0',
    ]);
  });

  it('does not know colours where none are written', () => {
    const bare = LINES.join('\n').replaceAll(/\/[wb]0/g, '');
    expect(games(valueOf(parsed(bare)).events[0])).toEqual([
      '1: Berg, Anna ? Li, Wei 1-0',
      '2: Berg, Anna ? Novak, Petr 1-0',
      '3: Li, Wei ? Novak, Petr 1-0',
    ]);
  });

  it.each([
    [
      '2+/w0',
      '2+/b0',
      'exchange-colours; file club.h9; line 1; name Berg, Anna; opponent Li, Wei; round 1; line 2',
    ],
    [
      '2+/w0',
      '3-/w0',
      'exchange-not-mirrored; file club.h9; line 1; name Berg, Anna; typed 3-/w0; opponent Novak, Petr; round 1; other 0-',
    ],
    [
      '2+/w0',
      '3+/w0',
      'exchange-not-mirrored; file club.h9; line 1; name Berg, Anna; typed 3+/w0; opponent Novak, Petr; round 1; other 0-',
    ],
    ['2+/w0', '7+/w0', 'exchange-player-unknown; file club.h9; line 1; number 7'],
    ['2+/w0', '2x', 'exchange-result; file club.h9; line 1; typed 2x'],
    ['2+/w0 ', '', 'exchange-egd-rounds; file club.h9; line 1; count 2; rounds 3'],
    ['1d', '', 'exchange-egd-line; file club.h9; line 1'],
  ])('is refused with %s as “%s”, and says where', (from, to, problem) => {
    expect(told(parsed(LINES.join('\n').replace(from, to)))[0]).toBe(problem);
  });

  it('is refused without players', () => {
    expect(told(parsed('; EV[Harbour league]\n'))).toEqual(['exchange-egd-none; file club.h9']);
  });

  it('is told from other texts by its first lines', () => {
    const isOne = (text: string): boolean => h9.isOne!(new TextEncoder().encode(text));
    expect(h9.isOne!(SAMPLE)).toBe(true);
    expect(isOne(LINES.join('\n'))).toBe(true);
    expect(isOne('1. Berg, Anna 1d\n2. Li, Wei 2k\n')).toBe(false);
    expect(isOne('#EVENT DETAILS\n')).toBe(false);
    expect(isOne('')).toBe(false);
  });

  it('gives an event or located problems, whatever is in it', () => {
    const more = [
      `1 A B 1d DE xxxx ${'1 '.repeat(100000)}`,
      `1 A B 1d DE xxxx 0 0 0 0 ${'0- '.repeat(100000)}`,
      '1 A B 1d DE xxxx 0 0 0 0 1+/w0\n'.repeat(3000),
      `; EV[${'['.repeat(100000)}`,
      `${'A '.repeat(100000)}`,
      `1 ${'A'.repeat(100000)} B 1d DE xxxx 0 0 0 0 0-`,
    ];
    expect(faultsOfParser(h9, [bytesOf(goEvent()), SAMPLE], more)).toEqual([]);
  });
});
