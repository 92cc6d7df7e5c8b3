/** @sweep */
import { withPlayers } from '../../changed';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DBFFile } from 'dbffile';
import { unzipSync, zipSync } from 'fflate';
import { inAscii } from '../../../src/exchange/codePages';
import type { FoundEvent, Parsed } from '../../../src/exchange/exchangeFormat';
import { makeDbf, parseDbf } from '../../../src/exchange/uschess/dbf';
import { usChess } from '../../../src/exchange/uschess/make';
import { usTimeControl } from '../../../src/exchange/uschess/fields';
import type { Result } from '../../../src/core/result';
import type { Tournament } from '../../../src/core/model';
import { eventTexts, realEvent } from '../../eventFixtures';
import { told, toldOf, valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { asReported, MAKING, smallEvent } from '../events';
import { IS_SWEEP } from '../../sample';
import { faultsOfParser } from '../malformed';
import { lostInRoundTrip } from '../roundTrip';
import { afterThisTest } from '../../afterThisTest';

const DETAILS = {
  ...{ city: 'Riverside', state: 'CA', zip: '92501', affiliate: 'A6012345', timeControl: '90 min + 30 s' },
  ...{ arbiterId: '12345678', deputyId: '12345679' },
};

const bytesOf = (tournament: Tournament): Uint8Array =>
  valueOf(usChess.make!(tournament, MAKING)).files[0].content as Uint8Array;

/** The same event with names as far as the report has letters and room for them. */
const inRoom = (event: Tournament): Tournament =>
  withPlayers(event, (each) => ({ ...each, name: inAscii(each.name).slice(0, 30).trim() }));

const parsed = (bytes: Uint8Array): Result<Parsed> => usChess.parse!(bytes, 'report.zip');

const found = (bytes: Uint8Array): FoundEvent => valueOf(parsed(bytes)).events[0];

const table = (bytes: Uint8Array, name: string) => parseDbf(unzipSync(bytes)[`${name}.DBF`]!)!;

/** The same report with the texts of a table changed, in bytes of the same length. */
const changed = (bytes: Uint8Array, name: string, from: string, to: string): Uint8Array => {
  const parts = unzipSync(bytes);
  const text = Buffer.from(parts[`${name}.DBF`]!).toString('latin1');
  expect(text).toContain(from);
  parts[`${name}.DBF`] = new Uint8Array(Buffer.from(text.replace(from, to.padEnd(from.length)), 'latin1'));
  return zipSync(parts);
};

describe('the report to US Chess', () => {
  it.each([...eventTexts.keys()])('has all of %s that it can hold when it is read back', (name) => {
    const event = { ...inRoom(asReported(realEvent(name))), event: name };
    expect(lostInRoundTrip(event, usChess, { fields: ['nationalId'] })).toEqual([]);
  });

  it('keeps the sections of one event, each numbered from 1', () => {
    const tournament = sectioned([4, 3]);
    const players = tournament.players.map((player) => ({ ...player, name: `${player.name}, Al` }));
    const games = tournament.games.map((game) => ({ ...game, outcome: '1-0' as const }));
    const finished = { ...tournament, players, games };
    expect(lostInRoundTrip(finished, usChess)).toEqual([]);
    expect(
      table(bytesOf(finished), 'TDEXPORT').map((row) => [row.get('D_SEC_NUM'), row.get('D_PAIR_NUM')]),
    ).toEqual([
      ...[
        ['1', '1'],
        ['1', '2'],
        ['1', '3'],
        ['1', '4'],
      ],
      ...[
        ['2', '1'],
        ['2', '2'],
        ['2', '3'],
      ],
    ]);
  });

  it('has the results with opponents and colours, forfeits as X and F, a rest as U0', () => {
    const rounds = table(bytesOf(smallEvent()), 'TDEXPORT').map((row) =>
      ['D_RND01', 'D_RND02', 'D_RND03'].map((field) => row.get(field)),
    );
    expect(rounds).toEqual([
      ['W4W', 'L2W', 'U0'],
      ['D3W', 'W1B', 'F4W'],
      ['D2B', 'X4B', 'U0'],
      ['L1B', 'F3W', 'F2B'],
    ]);
  });

  it('has a header, a section and its players in the fields of layout 2C', () => {
    const bytes = bytesOf(smallEvent({ details: DETAILS }));
    expect(Object.fromEntries(table(bytes, 'THEXPORT')[0]!)).toEqual({
      ...{ H_FORMAT: '2C', H_PROGRAM: 'ROUNDABOUT', H_EVENT_ID: '', H_NAME: 'Harbour Cup', H_TOT_SECT: '1' },
      ...{ H_BEG_DATE: '20261106', H_END_DATE: '20261120', H_AFF_ID: 'A6012345', H_CITY: 'Riverside' },
      ...{ H_STATE: 'CA', H_ZIPCODE: '92501', H_COUNTRY: 'USA', H_SENDCROS: 'N', H_CTD_ID: '12345678' },
      ...{ H_ATD_ID: '12345679', H_OTHER_TD: '' },
    });
    expect(Object.fromEntries(table(bytes, 'TSEXPORT')[0]!)).toEqual({
      ...{
        S_EVENT_ID: '',
        S_SEC_NUM: '1',
        S_SEC_NAME: 'Harbour Cup',
        S_R_SYSTEM: 'R',
        S_TIMECTL: 'G/90;+30',
      },
      ...{ S_CTD_ID: '12345678', S_ATD_ID: '12345679', S_TRN_TYPE: 'R', S_TOT_RNDS: '3', S_LST_PAIR: '4' },
      ...{ S_BEG_DATE: '20261106', S_END_DATE: '20261120', S_SCH_LVL: '', S_GR_PRIX: 'N', S_GP_PTS: '0' },
      S_FIDE: 'N',
    });
    expect(Object.fromEntries(table(bytes, 'TDEXPORT')[1]!)).toEqual({
      ...{ D_EVENT_ID: '', D_SEC_NUM: '1', D_PAIR_NUM: '2', D_MEM_ID: '12345679', D_NAME: 'Olafsson, Jon' },
      ...{ D_STATE: '', D_RATING: '2015', D_RND01: 'D3W', D_RND02: 'W1B', D_RND03: 'F4W' },
    });
  });

  it('is read by another reader of dBase files', async () => {
    const parts = unzipSync(bytesOf(smallEvent({ details: DETAILS })));
    expect(Object.keys(parts)).toEqual(['THEXPORT.DBF', 'TSEXPORT.DBF', 'TDEXPORT.DBF']);
    const folder = mkdtempSync(join(tmpdir(), 'dbf-'));
    afterThisTest(() => rmSync(folder, { recursive: true }));
    const read = async (name: string) => {
      writeFileSync(join(folder, name), parts[name]!);
      const dbf = await DBFFile.open(join(folder, name));
      return { fields: dbf.fields, records: await dbf.readRecords() };
    };
    const players = await read('TDEXPORT.DBF');
    expect(players.fields.map(({ name, type, size }) => `${name} ${type}${size}`)).toEqual([
      ...['D_EVENT_ID C12', 'D_SEC_NUM C2', 'D_PAIR_NUM C4', 'D_MEM_ID C8', 'D_NAME C30', 'D_STATE C2'],
      ...['D_RATING C4', 'D_RND01 C7', 'D_RND02 C7', 'D_RND03 C7'],
    ]);
    expect(players.records.map(({ D_NAME, D_RND02 }) => [D_NAME, D_RND02])).toEqual([
      ['Berg, Anna', 'L2W'],
      ['Olafsson, Jon', 'W1B'],
      ['Moreau, Chloe', 'X4B'],
      ['Novak, Petr', 'F3W'],
    ]);
    expect((await read('THEXPORT.DBF')).records[0]).toMatchObject({ H_FORMAT: '2C', H_ZIPCODE: '92501' });
    expect((await read('TSEXPORT.DBF')).records[0]).toMatchObject({ S_TIMECTL: 'G/90;+30', S_TRN_TYPE: 'R' });
  });

  it('has games of those who left, and leaves out an annulled and an unrated one', () => {
    const event = smallEvent();
    const games = event.games.map((game, at) =>
      at === 0 ? { ...game, annulled: true } : at === 1 ? { ...game, outcome: '1/2u' as const } : game,
    );
    const players = event.players.map((each) => ({ ...each, status: 'annulled' as const }));
    const rounds = table(bytesOf({ ...event, games, players }), 'TDEXPORT').map((row) => row.get('D_RND01'));
    expect(rounds).toEqual(['U0', 'U0', 'U0', 'U0']);
    expect(table(bytesOf({ ...event, players }), 'TDEXPORT').map((row) => row.get('D_RND01'))).toEqual([
      ...['W4W', 'D3W', 'D2B', 'L1B'],
    ]);
  });

  it('says what is missing or cannot be right', () => {
    const event = smallEvent({ details: { affiliate: '6012345', arbiterId: '123', timeControl: 'slow' } });
    const ids = ['1234567', null, '12345680', '12345681'];
    const wrong = {
      ...event,
      event: 'An event with a name that is far too long for it',
      players: event.players.map((each, at) => ({
        ...each,
        extra: each.extra!.map((value, column) => (column === 5 ? ids[at]! : value)),
      })),
    };
    expect(toldOf(valueOf(usChess.make!(wrong, MAKING)).warnings)).toEqual([
      'exchange-identifier; player Berg, Anna; field nationalId; typed 1234567; what US Chess ID; name Berg, Anna; rule it has eight digits',
      'exchange-identifier; field affiliate; typed 6012345; what Affiliate; name An event with a name that is far too long for it; rule it is an A and seven digits, such as A6012345',
      'exchange-identifier; field arbiterId; typed 123; what Chief arbiter’s number; name An event with a name that is far too long for it; rule it has eight digits',
      'exchange-detail-missing; field city; what City',
      'exchange-detail-missing; field state; what State',
      'exchange-detail-missing; field zip; what ZIP code',
      'exchange-us-time; field timeControl; typed slow',
      'exchange-text-cut; typed An event with a name that is far too long for it; most 35',
      'exchange-player-detail-missing; player Óláfsson, Jón; field nationalId; names Óláfsson, Jón; count 1; what US Chess ID; heading National ID',
      'exchange-games-open; count 1',
    ]);
  });

  it('is refused for more than 99 rounds', () => {
    expect(told(usChess.make!({ ...smallEvent(), rounds: 100 }, MAKING))).toEqual([
      'exchange-us-rounds; count 100; most 99',
    ]);
  });

  it.each([
    ['G/90;+30', 'G/90;+30', 'R'],
    ['G/60;d5', 'G/60;d5', 'D'],
    ['40/90, SD/30; d5', '40/90,SD/30;d5', 'R'],
    ['G/90', 'G/90', 'R'],
    ['90 min + 30 s', 'G/90;+30', 'R'],
    ['100+30', 'G/100;+30', 'R'],
    [`90'/40 + 30' + 30"`, '40/90,SD/30;+30', 'R'],
    ['25+5', 'G/25;+5', 'D'],
    ['15 min + 10 s per move', 'G/15;+10', 'Q'],
    ['5400+30', 'G/90;+30', 'R'],
    ['3+2', 'G/3;+2', 'B'],
    ['180+2', 'G/3;+2', 'B'],
    ['G/65;d0', 'G/65;d0', 'D'],
    ['10', 'G/10;d0', 'B'],
  ])('has the time control %s as %s, rated %s', (typed, text, system) => {
    expect(usTimeControl(typed)).toEqual({ text, system });
  });
});

describe('a dBase file', () => {
  it('has a head of 32 bytes, 32 for each field, 0x0D, records after a blank, 0x1A', () => {
    const bytes = makeDbf(
      [
        ['A', 2],
        ['B_NAME', 3],
      ],
      [
        ['1', 'Al'],
        ['12', 'Boris'],
      ],
      '2026-11-27',
    );
    expect([...bytes.slice(0, 12)]).toEqual([3, 126, 11, 27, 2, 0, 0, 0, 97, 0, 6, 0]);
    expect([...bytes.slice(12, 32)]).toEqual(Array(20).fill(0));
    expect([...bytes.slice(64, 96)]).toEqual([
      ...[66, 95, 78, 65, 77, 69, 0, 0, 0, 0, 0, 67, 0, 0, 0, 0, 3],
      ...Array<number>(15).fill(0),
    ]);
    expect(new TextDecoder().decode(bytes.slice(96))).toBe('\r 1 Al  12Bor\u001a');
    expect(bytes).toHaveLength(110);
  });

  it('gives its records back, deleted ones left out, and is none when cut', () => {
    const bytes = makeDbf([['A', 2]], [['1'], ['2'], ['3']], '2026-11-27');
    expect(parseDbf(bytes)!.map((row) => row.get('A'))).toEqual(['1', '2', '3']);
    const deleted = bytes.map((byte, at) => (at === 65 + 3 ? 0x2a : byte));
    expect(parseDbf(deleted)!.map((row) => row.get('A'))).toEqual(['1', '3']);
    expect(parseDbf(bytes.slice(0, 70))).toBeNull();
    expect(parseDbf(new Uint8Array(100))).toBeNull();
  });
});

describe('a report to US Chess that is read', () => {
  it('has players with their numbers at US Chess, the event and its details', () => {
    const event = found(bytesOf(smallEvent({ details: DETAILS })));
    expect([event.event, event.section, event.rounds]).toEqual(['Harbour Cup', undefined, 3]);
    expect(event.columns).toEqual(['National ID']);
    expect(event.players.map(({ no, extra }) => [no, extra])).toEqual([
      ...[
        [1, ['12345678']],
        [2, ['12345679']],
        [3, ['12345680']],
        [4, ['12345681']],
      ],
    ]);
    expect(event.details).toEqual({
      ...{ ...DETAILS, timeControl: 'G/90;+30' },
      ...{ firstDay: '2026-11-06', lastDay: '2026-11-20' },
    });
  });

  it.each([
    [
      'TDEXPORT',
      'W4W',
      'W4B',
      'exchange-colours; file report.zip; line 1; field D_RND01; name Berg, Anna; opponent Novak, Petr; round 1; line 4',
    ],
    [
      'TDEXPORT',
      'W4W',
      'W3W',
      'exchange-not-mirrored; file report.zip; line 1; field D_RND01; name Berg, Anna; typed W3W; opponent Moreau, Chloe; round 1; other D2B',
    ],
    ['TDEXPORT', 'W4W', 'W9W', 'exchange-player-unknown; file report.zip; line 1; field D_RND01; number 9'],
    ['TDEXPORT', 'W4W', 'Q4W', 'exchange-result; file report.zip; line 1; field D_RND01; typed Q4W'],
    [
      'TSEXPORT',
      'S_TOT_RNDS',
      'S_TOT_RND',
      'exchange-us-table; file report.zip; table TSEXPORT; field S_TOT_RNDS',
    ],
  ])('is refused with %s changed from %s to %s, and says where', (name, from, to, problem) => {
    const problems = told(parsed(changed(bytesOf(smallEvent()), name, from, to.replace(/ND$/, 'ND\0'))));
    expect(problems[0]).toBe(problem);
  });

  it('is refused without one of its tables', () => {
    const parts = Object.fromEntries(
      Object.entries(unzipSync(bytesOf(smallEvent()))).filter(([name]) => name !== 'TSEXPORT.DBF'),
    );
    expect(told(parsed(zipSync(parts)))).toEqual(['exchange-us-zip; file report.zip; table TSEXPORT']);
    expect(told(parsed(new TextEncoder().encode('no zip')))).toEqual([
      'exchange-us-zip; file report.zip; table THEXPORT',
    ]);
  });

  it('has no more unpacked than the tables of an event, however many tables the zip holds', () => {
    const zeros = new Uint8Array(4_000_000);
    const parts = unzipSync(bytesOf(smallEvent()));
    const two = { '../1/A.DBF': zeros, '../2/A.DBF': zeros };
    expect(parsed(zipSync({ ...two, ...parts }, { level: 1 })).ok).toBe(true);
    expect(told(parsed(zipSync({ ...two, '../3/A.DBF': zeros, ...parts }, { level: 1 })))).toContain(
      'exchange-us-zip; file report.zip; table THEXPORT',
    );
  });

  it('gives an event or located problems, whatever is in it', () => {
    const good = bytesOf(smallEvent());
    const parts = unzipSync(good);
    const damaged = Object.keys(parts).flatMap((name) =>
      Array.from({ length: IS_SWEEP ? 60 : 12 }, (_, index) =>
        zipSync(
          {
            ...parts,
            [name]: parts[name]!.map((byte, at) =>
              (at * 31 + index * 7) % 97 === 0 ? (byte + index) % 256 : byte,
            ),
          },
          { level: 0 },
        ),
      ),
    );
    const bomb = zipSync({ ...parts, 'TDEXPORT.DBF': new Uint8Array(40_000_000) }, { level: 1 });
    expect(faultsOfParser(usChess, [good], [...damaged, bomb])).toEqual([]);
  });
});
