import { writeFileSync } from 'node:fs';
import { problemsOf, run, tempFiles } from './run';

const at = tempFiles();

const written = (name: string, lines: readonly string[]): string => {
  writeFileSync(at(name), lines.join('\n'));
  return at(name);
};

describe('as many faults as there can be', () => {
  const list = (): string =>
    written('strange.csv', ['Round 1', '1-2', ...Array.from({ length: 3000 }, (_, index) => `x ${index}`)]);

  it('are told by the first twenty and their count', async () => {
    const { code, stdout, stderr } = await run('check', list());
    const lines = stderr.trimEnd().split('\n');
    expect([code, stdout, lines.length]).toEqual([1, '', 21]);
    expect(lines[20]).toBe('And 2,980 more.');
  });

  it('as JSON, too', async () => {
    const found = problemsOf(await run('check', list(), '--json'));
    expect(found.map(({ code }) => code)).toEqual([
      ...Array<string>(20).fill('printed-cell'),
      'more-problems',
    ]);
    expect(found[20]!.values).toEqual({ count: 2980 });
  });

  it('one value of a million signs is quoted in part', async () => {
    const file = written('long.csv', ['Name', `1 ${'2 '.repeat(500_000)}`, 'Ann']);
    for (const more of [[], ['--json']]) {
      const { code, stderr } = await run('check', file, ...more);
      expect([code, stderr.length < 2000]).toEqual([1, true]);
    }
  });
});

describe('what is no table of pairings is refused', () => {
  it.each([
    ['of too many rows', Array.from({ length: 30_000 }, (_, row) => `${row};text`), 'printed-too-large'],
    [
      'of too many columns',
      [Array.from({ length: 3000 }, (_, column) => column).join(';')],
      'printed-too-large',
    ],
    [
      'of too many players',
      Array.from({ length: 600 }, (_, row) => `${row + 1}-${row + 601}`),
      'too-many-players',
    ],
    [
      'in which nearly all is double',
      Array.from({ length: 6000 }, (_, row) => `${(row % 40) + 1}-${((row * 7) % 40) + 1}`),
      'check-no-schedule',
    ],
  ])('%s', async (_, lines, code) => {
    const ran = await run('check', written('large.csv', ['Round 1', ...lines]), '--json');
    const codes = problemsOf(ran).map((each) => each.code);
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(codes).toEqual([code]);
  });
});
