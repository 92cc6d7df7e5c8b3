import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTeamEvent } from '../src/core/format/teamEvent';
import type { TeamEvent } from '../src/core/teamEvent/model';
import type { CellValue } from '../src/grid/cell';
import { MATCH_COLUMNS, teamEventLayout } from '../src/sheets/layout/teamEvent';
import { teamSheetNames } from '../src/sheets/teamEvent/workbook';
import { openXlsx } from '../src/workbook/xlsx';
import { newTeamEvent } from './teamEvents';

/** The World Team Championship 2019 as it was played (see the README of its folder). */
export const worldTeams = ((): TeamEvent => {
  const file = join(__dirname, 'fixtures/teams/worldteams2019.json');
  const read = parseTeamEvent(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
})();

/** Its final table: team, game points against each in order of rank, match points, game points. */
export const FINAL_TABLE: readonly (readonly [team: string, cells: string, match: number, game: number])[] = [
  ['Russia', '* 2 2½ 2½ 2½ 2½ 2 3 3½ 3', 16, 23.5],
  ['England', '2 * 1 2 2 3 2½ 2½ 3½ 2½', 13, 21],
  ['China', '1½ 3 * 2 1½ 2½ 3½ 2½ 2½ 2', 12, 21],
  ['India', '1½ 2 2 * 2 2 2 3½ 3½ 3½', 11, 22],
  ['USA', '1½ 2 2½ 2 * 3 1 2 3½ 3', 11, 20.5],
  ['Iran', '1½ 1 1½ 2 1 * 2 2½ 3½ 3', 8, 18],
  ['Azerbaijan', '2 1½ ½ 2 3 2 * 2 1 2½', 8, 16.5],
  ['Kazakhstan', '1 1½ 1½ ½ 2 1½ 2 * 3 1½', 4, 14.5],
  ['Sweden', '½ ½ 1½ ½ ½ ½ 3 1 * 2½', 4, 10.5],
  ['Egypt', '1 1½ 2 ½ 1 1 1½ 2½ 1½ *', 3, 12.5],
];

/** The event before its first match, as the program draws it from its lists: everybody at the board of their place. */
export const drawnWorldTeams = (): TeamEvent => {
  const { id, event, system, lineUp, tieBreaks, teams } = worldTeams;
  return newTeamEvent(2, 1, { id, event, system, lineUp, tieBreaks, teams });
};

/** A cell of the sheet Matches: what stands there, and what somebody types. */
interface TypedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly expect: string | null;
  readonly write: string;
}

const AS_TYPED: Readonly<Record<string, string>> = { '1-0': '1-0', '1/2': '½-½', '0-1': '0-1' };

/** What is typed for a round: whoever sits at another board than the table has them at, and every result. */
const typedRound = (round: number): readonly TypedCell[] => {
  const drawn = drawnWorldTeams();
  const { matches, lines } = teamEventLayout(drawn, teamSheetNames(drawn, []));
  const { sheet, first } = matches;
  return lines.flatMap((line, index): readonly TypedCell[] => {
    if (line.kind !== 'board' || drawn.matches[line.match]!.round !== round) return [];
    const [now, then] = [drawn, worldTeams].map(
      (event) => event.matches[line.match]!.boards[line.board]!,
    ) as [TeamEvent['matches'][number]['boards'][number], TeamEvent['matches'][number]['boards'][number]];
    const row = first + index;
    const names = (['home', 'away'] as const).flatMap((side) =>
      now[side] === then[side]
        ? []
        : [{ sheet, row, column: MATCH_COLUMNS[side], expect: now[side], write: then[side] }],
    );
    const write = AS_TYPED[then.outcome ?? '']!;
    return [...names, { sheet, row, column: MATCH_COLUMNS.result, expect: null, write }];
  });
};

/** A workbook in whose sheet Matches these rounds were typed. */
export const withRounds = async (bytes: Uint8Array, rounds: readonly number[]): Promise<Uint8Array> => {
  const book = await openXlsx(bytes);
  if (!book.ok) throw new Error('unreadable');
  const changed = await book.value.change({ cells: rounds.flatMap(typedRound) });
  const saved = changed.ok ? await book.value.save() : changed;
  if (!saved.ok || saved.value === null) throw new Error(JSON.stringify(saved));
  return saved.value;
};

/** The final table as Team standings and Team crosstable of the event show it, by a source of values. */
export const tablesShown = (value: (sheet: string, row: number, column: number) => CellValue) => {
  const { standings, crosstable } = teamEventLayout(worldTeams, teamSheetNames(worldTeams, []));
  const line = (sheet: string, row: number, columns: readonly number[]): CellValue[] =>
    columns.map((column) => value(sheet, row, column));
  return FINAL_TABLE.map((_, place) => {
    const [name, ...crossed] = line(
      crosstable.sheet,
      crosstable.first + place,
      Array.from({ length: 14 }, (__, index) => 1 + index),
    );
    const cells = crossed.slice(0, 10).map((each) => (each === null || each === '' ? '*' : String(each)));
    return {
      standings: line(standings.sheet, standings.first + place, [0, 1, standings.fixed, standings.fixed + 1]),
      crosstable: [name, cells.join(' '), ...crossed.slice(10)],
    };
  });
};

/** The same as it was published. */
export const tablesPublished = FINAL_TABLE.map(([team, cells, match, game], index) => ({
  standings: [index + 1, team, match, game],
  crosstable: [team, cells, match, game, index + 1],
}));
