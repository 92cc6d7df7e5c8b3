import { entryAt } from '../../core/present';
import type { TeamEvent, Match } from '../../core/teamEvent/model';
import { makeTyped } from '../../core/results/typed';
import { cellRows, fill, rows, textRow } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { quoted, writing, cellIn } from '../../grid/reference';
import type { SheetWords } from '../../language/words';
import { DATE_FORMAT, dateCell, isNoDateFormula } from '../dates';
import { MATCH_COLUMNS, type MatchLine, type TeamEventLayout } from '../layout/teamEvent';
import { saysBye } from '../statuses';
import { LINE_NOTES } from './calculation/lines';

/** A line of Matches, and the row in which it stands. */
export type Line = MatchLine & { readonly row: number };

/** The lines of Matches from the top. */
export const linesOf = ({ lines, matches }: TeamEventLayout): readonly Line[] =>
  lines.map((line, index) => ({ ...line, row: matches.first + index }));

/** The match of a line. */
export const matchAt = (event: TeamEvent, line: Exclude<MatchLine, { kind: 'round' }>): Match =>
  entryAt(event.games, line.match);

/** The literal numbers that a line is found by: match, board (0 on the heading of a match), who has White, round, teams. */
export const keysOf = (event: TeamEvent, line: MatchLine): readonly CellValue[] => {
  if (line.kind === 'round') return [null, null, null, line.round, null, null];
  const { no, round, white: home, black: away, boards } = matchAt(event, line);
  if (line.kind === 'match') return [no, 0, null, round, home, away];
  const { board, white } = entryAt(boards, line.board);
  return [no, board, Number(white === 'home'), round, home, away];
};

/** What is typed: names and results, board by board. */
const boardBlocks = (match: Match, row: number): readonly Block[] => [
  rows(row, MATCH_COLUMNS.board, cellRows(match.boards.map(({ board }) => board)), '0'),
  rows(
    row,
    MATCH_COLUMNS.home,
    match.boards.map(({ home, outcome, pending, away }) => [
      home === '' ? null : home,
      outcome === null ? (pending ?? null) : makeTyped(outcome),
      away === '' ? null : away,
    ]),
    '@',
  ),
];

/** When and where a match is played, beside its teams. */
const timeBlocks = (
  { matches: { columns } }: TeamEventLayout,
  { date, venue }: Match,
  row: number,
): readonly Block[] =>
  columns.times
    ? [
        rows(row, columns.times.date, [[dateCell(date)]], DATE_FORMAT),
        textRow(row, columns.times.venue, [venue ?? null]),
      ]
    : [];

/** The names of both teams, the score so far, and what there is to say of the whole match. */
const headingBlocks = (
  layout: TeamEventLayout,
  { bye, checkNoDate, teamEvent: words }: SheetWords,
  place: number,
  match: Match,
  row: number,
): readonly Block[] => {
  const { calculation, matches } = layout;
  const { all, cell } = writing(matches.sheet);
  const of = (column: Parameters<typeof cellIn>[0]): string => cell(cellIn(column, place));
  const { match: found, team } = calculation;
  // Its teams are those whose numbers stand in its row: home and away may be swapped.
  const [home, away] = (['homeNo', 'awayNo'] as const).map((key) =>
    cell(cellIn(matches.key(key), row - matches.first)),
  ) as [string, string];
  const name = (no: string): string => `INDEX(${all(team.name)},${no})`;
  const is = (column: 'live' | 'left', no: string, value: number): string =>
    `INDEX(${all(team[column])},${no})=${value}`;
  const score = `IF(${of(found.alive)}=0,"–",IF(${of(found.counted)}=0,"",${of(found.said.home)}&"–"&${of(found.said.away)}))`;
  const left = (column: 'live' | 'left', value: number): string =>
    `IF(${is(column, home, value)},${name(home)},${name(away)})`;
  const leaver = left('live', 0);
  const annulled = `IF(${saysBye(leaver, { bye })},"",${leaver}&${quoted(` ${words.left} ${words.annulled}`)})`;
  const gone = `IF(${of(found.alive)}=0,${annulled},IF(AND(OR(${is('left', home, 1)},${is('left', away, 1)}),${of(found.finished)}=0),${left('left', 1)}&${quoted(` ${words.left} ${words.forfeit}`)},""))`;
  const open = of(found.open);
  const toCome = `IF(OR(${open}=0,${of(found.counted)}=0),"",${open}&IF(${open}=1,${quoted(` ${words.boardToCome}`)},${quoted(` ${words.boardsToCome}`)}))`;
  const isGone = `OR(${of(found.alive)}=0,${is('left', home, 1)},${is('left', away, 1)})`;
  const { times } = matches.columns;
  const orNoDate = times
    ? `IF(${isNoDateFormula(address(row, times.date, 'column'))},${quoted(checkNoDate)},${toCome})`
    : toCome;
  return [
    rows(row, MATCH_COLUMNS.board, [[match.no]], `${quoted(`${words.match} `)}0`),
    ...timeBlocks(layout, match, row),
    fill(area(row, MATCH_COLUMNS.home), name(home)),
    fill(area(row, MATCH_COLUMNS.result), score),
    fill(area(row, MATCH_COLUMNS.away), name(away)),
    fill(
      area(row, matches.columns.check),
      `IF(${address(row, MATCH_COLUMNS.result)}<>${score},${quoted(words.checkTotal)},IF(${isGone},${gone},${orNoDate}))`,
    ),
  ];
};

/** Beside each board: what is not understood, or what is wrong with who sits there. */
const checkBlock = (layout: TeamEventLayout, words: SheetWords, row: number, boards: number): Block => {
  const { calculation, matches } = layout;
  const { all } = writing(matches.sheet);
  const offset = row - matches.first;
  const note = writing(matches.sheet).own({
    sheet: calculation.sheet,
    area: area(calculation.line.note.area.row + offset, calculation.line.note.area.column),
  });
  const said = (side: 'home' | 'away'): string =>
    `TRIM(${address(row, MATCH_COLUMNS[side], 'column')}&" "&INDEX(${all(calculation.faults)},${note}-${LINE_NOTES[side]}))`;
  return fill(
    area(row, matches.columns.check, boards),
    `IF(${note}=0,"",IF(${note}=${LINE_NOTES.unknown},${quoted(words.teamEvent.checkUnknown)},IF(${note}=${LINE_NOTES.date},${quoted(words.checkDate)},IF(${note}<=${LINE_NOTES.away},${said('home')},${said('away')}))))`,
  );
};

/** A round's heading, and who has no match in it: whoever is in none of its lines, as matches may be swapped. */
const roundBlocks = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
  round: number,
  row: number,
): readonly Block[] => {
  const { matches, calculation } = layout;
  const { all, cell } = writing(matches.sheet);
  const busy = event.games.filter((match) => match.round === round);
  const lines = layout.lines.filter((line) => line.kind !== 'round' && matchAt(event, line).round === round);
  const { column } = matches.key('homeNo').area;
  const numbers = all({ sheet: matches.sheet, area: area(row, column, lines.length + 1, 2) });
  const named = event.players.map(({ no }) => {
    const name = cell(cellIn(calculation.team.name, no - 1));
    return `IF(COUNTIFS(${numbers},${no})=0,", "&${name},"")`;
  });
  return [
    textRow(row, MATCH_COLUMNS.board, [`${words.round} ${round}`]),
    ...(2 * busy.length === event.players.length
      ? []
      : [
          fill(
            area(row, MATCH_COLUMNS.away),
            `${quoted(words.teamEvent.rests)}&SUBSTITUTE(${named.join('&')},",","",1)`,
          ),
        ]),
  ];
};

/** What stands in the lines: rounds, matches with their scores, and boards with what is typed. */
export const blocksOf = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): readonly Block[] =>
  linesOf(layout).flatMap((line): readonly Block[] => {
    if (line.kind === 'round') return roundBlocks(event, layout, words, line.round, line.row);
    const match = matchAt(event, line);
    if (line.kind === 'match') return headingBlocks(layout, words, line.match, match, line.row);
    if (line.board > 0) return [];
    return [...boardBlocks(match, line.row), checkBlock(layout, words, line.row, match.boards.length)];
  });
