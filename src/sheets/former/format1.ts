import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { area, cellText, covers, type Area } from '../../grid/cell';
import { heldCells, type Grid } from '../../grid/grid';
import type { Place } from '../../grid/reference';
import type { TournamentParts } from '../findTournaments';
import type { NamedPart } from '../parts';
import { SETTINGS } from '../settings';
import { matchRegion } from './match';
import { countDown, type Region } from './region';

type Places = TournamentParts['places'];

/** The title stood so far above the headings of a table. */
const HEADER = 3;

/** Parts that a sheet had only where Refresh kept its values. */
const WRITTEN: readonly NamedPart[] = [
  'Pairings_left',
  'Pairings_right',
  'Pairings_check',
  'Pairings_status',
  'Standings',
  'Standings_codes',
  'Standings_notes',
  'Standings_status',
  'Crosstable',
  'Crosstable_heads',
  'Crosstable_codes',
  'Crosstable_values',
  'Crosstable_white',
  'Crosstable_live',
];

/** Whether formulas kept a tournament of format 1 up to date, not Refresh. */
export const wasLive = ({ places }: TournamentParts): boolean => places.Pairings_status === undefined;

const areasOf = (places: Places, parts: readonly NamedPart[]): readonly Area[] =>
  parts.flatMap((part) => places[part]?.area ?? []);

/** A table of games with the check beside each; right of it, in a live tournament, the games of one player. */
const pairingsRegion = ({ rounds }: Tournament, parts: TournamentParts, table: Place): Region => {
  const { row: header, column: left, columns } = table.area;
  const [top, find] = [header - HEADER, left + columns + 1];
  const live = wasLive(parts);
  return {
    sheet: table.sheet,
    title: { row: top, column: left, word: 'Pairings' },
    formulas: [
      area(top + 1, left),
      ...(live
        ? [
            ...areasOf(parts.places, ['Pairings_left', 'Pairings_right', 'Pairings_check']),
            area(top + 1, find + 4),
            area(header + 1, find + 1, rounds, 4),
          ]
        : []),
    ],
    texts: [area(header, left, 1, columns), area(top + 1, find, 1, 2), area(header, find, 1, 4)],
    numbers: live ? [countDown(header + 1, find, rounds)] : [],
    written: [],
  };
};

/** Where a player's name was typed to see their games. */
export const formerFinder = ({ places }: TournamentParts): Place | null => {
  const table = places.Pairings;
  if (!table) return null;
  const { row, column, columns } = table.area;
  return { sheet: table.sheet, area: area(row - HEADER + 1, column + columns + 3) };
};

/** So many adjusted players were named below the standings. */
const ADJUSTED = 6;

/** The standings; right of them, hidden, who stands in which row; below them what the codes mean and who was adjusted. */
const standingsRegion = (parts: TournamentParts, body: Place): Region => {
  const { row: first, column: left, rows, columns } = body.area;
  const header = first - 1;
  const top = header - HEADER;
  const tieBreaks = columns - 6;
  const notes = first + rows + 1;
  const adjusted = notes + tieBreaks + 3;
  const live = wasLive(parts);
  return {
    sheet: body.sheet,
    title: { row: top, column: left, word: 'Standings' },
    formulas: [
      area(top + 1, left),
      ...(live
        ? [
            area(top + 1, left + 7),
            area(header, left + 6, 1, tieBreaks),
            body.area,
            area(first, left + columns + 1, rows),
            area(notes, left + 1, tieBreaks, 2),
            area(adjusted - 1, left + 1),
            area(adjusted, left + 2, ADJUSTED),
            area(adjusted, left + 4, ADJUSTED, 2),
          ]
        : []),
    ],
    texts: [area(header, left, 1, 6)],
    numbers: live ? [countDown(first, left + columns + 2, rows)] : [],
    written: [],
  };
};

/** Everyone against everyone, what ranks them beside; right of it, hidden, whose game stands in each cell. */
const crosstableRegion = (
  { cycles }: Tournament,
  parts: TournamentParts,
  cells: Place,
  grid: Grid | undefined,
): Region => {
  const { row: first, column, rows, columns } = cells.area;
  const slots = parts.places.TieBreaks?.area.rows ?? 0;
  const [header, left, after] = [first - 4, column - 2, column + columns];
  const top = header - HEADER;
  const flags = after + slots + 2;
  const white = flags + 2;
  const live = wasLive(parts);
  // Workbooks of the first days had the number of each cell's game a second time.
  const twice = area(first, white + columns, rows, columns);
  const formulas = grid ? [...heldCells(grid)].filter(({ formula }) => formula !== null) : [];
  const isTwice = formulas.filter((cell) => covers(twice, cell.row, cell.column)).length === rows * columns;
  return {
    sheet: cells.sheet,
    title: { row: top, column: left, word: 'Crosstable' },
    formulas: [
      area(top + 1, left),
      ...[header, header + 1, header + 3].map((row) => area(row, column, 1, columns)),
      ...(live
        ? [
            area(first, left, rows, 2),
            cells.area,
            area(first, after, rows, slots + 1),
            area(header, after + 1, 1, slots - 1),
            area(first, flags + 1, rows),
            area(first, white, rows, columns),
            ...(isTwice ? [twice] : []),
          ]
        : []),
    ],
    texts: [
      area(header, left, 1, 2),
      area(header, after),
      area(header, after + slots),
      area(first + rows + 1, left, 1, 3),
    ],
    numbers: [
      {
        area: area(header, white, 1, columns),
        numberAt: (_, along) => Math.floor(along / cycles) + 1,
      },
      { area: area(header + 2, column, 1, columns), numberAt: (_, along) => (along % cycles) + 1 },
      ...(live ? [countDown(first, flags, rows)] : []),
    ],
    written: [],
  };
};

const playersRegion = (table: Place): Region => {
  const { row, column } = table.area;
  const top = row - HEADER;
  return {
    sheet: table.sheet,
    title: { row: top, column, word: 'Players' },
    formulas: [area(top + 1, column)],
    texts: [],
    numbers: [],
    written: [],
  };
};

/** Rows in which something could be chosen from. */
const CHOICES = 250;

/** A line a setting, with its label and a hint; the list of tie-breaks; right of them all that can be chosen. */
const tournamentRegion = ({ sheet, places }: TournamentParts, id: Place, list: Place): Region => {
  const { row: first, column } = id.area;
  const label = column - 1;
  const settings = SETTINGS.flatMap((key) => places[key] ?? []).filter((place) => place.sheet === sheet);
  const { row: slots, rows } = list.area;
  return {
    sheet,
    title: { row: first - HEADER, column: label, word: 'Tournament' },
    formulas: [area(slots, column + 1, rows)],
    texts: [
      area(first - HEADER + 1, label),
      ...settings.flatMap(({ area: { row } }) => [area(row, label), area(row, column + 1)]),
      area(slots - 1, label, 1, 3),
      area(first - 1, column + 3, CHOICES, 3),
    ],
    numbers: [countDown(slots, label, rows)],
    written: [],
  };
};

const logRegion = (table: Place): Region => {
  const { row, column } = table.area;
  const top = row - HEADER;
  return {
    sheet: table.sheet,
    title: { row: top, column, word: 'Log' },
    formulas: [],
    texts: [area(top + 1, column)],
    numbers: [],
    written: [],
  };
};

/** What of the visible sheets of a tournament of format 1 was ours: everything else on them is the organiser's. */
export const formerRegions = (
  tournament: Tournament,
  parts: TournamentParts,
  grids: readonly Grid[],
): readonly Region[] => {
  const { id, TieBreaks, Pairings, Standings, Crosstable, Players, Log, Match } = parts.places;
  const match = matchOf(tournament);
  const gridOf = (sheet: string): Grid | undefined => grids.find((grid) => grid.sheet === sheet);
  const regions = [
    ...(Pairings ? [pairingsRegion(tournament, parts, Pairings)] : []),
    ...(Match && match ? [matchRegion(tournament, parts, Match, match)] : []),
    ...(Standings ? [standingsRegion(parts, Standings)] : []),
    ...(Crosstable ? [crosstableRegion(tournament, parts, Crosstable, gridOf(Crosstable.sheet))] : []),
    ...(Players ? [playersRegion(Players)] : []),
    ...(id && TieBreaks ? [tournamentRegion(parts, id, TieBreaks)] : []),
    ...(Log ? [logRegion(Log)] : []),
  ];
  if (wasLive(parts)) return regions;
  const written = WRITTEN.flatMap((part) => parts.places[part] ?? []);
  return regions.map((region) => ({
    ...region,
    written: written.filter(({ sheet }) => sheet === region.sheet).map((place) => place.area),
  }));
};

/** Whether a text is the name of a player, as it was typed to find their games. */
export const isNameOf = ({ players }: Tournament, text: unknown): boolean => {
  const typed = String(text).trim().toLowerCase();
  return players.some(({ name }) => cellText(name).trim().toLowerCase() === typed);
};
