import { largest } from '../../core/extremes';
import { andThen, ok, type Result } from '../../core/result';
import { lateEntry } from '../../core/conduct/lateEntry';
import { remadeEvent } from '../../core/teamEvent/create';
import { isTeamEvent, type TeamEvent } from '../../core/teamEvent/model';
import type { CellValue } from '../../grid/cell';
import type { GridOf, Place } from '../../grid/reference';
import type { TournamentParts } from '../findTournaments';
import { teamEventLayout } from '../layout/teamEvent';
import { MATCH_KEY_PARTS, type NamedPart, TEAM_KEY_PARTS } from '../parts';
import { keysOf } from '../teamEvent/matchCells';
import { parseTeamSheets, type ParsedTeamEvent } from '../teamEvent/parse';
import { teamSheetNames } from '../teamEvent/workbook';
import type { CellEdit } from './grids';
import { HOME, inOwnOrder, pairOf, ROUND, type Row, teamsOf } from './matchOrder';
import { columnIn, withNumbers } from './players';
import { span } from '../view';
import { gridIn, gridOfStanding, withRowsBack, type Standing } from './standing';

/** With a larger share of wrong numbers, somebody made the schedule themselves. */
const MOST_WRONG = 0.25;

const down = (standing: Standing, part: NamedPart): readonly CellValue[] =>
  columnIn(standing, standing.parts.places[part]);

/** The lines of some columns. */
const rowsIn = (standing: Standing, columns: readonly NamedPart[]): readonly Row[] => {
  const [first = [], ...more] = columns.map((part) => down(standing, part));
  return first.map((value, line) => [value, ...more.map((column) => column[line] ?? null)]);
};

/** The blank rows of Matches, from 0, which somebody inserted. */
const insertedLines = (standing: Standing): readonly number[] =>
  rowsIn(standing, [...MATCH_KEY_PARTS, 'Matches_home', 'Matches_result', 'Matches_away']).flatMap(
    (row, line) => (row.every((value) => value === null) ? [line] : []),
  );

/** The event from its settings and teams, without Matches. */
const scheduled = (standing: Standing): Result<TeamEvent> => {
  const [{ parts }, read] = [standing, gridOfStanding(standing)];
  const blank: GridOf = (where) => {
    const grid = read(where);
    return grid && where === parts.places.Matches_match
      ? { ...grid, values: grid.values.map(() => [null]) }
      : grid;
  };
  const white = down(standing, 'Matches_white');
  const first = down(standing, 'Matches_board').flatMap((board, line) => (board === 1 ? [white[line]] : []));
  const isHome = 2 * first.filter((value) => value === 1).length >= first.length;
  return andThen(parseTeamSheets(parts, blank), ({ tournament: event }) =>
    remadeEvent(event, event.players, isHome ? 'home' : 'away'),
  );
};

/** The original numbers of all rows, as many in each as `MATCH_KEY_PARTS`. */
const plannedKeys = (event: TeamEvent): readonly Row[] =>
  teamEventLayout(event, teamSheetNames(event, [])).lines.map((line) => keysOf(event, line));

/** The numbers of all rows if the last team entered late, on the empty seat. */
const plannedLate = (event: TeamEvent): readonly Row[] => {
  const [last, ...others] = [...event.players].reverse();
  const before = remadeEvent(event, others.reverse());
  const entered = last && before.ok ? lateEntry(before.value, last) : null;
  return entered?.ok && isTeamEvent(entered.value.tournament) ? plannedKeys(entered.value.tournament) : [];
};

/** The plan with the most rows on the sheet. */
const likest = (standing: readonly Row[], plans: readonly (readonly Row[])[]): readonly Row[] => {
  const found = new Set(standing.map((keys) => keys.join()));
  const fits = (plan: readonly Row[]): number => plan.filter((keys) => found.has(keys.join())).length;
  return plans.reduce((best, plan) => (fits(plan) > fits(best) ? plan : best));
};

/** A planned match, and the teams that its lines have, those of most lines first. */
interface Told {
  readonly match: CellValue;
  readonly planned: Row;
  readonly told: readonly Row[];
}

/** What is told of each match: the surest first, and of equals those of which no team has another match in the round. */
const toldMatches = (standing: readonly Row[], heads: readonly Row[]): readonly Told[] => {
  const all = heads.map((head) => {
    const own = standing.filter(([match]) => match === head[0]).map(teamsOf);
    const count = (teams: Row): number => own.filter((each) => each.join() === teams.join()).length;
    const told = [...own].sort((one, other) => count(other) - count(one));
    const most = told[0] ?? [];
    const share = count(most) / (own.length || 1);
    return { match: head[0] ?? null, round: head[ROUND], planned: teamsOf(head), told, most, share };
  });
  const clashes = ({ match, round, most }: (typeof all)[number]): boolean =>
    all.some(
      (other) =>
        other.match !== match && other.round === round && most.some((team) => other.most.includes(team)),
    );
  return [...all].sort(
    (one, other) => other.share - one.share || Number(clashes(one)) - Number(clashes(other)),
  );
};

/**
 * The planned lines with the two teams of each match as most of its lines have them: somebody may have swapped them, or two matches.
 * Each pair meets as often as planned.
 */
const withTeamsThere = (standing: readonly Row[], planned: readonly Row[]): readonly Row[] => {
  const heads = planned.filter(([, board]) => board === 0);
  const matches = toldMatches(standing, heads);
  const left = heads.map((head) => pairOf(teamsOf(head)));
  const there = new Map<CellValue, Row>();
  for (const { match, planned: own, told } of matches) {
    const teams = [...told, own].find((each) => left.includes(pairOf(each)));
    if (!teams) continue;
    left.splice(left.indexOf(pairOf(teams)), 1);
    there.set(match, teams);
  }
  // The one match of which nothing is left is of the two teams who would not meet otherwise.
  const [last, ...more] = matches.filter(({ match }) => !there.has(match));
  if (last && more.length === 0) {
    const [one = 0, other = 0] = left.flatMap((pair) => pair.split(',').map(Number));
    const isTurned = last.told.some(([home, away]) => home === other || away === one);
    there.set(last.match, isTurned ? [other, one] : [one, other]);
  }
  return planned.map((keys) => {
    const teams = there.get(keys[0] ?? null);
    return teams ? [...keys.slice(0, HOME), ...teams] : keys;
  });
};

/** Columns with the numbers that most of their cells have already; as they are where too many would be others. */
const corrected = (
  standing: Standing,
  columns: readonly (readonly [part: NamedPart, values: readonly CellValue[]])[],
): Standing => {
  const cells = columns.reduce((sum, [, values]) => sum + values.length, 0);
  const wrong = columns.reduce((sum, [part, values]) => {
    const found = down(standing, part);
    return sum + values.filter((value, line) => (found[line] ?? null) !== value).length;
  }, 0);
  if (wrong > MOST_WRONG * cells) return standing;
  return columns.reduce((now, [part, values]) => {
    const place = now.parts.places[part];
    return place ? withNumbers(now, place, values) : now;
  }, standing);
};

/** Teams with the numbers of its lines: each team has as many, its own first. */
const withTeamKeys = (standing: Standing): Standing => {
  const found = down(standing, 'Teams_member');
  const lines = found.map((_, line) => line);
  const fits = (size: number): number => lines.filter((line) => found[line] === line % size).length;
  const [size = lines.length] = lines
    .map((line) => line + 1)
    .filter((each) => lines.length % each === 0)
    .sort((one, other) => fits(other) - fits(one));
  return corrected(standing, [
    ['Teams_team', lines.map((line) => Math.floor(line / size) + 1)],
    ['Teams_member', lines.map((line) => line % size)],
  ]);
};

/** Matches with the numbers of its lines as the system of the event has them, where there are as many lines. */
const withMatchKeys = (standing: Standing, planned: readonly Row[]): Standing => {
  const inserted = new Set(insertedLines(standing));
  const count = down(standing, 'Matches_match').length;
  const kept = span(0, count).filter((line) => !inserted.has(line));
  if (kept.length !== planned.length) return standing;
  return corrected(
    standing,
    MATCH_KEY_PARTS.map((part, at) => {
      const values: CellValue[] = Array.from({ length: count }, () => null);
      kept.forEach((line, index) => (values[line] = planned[index]?.[at] ?? null));
      return [part, values] as const;
    }),
  );
};

/** The deleted rows, if the rest of the plan is exactly what is there; else none. */
const goneLines = (standing: readonly Row[], planned: readonly Row[]): readonly number[] => {
  let found = 0;
  const gone = planned.flatMap((keys, line) => {
    const isThere = keys.every((key, column) => key === (standing[found]?.[column] ?? null));
    if (isThere) found++;
    return isThere ? [] : [line];
  });
  return found === standing.length ? gone : [];
};

/** A table with its deleted rows restored, empty except the numbers in its `keys`. */
const withGoneLines = (
  standing: Standing,
  keys: readonly [NamedPart, ...NamedPart[]],
  planned: readonly Row[],
): Standing => {
  const { places } = standing.parts;
  const first = places[keys[0]];
  const grid = first && gridIn(standing, first.sheet);
  const gone = goneLines(rowsIn(standing, keys), planned);
  if (!grid || gone.length === 0) return standing;
  const cells = gone.flatMap((line) =>
    keys.flatMap((part, column): CellEdit[] => {
      const place = places[part];
      const row = first.area.row + line;
      return place ? [{ row, column: place.area.column, value: planned[line]?.[column] ?? null }] : [];
    }),
  );
  const rows = gone.map((line) => first.area.row + line);
  const table = keys[0].replace(/_.*/, '_');
  const whole = Object.fromEntries(
    Object.entries(places).map(([part, was]): [string, Place] => [
      part,
      part.startsWith(table) ? { ...was, area: { ...was.area, rows: planned.length } } : was,
    ]),
  );
  return {
    ...withRowsBack(standing, grid, rows, cells),
    parts: { ...standing.parts, places: whole },
  };
};

/** Teams with the lines that somebody deleted, as far as the numbers of the others tell which. */
const withTeamLines = (standing: Standing): Standing => {
  const members = rowsIn(standing, TEAM_KEY_PARTS);
  const [teams, most] = [0, 1].map((column) => largest(members.map((row) => Number(row[column] ?? 0))));
  const lines = Array.from({ length: teams ?? 0 }, (_, team) =>
    Array.from({ length: (most ?? 0) + 1 }, (__, member) => [team + 1, member]),
  ).flat();
  return withGoneLines(standing, TEAM_KEY_PARTS, lines);
};

/** A team event from its sheets, and the sheets with corrected row numbers. */
export interface MendedTeams extends ParsedTeamEvent {
  readonly standing: Standing;
  /** The places of its parts after deleted rows are restored. */
  readonly whole: TournamentParts;
}

/**
 * Reads a team event whose row numbers may be wrong, or rows gone. These are restored from the system and the teams, if most
 * other rows agree. Problems: those of `parseTeamSheets`.
 */
export const mendTeams = (standing: Standing): Result<MendedTeams> => {
  const teams = withTeamKeys(withTeamLines(standing));
  const event = scheduled(teams);
  const keys = rowsIn(teams, MATCH_KEY_PARTS);
  const plans = event.ok ? [plannedKeys(event.value), plannedLate(event.value)] : [[]];
  const planned = inOwnOrder(keys, withTeamsThere(keys, likest(keys, plans)));
  const whole = withMatchKeys(withGoneLines(teams, MATCH_KEY_PARTS, planned), planned);
  // Lines come back as the plan has them; where some are gone, the numbers of the others are right.
  const numbered = [...TEAM_KEY_PARTS, ...MATCH_KEY_PARTS].reduce((now, part) => {
    const [place, wanted] = [now.parts.places[part], whole.parts.places[part]];
    return place && wanted?.area.rows === place.area.rows
      ? withNumbers(now, place, columnIn(whole, wanted))
      : now;
  }, standing);
  return andThen(parseTeamSheets(whole.parts, gridOfStanding(whole)), (parsed) =>
    ok({ ...parsed, standing: numbered, whole: whole.parts }),
  );
};
