import { withStatus } from './changed';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEvent } from '../src/core/format/event';
import { settled } from '../src/core/teamEvent/event';
import { isTeamEvent, type TeamEvent } from '../src/core/teamEvent/model';
import type { MatchBoard } from '../src/core/model';
import type { CellValue } from '../src/grid/cell';
import { MATCH_COLUMNS, teamEventLayout } from '../src/sheets/layout/teamEvent';
import { teamSheetNames } from '../src/sheets/teamEvent/workbook';
import { openXlsx } from '../src/workbook/xlsx';
import { newTeamEvent } from './teamEvents';
import { valueOf } from './results';

type FinalLine = readonly [team: string, cells: string, match: number, game: number];

/** A World Team Championship as it was played (see the README of its folder). */
export interface RealTeams {
  readonly event: TeamEvent;
  /** Its final table: team, game points against each in order of rank, match points, game points. */
  readonly final: readonly FinalLine[];
}

const real = (id: string, final: RealTeams['final']): RealTeams => {
  const file = join(__dirname, 'fixtures/teams', `${id}.json`);
  const read = valueOf(parseEvent(readFileSync(file, 'utf8'), file));
  if (!isTeamEvent(read)) throw new Error(id);
  return { event: read, final };
};

/** Ten teams, match points first. */
export const WORLDS_2019 = real('worldteams2019', [
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
]);

/** Nine teams, one of them free in each round; game points first. */
export const WORLDS_2001 = real('worldteams2001', [
  ['Ukraine', '* 2½ 2½ 2 2½ 3½ 3 2 3½', 14, 21.5],
  ['Russia', '1½ * 1 3½ 3 2 3 3½ 3½', 11, 21],
  ['Armenia', '1½ 3 * 1 1½ 2 3 4 4', 9, 20],
  ['Germany', '2 ½ 3 * 2 2½ 2 3½ 3', 11, 18.5],
  ['Hungary', '1½ 1 2½ 2 * 2 1½ 2½ 3½', 8, 16.5],
  ['Uzbekistan', '½ 2 2 1½ 2 * 2½ 1½ 3½', 7, 15.5],
  ['Cuba', '1 1 1 2 2½ 1½ * 3 2½', 7, 14.5],
  ['Macedonia', '2 ½ 0 ½ 1½ 2½ 1 * 1½', 3, 9.5],
  ['Iran', '½ ½ 0 1 ½ ½ 1½ 2½ *', 2, 7],
]);

/** The values of the list, in its order. */
export const valuesOf = ({ event }: RealTeams, match: number, game: number): readonly number[] =>
  event.tieBreaks[0] === 'MP' ? [match, game] : [game, match];

/** An event before its first match, as the program draws it from its lists: everybody at the board of their place. */
export const drawn = ({
  id,
  event,
  system,
  tieBreaks,
  players: teams,
  discipline: { boards, lineUp },
}: TeamEvent): TeamEvent => newTeamEvent(2, 1, { id, event, system, lineUp, tieBreaks, teams, boards });

/** The event of 2001 with the team that did not come, its matches to be played and its status that of one that left before half. */
export const worldsWithTenth = (): TeamEvent => {
  const { event } = WORLDS_2001;
  const members = [1, 2, 3, 4].map((place) => ({ name: `Nobody ${place}` }));
  const ten = drawn({
    ...event,
    players: [...event.players, { no: 10, name: 'Africa', status: 'playing', members }],
  });
  const played = new Map(event.games.map((match) => [`${match.white}-${match.black}`, match.boards]));
  return settled({
    ...withStatus(ten, 10, 'annulled'),
    games: ten.games.map((match) => ({
      ...match,
      boards: played.get(`${match.white}-${match.black}`) ?? match.boards,
    })),
  });
};

const AS_TYPED: Readonly<Record<string, string>> = { '1-0': '1-0', '1/2': '½-½', '0-1': '0-1' };

/**
 * What is typed on Matches for a round: whoever sits at another board than the table has them at, and every result; nothing of the
 * matches of a team that has left.
 */
const typedRound = (event: TeamEvent, round: number, left?: string) => {
  const gone = event.players.find(({ name }) => name === left)?.no;
  const before = drawn(event);
  const { matches, lines } = teamEventLayout(before, teamSheetNames(before, []));
  const { sheet, first } = matches;
  return lines.flatMap((line, index) => {
    if (line.kind !== 'board') return [];
    const { round: playedIn, white: home, black: away } = before.games[line.match]!;
    if (playedIn !== round || home === gone || away === gone) return [];
    const at = ({ games: all }: TeamEvent): MatchBoard => all[line.match]!.boards[line.board]!;
    const [now, then] = [at(before), at(event)];
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

/** A workbook in whose sheet Matches these rounds were typed, those of a team that has `left` aside. */
export const withRounds = async (
  bytes: Uint8Array,
  { event }: RealTeams,
  rounds: readonly number[],
  left?: string,
): Promise<Uint8Array> => {
  const book = valueOf(await openXlsx(bytes));
  const changed = await book.change({
    cells: rounds.flatMap((round) => typedRound(event, round, left)),
  });
  const saved = changed.ok ? await book.save() : changed;
  if (!saved.ok || saved.value === null) throw new Error(JSON.stringify(saved));
  return saved.value;
};

/** The final table as Team standings and Team crosstable show it, by a source of values. */
export const tablesShown = (
  { event, final }: RealTeams,
  value: (sheet: string, row: number, column: number) => CellValue,
) => {
  const { standings, crosstable } = teamEventLayout(event, teamSheetNames(event, []));
  const line = (sheet: string, row: number, columns: readonly number[]): CellValue[] =>
    columns.map((column) => value(sheet, row, column));
  const teams = final.length;
  return final.map((_, place) => {
    const [name, ...crossed] = line(
      crosstable.sheet,
      crosstable.first + place,
      Array.from({ length: teams + 4 }, (__, index) => 1 + index),
    );
    const cells = crossed.slice(0, teams).map((each) => (each === null || each === '' ? '*' : String(each)));
    const { fixed, first, sheet } = standings;
    return {
      standings: line(sheet, first + place, [0, 1, fixed, fixed + 1]),
      crosstable: [name, cells.join(' '), ...crossed.slice(teams)],
    };
  });
};

const inDecimals = (published: string): string =>
  published.replaceAll(/(\d?)½/g, (_, whole: string) => `${whole || '0'}.5`);

/** The same as it was published. */
export const tablesPublished = (teams: RealTeams) =>
  teams.final.map(([team, cells, match, game], index) => ({
    standings: [index + 1, team, ...valuesOf(teams, match, game)],
    crosstable: [team, inDecimals(cells), match, game, index + 1],
  }));
