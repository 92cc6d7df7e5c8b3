import { given } from '../../core/format/fields';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import type { Side, TeamMember } from '../../core/model';
import { BESIDE_TEAMS, type BesideTeams } from '../../language/files';
import type { FoundTeam, FoundTeamEvent, ParsedTeams } from '../format';
import { notAllMeet, roundsNeeded } from '../../core/adopt/allMeet';
import { isOfTeams, kindOf, LEAST_TEAMS } from './ofTeams';
import { OF_MATCHES, passedOver } from './records';
import { matchScoringIn } from './scoring';
import { matchesOf, type ToldMatches } from './teamMatches';
import type { Roster } from './teamPairings';
import {
  forfeitsIn,
  lineUpsIn,
  paidRests,
  teamAdjustmentsIn,
  type LineUpRecord,
  type TeamAdjustment,
} from './teamRecords';
import { teamTieBreaksIn } from './teamTieBreaks';
import { located, locatedIn, recordsIn, roundProblems, type TeamLine, type Told, toldBy } from './told';
import type { PlayerLine } from './players';

/** Records of matches, and those that only say again what others do. */
const READ_OR_REPEATED: readonly string[] = [...OF_MATCHES, '801', '802'];

/** Teams in order of their numbers, each with its line. */
interface Listed extends Roster {
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

/** Why teams cannot all meet; how often they do where the file says so. */
const meetings = (
  told: Told,
  rosters: readonly Listed[],
  matches: FoundTeamEvent['matches'],
): { readonly cycles: number | undefined; readonly problems: readonly Problem[] } => {
  const { header } = told;
  const needed = roundsNeeded(rosters.length);
  const kind = kindOf(header.type);
  const cycles = /double/i.test(header.type)
    ? 2
    : header.rounds !== null && header.rounds % needed === 0 && kind !== 'other'
      ? header.rounds / needed
      : undefined;
  const last = matches.reduce((most, { round }) => Math.max(most, round), 0);
  const stated = { declared: header.rounds, last, cycles, kind, teamOf: new Map<number, string>() };
  const lines = rosters.map(({ no, name, line: { line } }) => ({ no, name, line }));
  const games = matches.map(({ home: white, away: black }) => ({ white, black }));
  const late = matches.find(({ round }) => header.rounds !== null && round > header.rounds);
  const wrong = late
    ? [
        problem('trf-rounds', late.place, {
          name: entryAt(rosters, late.home).name,
          rounds: header.rounds ?? 0,
          last: late.round,
        }),
      ]
    : notAllMeet(lines, games, stated);
  return { cycles, problems: wrong };
};

const parsedOf = (told: Told): Result<ParsedTeams> => {
  const lineUps = lineUpsIn(told.records.matches);
  const { forfeits, problems } = forfeitsIn(told.records.matches);
  const adjusted = teamAdjustmentsIn(told.records.header);
  const matchScoring = matchScoringIn(told.records.header);
  if (!matchScoring.ok) return matchScoring;
  const paid = paidRests(told.records.matches);
  const isSwiss = paid.length > 0 && kindOf(told.header.type) === 'other';
  const sound = unlessProblems(
    isSwiss
      ? [problem('trf-swiss', {}, { type: told.header.type.trim() })]
      : [...problems, ...roundProblems(told), ...adjusted.problems, ...paid],
    () => null,
  );
  if (!sound.ok) return sound;
  return andThen(rostersOf(told, lineUps), (rosters) => {
    const sequence = sequenceOf(told);
    const rounds: ToldMatches = { ...told, rosters, lineUps, forfeits, sequence };
    return andThen(matchesOf(rounds), (matches) => {
      const { cycles, problems: unmet } = meetings(told, rosters, matches);
      const tieBreaks = teamTieBreaksIn(told.records.header);
      const boards = matches.reduce((most, match) => Math.max(most, match.boards.length), sequence.length);
      const ofOthers = told.records.passed.filter((id) => !READ_OR_REPEATED.includes(id));
      return unlessProblems(unmet, () => ({
        event: {
          event: told.header.event,
          teams: foundTeams(told, rosters, adjusted.adjustments),
          matches,
          boards: Math.max(1, boards),
          white: Array.from(
            { length: Math.max(1, boards) },
            (_, at): Side => sequence[at] ?? (at % 2 === 0 ? 'home' : 'away'),
          ),
          scoring: told.scoring,
          matchScoring: matchScoring.value,
          ...given({ cycles, tieBreaks: tieBreaks.codes }),
        },
        warnings: [
          ...told.header.warnings.filter(({ code }) => code !== 'trf-tie-break'),
          ...tieBreaks.warnings,
          ...adjusted.warnings,
          ...notKept(told),
          ...passedOver(ofOthers),
          ...told.records.warnings,
        ],
      }));
    });
  });
};

/**
 * Reads an event of teams, TRF26 or TRF16: who was in which team (310, 013), who sat where (300, else games and lists), what was
 * forfeited (330), what a match is worth (362). `null` for a file without at least three teams, or in which the players all meet.
 * Problems, with their lines: those of `decode`, and all `trf-` and `exchange-` ones that a file of teams can have.
 */
export const parseTrfTeams = (bytes: Uint8Array, file: string): Result<ParsedTeams | null> => {
  const records = recordsIn(bytes, file);
  if (!records.ok) return locatedIn(file, records);
  const isFew = (id: string): boolean =>
    records.value.header.filter((line) => line.id === id).length < LEAST_TEAMS;
  if (isFew('310') && isFew('013')) return ok(null);
  const told = toldBy(records.value, file);
  const parsed = andThen(told, (all) => (isOfTeams(all) ? parsedOf(all) : ok(null)));
  return andThen(locatedIn(file, parsed), (found) =>
    ok(found === null ? null : { ...found, warnings: found.warnings.map(located(file)) }),
  );
};
