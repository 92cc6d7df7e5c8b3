import { given } from '../../core/format/fields';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, unlessProblems, type Result } from '../../core/result';
import type { Side, TeamMember } from '../../core/model';
import { BESIDE_TEAMS, type BesideTeams } from '../../language/files';
import type { FoundMatch, FoundTeam, FoundTeamEvent, Parsed } from '../exchangeFormat';
import { notAllMeet } from '../../core/adopt/allMeet';
import { cyclesOf, kindOf, statedIn } from './ofTeams';
import { OF_MATCHES, passedOver } from './records';
import { matchScoringIn } from './scoring';
import { matchesOf, sideOn } from './teamMatches';
import type { FileTeam } from './teamPairings';
import {
  forfeitsIn,
  lineUpsIn,
  paidRests,
  teamAdjustmentsIn,
  type LineUpRecord,
  type TeamAdjustment,
} from './teamRecords';
import { teamTieBreaksIn } from './tieBreaks';
import { roundProblems, type TeamLine, type Told } from './readLines';
import type { PlayerLine } from './players';

/** Records of matches, and those that only say again what others do. */
const READ_OR_REPEATED: readonly string[] = [...OF_MATCHES, '801', '802'];

/** Teams in order of their numbers, each with its line. */
interface Listed extends FileTeam {
  readonly line: TeamLine;
}

/**
 * Rosters, with players behind them whom a line-up names and no roster has. Problems: `trf-team-number`, `exchange-player-unknown`,
 * `trf-team-two-teams`, `trf-team-none`.
 */
const rostersOf = (told: Told, lineUps: readonly LineUpRecord[]): Result<readonly Listed[]> => {
  const byNo = new Map(told.players.map((player) => [player.no, player]));
  const problems: Problem[] = [];
  const seen = new Set<number>();
  const teamOf = new Map<number, string>();
  for (const { line, no, name, members } of told.teams) {
    const number = /^\d{1,3}$/.test(no) ? Number(no) : 0;
    if (number === 0 || seen.has(number)) problems.push(problem('trf-team-number', { line }, { typed: no }));
    seen.add(number);
    for (const member of members) {
      const player = byNo.get(member);
      if (!player) problems.push(problem('exchange-player-unknown', { line }, { number: member }));
      else if (teamOf.has(member))
        problems.push(
          problem('trf-team-two-teams', { line, player: player.name }, { name: player.name, team: name }),
        );
      teamOf.set(member, name);
    }
  }
  const added = (team: number): readonly number[] => {
    const named = lineUps.filter((each) => each.team === team).flatMap(({ seats }) => seats);
    return [...new Set(named)].filter((no) => no !== 0 && byNo.has(no) && !teamOf.has(no));
  };
  const rosters = told.teams
    .map((line): Listed => {
      const no = Number(line.no);
      return { no, name: line.name, members: [...line.members, ...added(no)], line };
    })
    .sort((one, other) => one.no - other.no);
  const listed = new Set(rosters.flatMap(({ members }) => members));
  const teamless = told.players
    .filter(({ no }) => !listed.has(no))
    .map(({ no, name, line }) => problem('trf-team-none', { line, player: name }, { name, number: no }));
  return unlessProblems([...problems, ...teamless], () => rosters);
};

const memberOf = ({ name, rating }: PlayerLine): TeamMember =>
  Number(rating) > 0 ? { name, rating: { typed: Number(rating), strength: Number(rating) } } : { name };

/** Points that a record says a team has, without those that the arbiter gave; nothing where it says none. */
const statedPoints = (typed: string, given: number): number | undefined => {
  const value = Number(typed.replace(',', '.'));
  return typed === '' || !Number.isFinite(value) ? undefined : Math.round((value - given) * 100) / 100;
};

const foundTeams = (
  told: Told,
  rosters: readonly Listed[],
  adjustments: readonly TeamAdjustment[],
): readonly FoundTeam[] => {
  const byNo = new Map(told.players.map((player) => [player.no, player]));
  return rosters.map(({ no, name, members, line }) => {
    const own = adjustments.filter(({ team }) => team === no);
    const sum = (of: 'matchPoints' | 'gamePoints'): number =>
      own.reduce((total, each) => total + each[of], 0);
    const adjustment = Math.round(sum('matchPoints') * 100) / 100;
    return {
      no,
      name,
      members: members.flatMap((member) => {
        const player = byNo.get(member);
        return player ? [memberOf(player)] : [];
      }),
      place: { line: line.line },
      ...given({
        matchPoints: statedPoints(line.matchPoints, adjustment),
        gamePoints: statedPoints(line.gamePoints, sum('gamePoints')),
        adjustment: adjustment === 0 ? undefined : adjustment,
      }),
    };
  });
};

/** The colours of the side with White (352). */
const sequenceOf = ({ records }: Told): readonly Side[] => {
  const typed = records.header.find(({ id, text }) => id === '352' && text !== '')?.text ?? '';
  return [...typed.slice(0, 100)].flatMap((letter): Side[] =>
    /^w$/i.test(letter) ? ['home'] : /^b$/i.test(letter) ? ['away'] : [],
  );
};

/** What of the file a team event has no place for. */
const notKept = ({ header, players, records }: Told): readonly Problem[] => {
  const has = (of: (player: PlayerLine) => string): boolean => players.some((player) => of(player) !== '');
  const lost: readonly BesideTeams[] = [
    ...(Object.keys(header.details).length > 0 || header.dates.size > 0 ? (['details'] as const) : []),
    ...(has(({ federation }) => federation) ? (['federations'] as const) : []),
    ...(has(({ title, sex, fideId, birth }) => `${title}${sex}${fideId}${birth}`)
      ? (['columns'] as const)
      : []),
    ...(records.national.length > 0 ? (['national'] as const) : []),
  ];
  const what = lost.map((each) => BESIDE_TEAMS[each]).join(', ');
  return what === '' ? [] : [problem('trf-team-lost', {}, { what })];
};

/** Why teams cannot all meet. */
const unmet = (
  { header }: Told,
  rosters: readonly Listed[],
  matches: readonly FoundMatch[],
  cycles: number | undefined,
): readonly Problem[] => {
  const { rounds } = header;
  const late = matches.find(({ round }) => rounds !== null && round > rounds);
  if (late) {
    const values = { name: entryAt(rosters, late.white).name, rounds: rounds ?? 0, last: late.round };
    return [problem('trf-rounds', late.place, values)];
  }
  const last = matches.reduce((most, { round }) => Math.max(most, round), 0);
  const lines = rosters.map(({ no, name, line: { line } }) => ({ no, name, line }));
  return notAllMeet(lines, matches, statedIn(header, { last, cycles }));
};

const disciplineOf = (
  { scoring }: Told,
  matches: readonly FoundMatch[],
  sequence: readonly Side[],
): FoundTeamEvent['discipline'] => {
  const most = matches.reduce((count, match) => Math.max(count, match.boards.length), sequence.length);
  const boards = Math.max(1, most);
  return { boards, scoring, white: Array.from({ length: boards }, (_, at) => sideOn(sequence, at)) };
};

/**
 * The event of teams of a file: who was in which team (310, 013), who sat where (300, else games and lists), what was forfeited (330),
 * what a match is worth (362). Problems: all `trf-` and `exchange-` ones that a file of teams can have.
 */
export const teamEventIn = (told: Told): Result<Parsed> => {
  const { records, header } = told;
  const lineUps = lineUpsIn(records.matches);
  const forfeits = forfeitsIn(records.matches);
  const adjusted = teamAdjustmentsIn(records.header);
  const scoring = matchScoringIn(records.header);
  if (!scoring.ok) return scoring;
  const paid = paidRests(records.matches);
  const isSwiss = paid.length > 0 && kindOf(header.type) === 'other';
  if (isSwiss) return fail(problem('trf-swiss', {}, { type: header.type.trim() }));
  const sound = unlessProblems(
    [...(forfeits.ok ? [] : forfeits.problems), ...roundProblems(told), ...adjusted.problems, ...paid],
    () => (forfeits.ok ? forfeits.value : []),
  );
  if (!sound.ok) return sound;
  return andThen(rostersOf(told, lineUps), (rosters) => {
    const sequence = sequenceOf(told);
    return andThen(matchesOf({ ...told, rosters, lineUps, forfeits: sound.value, sequence }), (games) => {
      const cycles = cyclesOf(header, rosters.length);
      const tieBreaks = teamTieBreaksIn(records.header);
      const ofOthers = records.passed.filter((id) => !READ_OR_REPEATED.includes(id));
      const event: FoundTeamEvent = {
        ...{ event: header.event, columns: [], details: {}, games, scoring: scoring.value },
        players: foundTeams(told, rosters, adjusted.adjustments),
        discipline: disciplineOf(told, games, sequence),
        ...given({ cycles, tieBreaks: tieBreaks.codes }),
      };
      return unlessProblems(unmet(told, rosters, games, cycles), () => ({
        events: [event],
        warnings: [
          ...header.warnings,
          ...tieBreaks.warnings,
          ...adjusted.warnings,
          ...notKept(told),
          ...passedOver(ofOthers),
          ...records.warnings,
        ],
      }));
    });
  });
};
