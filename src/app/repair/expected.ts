import { fromLeft } from '../../core/sides';
import { makeTournament } from '../../core/tournament';
import { makeSectionedTournament } from '../../core/sections/makeSectioned';
import type { Tournament } from '../../core/model';
import { area, cellText } from '../../grid/cell';
import type { TournamentParts } from '../../sheets/findTournaments';
import type { Grid } from '../../grid/grid';
import { LOG } from '../../sheets/layout';
import { parseLogRow, type LogEntry } from '../../sheets/log/line';
import { parseKey, isTimeCell } from '../../sheets/log/key';
import { parseTournament } from '../../sheets/parse';
import type { GridOf } from '../../grid/reference';
import type { NamedPart } from '../../sheets/parts';
import type { Place } from '../../grid/reference';
import type { Expected, ExpectedGame } from '../../sheets/repair/games';
import { gridOfStanding, TABLE_COLUMNS, type Standing } from '../../sheets/repair/standing';
import { andThen, type Result } from '../../core/result';
import { parseChanges } from '../../sheets/log/changes';
import { stepsOfNumbers } from '../step';

/** The tournament as far as Pairings is not needed for it: settings and players. Problems: those of `parseTournament`. */
export const withoutGames = (standing: Standing): Result<Tournament> => {
  const { parts } = standing;
  const nowhere: Place = { sheet: parts.sheet, area: area(0, 0, 0, 1) };
  const unread: readonly NamedPart[] = ['Pairings', ...TABLE_COLUMNS.Pairings];
  const places = { ...parts.places, ...Object.fromEntries(unread.map((part) => [part, nowhere])) };
  const read = gridOfStanding(standing);
  const gridOf: GridOf = (where) => (where.area.rows === 0 ? undefined : read(where));
  const parsed = parseTournament({ ...parts, places } satisfies TournamentParts, gridOf);
  return parsed.ok ? { ok: true, value: parsed.value.tournament } : parsed;
};

/** The lines of a Log as its sheet holds them: down to the last one that has a step. */
export const logLines = (parts: TournamentParts, grids: readonly Grid[]): readonly LogEntry[] => {
  const place = parts.places.Log;
  const grid = place && grids.find(({ sheet }) => sheet === place.sheet);
  if (!place || !grid) return [];
  const { row: top, column: left } = grid.area;
  const lines = grid.values
    .slice(place.area.row + 1 - top)
    .map((row) =>
      parseLogRow(Array.from({ length: LOG.count }, (_, at) => row[place.area.column + at - left] ?? null)),
    );
  return lines.filter(({ step, rule }) => step > 0 && rule !== '');
};

/** The numbers of games that the hidden sheet has. */
const numbersIn = ({ parts, grids }: Standing): readonly number[] => {
  const place = parts.places.Calculation;
  const grid = place && grids.find(({ sheet }) => sheet === place.sheet);
  const column = place && grid ? (gridOfStanding({ parts, grids } as Standing)(place)?.values ?? []) : [];
  return column.flatMap(([no]) => (typeof no === 'number' ? [no] : []));
};

/** A tournament of sections as it was made; of what boards and in how many cycles they are played, the games that are there tell. */
const sectioned = (standing: Standing): Result<Tournament> => {
  const parsed = parseTournament(standing.parts, gridOfStanding(standing));
  return andThen(parsed, ({ tournament }) => {
    const { sections = [], players } = tournament;
    return makeSectionedTournament(
      tournament,
      sections.map((section) => ({
        ...section,
        players: players.filter((player) => player.section === section.name).length,
      })),
    );
  });
};

/** The games as the system makes them, changed as the Log tells; none where the system does not make them. */
export const expectedGames = (standing: Standing, base: Tournament, lines: readonly LogEntry[]): Expected => {
  // Where games were carried over, the others are not those of the system.
  const made = base.carried !== undefined ? null : base.sections ? sectioned(standing) : makeTournament(base);
  const games = new Map<number, ExpectedGame>();
  if (made?.ok)
    for (const { no, round, board, white, black } of made.value.games) {
      const [left, right] = fromLeft(base, white, black);
      games.set(no, { no, round, board, left, right });
    }
  for (const { key: text, after } of stepsOfNumbers(lines).flatMap(parseChanges)) {
    const key = parseKey(text);
    if (key?.of !== 'game' || key.cell === 'result' || isTimeCell(key.cell)) continue;
    const game = games.get(key.no);
    const value = Number(cellText(after));
    if (game && Number.isInteger(value)) games.set(key.no, { ...game, [key.cell]: value });
  }
  const rests = made?.ok ? made.value.rests.map(({ round, player }) => ({ round, left: player })) : [];
  return { games, rests, numbers: numbersIn(standing), players: base.players.length };
};
