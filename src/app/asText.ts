import { currentRound, owedMatches } from '../core/conduct/owed';
import { stillToPlay } from '../core/results/progress';
import type { Game, Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { nameInSection } from '../language/inSection';
import { matchOf } from '../core/pairing/teams/members';
import { andThen, fail, ok, type Result } from '../core/result';
import { roundDates } from '../core/calendar/dates';
import { isTeamEvent, type Match, type TeamEvent } from '../core/teamEvent/model';
import { boardsToPlay } from '../core/teamEvent/table';
import { standings, type StandingRow } from '../core/tiebreak/standings';
import { TEAM_SCORES } from '../core/tiebreak/teams/order';
import { teamStandings } from '../core/tiebreak/teams/standings';
import { roundProblem } from '../exchange/exchangeFormat';
import { pageWords, type PageWords, progressText } from '../exchange/page/content';
import { adjustedNote, leftNotes } from '../exchange/page/pageContent';
import { gamesOf, gamesText, roundsOf, roundText } from '../exchange/page/rounds';
import { recordHeads, recordOf } from '../exchange/page/standingsTable';
import { numberText } from '../language/number';
import { inOneLine, lined } from '../language/plainText';
import { pageHeader } from '../sheets/look/title';

/** `Uster - Zug`. */
const pairOf = ({ players }: TeamEvent, { white: home, black: away }: Match, { lines, say }: PageWords) => {
  const called = nameOf(players);
  return say(lines.game, { left: inOneLine(called(home)), right: inOneLine(called(away)) });
};

const joined = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join('  ');

/**
 * One round as plain text for a chat: its games by board with any results, or its matches with their boards, and who has the
 * bye. `number-out-of-range` for a round that does not exist.
 */
export const roundAsText = (tournament: Tournament, round: number): Result<string> => {
  const wrong = roundProblem(tournament, round);
  if (wrong) return fail(wrong);
  const said = pageWords(tournament);
  return ok(
    roundsOf(tournament, said, round, true)
      .map((each) => roundText(each, said))
      .join('\n'),
  );
};

/** The place of a line, `2-3.` if shared. */
const placeOf = ({ rank, rankTo }: StandingRow): string =>
  rank === rankTo ? `${String(rank)}.` : `${String(rank)}-${String(rankTo)}.`;

/** The score of a two-team match, the leading team first. */
const teamLines = (tournament: Tournament, { lines, say }: PageWords): Result<readonly string[]> => {
  if (!matchOf(tournament)) return ok([]);
  const names = new Map(tournament.teams.map(({ id, name }) => [id, inOneLine(name)]));
  return andThen(teamStandings(tournament, ['GP']), (rows) => {
    const [first, second] = rows.map(({ team, values: [value] }) => [
      names.get(team) ?? '',
      value ? numberText(value) : '',
    ]);
    if (!first || !second) return ok([]);
    const values = { first: first[0], firstPoints: first[1], second: second[0], secondPoints: second[1] };
    return ok([say(lines.teams, values as Readonly<Record<string, string>>)]);
  });
};

/** The heading, and the points of each line. */
interface Scores {
  readonly above: readonly string[];
  readonly heads: readonly string[];
  readonly pointsOf: (row: StandingRow) => StandingRow['values'];
}

const playersScores = (tournament: Tournament, said: PageWords): Result<Scores> =>
  andThen(teamLines(tournament, said), (above) =>
    ok({ above, heads: [said.words.points], pointsOf: ({ values: [score = null] }) => [score] }),
  );

/** Match points and game points, in the order of the event. */
const teamsScores = (event: TeamEvent, { words }: PageWords): Result<Scores> => {
  const scores = event.tieBreaks.filter((code) => TEAM_SCORES.includes(code));
  const heads = scores.map((code) => words.teamEvent.criteria[code] ?? code);
  return andThen(standings(event, scores), ({ rows }) => {
    const points = new Map(rows.map(({ no, values }) => [no, values]));
    return ok({ above: [], heads, pointsOf: ({ no }) => points.get(no) ?? [] });
  });
};

/**
 * The standings as plain text for a chat: the event, then place (shared places as `2-3.`), name and points; of teams and in games but chess
 * what was played, won, drawn and lost before them. Whoever left before half comes last. Problems: those of `standings`.
 */
export const standingsAsText = (tournament: Tournament): Result<string> => {
  const said = pageWords(tournament);
  const inSection = nameInSection(tournament);
  const scores = isTeamEvent(tournament) ? teamsScores(tournament, said) : playersScores(tournament, said);
  return andThen(standings(tournament), ({ rows }) =>
    andThen(scores, ({ above, heads, pointsOf }) => {
      const isTold = isTeamEvent(tournament) || tournament.profile !== 'chess';
      const record = recordOf(tournament);
      const told = isTold ? `: ${[...recordHeads(tournament, said), ...heads].join(', ')}` : '';
      const lines = rows
        .filter(({ rank }) => rank !== null)
        .map((row): readonly [string, ...string[]] => [
          placeOf(row),
          inOneLine(inSection(row.no)),
          ...(isTold ? record(row.no).map(String) : []),
          ...pointsOf(row).map((value) => (value ? numberText(value) : '')),
        ]);
      return ok(
        [
          inOneLine(pageHeader(tournament)),
          `${progressText(tournament, said)}${told}`,
          ...above,
          ...lined(lines, ' '),
          ...[...leftNotes(tournament, said), ...adjustedNote(tournament, said)].map(inOneLine),
        ].join('\n'),
      );
    }),
  );
};

/** Missing games: open ones in rounds that have begun, and postponed ones in any round. */
const missingGames = (tournament: Tournament): readonly Game[] => {
  const now = currentRound(tournament);
  const hasBegun = tournament.games.some(({ round, outcome }) => round === now && outcome !== null);
  const last = hasBegun ? now : now - 1;
  return stillToPlay(tournament).filter(({ round, pending }) => round <= last || pending !== undefined);
};

const missingByRound = (tournament: Tournament, said: PageWords): readonly string[] => {
  const games = missingGames(tournament);
  const rounds = [...new Set(games.map(({ round }) => round))].sort((one, other) => one - other);
  const dates = roundDates(tournament);
  const shown = gamesOf(tournament, said);
  return rounds.flatMap((round) => {
    const own = games.filter((game) => game.round === round);
    return [said.say(said.lines.round, { round }), ...gamesText(shown(own, dates[round - 1]), said)];
  });
};

const missingMatches = (event: TeamEvent, said: PageWords): readonly string[] =>
  owedMatches(event).map((match) => {
    const boards = boardsToPlay(event, match).map(({ board }) => board);
    return joined([
      said.say(said.lines.round, { round: match.round }),
      pairOf(event, match, said),
      said.say(said.lines.openBoards, { count: boards.length, boards: boards.join(', ') }),
    ]);
  });

/** The missing games or matches as plain text for a chat, by round; a sentence if there are none. */
export const missingAsText = (tournament: Tournament): string => {
  const said = pageWords(tournament);
  const [missing, nothing] = isTeamEvent(tournament)
    ? [missingMatches(tournament, said), said.lines.noMatchMissing]
    : [missingByRound(tournament, said), said.lines.nothingMissing];
  return missing.length === 0 ? nothing : [said.lines.missing, ...missing].join('\n');
};
