/** @sweep */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { inflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { NODE_COMPRESSION } from '../../src/cli/compression';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { Deflated, encoded, joined, PORTABLE } from '../../src/workbook/xlsx/compression';
import { unpack } from '../../src/workbook/xlsx/zip';
import { sheetPlan, workbookPlan } from '../workbook/plan';
import { IS_SWEEP } from '../sample';

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
      const bytes = await book.save();
      if (!bytes.ok) throw new Error(JSON.stringify(bytes.problems));
      return bytes.value;
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
