import { roundsNeeded } from '../core/adopt/allMeet';
import type { Meeting } from '../core/adopt/tables';
import { inferredWarnings } from '../core/adopt/arrange';
import { fewMet } from '../core/adopt/swiss';
import { type AdoptedTournament, adoptTournament } from '../core/adopt/tournament';
import { given } from '../core/format/fields';
import type { Game, ProfileId, Tournament } from '../core/model';
import { withoutUnseen, longName, alikeNames, unseenName } from '../core/names/name';
import { ALL_SIZES } from '../core/pairing/system';
import { entryAt } from '../core/present';
import { problem, type Problem, type ProblemPlace, withFile } from '../core/problem';
import { isGoRank, ratingProblems } from '../core/ratings/rating';
import { andThen, ok, relocated, type Result, allClear } from '../core/result';
import { rulesFor } from '../core/ruleSets';
import { CLASSIC } from '../core/results/outcome';
import { mirror } from '../core/results/typed';
import type { FoundEvent, FoundGame, FoundPlayer } from './exchangeFormat';
import { cyclesShown, cyclesWarnings, withLeavers } from './shown';
import { matchOf, teamsOfMatch } from './match';

/** What a file does not say of a tournament that is made of it. */
export interface Naming {
  readonly id: string;
  /** The file, for problems; its name stands in for that of the event. */
  readonly file: string;
}

/** A tournament made of a file, and what of it the file did not say. */
export interface Imported {
  readonly tournament: Tournament;
  readonly warnings: readonly Problem[];
}

const playerProblems = ({ name, rating, place }: FoundPlayer): readonly Problem[] => [
  ...(name.trim() === '' ? [problem('name-missing', place)] : []),
  ...longName(name, place),
  ...ratingProblems(rating?.typed, place),
];

const countProblems = ({ players }: FoundEvent, file: string): readonly Problem[] => {
  const { least, most } = ALL_SIZES;
  const { length: count } = players;
  const place = { file, ...players[0]?.place };
  if (count < least) return [problem('too-few-players', place, { count, least })];
  return count > most ? [problem('too-many-players', { file }, { count, most })] : [];
};

const numberProblems = (players: readonly FoundPlayer[]): readonly Problem[] => {
  const before = new Map<number, FoundPlayer>();
  return players.flatMap((player) => {
    const other = before.get(player.no);
    before.set(player.no, player);
    const values = { number: player.no, other: other?.place.line ?? '' };
    return other ? [problem('exchange-player-twice', player.place, values)] : [];
  });
};

/** Somebody against themselves, and two games of one player in a round. */
const gameProblems = ({ players, games }: FoundEvent): readonly Problem[] => {
  const busy = new Set<string>();
  return games.flatMap(({ white, black, round, place }) => {
    const called = (at: number): string => entryAt(players, at).name;
    if (white === black) return [problem('adopt-against-self', place, { name: called(white) })];
    if (round === null) return [];
    return [white, black].flatMap((at) => {
      const key = `${at},${round}`;
      if (busy.has(key)) return [problem('exchange-two-games', place, { name: called(at), round })];
      busy.add(key);
      return [];
    });
  });
};

/** Fewer rounds than all need to meet everyone are those of a Swiss or a knock-out. */
const roundProblems = ({ players, rounds, cycles = 1 }: FoundEvent, file: string): readonly Problem[] => {
  const { length } = players;
  const needed = cycles * roundsNeeded(length);
  return rounds === undefined || rounds >= needed
    ? []
    : [problem('exchange-not-all-play', { file }, { players: length, needed, rounds })];
};

const problemsIn = (found: FoundEvent, file: string): readonly Problem[] => {
  const own = [
    ...countProblems(found, file),
    ...found.players.flatMap(playerProblems),
    ...numberProblems(found.players),
    ...gameProblems(found),
  ];
  return own.length > 0 ? own : roundProblems(found, file);
};

const entrantOf = ({
  no,
  name,
  rating,
  federation,
  team,
  adjustment,
  adjustmentReason,
  extra,
}: FoundPlayer) =>
  given({ no, name: withoutUnseen(name), rating, federation, team, adjustment, adjustmentReason, extra });

/** A game as one of a table. Its only cell is its place in the file. */
export const meetingOf = (
  { white, black, coloursKnown, outcome, round }: FoundGame,
  at: number,
): Meeting => ({
  one: Math.min(white, black),
  other: Math.max(white, black),
  outcome: outcome === null || white < black ? outcome : mirror(outcome),
  white: coloursKnown ? white : null,
  round,
  cells: [String(at)],
});

/** What the file tells of a game besides who met whom. */
const toldOf = (game: Game, found: FoundGame | undefined): Game => ({
  ...game,
  ...(found?.date === undefined ? {} : { date: found.date }),
  ...(found?.annulled === true && game.outcome !== null ? { annulled: true } : {}),
});

/** What the file is called, for an event that has no name in it. */
export const nameOf = (file: string): string => file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');

const profileOf = ({ profile, players }: FoundEvent): ProfileId => {
  if (profile !== undefined) return profile;
  const rated = players.flatMap(({ rating }) => (rating ? [rating.typed] : []));
  return rated.filter(isGoRank).length * 2 > rated.length ? 'go' : 'chess';
};

/** What the file tells of the event besides its games. */
const withDetails = (found: FoundEvent, tournament: Tournament): Tournament => {
  const { section, year, details } = found;
  return {
    ...tournament,
    ...(section === undefined ? {} : { section }),
    ...(year === undefined ? {} : { year }),
    ...(tournament.games.some(({ date }) => date !== undefined) ? { dated: true as const } : {}),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
};

const completed = (found: FoundEvent, { tournament, games }: AdoptedTournament): Tournament => {
  const told = tournament.games.map((game, index) => {
    const [at] = entryAt(games, index).cells;
    return toldOf(game, at === undefined ? undefined : entryAt(found.games, Number(at)));
  });
  return withDetails(found, { ...tournament, games: told });
};

/** A match of two teams, whose members do not all meet. */
const importedMatch = (found: FoundEvent, { id, file }: Naming): Result<Imported> => {
  const rules = rulesFor('scheveningen', 'chess');
  const inOrder = [...found.players].sort((one, other) => one.no - other.no);
  const match = matchOf(found, teamsOfMatch({ ...found, players: inOrder }), {
    id,
    event: found.event.trim() || nameOf(file),
    players: inOrder.map(entrantOf),
    columns: found.columns,
    scoring: found.scoring ?? CLASSIC,
    ruleSet: rules.id,
    tieBreaks: found.tieBreaks ?? rules.tieBreaks,
    numbering: { method: 'list' },
    profile: 'chess',
  });
  return andThen(match, (tournament) =>
    ok({
      tournament: { ...withDetails(found, tournament), ...given({ teamTieBreaks: found.teamTieBreaks }) },
      warnings: [],
    }),
  );
};

/** Where a problem of the adopted table stands in the file. */
export const inFile =
  (file: string, games: readonly Pick<FoundGame, 'place'>[], players: readonly FoundPlayer[] = []) =>
  (each: Problem): Problem => {
    const { cell, round } = each.place;
    const [, isPlayer, number] = /^(p?)(\d+)$/.exec(cell ?? '') ?? [];
    const at: ProblemPlace = (isPlayer ? players : games)[Number(number)]?.place ?? {};
    return { ...each, place: { file, ...at, ...(round === undefined ? {} : { round }) } };
  };

/**
 * The tournament of a file. Players are numbered in the order of their numbers; games that the file does not have are still to be
 * played; the system is the standard table that fits. Problems: those of a list of players, `adopt-against-self`,
 * `exchange-player-twice`, `exchange-two-games`, `exchange-not-all-play`, `exchange-cycles-open`, `adopt-swiss`,
 * `adopt-meetings-uneven`.
 */
export const tournamentOf = (found: FoundEvent, { id, file }: Naming): Result<Imported> => {
  const sound = allClear(problemsIn(found, file));
  if (!sound.ok) return sound;
  if (teamsOfMatch(found).length > 0) return importedMatch(found, { id, file });
  const profile = profileOf(found);
  const rules = rulesFor('berger', profile);
  const cycles = cyclesShown(found, file);
  if (!cycles.ok) return cycles;
  const meetings = found.games.map(meetingOf);
  const adopted = adoptTournament({
    id,
    event: found.event.trim() || nameOf(file),
    sheet: file,
    players: found.players.map(entrantOf),
    columns: found.columns,
    meetings,
    namedAt: found.namedByGames && found.players.map((_, at) => `p${at}`),
    cycles: cycles.value,
    allMeet: found.rounds !== undefined,
    recognise: true,
    scoring: found.scoring ?? CLASSIC,
    ruleSet: rules.id,
    tieBreaks: found.tieBreaks ?? rules.tieBreaks,
    profile,
  });
  const located = inFile(file, found.games, found.players);
  if (!adopted.ok) return relocated<never>(adopted, located);
  const { tournament, warnings } = withLeavers(completed(found, adopted.value), file);
  return ok({
    tournament,
    warnings: [
      ...found.players.flatMap(({ name, place }) => unseenName(name, { file, ...place })),
      ...warnings,
      ...alikeNames(tournament).map(withFile(file)),
      ...(found.rounds === undefined ? fewMet({ players: found.players.length, meetings }, { file }) : []),
      ...cyclesWarnings(found, tournament.cycles, file),
      ...inferredWarnings({ file }, adopted.value.inferred),
    ],
  });
};
