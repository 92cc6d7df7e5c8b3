import { unzipSync, zipSync } from 'fflate';
import { fail, ok, type Result } from '../../core/result';
import { problem } from '../../core/problem';

/** Why a file is no workbook that we read: a word for whoever looks closer, not for the message. */
export type UnreadableReason =
  | 'empty'
  | 'encrypted'
  | 'xls'
  | 'xlsb'
  | 'not-a-zip'
  | 'damaged'
  | 'too-large'
  | 'not-a-workbook'
  | 'part-missing'
  | 'part-malformed';

/** Thrown inside this folder while a file is opened; `openXlsx` makes it a problem. */
export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly part = '',
  ) {
    super(`${reason} ${part}`);
  }
}

/** The problem of a file that cannot be read. */
export const unreadable = (reason: UnreadableReason, part = ''): Result<never> =>
  fail(problem('workbook-unreadable', {}, part === '' ? { reason } : { reason, part }));

const MEGABYTE = 1024 * 1024;
/** Generous for workbooks, small beside what a crafted archive can claim. */
export const LIMITS = { entries: 10_000, part: 128 * MEGABYTE, total: 384 * MEGABYTE } as const;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly crc: number;
  readonly size: number;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** An OLE container is an old .xls, or a workbook behind a password, whose directory names its stream in UTF-16. */
const oleReason = (bytes: Uint8Array): UnreadableReason =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? 'encrypted' : 'xls';

const directoryOf = (bytes: Uint8Array): readonly Entry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Unreadable('damaged');
  const count = view.getUint16(end + 10, true);
  if (count > LIMITS.entries) throw new Unreadable('too-large');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Unreadable('damaged');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (let index = 0; index < bytes.length; index++)
    value = CRC_TABLE[(value ^ bytes[index]!) & 255]! ^ (value >>> 8);
  return ~value >>> 0;
};

const checkSizes = (entries: readonly Entry[]): void => {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.total || entries.some(({ size }) => size > LIMITS.part))
    throw new Unreadable('too-large');
};

/**
 * The parts of a zip package by name, in the file's order. What it claims about itself is checked before anything is
 * inflated, and every part's checksum after: a damaged part must not be saved again as if it were sound.
 */
export const unpack = (bytes: Uint8Array): Map<string, Uint8Array> => {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (startsWith(bytes, OLE)) throw new Unreadable(oleReason(bytes));
  if (!startsWith(bytes, [0x50, 0x4b])) throw new Unreadable('not-a-zip');
  const entries = directoryOf(bytes);
  checkSizes(entries);
  if (entries.some(({ encrypted }) => encrypted)) throw new Unreadable('encrypted');
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length)
    throw new Unreadable('damaged');
  const found = unzipSync(bytes);
  const parts = new Map<string, Uint8Array>();
  for (const { name, crc, size } of entries) {
    const part = found[name];
    if (!part || part.length !== size || crc32(part) !== crc) throw new Unreadable('damaged', name);
    if (!name.endsWith('/')) parts.set(name, part);
  }
  return parts;
};

/** The zip format has no zone: a fixed local date makes the same workbook the same bytes. */
const ZIP_DATE = new Date(1980, 0, 1);

/** Packs parts; the same parts make the same bytes. */
export const pack = (parts: ReadonlyMap<string, Uint8Array>): Result<Uint8Array> =>
  ok(zipSync(Object.fromEntries(parts), { level: 6, mtime: ZIP_DATE }));
