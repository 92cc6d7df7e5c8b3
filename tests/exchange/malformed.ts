import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../../src/core/result';
import type { ExchangeFormat, Parsed } from '../../src/exchange/exchangeFormat';
import { randomOf } from '../generated';
import { IS_SWEEP } from '../sample';

/** Longer than any parser may take for a file, in milliseconds of the processor's time. */
const LONG = 3000;

/** Readings of a file before it is said to take long. What else goes on in the process, garbage of other tests above all, counts too, but not each time. */
const READINGS = 5;

const spentMilliseconds = (): number => process.cpuUsage().user / 1000;

/** What a function returns, and how long the quickest of its calls took, for a message; `null` if one was not too long. */
export const watched = <T>(
  call: () => T,
  now: () => number = spentMilliseconds,
): { readonly value: T; readonly long: string | null } => {
  let least = Infinity;
  for (let reading = 1; ; reading++) {
    const start = now();
    const value = call();
    least = Math.min(least, now() - start);
    if (least <= LONG) return { value, long: null };
    if (reading === READINGS) return { value, long: `${least} ms` };
  }
};

const HOSTILE: readonly string[] = [
  ...['', ' ', '\n\n\n', '\0\0\0', '\uFEFF', '"', '"'.repeat(5000), ';'.repeat(5000), '['.repeat(5000)],
  ...['{'.repeat(20000), '('.repeat(20000), '#', '#'.repeat(5000), '\t'.repeat(5000), ','.repeat(50000)],
  ...['<html><body>1-0</body></html>', '{"event": 1}', 'PK\u0003\u0004', '=1+1', '../../etc/passwd'],
  ...['a'.repeat(200000), '1 '.repeat(50000), '9'.repeat(5000), '-'.repeat(5000), '\r'.repeat(5000)],
  ...['__proto__;constructor;toString', '[__proto__ "1"]', '𝒳'.repeat(2000), '\u202e1-0', '\\'.repeat(9999)],
];

/** Bytes that are wrong in one way or another, made of a good file: cut, changed, mis-encoded, doubled, out of order. */
const variantsOf = (good: Uint8Array, count: number): readonly Uint8Array[] => {
  const random = randomOf(19);
  const at = (): number => Math.floor(random() * good.length);
  const ways: readonly (() => Uint8Array)[] = [
    () => good.slice(0, at()),
    () => good.slice(at()),
    () => good.map((byte) => (random() < 0.02 ? Math.floor(random() * 256) : byte)),
    () => {
      const place = at();
      return good.map((byte, index) => (index === place ? 255 : byte));
    },
    () => new Uint8Array([...good.slice(0, at()), ...good.slice(at())]),
    () => {
      const [one, other] = [at(), at()].sort((a, b) => a - b) as [number, number];
      return new Uint8Array([...good.slice(0, one), ...good.slice(other)]);
    },
    () => new Uint8Array(Buffer.from(new TextDecoder().decode(good), 'utf16le')),
    () => {
      const lines = new TextDecoder().decode(good).split('\n');
      const [one, other] = [Math.floor(random() * lines.length), Math.floor(random() * lines.length)];
      [lines[one], lines[other]] = [lines[other]!, lines[one]!];
      return new TextEncoder().encode(lines.join('\n'));
    },
    () => {
      const lines = new TextDecoder().decode(good).split('\n');
      lines.splice(Math.floor(random() * lines.length), 1);
      return new TextEncoder().encode(lines.join('\n'));
    },
    () =>
      new TextEncoder().encode(
        new TextDecoder().decode(good).replace(/\d/g, () => String(Math.floor(random() * 10))),
      ),
  ];
  return Array.from({ length: count }, (_, index) => ways[index % ways.length]!());
};

/** Malformed files that are made of good ones. */
const VARIANTS = IS_SWEEP ? 300 : 60;

/** What is wrong with what was read of a malformed file. */
const faultsIn = (parsed: Result<Parsed>): readonly string[] =>
  parsed.ok
    ? parsed.value.events.flatMap(({ players, games }) =>
        games.some(({ white, black }) => !players[white] || !players[black]) ? ['game of nobody'] : [],
      )
    : parsed.problems.flatMap(({ code, place }) =>
        place.file === 'bad.file' ? [] : [`${code} without its file`],
      );

/**
 * What is wrong with how a format reads malformed files: 300 made of good ones in a sweep, else 60, and hostile texts. Each has to give an event or problems
 * that name the file, without a throw, within a second. Empty when all is well.
 */
export const faultsOfParser = (
  format: ExchangeFormat,
  good: readonly Uint8Array[],
  more: readonly (string | Uint8Array)[] = [],
): readonly string[] => {
  const texts = [...HOSTILE, ...more].map((each) =>
    typeof each === 'string' ? new TextEncoder().encode(each) : each,
  );
  const all = [
    ...good.flatMap((file) => variantsOf(file, Math.ceil(VARIANTS / good.length))),
    ...texts,
    new Uint8Array(10_000_001).fill(65),
    new Uint8Array(3_000_000).fill(49),
  ];
  return all.flatMap((bytes, index) => {
    try {
      const { value, long } = watched(() => format.parse!(bytes, 'bad.file'));
      return [...faultsIn(value), ...(long === null ? [] : [long])].map(
        (fault) => `variant ${index}: ${fault}`,
      );
    } catch (error) {
      return [`variant ${index}: ${String(error)}`];
    }
  });
};

/** The sample files of a format. */
export const samplesOf = (format: string): readonly Uint8Array[] => {
  const folder = join(__dirname, '../fixtures/exchange', format);
  return readdirSync(folder).map((name) => new Uint8Array(readFileSync(join(folder, name))));
};
