import { currentRound, openGames } from '../core/conduct/owed';
import type { Game, Tournament } from '../core/model';
import { nameOf, nameInSection } from '../core/names/name';
import { matchOf } from '../core/pairing/teams/members';
import { andThen, fail, ok, type Result } from '../core/result';
import { roundDates } from '../core/calendar/roundDates';
import { standings, type StandingRow } from '../core/tiebreak/standings';
import { teamStandings } from '../core/tiebreak/teams/standings';
import { roundProblem } from '../exchange/format';
import { pageWords, type PageWords, progressText } from '../exchange/page/pageWords';
import { gamesOf, gamesText, roundsOf, roundText } from '../exchange/page/rounds';
import { numberText } from '../language/explain';
import { inOneLine, lined } from '../language/plainText';
import { fraction } from '../core/fraction';
import { present } from '../core/present';
import { type Match, type TeamEvent, teamNo } from '../core/teamEvent/model';
import { counts, gamePointsOf, teamProgress } from '../core/teamEvent/table';
import { owedMatches } from '../core/teamEvent/missing';
import { boardsToPlay } from '../core/teamEvent/toPlay';
import { TEAM_SCORES } from '../core/tiebreak/teams/order';
import { makeTyped } from '../core/results/typed';
import { asTextTexts, type AsTextTexts } from '../language/page';
import { explainTexts } from '../language/explainTexts';
import { say, words } from '../language/language';

/**
 * One round as plain text for a chat: its games in order of boards, with results as far as there are any, and who rests.
 * `number-out-of-range` for a round that there is not.
 */
export const roundAsText = (tournament: Tournament, round: number, language: string): Result<string> => {
  const wrong = roundProblem(tournament, round);
  if (wrong) return fail(wrong);
  const said = pageWords(tournament, language);
  const shown = roundsOf(tournament, said, round).map((each) => roundText(each, said));
  return ok(shown.join('\n'));
};

/** The place of a line, `2-3.` where it is shared. */
const placeOf = ({ rank, rankTo }: StandingRow): string =>
  rank === rankTo ? `${String(rank)}.` : `${String(rank)}-${String(rankTo)}.`;

/** How a match of two teams stands, by the points of its games; whoever has more first. */
const teamLines = (tournament: Tournament, { lines, decimal, say }: PageWords): Result<readonly string[]> => {
  if (!matchOf(tournament)) return ok([]);
  const names = new Map(tournament.teams.map(({ id, name }) => [id, inOneLine(name)]));
  return andThen(teamStandings(tournament, ['GP']), (rows) => {
    const [first, second] = rows.map(({ team, values: [value] }) => [
      names.get(team) ?? '',
      value ? numberText(value, decimal) : '',
    ]);
    if (!first || !second) return ok([]);
    const values = { first: first[0], firstPoints: first[1], second: second[0], secondPoints: second[1] };
    return ok([say(lines.teams, values as Readonly<Record<string, string>>)]);
  });
};

/**
 * The standings as plain text for a chat: the place, shared by equals as in `2-3.`, the name, the points; last who has left
 * before half of their games. Problems: those of `standings`.
 */
export const standingsAsText = (tournament: Tournament, language: string): Result<string> => {
  const said = pageWords(tournament, language);
  const called = nameOf(tournament.players);
  const found = standings(tournament);
  if (!found.ok) return found;
  return andThen(teamLines(tournament, said), (match) => {
    const { rows } = found.value;
    const ranked = rows.filter(({ rank }) => rank !== null);
    const left = rows.filter(({ rank }) => rank === null).map(({ no }) => inOneLine(called(no)));
    const inSection = nameInSection(tournament);
    const lines = ranked.map((row) => {
      const [score] = row.values;
      return [
        placeOf(row),
        inOneLine(inSection(row.no)),
        score ? numberText(score, said.decimal) : '',
      ] as const;
    });
    const annulled = left.length === 0 ? [] : [said.say(said.lines.annulled, { names: left.join(', ') })];
    return ok([progressText(tournament, said), ...match, ...lined(lines, ' '), ...annulled].join('\n'));
  });
};

/** Games that people wait for: those of rounds that have begun, and those that were put off, of any round. */
const missingGames = (tournament: Tournament): readonly Game[] => {
  const now = currentRound(tournament);
  const hasBegun = tournament.games.some(({ round, outcome }) => round === now && outcome !== null);
  const last = hasBegun ? now : now - 1;
  return openGames(tournament).filter(({ round, pending }) => round <= last || pending !== undefined);
};

/** The games that are missing as plain text for a chat, by rounds; a sentence where there is none. */
export const missingAsText = (tournament: Tournament, language: string): string => {
  const said = pageWords(tournament, language);
  const games = missingGames(tournament);
  const rounds = [...new Set(games.map(({ round }) => round))].sort((one, other) => one - other);
  const dates = roundDates(tournament);
  const shown = gamesOf(tournament, said);
  if (rounds.length === 0) return said.lines.nothingMissing;
  return [
    said.lines.missing,
    ...rounds.flatMap((round) => {
      const own = games.filter((game) => game.round === round);
      return [said.say(said.lines.round, { round }), ...gamesText(shown(own, dates[round - 1]), said)];
    }),
  ].join('\n');
};

/** All that a text needs to know. */
interface Telling {
  readonly event: TeamEvent;
  readonly language: string;
  readonly texts: AsTextTexts;
  readonly decimal: string;
}

const tellingOf = (event: TeamEvent, language: string): Telling => ({
  ...{ event, language, texts: asTextTexts(language) },
  decimal: explainTexts(language).decimal,
});

const called = ({ event }: Telling, no: number): string => inOneLine(present(teamNo(event, no)).name);

/** `Uster - Zug`. */
const pairOf = (telling: Telling, { white: home, black: away }: Match): string =>
  say(telling.texts.game, telling.language, { left: called(telling, home), right: called(telling, away) });

/** What both teams have made so far, that nobody plays it any more, or nothing. */
const scoreOf = ({ event, decimal, texts }: Telling, match: Match): string => {
  if (!counts(event, match)) return texts.notPlayed;
  const [home, away] = [gamePointsOf(event, match, 'home'), gamePointsOf(event, match, 'away')];
  const text = (points: number): string =>
    numberText(fraction(points, event.discipline.scoring.unit), decimal);
  return home === null || away === null ? '' : `${text(home)}-${text(away)}`;
};

const joined = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join('  ');

const matchLines = (telling: Telling, match: Match): readonly string[] => {
  const { language, texts } = telling;
  const named = (name: string): string => inOneLine(name) || '?';
  return [
    joined([pairOf(telling, match), scoreOf(telling, match)]),
    ...lined(
      match.boards.map(({ board, home, away, outcome }) => [
        String(board),
        say(texts.game, language, { left: named(home), right: named(away) }),
        outcome === null ? '' : makeTyped(outcome),
      ]),
    ),
  ];
};

/**
 * One round of a team event as plain text for a chat: its matches with their boards, and who has no match. `number-out-of-range`
 * for a round that there is not.
 */
export const teamRoundAsText = (event: TeamEvent, round: number, language: string): Result<string> => {
  const telling = tellingOf(event, language);
  const { games: matches, players: teams } = event;
  const wrong = roundProblem(event, round);
  if (wrong) return fail(wrong);
  const own = matches.filter((match) => match.round === round);
  const busy = new Set(own.flatMap(({ white: home, black: away }) => [home, away]));
  const idle = teams.filter(({ no }) => !busy.has(no)).map(({ no }) => called(telling, no));
  return ok(
    [
      say(telling.texts.round, language, { round }),
      ...own.flatMap((match) => ['', ...matchLines(telling, match)]),
      ...(idle.length === 0 ? [] : ['', `${words(language).teamEvent.rests} ${idle.join(', ')}`]),
    ].join('\n'),
  );
};

/**
 * The standings of the teams as plain text for a chat: the place, shared by equals as in `2-3.`, the team, match points and game
 * points in the order of the event; last whose matches do not count. Problems: those of `standings`.
 */
export const teamStandingsAsText = (event: TeamEvent, language: string): Result<string> => {
  const telling = tellingOf(event, language);
  const { texts, decimal } = telling;
  const { matches, finished, played } = teamProgress(event);
  const stage = finished === matches ? texts.final : played === 0 ? texts.notStarted : texts.provisional;
  const scores = event.tieBreaks.filter((code) => TEAM_SCORES.includes(code));
  const { criteria } = words(language).teamEvent;
  return andThen(standings(event, scores), (byScores) =>
    andThen(standings(event), ({ rows }) => {
      const points = new Map(byScores.rows.map(({ no, values }) => [no, values]));
      const ranked = rows.filter(({ rank }) => rank !== null);
      const left = rows.filter(({ rank }) => rank === null).map(({ no }) => called(telling, no));
      const lines = ranked.map((row) => {
        const values = (points.get(row.no) ?? []).map((value) => (value ? numberText(value, decimal) : ''));
        return [placeOf(row), called(telling, row.no), ...values] as const;
      });
      return ok(
        [
          `${stage}: ${scores.map((code) => criteria[code] ?? code).join(', ')}`,
          ...lined(lines, ' '),
          ...(left.length === 0 ? [] : [say(texts.annulledTeams, language, { names: left.join(', ') })]),
        ].join('\n'),
      );
    }),
  );
};

/** The matches that are owed, as plain text for a chat; a sentence where there is none. */
export const teamsMissingAsText = (event: TeamEvent, language: string): string => {
  const telling = tellingOf(event, language);
  const { texts } = telling;
  const owed = owedMatches(event);
  if (owed.length === 0) return texts.noMatchMissing;
  const lines = owed.map((match) => {
    const boards = boardsToPlay(event, match).map(({ board }) => board);
    return joined([
      say(texts.round, language, { round: match.round }),
      pairOf(telling, match),
      say(texts.openBoards, language, { count: boards.length, boards: boards.join(', ') }),
    ]);
  });
  return [texts.missing, ...lines].join('\n');
};
