import { currentRound, openGames } from '../core/conduct/owed';
import type { Game, Tournament } from '../core/model';
import { nameOf } from '../core/named';
import { matchOf } from '../core/pairing/teams/members';
import { andThen, fail, ok, type Result } from '../core/result';
import { roundDates } from '../core/roundDates';
import { nameInSection } from '../core/sections/named';
import { standings, type StandingRow } from '../core/tiebreak/standings';
import { teamStandings } from '../core/tiebreak/teams/standings';
import { roundProblem } from '../exchange/format';
import { pageWords, type PageWords, progressText } from '../exchange/page/pageWords';
import { gamesOf, gamesText, roundsOf, roundText } from '../exchange/page/rounds';
import { numberText } from '../language/explain';
import { inOneLine, lined } from '../language/plainText';

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
export const placeOf = ({ rank, rankTo }: StandingRow): string =>
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
