import type { ExtraValue, Player, PlayerStatus, Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { fill, rows } from '../grid/block';
import { area, address, type CellValue } from '../grid/cell';
import type { Layout } from './layout';
import type { SheetPlan } from '../grid/plan';
import { quoted, whole } from '../grid/reference';
import { pageHeader, titleOf } from './title';
import {
  alarmWhenFilled,
  fitWidth,
  HEADING_HEIGHT,
  INPUT_FILL,
  nameHeights,
  nameWidth,
  styled,
  TABLE_STYLE,
  topStyles,
} from './style';

/** The codes of the Status column. */
export const STATUSES: readonly PlayerStatus[] = ['playing', 'withdrawn', 'annulled'];
export const ANNULLED: PlayerStatus = 'annulled';

/** Rows below the table in which a player added by hand is noticed. */
const WATCHED = 200;

const rating = (player: Player): CellValue => player.rating?.typed ?? null;
const text = (value: string | undefined): CellValue => value ?? null;

/** Makes headings unique, as a table needs them: `Club`, `Club 2`. */
const uniqueHeadings = (headings: readonly string[]): string[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    let candidate = heading;
    for (let number = 2; taken.has(candidate.toLowerCase()); number++) candidate = `${heading} ${number}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};

const headings = (tournament: Tournament, layout: Layout, words: SheetWords): string[] => {
  const own = [
    words.no,
    words.name,
    words.rating,
    words.federation,
    ...(layout.match ? [words.match.team] : []),
  ];
  const end = [words.adjustment, words.reason, words.status, words.playOff];
  const all = uniqueHeadings([...own, ...end, ...tournament.columns]);
  return [
    ...all.slice(0, own.length),
    ...all.slice(own.length + end.length),
    ...all.slice(own.length, own.length + end.length),
  ];
};

const line = (player: Player, extra: number, teams: readonly string[]): CellValue[] => [
  player.no,
  player.name,
  rating(player),
  text(player.federation),
  ...teams,
  ...Array.from({ length: extra }, (_, index): ExtraValue => player.extra?.[index] ?? null),
  player.adjustment ?? null,
  text(player.adjustmentReason),
  player.status === 'playing' ? null : player.status,
  player.playOff ?? null,
];

/** The Players sheet: the one place where names stand as text; everything else looks them up by No. */
export const makePlayersSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => {
  const { players: table, playersColumns: columns } = layout;
  const sheet = layout.names.players;
  const extra = tournament.columns.length;
  const names = tournament.players.map(({ name }) => name);
  const teamOf = (player: Player): string[] => {
    const team = tournament.teams.find(({ id }) => id === player.team);
    return layout.match ? [team?.name ?? ''] : [];
  };
  const grid = tournament.players.map((player) => line(player, extra, teamOf(player)));
  const slice = (from: number, to: number): CellValue[][] => grid.map((row) => row.slice(from, to));
  const first = table.header + 1;
  const below = area(first, columns.no, table.rows + WATCHED);
  const counted = `COUNTIFS(${whole({ sheet, area: below }, sheet)},">0")`;
  const widths = [
    6,
    nameWidth(names),
    10,
    14,
    ...(layout.match ? [nameWidth(tournament.teams.map((team) => team.name))] : []),
    ...tournament.columns.map((column) => Math.min(24, Math.max(10, column.length + 4))),
    12,
    22,
    13,
    10,
  ];
  return {
    role: 'players',
    name: sheet,
    tabColor: '70AD47',
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.players)]], '@'),
      rows(table.header, 0, [headings(tournament, layout, words)], '@'),
      rows(first, columns.no, slice(columns.no, columns.no + 1), '0'),
      rows(first, columns.name, slice(columns.name, columns.name + 1), '@'),
      rows(first, columns.rating, slice(columns.rating, columns.rating + 1), '0'),
      rows(first, columns.federation, slice(columns.federation, columns.federation + 1), '@'),
      ...(layout.match ? [rows(first, columns.team, slice(columns.team, columns.team + 1), '@')] : []),
      ...tournament.columns.map((_, index) =>
        rows(
          first,
          columns.extra + index,
          slice(columns.extra + index, columns.extra + index + 1),
          tournament.columnFormats?.[index],
        ),
      ),
      rows(first, columns.adjustment, slice(columns.adjustment, columns.adjustment + 1), '+0.0;-0.0;0.0'),
      rows(first, columns.reason, slice(columns.reason, columns.playOff), '@'),
      rows(first, columns.playOff, slice(columns.playOff, columns.count)),
      fill(
        area(1, 0),
        `IF(${counted}>${table.rows},${quoted(words.playersBelow)},IF(${counted}<${table.rows},${quoted(words.playersMissing)},${quoted(words.playersHint)}))`,
      ),
    ],
    styles: [
      ...topStyles(),
      styled(area(first, columns.no, table.rows), { align: 'center' }),
      styled(area(first, columns.name, table.rows), { wrap: true, fill: INPUT_FILL }),
      styled(area(first, columns.rating, table.rows), { align: 'center' }),
      ...(layout.match ? [styled(area(first, columns.team, table.rows), { fill: INPUT_FILL })] : []),
      styled(area(first, columns.federation, table.rows, columns.adjustment - columns.federation), {
        indent: 1,
      }),
      styled(area(first, columns.adjustment, table.rows, 4), { fill: INPUT_FILL }),
      styled(area(table.header, 0, 1, columns.count), { bold: true, wrap: true, vertical: 'center' }),
    ],
    columns: widths.map((width, from) => ({ from, count: 1, width })),
    rows: [
      { row: table.header, height: HEADING_HEIGHT },
      ...nameHeights(
        first,
        names.map((name) => [name]),
      ),
    ],
    freeze: { rows: first, columns: 2 },
    tables: [{ name: tableName(tournament, 'Players'), area: table.area, style: TABLE_STYLE }],
    validations: [
      {
        area: table.body(columns.status, 1),
        source: whole(layout.tournament.statuses, sheet),
        refuse: true,
        prompt: { title: words.status, text: words.statusPrompt },
      },
    ],
    conditionals: [
      {
        area: table.body(),
        formula: `TRIM(${address(first, columns.status, 'column')}&"")="${ANNULLED}"`,
        style: { italic: true, strike: true, color: '6B7280' },
      },
      {
        area: area(1, 0),
        formula: `${counted}<>${table.rows}`,
        style: alarmWhenFilled(area(1, 0), 'A2').style,
      },
    ],
    print: {
      area: area(0, 0, first + table.rows, columns.count),
      landscape: extra > 0,
      titleRows: { from: table.header, to: table.header },
      ...fitWidth(widths, extra > 0, table.rows <= 45),
      header: pageHeader(tournament),
    },
  };
};

/** The name of one of a tournament's tables: unique in the workbook, valid as a name. */
export const tableName = (tournament: Tournament, table: string): string =>
  `${table}_${tournament.id.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
