import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { tournamentOf } from '../../../src/exchange/found';
import { fideRating, trf16, trf26 } from '../../../src/exchange/trf/fideFiles';
import { parseTrf } from '../../../src/exchange/trf/parse';
import { encodedTime } from '../../../src/exchange/trf/writeHeader';
import { generated, randomOf } from '../../generated';
import { told, toldOf, valueOf } from '../../results';
import { watched } from '../malformed';
import { lostInRoundTrip } from '../roundTrip';
import { four, FOUR, read, sample } from './lines';

const MAKING = { time: '2026-11-27T19:00' };

/** `GER`, a number, and what stands in some columns behind it. */
const record = (federation: string, no: number, fields: Readonly<Record<number, string>>): string =>
  Object.entries(fields).reduce(
    (line, [from, text]) => line.padEnd(Number(from) - 1) + text,
    `${federation} ${String(no).padStart(4)}`,
  );

const parsed = (...records: readonly string[]) => valueOf(read([four(), ...records].join('\r\n')));

describe('records of national ratings', () => {
  it('become columns of the list: rating and ID', () => {
    const { events, warnings } = parsed(
      record('GER', 1, { 49: '2310', 58: '   12345678' }),
      record('GER', 3, { 49: '2105' }),
    );
    const [{ columns, players }] = events;
    const column = (heading: string) => players.map(({ extra }) => extra?.[columns.indexOf(heading)] ?? null);
    expect(column('National rating')).toEqual([2310, null, 2105, null]);
    expect(column('National ID')).toEqual(['12345678', null, null, null]);
    expect(toldOf(warnings)).toEqual([]);
  });

  it('of another federation than that of the event, and what else they say, are left out by name', () => {
    const { events, warnings } = parsed(
      record('AUT', 1, { 49: '2290' }),
      record('GER', 1, { 11: '  A', 15: 'Adler, Anton', 49: '2310', 54: 'BRE', 70: '1980/01/01' }),
    );
    expect(events[0].players[0]!.extra).toContain(2310);
    expect(toldOf(warnings)).toEqual([
      'trf-national-left; file club.trf; line 20; federation GER; what AUT, title, region',
    ]);
  });

  it('of a player who is not there are refused', () => {
    const text = [four(), record('GER', 9, { 49: '2310' })].join('\n');
    expect(told(read(text))).toEqual(['exchange-player-unknown; file club.trf; line 20; number 9']);
  });

  it('that another program has for itself are passed over by name', () => {
    expect(toldOf(parsed('DAT    1 birth 1980').warnings)).toEqual([
      'trf-passed-over; file club.trf; records DAT',
    ]);
  });
});

describe('national ratings of a list', () => {
  const event = generated({ players: 4, cycles: 1, seed: 3 });
  const listed: Tournament = {
    ...event,
    columns: ['DWZ', 'National ID'],
    players: event.players.map((player, at) => ({
      ...player,
      extra: [
        [1850, '10012345'],
        ['1720', null],
        [null, '10012347'],
        [null, null],
      ][at]!,
    })),
    details: { federation: 'ger' },
  };
  const linesOf = (tournament: Tournament, format = trf26): readonly string[] =>
    String(valueOf(format.make!(tournament, MAKING)).files[0].content).split('\r\n');
  const federations = (lines: readonly string[]) =>
    lines.filter((line) => /^[A-Z]{3} /.test(line) && !line.startsWith('XX'));

  it('stand in records of the federation of the event, with the method of record 172', () => {
    const lines = linesOf(listed);
    expect(federations(lines).map((line) => [line.slice(0, 8), line.slice(48, 52), line.slice(57)])).toEqual([
      ['GER    1', '1850', '   10012345'],
      ['GER    2', '1720', ''],
      ['GER    3', '    ', '   10012347'],
    ]);
    expect(lines).toContain('172 GER FIDE');
  });

  it('come back', () => {
    const german = { ...listed, details: { federation: 'GER' } };
    expect(lostInRoundTrip(german, trf26, { fields: ['nationalRating', 'nationalId'] })).toEqual([]);
  });

  it('are in no file of TRF16, in no report for ratings, and in none of an event without a federation, which is told', () => {
    expect(federations(linesOf(listed, trf16))).toEqual([]);
    expect(federations(linesOf(listed, fideRating))).toEqual([]);
    const nowhere = { ...listed, details: {} };
    expect(federations(linesOf(nowhere))).toEqual([]);
    expect(valueOf(trf26.make!(nowhere, MAKING)).warnings).toContainEqual(
      problem('trf-national-federation', { field: 'federation' }, { count: 2 }),
    );
  });
});

describe('a time control as record 222 has it', () => {
  it.each([
    [`90'+30"`, '5400+30'],
    ['90+30', '5400+30'],
    ['90 min + 30 s per move', '5400+30'],
    ['90 minutes + 30 seconds from move 1', '5400+30'],
    ['3+2', '180+2'],
    ['180+2', '180+2'],
    ['100+30', '6000+30'],
    ['G/90;+30', '5400+30'],
    ["60'", '3600'],
    ['15 min', '900'],
    [`100'x40+15'+30"`, '40/6000+30:900+30'],
    [`90'/40 + 30' + 30"`, '40/5400+30:1800+30'],
    ['40/90, 30 + 30s', '40/5400+30:1800+30'],
    ['40/120, 60', '40/7200:3600'],
    [`90 min for 40 moves + 30 min + 30 s per move`, '40/5400+30:1800+30'],
  ])('%s is %s', (text, code) => {
    expect(encodedTime(text)).toBe(code);
  });

  it.each(['', 'G/60;d5', 'moves/time, increment', 'as usual', '0+5', '90+30+15+5', 'two hours'])(
    'of “%s” nothing is made',
    (text) => {
      expect(encodedTime(text)).toBeNull();
    },
  );
});

const GOOD: readonly Uint8Array[] = [
  new TextEncoder().encode(four()),
  sample('trf16/rr6_tec_trf16.trf'),
  sample('trf26/drr_310_trf26.trf'),
];

/** A Result with located problems, in less than a second, whatever the bytes; what is read can be taken over or not. */
const judged = (bytes: Uint8Array): 'read' | 'refused' => {
  const { value: result, long } = watched(() => {
    trf16.isOne!(bytes);
    trf26.isOne!(bytes);
    return parseTrf(bytes, 'club.trf');
  });
  expect(long).toBeNull();
  if (result.ok) {
    tournamentOf(result.value.events[0], { id: 'x', file: 'club.trf' });
    return 'read';
  }
  expect(result.problems.length).toBeLessThanOrEqual(100);
  for (const { place } of result.problems) expect(place.file).toBe('club.trf');
  return 'refused';
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('files that are damaged', () => {
  it('200 files cut off anywhere', () => {
    for (const good of GOOD)
      for (let part = 0; part < 67; part++) judged(good.subarray(0, Math.floor((good.length * part) / 67)));
  });

  it('200 files with other bytes anywhere', () => {
    const random = randomOf(19);
    const refused = Array.from({ length: 200 }, (_, at) => {
      const bytes = Uint8Array.from(GOOD[at % GOOD.length]!);
      for (let change = 0; change < 1 + (at % 8); change++)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      return judged(bytes);
    }).filter((outcome) => outcome === 'refused');
    expect(refused.length).toBeGreaterThan(100);
  });

  it('200 files with lines left out, twice, in another order or cut', () => {
    const random = randomOf(20);
    for (let at = 0; at < 200; at++) {
      const lines = new TextDecoder().decode(GOOD[at % GOOD.length]).split(/\r?\n/);
      const place = Math.floor(random() * lines.length);
      const other = Math.floor(random() * lines.length);
      const [line = '', second = ''] = [lines[place], lines[other]];
      const changes = [
        lines.filter((_, index) => index !== place),
        [...lines.slice(0, place), second, ...lines.slice(place)],
        lines.map((each, index) => (index === place ? second : index === other ? line : each)),
        lines.map((each, index) =>
          index === place ? each.slice(0, Math.floor(random() * each.length)) : each,
        ),
        lines.map((each, index) => (index === place ? ` ${each}` : each)),
      ];
      judged(encode(changes[at % changes.length]!.join('\n')));
    }
  });
});

describe('files that are none, or hostile', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['blanks', '  \r\n \n'],
    ['another text', 'Dear arbiter,\nplease find attached the results.\n'],
    ['a table of commas', 'No,Name,Rating\n1,Anna,2000\n'],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['only a header', '012 Winter\n042 2026/10/02\n'],
    ['a player without any column', '001'],
    ['numbers without end', `001 ${'9'.repeat(100_000)}`],
    ['a name without end', `001    1      ${'x'.repeat(1_000_000)}`],
    [
      'rounds without end',
      `001    1 ${'   2 w 1  '.repeat(100_000)}\n001    2 ${'   1 b 0  '.repeat(100_000)}`,
    ],
    ['players without end', '001    1      A\n'.repeat(100_000)],
    ['a million lines', 'x\n'.repeat(1_000_000)],
    ['a million records of dates', `132 ${'26/10/02  '.repeat(100_000)}\n${four()}`],
    ['a million adjustments', `${four()}\n${'299           1.0  000    1\n'.repeat(50_000)}`],
    ['adjustments of everybody', `${four()}\n299           1.0  000 ${'   1 '.repeat(100_000)}`],
    ['teams without end', `${four()}\n${`013 ${'x'.repeat(32)}   1\n`.repeat(20_000)}`],
    ['tie-breaks without end', `${four()}\n212 ${'SB,'.repeat(200_000)}`],
    ['points without end', `${four()}\n162  ${'W 1.0    '.repeat(100_000)}`],
    ['codes without end', `${four()}\nXXS ${'W'.repeat(200_000)}=1`],
    ['a round of letters', four({ XXR: 'XXR many' })],
    ['more rounds than can be', four({ XXR: 'XXR 9999' })],
    ['a formula for a name', four({ '001    3': FOUR[17]!.replace('Cosima, Carl', '=HYPERLINK(1)') })],
    ['names of an object', four({ '012': '012 __proto__', '192': '192 constructor', '212': '212 toString' })],
    ['letters of an object', four({ '001    3': FOUR[17]!.replace('   2 b 0', 'toSt r i') })],
    ['characters of two units', four({ '001    3': FOUR[17]!.replace('Cosima', '𝒞𝒞𝒞𝒞𝒞𝒞') })],
    ['control characters', four({ '012': '012 Win\u0000ter' })],
  ])('%s', (_, text) => {
    judged(encode(text));
  });

  it('bytes of UTF-16, with a mark and without', () => {
    const units = Uint16Array.from([...four()].map((character) => character.charCodeAt(0)));
    const bytes = new Uint8Array(units.buffer);
    expect(judged(Uint8Array.from([0xff, 0xfe, ...bytes]))).toBe('read');
    expect(judged(bytes)).toBe('read');
  });

  it('more bytes than are read', () => {
    expect(judged(new Uint8Array(10_000_001).fill(0x20))).toBe('refused');
  });

  it('names the line of what is wrong', () => {
    const result = parseTrf(encode(four({ '001    2': FOUR[16]!.replace('1 b 0', '1 b 1') })), 'club.trf');
    expect(result.ok ? [] : result.problems.map(({ place }) => place.line)).toEqual([16]);
  });
});
