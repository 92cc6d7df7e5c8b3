/** @sweep */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { refused } from '../../src/cli/files';
import { messageOf } from '../../src/language/language';
import { filesIn, hashOf, problemsOf, run, tempFolder, type Ran } from './run';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { inflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { NODE_COMPRESSION } from '../../src/cli/compression';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { Deflated, encoded, joined, PORTABLE } from '../../src/workbook/xlsx/compression';
import { unpack } from '../../src/workbook/xlsx/zip';
import { valueOf } from '../results';
import { sheetPlan, workbookPlan } from '../workbook/plan';
import { IS_SWEEP } from '../sample';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  writeFileSync(at('one.csv'), 'Name\nAnn\nBob\nCid\nDan\n');
  writeFileSync(at('two.csv'), 'Name\nEve\nFay\nGus\nHal\n');
});

const pair = (list: string, out: string): Promise<Ran> =>
  run('pair', at(list), '--numbers', 'list', '--out', at(out), '--json');

const reasonOf = (ran: Ran): unknown => problemsOf(ran)[0]?.values['reason'];

describe('two commands that write one file', () => {
  it('one of them writes, the other says so and writes nothing', async () => {
    const all = await Promise.all([pair('one.csv', 'once.xlsx'), pair('two.csv', 'once.xlsx')]);
    expect(all.map(({ code }) => code).sort()).toEqual([0, 1]);
    const loser = all.find(({ code }) => code === 1)!;
    expect([loser.stdout, reasonOf(loser)]).toEqual(['', 'writing']);
    expect(filesIn(folder).filter((name) => name.includes('once.xlsx'))).toEqual(['once.xlsx']);
  });
});

describe('the mark of a command that is writing', () => {
  const marked = (name: string, mark: string): void => writeFileSync(at(`.${name}.lock`), mark);

  it('is put away where its process is gone', async () => {
    marked('gone.xlsx', `4194999 ${hostname()}`);
    expect((await pair('one.csv', 'gone.xlsx')).code).toBe(0);
    expect(filesIn(folder).filter((name) => name.includes('gone'))).toEqual(['gone.xlsx']);
  });

  it('that says nothing yet is looked at again', async () => {
    marked('begun.xlsx', '');
    const begun = setTimeout(() => marked('begun.xlsx', `${process.pid} ${hostname()}`), 60);
    const ran = await pair('one.csv', 'begun.xlsx');
    clearTimeout(begun);
    expect([ran.code, reasonOf(ran)]).toEqual([1, 'writing']);
  });

  it.each([
    ['of a process that runs', `${process.pid} ${hostname()}`, 'writing'],
    ['of another computer', '4194999 elsewhere', 'lock-left'],
    ['that says nothing', '', 'lock-left'],
  ])('%s is respected', async (_, mark, reason) => {
    marked('held.xlsx', mark);
    const ran = await pair('one.csv', 'held.xlsx');
    expect([ran.code, reasonOf(ran)]).toEqual([1, reason]);
    expect(filesIn(folder).filter((name) => name.includes('held'))).toEqual(['.held.xlsx.lock']);
  });
});

describe('what cannot be written is said in words of its own', () => {
  it('a folder, a link, a folder that is not there', async () => {
    mkdirSync(at('folder.xlsx'));
    await pair('one.csv', 'target.xlsx');
    const before = hashOf(at('target.xlsx'));
    symlinkSync(at('target.xlsx'), at('link.xlsx'));
    symlinkSync(at('nowhere.xlsx'), at('dangling.xlsx'));
    const reasons = [];
    for (const out of ['folder.xlsx', 'link.xlsx', 'dangling.xlsx', 'none/new.xlsx'])
      reasons.push(reasonOf(await pair('one.csv', out)));
    expect(reasons).toEqual(['folder', 'link', 'link', 'no-folder']);
    expect(hashOf(at('target.xlsx'))).toBe(before);
  });

  it.each([
    ['ENOSPC', false, 'the disk is full. Free some space, or choose another disk.'],
    ['EACCES', false, 'you may not write there. Choose one of your own folders.'],
    ['EROFS', false, 'the disk is read-only. Choose another one.'],
    ['EBUSY', true, 'it is open in another program, such as Excel. Close it there, then try again.'],
    ['EPERM', true, 'it is open in another program, such as Excel. Close it there, then try again.'],
    ['EPERM', false, 'you may not write there. Choose one of your own folders.'],
    ['EIO', false, 'the system refused (EIO).'],
  ])('%s, while the file takes its name: %s', (code, isRenaming, why) => {
    const found = refused('six.xlsx', Object.assign(new Error(code), { code }), isRenaming);
    const [problem] = found.ok ? [] : found.problems;
    expect(messageOf(problem!)).toBe(`File “six.xlsx”: Cannot write this file: ${why}`);
  });
});

const { crc32: crcOf } = PORTABLE;

const TEXT = Array.from({ length: 20_000 }, (_, at) => `<c r="A${at}"><v>${at % 97} ½ 課長</v></c>`);

describe.each([
  ['Node’s', NODE_COMPRESSION],
  ['the portable', PORTABLE],
])('%s compression', (_, compression) => {
  it('what comes in pieces is one stream that any program inflates', () => {
    const whole = new TextEncoder().encode(TEXT.join(''));
    const part = Deflated.of(encoded(TEXT), compression);
    const stream = joined(part.pieces);
    expect(stream.length).toBeLessThan(whole.length / 5);
    expect(Buffer.from(inflateRawSync(stream)).equals(Buffer.from(whole))).toBe(true);
    expect(Buffer.from(inflateSync(stream)).equals(Buffer.from(whole))).toBe(true);
    expect([part.size, part.crc]).toEqual([whole.length, crcOf(whole)]);
    expect(Buffer.from(part.bytes()).equals(Buffer.from(whole))).toBe(true);
    expect(part.bytes()).toBe(part.bytes());
  });

  if (IS_SWEEP)
    it('a stream is inflated to its size, and one that holds more makes no more bytes than that', () => {
      const whole = new TextEncoder().encode(TEXT.join(''));
      const stream = joined(Deflated.of(encoded(TEXT), compression).pieces);
      const back = compression.inflate(stream, whole.length);
      expect(back.constructor.name).toBe('Uint8Array');
      expect(Buffer.from(back).equals(Buffer.from(whole))).toBe(true);
      const made = (bytes: Uint8Array, size: number): number | string => {
        try {
          return compression.inflate(bytes, size).length;
        } catch {
          return 'refused';
        }
      };
      const bomb = deflateRawSync(new Uint8Array(64 << 20));
      expect([1000, 'refused']).toContain(made(bomb, 1000));
      expect(made(Uint8Array.of(7, 7, 7), 1000)).toBe('refused');
      expect(made(deflateRawSync(new Uint8Array(0)), 0)).toBe(0);
    });

  it('cells that were changed one by one shrink as they do together, between long parts that stay as they were', () => {
    const short = strToU8('<c r="A1"><v>1</v></c>');
    const long = new Uint8Array(300_000).fill(7);
    const all = [...Array.from({ length: 5000 }, () => short), long, short, long];
    const packed = joined(compression.deflate(all));
    expect(packed.length).toBeLessThan(3000);
    expect(Buffer.compare(inflateRawSync(packed), joined(all))).toBe(0);
  });

  it('what comes again in a later piece is not told again', () => {
    let seed = 1;
    const noise = Uint8Array.from({ length: 30_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255);
    const all = Array.from({ length: 20 }, () => noise);
    const packed = joined(compression.deflate(all));
    expect(packed.length).toBeLessThan(40_000);
    expect(Buffer.compare(inflateRawSync(packed), joined(all))).toBe(0);
  });

  it('a part that holds more than the file says is damaged, stored or deflated', async () => {
    for (const level of [0, 9] as const) {
      const bytes = zipSync({ '[Content_Types].xml': strToU8('<Types/>'.padEnd(2000, '\n')) }, { level });
      const entry = Buffer.from(bytes).indexOf('PK\u0001\u0002', 0, 'latin1');
      new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, 8, true);
      const [part] = unpack(bytes, compression).values();
      expect(part).toThrow('damaged [Content_Types].xml');
    }
  });

  it('nothing is a stream, too', () => {
    const part = Deflated.of([], compression);
    expect([part.size, part.crc, inflateRawSync(joined(part.pieces)).length]).toEqual([0, 0, 0]);
  });

  it('a workbook with a large sheet opens again, and twice made is the same, byte by byte', async () => {
    const values = Array.from({ length: 5_000 }, (_, at) => [at, `Player ${at}`]);
    const blocks = [{ kind: 'values' as const, area: area(0, 0, values.length, 2), values }];
    const made = async (): Promise<Uint8Array> => {
      const book = newXlsx(compression);
      expect(await book.create(workbookPlan(sheetPlan('Large', { blocks })))).toMatchObject({ ok: true });
      return valueOf(await book.save());
    };
    const bytes = await made();
    expect(Buffer.from(await made()).equals(Buffer.from(bytes))).toBe(true);
    expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).toContain(
      '<row r="5000"><c r="A5000"><v>4999</v></c><c r="B5000" t="inlineStr"><is><t>Player 4999</t></is></c></row></sheetData>',
    );
    const book = await openXlsx(bytes, compression);
    const read = book.ok
      ? await book.value.read({ ranges: [{ sheet: 'Large', area: area(4_998, 0, 2, 2) }] })
      : book;
    expect(read.ok && read.value.ranges[0]!.values).toEqual([
      [4_998, 'Player 4998'],
      [4_999, 'Player 4999'],
    ]);
  });
});

it.each([
  ['Node’s', NODE_COMPRESSION],
  ['the portable', PORTABLE],
])('%s checksum of the zip format, of one piece and of several', (_, { crc32 }) => {
  const bytes = new TextEncoder().encode('123456789');
  expect(crc32(bytes).toString(16)).toBe('cbf43926');
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4))).toString(16)).toBe('cbf43926');
});

it('texts gathered into chunks lose nothing', () => {
  const text = '😀'.repeat(200_000);
  const pieces = [...text.matchAll(/[^]{1,99999}/gu)].map(([piece]) => piece);
  const chunks = [...encoded(pieces)];
  expect(chunks.length).toBeGreaterThan(1);
  expect(strFromU8(joined(chunks)) === text).toBe(true);
});
