import type { Fraction } from '../core/fraction';
import { currentRound, openGames } from '../core/conduct/owed';
import type { Game, Tournament } from '../core/model';
import { nameOf } from '../core/named';
import { nameInSection } from '../core/sections/named';
import { matchOf } from '../core/pairing/teams/members';
import { problem } from '../core/problem';
import { progressOf } from '../core/progress';
import { andThen, fail, ok, type Result } from '../core/result';
import { roundDates } from '../core/roundDates';
import { fromLeft } from '../core/sides';
import { standings, type StandingRow } from '../core/tiebreak/standings';
import { teamStandings } from '../core/tiebreak/teams/standings';
import { asTextTexts, type AsTextTexts } from '../language/asText';
import { numberText } from '../language/explain';
import { explainTexts } from '../language/explainTexts';
import { say, words } from '../language/language';
import { inOneLine, lined } from '../language/plainText';
import { shownIn } from './cells';

/** All that a text needs to know. */
interface Telling {
  readonly tournament: Tournament;
  readonly language: string;
  readonly texts: AsTextTexts;
  readonly called: (no: number) => string;
  readonly points: (value: Fraction) => string;
  /** The games that are still to be played. */
  readonly open: ReadonlySet<Game>;
}

const tellingOf = (tournament: Tournament, language: string): Telling => {
  const name = nameOf(tournament.players);
  const { decimal } = explainTexts(language);
  return {
    ...{ tournament, language, texts: asTextTexts(language) },
    called: (no) => inOneLine(name(no)),
    points: (value) => numberText(value, decimal),
    open: new Set(openGames(tournament)),
  };
};

/** What stands beside a game: its result, why there is none yet, or that nobody waits for it. */
const resultOf = ({ tournament, language, texts, open }: Telling, game: Game): string => {
  const shown = shownIn(tournament, game.outcome);
  if (shown !== null) return shown;
  const { postponed, adjourned } = words(language, tournament.profile).roundSheet;
  if (game.pending) return { postponed, adjourned }[game.pending];
  return open.has(game) ? '' : texts.notPlayed;
};

/** The games of a round in order of boards; `date` is the one that needs no telling. */
const gameLines = (telling: Telling, games: readonly Game[], date: string | undefined): readonly string[] => {
  const { tournament, language, texts, called } = telling;
  const inOrder = [...games].sort((one, other) => one.board - other.board);
  return lined(
    inOrder.map((game) => {
      const [left, right] = fromLeft(tournament, game.white, game.black);
      const pair = say(texts.game, language, { left: called(left), right: called(right) });
      const isOpen = game.outcome === null && game.date !== undefined && game.date !== date;
      return [String(game.board), pair, resultOf(telling, game), isOpen ? inOneLine(game.date) : ''];
    }),
  );
};

const titleOf = ({ language, texts }: Telling, round: number, date?: string): string =>
  date === undefined
    ? say(texts.round, language, { round })
    : say(texts.roundOn, language, { round, date: inOneLine(date) });

/**
 * One round as plain text for a chat: its games in order of boards, with results as far as there are any, and who rests.
 * `number-out-of-range` for a round that there is not.
 */
export const roundAsText = (tournament: Tournament, round: number, language: string): Result<string> => {
  const telling = tellingOf(tournament, language);
  const { games, rests, rounds } = tournament;
  if (!Number.isInteger(round) || round < 1 || round > rounds)
    return fail(problem('number-out-of-range', { field: 'round' }, { typed: round, least: 1, most: rounds }));
  const resting = rests.filter((rest) => rest.round === round).map(({ player }) => telling.called(player));
  const byes = resting.length === 0 ? [] : [say(telling.texts.bye, language, { names: resting.join(', ') })];
  const own = games.filter((game) => game.round === round);
  const date = roundDates(tournament)[round - 1];
  return ok([titleOf(telling, round, date), ...gameLines(telling, own, date), ...byes].join('\n'));
};

/** The place of a line, `2-3.` where it is shared. */
const placeOf = ({ rank, rankTo }: StandingRow): string =>
  rank === rankTo ? `${String(rank)}.` : `${String(rank)}-${String(rankTo)}.`;

const progressIn = ({ tournament, language, texts }: Telling): string => {
  const progress = progressOf(tournament);
  const stages = { provisional: texts.provisional, final: texts.final, 'not-started': texts.notStarted };
  return progress.stage === 'after'
    ? say(texts.after, language, { round: progress.round, missing: progress.missing })
    : stages[progress.stage];
};

/** How a match of two teams stands, by the points of its games; whoever has more first. */
const teamLines = ({ tournament, language, texts, points }: Telling): Result<readonly string[]> => {
  if (!matchOf(tournament)) return ok([]);
  const names = new Map(tournament.teams.map(({ id, name }) => [id, inOneLine(name)]));
  return andThen(teamStandings(tournament, ['GP']), (rows) => {
    const [first, second] = rows.map(({ team, values: [value] }) => [
      names.get(team) ?? '',
      value ? points(value) : '',
    ]);
    if (!first || !second) return ok([]);
    const values = { first: first[0], firstPoints: first[1], second: second[0], secondPoints: second[1] };
    return ok([say(texts.teams, language, values as Readonly<Record<string, string>>)]);
  });
};

/**
 * The standings as plain text for a chat: the place, shared by equals as in `2-3.`, the name, the points; last who has left
 * before half of their games. Problems: those of `standings`.
 */
export const standingsAsText = (tournament: Tournament, language: string): Result<string> => {
  const telling = tellingOf(tournament, language);
  const { texts, called, points } = telling;
  const found = standings(tournament);
  const teams = teamLines(telling);
  if (!found.ok) return found;
  return andThen(teams, (match) => {
    const { rows } = found.value;
    const ranked = rows.filter(({ rank }) => rank !== null);
    const left = rows.filter(({ rank }) => rank === null).map(({ no }) => called(no));
    const inSection = nameInSection(tournament);
    const lines = ranked.map((row) => {
      const [score] = row.values;
      return [placeOf(row), inOneLine(inSection(row.no)), score ? points(score) : ''] as const;
    });
    const annulled = left.length === 0 ? [] : [say(texts.annulled, language, { names: left.join(', ') })];
    return ok([progressIn(telling), ...match, ...lined(lines, ' '), ...annulled].join('\n'));
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
  const telling = tellingOf(tournament, language);
  const games = missingGames(tournament);
  const rounds = [...new Set(games.map(({ round }) => round))].sort((one, other) => one - other);
  const dates = roundDates(tournament);
  if (rounds.length === 0) return telling.texts.nothingMissing;
  return [
    telling.texts.missing,
    ...rounds.flatMap((round) => {
      const own = games.filter((game) => game.round === round);
      return [titleOf(telling, round), ...gameLines(telling, own, dates[round - 1])];
    }),
  ].join('\n');
};
