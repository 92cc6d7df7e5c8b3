import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { fideRating, trf16, trf26 } from '../../../src/exchange/trf/format';
import { encodedTime } from '../../../src/exchange/trf/writeHeader';
import { generated } from '../../generated';
import { told, toldOf, valueOf } from '../../results';
import { lostInRoundTrip } from '../roundTrip';
import { four, read } from './lines';

const MAKING = { language: 'en', time: '2026-11-27T19:00' };

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

  it.each(['', 'moves/time, increment', 'as usual', '0+5', '90+30+15+5', 'two hours'])(
    'of “%s” nothing is made',
    (text) => {
      expect(encodedTime(text)).toBeNull();
    },
  );
});
