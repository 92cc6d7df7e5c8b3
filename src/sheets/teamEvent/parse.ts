import { parseOptions } from '../../core/pairing/options';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { andThen, unlessProblems, type Result } from '../../core/result';
import { lineUpFaults, lineUpWarnings } from '../../core/teamEvent/lineUps';
import { type EventTeam, type TeamEvent, type Match } from '../../core/teamEvent/model';
import { LINE_UP_RULES, PROFILES, type LineUpRule, type MatchBoard } from '../../core/model';
import { assembleEvent, type MatchLine } from '../../core/teamEvent/event';
import { departureWarnings } from '../../core/teamEvent/warnings';
import { given } from '../../core/format/fields';
import { parsePending, parseTyped } from '../../core/results/typed';
import { unknownProblem } from '../../core/names/meant';
import { choiceNamed } from '../../language/choices';
import { words } from '../../language/language';
import { decodePlayer } from '../parse/cells';
import {
  choice,
  parseEvent,
  scoringIn,
  column,
  setting,
  settingNumber,
  whole,
  wrong,
  type Source as Read,
} from '../parse/settings';
import { cellText, type CellValue } from '../../grid/cell';
import type { GridOf, Place } from '../../grid/reference';
import { dateIn } from '../dates';
import { resultFault, unreadDate } from '../datedResult';
import { located, type TournamentParts } from '../findTournaments';
import { MATCH_KEY_PARTS } from '../parts';
import { wholeTeamEvent, type NeededTeamPart } from './parts';

/** A team event read from its sheets; `warnings`: cells that count as not filled, and line-ups that break a rule. */
export interface ParsedTeamEvent {
  readonly tournament: TeamEvent;
  readonly warnings: readonly Problem[];
}

interface Source extends Read {
  readonly places: Readonly<Record<NeededTeamPart, Place>>;
  readonly warnings: Problem[];
}

/** The rule that a cell says; anybody anywhere, with a warning, where it says none. */
const ruleIn = (source: Source): LineUpRule => {
  const typed = setting(source, 'lineUp');
  const code = choiceNamed('lineUp', typed);
  const found = LINE_UP_RULES.find((rule) => rule === code);
  if (!found)
    source.warnings.push(
      unknownProblem('choice-unknown', typed.toLowerCase(), LINE_UP_RULES, located(source.places.lineUp)),
    );
  return found ?? 'free';
};

/** The code of what stands in the list: a name, or a code. */
const criterionIn = (typed: string): string => {
  const text = typed.trim().toLowerCase();
  const names = PROFILES.flatMap((profile) => Object.entries(words(profile).teamEvent.criteria));
  return names.find(([, name]) => name.toLowerCase() === text)?.[0] ?? typed.trim().toUpperCase();
};

const teamsIn = (source: Source): readonly EventTeam[] => {
  const [numbers = [], members = [], names = [], ratings = []] = (
    ['team', 'member', 'name', 'rating'] as const
  ).map((part) => column(source, `Teams_${part}`));
  const typed = {
    status: column(source, 'Teams_status'),
    adjustment: column(source, 'Teams_adjustment'),
    reason: column(source, 'Teams_reason'),
  };
  const memberAt = (line: number): EventTeam['members'][number] => {
    const rating = ratings[line];
    const name = cellText(names[line]).trim();
    return typeof rating === 'number' || (typeof rating === 'string' && rating.trim() !== '')
      ? { name, rating: parseRating(rating) }
      : { name };
  };
  return members.flatMap((member, line): readonly EventTeam[] => {
    if (member !== 0) return [];
    const no = whole(source, 'Teams_team', line, numbers[line] ?? null);
    const own = members.flatMap((each, at) =>
      numbers[at] === no && typeof each === 'number' && each > 0 && cellText(names[at]).trim() !== ''
        ? [at]
        : [],
    );
    const at = (cells: readonly CellValue[]): CellValue => cells[line] ?? null;
    const cells = {
      name: cellText(names[line]).trim(),
      ...{ status: at(typed.status), adjustment: at(typed.adjustment), reason: at(typed.reason) },
    };
    const { player, unreadable } = decodePlayer(no, cells);
    for (const { cell, expected } of unreadable)
      if (cell === 'status' || cell === 'adjustment')
        wrong(source, `Teams_${cell}`, line, cells[cell], expected);
    return [{ ...player, members: own.map(memberAt) }];
  });
};

/** When and where matches are played, by their numbers: it stands on the line of their teams. */
const timesIn = (
  source: Source,
  numbers: readonly CellValue[],
  boards: readonly CellValue[],
): ReadonlyMap<CellValue, Pick<Match, 'date' | 'venue'>> => {
  const { parts, warnings } = source;
  const [dates, venues] = [column(source, 'Matches_date'), column(source, 'Matches_venue')];
  return new Map(
    numbers.flatMap((no, line) => {
      const unread = boards[line] === 0 ? unreadDate(parts.places.Matches_date, line, dates[line]) : null;
      if (unread) warnings.push(unread);
      const [date, venue] = [dateIn(dates[line] ?? null), cellText(venues[line]).trim()];
      return boards[line] === 0
        ? [[no, given({ date, venue: venue === '' ? undefined : venue })] as const]
        : [];
    }),
  );
};

/** The matches with so many teams and boards. Where a match lacks its heading or a board, a row is gone: without its last board it may be as it was made. */
const matchesIn = (source: Source, teams: number, most: number): readonly MatchLine[] => {
  const [numbers = [], boards = [], white = [], rounds = [], home = [], away = []] = MATCH_KEY_PARTS.map(
    (part) => column(source, part),
  );
  const typed = (part: 'Matches_home' | 'Matches_result' | 'Matches_away') =>
    column(source, part).map(cellText);
  const [left, results, right] = [typed('Matches_home'), typed('Matches_result'), typed('Matches_away')];
  const held = source.gridOf(source.places.Matches_result);
  const boardAt = (line: number): MatchBoard => {
    const result = results[line] ?? '';
    const outcome = parseTyped(result);
    if (outcome === undefined) {
      const place = located(source.places.Matches_result, line);
      source.warnings.push(
        resultFault(place, held?.values[line]?.[0] ?? null, held?.formats[line]?.[0] ?? ''),
      );
    }
    const pending = parsePending(result);
    return {
      ...(pending ? { pending } : {}),
      board: whole(source, 'Matches_board', line, boards[line] ?? null),
      home: (left[line] ?? '').trim(),
      away: (right[line] ?? '').trim(),
      white: white[line] === 1 ? 'home' : 'away',
      outcome: outcome ?? null,
    };
  };
  const lines = numbers.flatMap((no, line) => (typeof no === 'number' && boards[line] !== 0 ? [line] : []));
  const found = new Map<number, { readonly first: number; readonly boards: MatchBoard[] }>();
  for (const line of lines) {
    const no = whole(source, 'Matches_match', line, numbers[line] ?? null);
    const match = found.get(no) ?? { first: line, boards: [] };
    match.boards.push(boardAt(line));
    found.set(no, match);
  }
  const headed = new Set(numbers.filter((_, line) => boards[line] === 0));
  for (const [no, { first, boards: own }] of found) {
    const fault = problem('damaged-deleted-row', located(source.places.Matches_home, first));
    if (!headed.has(no) || own.some(({ board }, at) => board !== at + 1)) source.problems.push(fault);
    else if (own.length < most) source.warnings.push(fault);
  }
  const times = timesIn(source, numbers, boards);
  return [...found].map(([no, { first, boards: own }]) => ({
    no,
    round: whole(source, 'Matches_round', first, rounds[first] ?? null),
    white: whole(source, 'Matches_homeNo', first, home[first] ?? null, teams),
    black: whole(source, 'Matches_awayNo', first, away[first] ?? null, teams),
    ...times.get(no),
    boards: own,
  }));
};

const eventIn = (source: Source): TeamEvent => {
  const teams = teamsIn(source);
  const boards = settingNumber(source, 'matchBoards');
  const matches = matchesIn(source, teams.length, boards);
  const options = parseOptions(setting(source, 'options'));
  const system = setting(source, 'system');
  return assembleEvent({
    ...parseEvent(source),
    ...(source.parts.places.profile ? { profile: choice(source, 'profile', PROFILES) } : {}),
    system: choiceNamed('system', system) ?? system,
    ...(Object.keys(options).length === 0 ? {} : { systemOptions: options }),
    cycles: settingNumber(source, 'cycles'),
    rounds: matches.reduce((last, { round }) => Math.max(last, round), 1),
    ...(source.parts.places.Matches_date ? { dated: true as const } : {}),
    discipline: {
      boards,
      scoring: scoringIn(source, ['gameWin', 'gameDraw', 'gameLoss']),
      lineUp: ruleIn(source),
    },
    players: teams,
    games: matches,
    tieBreaks: column(source, 'TieBreaks')
      .map((cell) => cellText(cell))
      .filter((typed) => typed.trim() !== '')
      .map(criterionIn),
  });
};

/** What is wrong with who sits where, each in the cell of its name. */
const lineUpsIn = (source: Source, event: TeamEvent): readonly Problem[] => {
  const [numbers, boards] = [column(source, 'Matches_match'), column(source, 'Matches_board')];
  const faults = lineUpFaults(event);
  return lineUpWarnings(event).map((warning, index) => {
    const { match, board, side } = entryAt(faults, index);
    const line = numbers.findIndex((no, at) => no === match.no && boards[at] === board.board);
    return { ...warning, place: { ...warning.place, ...located(source.places[`Matches_${side}`], line) } };
  });
};

/** Statuses that do not fit, each in its cell. */
const departuresIn = (source: Source, event: TeamEvent): readonly Problem[] => {
  const [members, names] = [column(source, 'Teams_member'), column(source, 'Teams_name')];
  return departureWarnings(event).map((warning) => {
    const { team } = warning.values;
    const line = members.findIndex((member, at) => member === 0 && cellText(names[at]).trim() === team);
    return { ...warning, place: located(source.places.Teams_status, line) };
  });
};

/**
 * Reads a team event from its sheets. Problems: `workbook-part-missing`;
 * `workbook-cell` and `scoring-invalid` for what was typed over, `damaged-deleted-row`.
 */
export const parseTeamSheets = (parts: TournamentParts, gridOf: GridOf): Result<ParsedTeamEvent> =>
  andThen(wholeTeamEvent(parts), (places) => {
    const source: Source = { parts, places, gridOf, problems: [], warnings: [] };
    const event = eventIn(source);
    return unlessProblems(source.problems, () => ({
      tournament: event,
      warnings: [...source.warnings, ...lineUpsIn(source, event), ...departuresIn(source, event)],
    }));
  });
