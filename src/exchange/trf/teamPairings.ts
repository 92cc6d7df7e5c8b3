import { entryAt, underKey } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import type { FoundGame } from '../exchangeFormat';
import type { Entry, PlayerLine } from './players';
import type { ForfeitRecord, LineUpRecord } from './teamRecords';

/** A team of a file: its number there, and the numbers of its members in the order of boards. */
export interface FileTeam {
  readonly no: number;
  readonly name: string;
  readonly members: readonly number[];
}

/** What a file tells of the rounds of its teams. */
export interface ToldRounds {
  readonly players: readonly PlayerLine[];
  readonly games: readonly FoundGame[];
  readonly rosters: readonly FileTeam[];
  readonly lineUps: readonly LineUpRecord[];
  readonly forfeits: readonly ForfeitRecord[];
}

/** Of two teams of a match the one or the other. */
export type Either = 0 | 1;

/** Numbers of players by board, 0 for an empty seat. */
export type LineUp = readonly number[];

/** Two teams that meet in a round, by their places in the list of teams, and what records say of it. */
export interface Pairing {
  readonly round: number;
  /** The lower place first. */
  readonly teams: readonly [number, number];
  /** The line that tells of it first. */
  readonly line: number;
  readonly lineUps: readonly [LineUp | null, LineUp | null];
  /** Whose line-up stands first, where both have one. */
  readonly firstNamed: Either | null;
  /** A forfeit as a whole, the home side first. */
  readonly forfeit: { readonly type: ForfeitRecord['type']; readonly home: Either } | null;
}

const NOTHING: Entry = { opponent: null, colour: null, letter: '', typed: '' };

/** Players of a file by their numbers. */
export const indexOf = ({ players, rosters }: Pick<ToldRounds, 'players' | 'rosters'>) => {
  const byNo = new Map(players.map((player) => [player.no, player]));
  const teamOf = new Map(rosters.flatMap(({ members }, place) => members.map((no) => [no, place] as const)));
  return {
    teamOf,
    nameOf: (no: number): string => byNo.get(no)?.name ?? '',
    entryOf: (no: number, round: number): Entry => byNo.get(no)?.entries[round - 1] ?? NOTHING,
  };
};

export type Index = ReturnType<typeof indexOf>;

type Draft = { -readonly [key in keyof Pairing]: Pairing[key] };

/** `trf-team-two-matches` for a team that meets two others in one round. */
const busyTeams = (matches: readonly Pairing[], rosters: readonly FileTeam[]): readonly Problem[] => {
  const busy = new Set<string>();
  return matches.flatMap(({ round, teams, line }) =>
    teams.flatMap((place) => {
      const key = `${round} ${place}`;
      const isTwice = busy.has(key);
      busy.add(key);
      const team = entryAt(rosters, place).name;
      return isTwice ? [problem('trf-team-two-matches', { line, round }, { team, round })] : [];
    }),
  );
};

/** Gathers what games and records tell of matches. */
const makeGatherer = (rosters: readonly FileTeam[]) => {
  const drafts = new Map<string, Draft>();
  const placeOf = new Map(rosters.map(({ no }, place) => [no, place]));
  const draftOf = (round: number, one: number, other: number, line: number): Draft => {
    const teams = [Math.min(one, other), Math.max(one, other)] as const;
    const key = `${round} ${teams.join(' ')}`;
    const found = drafts.get(key) ?? {
      ...{ round, teams, line },
      ...{ lineUps: [null, null] as const, firstNamed: null, forfeit: null },
    };
    drafts.set(key, found);
    return found;
  };
  /** The match of a record, with which of its teams the record names first; a problem where there is no such match. */
  const recorded = (
    line: number,
    round: number,
    one: number,
    other: number,
  ): { readonly draft: Draft; readonly first: Either } | Problem => {
    const [first, second] = [placeOf.get(one), placeOf.get(other)];
    if (first === undefined || second === undefined || first === second || round === 0)
      return problem('trf-team-unknown', { line }, { number: first === undefined ? one : other, round });
    return { draft: draftOf(round, first, second, line), first: first < second ? 0 : 1 };
  };
  return { drafts, draftOf, recorded };
};

/**
 * The matches that games, line-ups and forfeits tell of, in the order of rounds. Problems: `trf-team-mates` for a game inside a team,
 * `trf-team-unknown` for a record of no two teams, `trf-team-two-matches`.
 */
export const pairingsOf = (told: ToldRounds, { teamOf }: Index): Result<readonly Pairing[]> => {
  const { drafts, draftOf, recorded } = makeGatherer(told.rosters);
  const problems: Problem[] = [];
  for (const { white, black, round, place } of told.games) {
    const [one, other] = [entryAt(told.players, white), entryAt(told.players, black)];
    const [first, second] = [underKey(teamOf, one.no), underKey(teamOf, other.no)];
    const at = { ...place, player: one.name };
    if (first === second)
      problems.push(problem('trf-team-mates', at, { name: one.name, opponent: other.name }));
    else draftOf(round ?? 0, first, second, place.line ?? 0);
  }
  for (const { line, round, team, opponent, seats } of told.lineUps) {
    const found = recorded(line, round, team, opponent);
    if ('code' in found) problems.push(found);
    else {
      const { draft, first } = found;
      const [own, theirs] = draft.lineUps;
      const isSecond = (first === 0 ? theirs : own) !== null;
      draft.lineUps = first === 0 ? [seats, theirs] : [own, seats];
      draft.firstNamed = isSecond ? (first === 0 ? 1 : 0) : null;
    }
  }
  for (const { line, round, home, away, type } of told.forfeits) {
    const found = recorded(line, round, home, away);
    if ('code' in found) problems.push(found);
    else found.draft.forfeit = { type, home: found.first };
  }
  const matches = [...drafts.values()].sort((one, other) => one.round - other.round);
  return unlessProblems([...problems, ...busyTeams(matches, told.rosters)], () => matches);
};
