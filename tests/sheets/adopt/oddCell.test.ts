/** @sweep */
import { withGames } from '../../changed';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { standingsAsText } from '../../../src/app/asText';
import { addTournament } from '../../../src/app/create';
import { makeExchange } from '../../../src/app/exchange/make';
import { readExchange } from '../../../src/app/exchange/read';
import { addHandout } from '../../../src/app/handout';
import type { Problem } from '../../../src/core/problem';
import type { Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { mirror } from '../../../src/core/results/typed';
import { csv, csvCrosstable } from '../../../src/exchange/csv/make';
import { tournamentOf, type Imported } from '../../../src/exchange/found';
import { address, type CellValue } from '../../../src/grid/cell';
import type { Typed } from '../../adoptGrid';
import { generated, randomOf } from '../../generated';
import { valueOf } from '../../results';
import { inTurn } from '../../sample';
import { HANDOUTS } from '../../../src/sheets/handout/registry';
import { adopted } from './adopted';

type Cell = string | number | null | readonly [value: CellValue, format: string];
type Rows = readonly (readonly Cell[])[];

type Telling = 'games' | 'pairings' | 'nothing' | 'perhaps';

/**
 * A table that we print, how it is read, and what it tells: games with results, pairings alone, none; games only `perhaps` where several
 * tables stand on a sheet, which is refused then.
 */
interface Printed {
  readonly name: string;
  readonly rows: Rows;
  readonly read: (rows: Rows) => Told;
  readonly tells: Telling;
  /** What parts columns: in a text blanks. */
  readonly gap: string;
}

/** What was read of a table: the games by their players, or problems. */
interface Told {
  readonly games: ReadonlyMap<string, string | null> | null;
  readonly players: number;
  readonly problems: readonly Problem[];
}

const gamesOf = ({ players, games }: Tournament): ReadonlyMap<string, string | null> => {
  const nameOf = new Map(players.map(({ no, name }) => [no, name]));
  return new Map(
    games.map(({ white, black, cycle, outcome }) => {
      const [one, other] = [nameOf.get(white)!, nameOf.get(black)!];
      const isTurned = one > other;
      const key = isTurned ? `${other} v ${one} ${cycle}` : `${one} v ${other} ${cycle}`;
      return [key, outcome === null || !isTurned ? outcome : mirror(outcome)];
    }),
  );
};

const told = (tournament: Tournament, problems: readonly Problem[]): Told => ({
  games: gamesOf(tournament),
  players: tournament.players.length,
  problems,
});

const onSheet = (rows: Rows): Told => {
  const made = adopted(rows as readonly (readonly Typed[])[]);
  return made.ok
    ? told(made.value.tournament, made.value.warnings)
    : { games: null, players: 0, problems: made.problems };
};

const asFile = (rows: Rows): Told => {
  const text = rows
    .map((row) => row.map((cell) => `"${typeof cell === 'object' ? (cell?.[0] ?? '') : cell}"`).join(';'))
    .join('\n');
  const parsed = csv.parse!(new TextEncoder().encode(text), 'x.csv');
  if (!parsed.ok) return { games: null, players: 0, problems: parsed.problems };
  const made = tournamentOf(parsed.value.events[0], { id: 'x', file: 'x.csv' });
  return made.ok
    ? told(made.value.tournament, [...parsed.value.warnings, ...made.value.warnings])
    : { games: null, players: 0, problems: made.problems };
};

/** A text for people, a row a line, its cells apart by what stands between them. */
const asText = (rows: Rows): Told => {
  const text = rows
    .map((row) => row.map((cell) => (typeof cell === 'object' ? (cell?.[0] ?? '') : cell)).join(''))
    .join('\n');
  const made = readExchange({ file: 'x.txt', bytes: new TextEncoder().encode(text) });
  if (!made.ok) return { games: null, players: 0, problems: made.problems };
  const [{ tournament, warnings }] = made.value.imported as [Imported];
  return told(tournament, [...made.value.warnings, ...warnings]);
};

/** The lines of a text, cut before each gap and each name so that one piece of them can be changed. */
const rowsOfText = (text: string): Rows =>
  text.split('\n').map((line) => line.match(/Player \w+|[^\s]+|\s+/g) ?? ['']);

const rowsOfFile = (content: string): Rows =>
  content
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(line.includes(';') ? ';' : ',').map((cell) => cell.replace(/^"|"$/g, '')));

const withoutEnd = (rows: Rows): Rows => {
  const width = Math.max(
    ...rows.map((row) =>
      row.reduce<number>((last, cell, at) => (cell === null || cell === '' ? last : at + 1), 0),
    ),
  );
  return rows.map((row) => row.slice(0, width));
};

/** Our sheets that organisers copy, and what each tells. */
const ON_SHEETS: ReadonlyMap<string, Telling> = new Map([
  ['Pairings', 'games'],
  ['Crosstable', 'games'],
  ['Wall chart', 'games'],
  ['Wall pairings', 'games'],
  ['Who meets when', 'pairings'],
  ['Table cards', 'pairings'],
  ['Standings', 'nothing'],
  ['Players', 'nothing'],
  ['Pairings by number', 'nothing'],
  ['Seating plan', 'nothing'],
  ['Result slips', 'nothing'],
  ['Table by rows', 'nothing'],
  ['Final report', 'perhaps'],
  ['Player cards', 'nothing'],
  ['Round', 'nothing'],
  ['Tournament', 'nothing'],
  ['Log', 'nothing'],
  ['Explanation', 'nothing'],
]);

const printedOf = async (ours: Tournament): Promise<readonly Printed[]> => {
  const book = memoryWorkbook();
  valueOf(await addTournament(book, ours, { time: '2026-11-20 09:00' }));
  for (const { id } of HANDOUTS) {
    const identity = { id, time: '2026-11-20 09:00' };
    await addHandout(book, { handout: id }, undefined, identity);
  }
  const { sheets } = valueOf(await book.read({ ranges: [] }));
  const names = [...ON_SHEETS.keys()].filter((sheet) => sheets.some(({ name }) => name === sheet));
  const { ranges } = valueOf(
    await book.read({ ranges: names.map((sheet) => ({ sheet, area: 'used' as const })) }),
  );
  const rowsOn = new Map(ranges.map(({ sheet, values }) => [sheet, values as Rows]));
  const [pairings, crosstable] = [rowsOn.get('Pairings'), rowsOn.get('Crosstable')];
  // What is printed; behind it stand our own hidden columns.
  const end = crosstable![3]!.findIndex((cell) => cell === 'Rank');
  const others = names.slice(2).map((name) => ({
    name,
    rows: withoutEnd(rowsOn.get(name)!),
    read: onSheet,
    tells: ON_SHEETS.get(name)!,
    gap: '',
  }));
  const made = ['text', 'markdown'].map((format) => {
    const { files } = valueOf(makeExchange(ours, format, { time: '2026-11-27T19:00' }));
    return { name: format, text: files[0].content as string, tells: 'games' as const };
  });
  const chat = [
    {
      name: 'standings',
      text: valueOf(standingsAsText(ours)),
      tells: 'nothing' as const,
    },
  ];
  const texts = [...made, ...chat].map(({ text, ...each }) => ({
    ...each,
    rows: rowsOfText(text),
    read: asText,
    gap: '  ',
  }));
  const [list, cross] = [csv, csvCrosstable].map((format) => {
    const made = valueOf(format.make!(ours, { time: '2026-11-27T19:00' }));
    return rowsOfFile(made.files[0].content as string);
  });
  const lists = [
    { name: 'list', rows: list!, read: onSheet },
    { name: 'file', rows: list!, read: asFile },
    { name: 'officer', rows: cross!, read: onSheet },
  ].map((each) => ({ ...each, tells: 'games' as const, gap: '' }));
  return [
    {
      name: 'Pairings',
      rows: withoutEnd(pairings!.map((row) => row.slice(0, 9))),
      read: onSheet,
      tells: 'games',
      gap: '',
    },
    {
      name: 'Crosstable',
      rows: withoutEnd(crosstable!.map((row) => row.slice(0, end + 1))),
      read: onSheet,
      tells: 'games',
      gap: '',
    },
    ...others,
    ...lists,
    ...texts,
  ];
};

const CHANGES = ['word', 'date', 'number', 'name', 'emptied', 'reversed', 'column', 'moved'] as const;

interface Changed {
  readonly rows: Rows;
  readonly before: Cell;
  readonly after: Cell;
  readonly cell: string;
}

const REVERSED: Readonly<Record<string, string>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1–0': '0–1',
  '0–1': '1–0',
  '1': '0',
  '0': '1',
  '½': '1',
  '½-½': '1-0',
  '½–½': '1–0',
};

const changedAt = (
  rows: Rows,
  change: (typeof CHANGES)[number],
  names: readonly string[],
  random: () => number,
  gap: string,
): Changed => {
  const any = (count: number): number => Math.floor(random() * count);
  const named = rows.flatMap((row, at) => (row.some((cell) => names.includes(String(cell))) ? [at] : []));
  const body = named.length > 0 ? named : rows.flatMap((row, at) => (row.length > 0 ? [at] : []));
  const row = body[any(body.length)]!;
  const column = any(rows[row]!.length);
  const before = rows[row]![column] ?? null;
  const put = (after: Cell): Changed => ({
    rows: rows.map((line, at) =>
      at === row ? line.map((cell, along) => (along === column ? after : cell)) : line,
    ),
    before,
    after,
    cell: address(row, column),
  });
  switch (change) {
    case 'word':
      return put('abc');
    case 'date':
      return put([45293, 'd-mmm']);
    case 'number':
      return put(7);
    case 'name':
      return put(names[any(names.length)]!);
    case 'emptied':
      return put(null);
    case 'reversed':
      return put(REVERSED[String(before)] ?? before);
    case 'column':
      return {
        rows: rows.map((line, at) => [
          ...line.slice(0, column),
          body.includes(at) ? `${gap}${['GM', '12', 'x', '½'][any(4)]!}${gap}` : '',
          ...line.slice(column),
        ]),
        before: '',
        after: '',
        cell: '',
      };
    case 'moved': {
      const other = body[any(body.length)]!;
      const without = rows.filter((_, at) => at !== row);
      const to = other > row ? other - 1 : other;
      return {
        rows: [...without.slice(0, to), rows[row]!, ...without.slice(to)],
        before: '',
        after: '',
        cell: '',
      };
    }
  }
};

const differences = (
  one: ReadonlyMap<string, string | null>,
  other: ReadonlyMap<string, string | null>,
): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (key) => one.get(key) !== other.get(key) || !one.has(key) || !other.has(key),
  );

/** Why what tells no games is not refused with its place. */
const notRefused = ({ games, players, problems }: Told): string | null => {
  if (games !== null) return `read as ${games.size} games of ${players} players`;
  const isPlaced = problems.every(({ place }) => place.cell !== undefined || place.line !== undefined);
  return isPlaced || problems.some(({ code }) => code === 'exchange-not-known')
    ? null
    : `refused without a place: ${JSON.stringify(problems)}`;
};

/** Why what was read of a changed table is something else in silence; nothing where it is not. */
const silence = (whole: Told, now: Told, { before, after, cell }: Changed): string | null => {
  if (now.games === null)
    return now.problems.some(
      ({ place, code }) => place.cell !== undefined || place.line !== undefined || code === 'adopt-swiss',
    )
      ? null
      : `refused without a place: ${JSON.stringify(now.problems)}`;
  const changed = differences(whole.games!, now.games);
  if (changed.length === 0) return null;
  if (now.problems.some(({ place }) => cell !== '' && place.cell === cell)) return null;
  // What stands in a cell of a list is what was played: one game differs, as the cell says.
  if (changed.length === 1 && now.players === whole.players) return null;
  const [from, to] = [String(before), String(after)];
  const renamed = new Map(
    [...now.games].map(([key, outcome]) => [key.split(to).join(from), outcome] as const),
  );
  if (
    typeof after === 'string' &&
    now.players === whole.players &&
    [...renamed].length === whole.games!.size &&
    to === 'abc'
  )
    return null;
  return `${changed.length} games differ: ${changed.slice(0, 4).join(', ')}; ${now.players} of ${whole.players} players; told ${now.problems.map(({ code }) => code).join()}`;
};

const CASES = inTurn(
  SYSTEMS.flatMap(({ id }) => Array.from({ length: 18 }, (_, at) => ({ system: id, players: at + 3 }))),
  43,
  10,
);

describe('a table that we print, with one cell of it changed to something odd', () => {
  it.each(CASES)(
    '$system, $players players: is read whole or refused with its place',
    async ({ system, players }) => {
      const ours = generated({ players, cycles: 1, seed: players, finished: 0.8, system });
      const names = ours.players.map(({ name }) => name);
      const wrong: string[] = [];
      const random = randomOf(players * 100 + system.length);
      for (const { name, rows, read, tells, gap } of await printedOf(ours)) {
        const whole = read(rows);
        if (tells === 'nothing') {
          const changed = CHANGES.map((change) => changedAt(rows, change, names, random, gap));
          for (const { rows: each, cell } of [{ rows, cell: '' }, ...changed]) {
            const why = notRefused(read(each));
            if (why !== null) wrong.push(`${name} ${cell}: ${why}`);
          }
          continue;
        }
        if (tells === 'perhaps' && whole.games === null && notRefused(whole) === null) continue;
        if (whole.games === null) {
          wrong.push(`${name}: not read at all: ${JSON.stringify(whole.problems.slice(0, 2))}`);
          continue;
        }
        const pairings = withGames(ours, (game) => ({ ...game, outcome: null }));
        const told = gamesOf(tells === 'pairings' ? pairings : ours);
        const lost = differences(told, whole.games);
        if (lost.length > 0)
          wrong.push(`${name}: ${lost.length} games are read otherwise: ${lost.slice(0, 3).join(', ')}`);
        for (const change of CHANGES) {
          const changed = changedAt(rows, change, names, random, gap);
          const why = silence(whole, read(changed.rows), changed);
          if (why !== null)
            wrong.push(
              `${name} ${change} ${changed.cell} “${String(changed.before)}” → “${String(changed.after)}”: ${why}`,
            );
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
