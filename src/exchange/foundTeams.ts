import { inferredWarnings } from '../core/adopt/arrange';
import { adoptTournament } from '../core/adopt/tournament';
import { given } from '../core/format/fields';
import { entryAt } from '../core/present';
import { longName } from '../core/names/name';
import { problem, type Problem, withFile } from '../core/problem';
import { relocated, type Result, allClear, unlessProblems } from '../core/result';
import { rulesFor } from '../core/ruleSets';
import { type MatchBoard, OTHER_SIDE } from '../core/model';
import {
  listedBoards,
  teamCountProblems,
  teamGamesProblem,
  teamSizeProblems,
} from '../core/teamEvent/create';
import { assembleEvent } from '../core/teamEvent/event';
import { type EventTeam, type TeamEvent, usualOrder } from '../core/teamEvent/model';
import { teamEventTable } from '../core/teamEvent/table';
import { teamWarnings } from '../core/teamEvent/warnings';
import { primaryOf } from '../core/tiebreak/teams/standings';
import type { FoundBoard, FoundMatch, FoundTeamEvent } from './exchangeFormat';
import { type Imported, inFile, meetingOf, nameOf, type Naming } from './found';

const nameProblems = ({ players: teams }: FoundTeamEvent): readonly Problem[] => {
  const first = new Map<string, number>();
  return teams.flatMap(({ name, members, no, place }) => {
    const names = [name, ...members.map((member) => member.name)];
    const key = name.trim().toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? no);
    return [
      ...(names.some((each) => each.trim() === '') ? [problem('name-missing', place)] : []),
      ...names.flatMap((each) => longName(each, place)),
      ...(other === undefined ? [] : [problem('exchange-team-twice', place, { team: name, other })]),
    ];
  });
};

const numbered = (board: FoundBoard, at: number): MatchBoard => ({ board: at + 1, ...board });

/** The boards of a match that was found, or of one that is still to come: everybody as the lists have it. */
const boardsOf = (
  { discipline: { boards, white } }: FoundTeamEvent,
  match: FoundMatch | undefined,
  home: EventTeam,
  away: EventTeam,
): readonly MatchBoard[] =>
  match
    ? match.boards.map(numbered)
    : listedBoards(home, away, boards, entryAt(white, 0)).map((board, at) => ({
        ...board,
        white: white[at] ?? OTHER_SIDE[entryAt(white, 0)],
      }));

/** `exchange-team-points` where the points that a file gives a team whose matches are finished are not those of its results. */
const sumProblems = (found: FoundTeamEvent, event: TeamEvent): readonly Problem[] => {
  const table = teamEventTable(event, primaryOf(event.tieBreaks));
  return found.players.flatMap(({ name, matchPoints, gamePoints, place }, at) => {
    const own = event.games.filter(({ white: home, black: away }) => home === at + 1 || away === at + 1);
    const isOpen = own.some(
      ({ boards }) =>
        boards.some(({ outcome }) => outcome === null) && boards.some(({ outcome }) => outcome !== null),
    );
    const sums = [
      entryAt(table.matchPoints, at) / event.scoring.unit,
      entryAt(table.gamePoints, at) / event.discipline.scoring.unit,
    ] as const;
    const differs = (stated: number | undefined, sum: number): boolean =>
      stated !== undefined && Math.abs(stated - sum) > 0.005;
    if (isOpen || !(differs(matchPoints, sums[0]) || differs(gamePoints, sums[1]))) return [];
    const typed = `${matchPoints ?? '–'} / ${gamePoints ?? '–'}`;
    return [problem('exchange-team-points', place, { team: name, typed, points: sums.join(' / ') })];
  });
};

/**
 * The team event of a file: teams in the order of their numbers, matches that the file does not have still to be played, the system
 * the standard table that fits. Problems: those of names and sizes, `exchange-team-twice`, `exchange-team-points`,
 * `adopt-meetings-uneven`.
 */
export const teamEventOf = (
  found: FoundTeamEvent,
  { id, file }: Naming,
): Result<Imported & { readonly tournament: TeamEvent }> => {
  const { players, discipline, scoring } = found;
  const sound = allClear(
    [
      ...nameProblems(found),
      ...teamCountProblems(players.length),
      ...teamSizeProblems({ teams: players, boards: discipline.boards }),
    ].map(withFile(file)),
  );
  if (!sound.ok) return sound;
  const rules = rulesFor('berger', 'chess');
  const event = found.event.trim() || nameOf(file);
  const adopted = adoptTournament({
    ...{ id, event, sheet: file, columns: [], recognise: true, profile: 'chess' as const },
    players: players.map(({ name }, at) => ({ no: at + 1, name })),
    meetings: found.games.map(meetingOf),
    ...{ cycles: found.cycles, scoring, ruleSet: rules.id, tieBreaks: rules.tieBreaks },
  });
  if (!adopted.ok) return relocated<never>(adopted, inFile(file, found.games));
  const { tournament, games, inferred } = adopted.value;
  const teams = players.map(({ name, members, adjustment }, at): EventTeam =>
    given({ no: at + 1, name: name.trim(), status: 'playing' as const, adjustment, members }),
  );
  const matches = tournament.games.map(({ no, round, white: home, black: away }, at) => {
    const [cell] = entryAt(games, at).cells;
    const match = cell === undefined ? undefined : entryAt(found.games, Number(cell));
    const boards = boardsOf(found, match, entryAt(teams, home - 1), entryAt(teams, away - 1));
    return { no, round, white: home, black: away, boards };
  });
  const made = assembleEvent({
    ...{ id, event, system: tournament.system, cycles: tournament.cycles, rounds: tournament.rounds },
    ...{ players: teams, games: matches, scoring },
    tieBreaks: found.tieBreaks ?? usualOrder(matches.length),
    discipline: { boards: discipline.boards, scoring: discipline.scoring, lineUp: 'free' },
  });
  const count = matches.reduce((sum, { boards }) => sum + boards.length, 0);
  return unlessProblems(
    [...teamGamesProblem(count), ...sumProblems(found, made)].map(withFile(file)),
    () => ({
      tournament: made,
      warnings: [...inferredWarnings({ file }, inferred), ...teamWarnings(made).map(withFile(file))],
    }),
  );
};
