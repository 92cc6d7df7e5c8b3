import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEvent } from '../src/core/format/event';
import type { Tournament } from '../src/core/model';
import type { OutcomeCode } from '../src/core/results/outcome';
import { valueOf } from './results';

const FIXTURES = join(__dirname, 'fixtures');

/** The texts of the real events' files, by id. */
export const eventTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(join(FIXTURES, 'events')).map((name) => [
    name.replace('.json', ''),
    readFileSync(join(FIXTURES, 'events', name), 'utf8'),
  ]),
);

/** Reads an event file that has to be right. */
export const eventOf = (text: string): Tournament => valueOf(parseEvent(text));

/** A real event by its id. */
export const realEvent = (id: string): Tournament => eventOf(eventTexts.get(id)!);

/** What two independent calculators found for an event: columns by code, ranks by `LABEL:LIST`. */
export interface ExpectedCase {
  readonly tournament: Tournament;
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
  readonly rank: Readonly<Record<string, readonly (number | null)[]>>;
}

interface CaseFile {
  readonly cases: readonly {
    readonly event: string | object;
    readonly expected: Pick<ExpectedCase, 'values' | 'rank'>;
  }[];
}

/** The cases of `expected/<name>.json`: an event whole, or the id of a real one. */
export const expectedCases = (name: 'real' | 'ties' | 'random'): readonly ExpectedCase[] => {
  const file = JSON.parse(readFileSync(join(FIXTURES, 'expected', `${name}.json`), 'utf8')) as CaseFile;
  return file.cases.map(({ event, expected }) => ({
    tournament: typeof event === 'string' ? realEvent(event) : eventOf(JSON.stringify(event)),
    ...expected,
  }));
};

/** What a mark of a cross-table is, for its player with White and with Black. */
export const RESULTS: Readonly<
  Record<string, readonly [first: OutcomeCode, second: OutcomeCode] | undefined>
> = {
  '1': ['1-0', '0-1'],
  '=': ['1/2', '1/2'],
  '0': ['0-1', '1-0'],
  '+': ['+-', '-+'],
  '-': ['-+', '+-'],
  x: ['--', '--'],
};

/**
 * A single all-play-all from a cross-table in one line, players A, B, C ... apart by `|`, a mark for each column: `*` the
 * player himself, `1 = 0`, `+ -` forfeits, `x` of both, `.` not played. One game a round.
 */
export const crossTable = (table: string, more: object = {}): Tournament => {
  const rows = table.split('|').map((row) => row.replaceAll(/[\s,]/g, ''));
  const pairs = rows.flatMap((row, white) =>
    [...row].flatMap((mark, black) => (black > white ? [{ white: white + 1, black: black + 1, mark }] : [])),
  );
  const games = pairs.map(({ mark, ...pair }, index) => {
    const result = RESULTS[mark]?.[0];
    return { round: index + 1, ...pair, ...(result === undefined ? {} : { result }) };
  });
  const players = rows.map((_, index) => ({ no: index + 1, name: 'ABCDEFGHIJKLMNOP'[index] }));
  for (const { white, black, mark } of pairs) {
    const back = rows[black - 1]![white - 1]!;
    if (RESULTS[mark] && RESULTS[back]?.[0] !== RESULTS[mark][1])
      throw new Error(`row ${white} column ${black}: ${mark} against ${back}`);
  }
  return eventOf(JSON.stringify({ event: 'Cross-table', players, games, ...more }));
};
