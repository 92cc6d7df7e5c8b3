import { openGames } from '../../core/conduct/owed';
import { kindIn } from '../../core/results/progress';
import type { Game, Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { roundDates } from '../../core/calendar/roundDates';
import { typedFromLeft } from '../../core/results/typed';
import { fromLeft } from '../../core/results/sides';
import { inOneLine, lined } from '../../language/plainText';
import type { RoundGame, RoundOfGames, PageWords } from './content';

/** How a result is shown beside a game, or why there is none yet. */
const resultOf = (
  shown: Tournament,
  { outcome, pending }: Game,
  isOpen: boolean,
  { words, lines }: PageWords,
): string => {
  if (outcome !== null) return typedFromLeft(shown, outcome);
  if (pending) return words.roundSheet[pending];
  return isOpen ? '' : lines.notPlayed;
};

/** Games as they are shown; a date is told where it is another than that of the round. */
export const gamesOf = (tournament: Tournament, said: PageWords) => {
  const named = nameOf(tournament.players);
  const open = new Set(openGames(tournament));
  const kind = kindIn(tournament);
  return (games: readonly Game[], date: string | undefined): readonly RoundGame[] =>
    [...games]
      .sort((one, other) => one.board - other.board)
      .map((game) => {
        const [left, right] = fromLeft(tournament, game.white, game.black);
        const ownDate = game.outcome === null && game.date !== date ? (game.date ?? '') : '';
        return {
          board: String(game.board),
          left: named(left),
          right: named(right),
          result: resultOf(tournament, game, open.has(game), said),
          note: kind(game) === 'annulled' ? said.texts.countsNot : ownDate,
        };
      });
};

/** The rounds of a field, or the only one that is wanted, with results as far as there are any. */
export const roundsOf = (
  tournament: Tournament,
  said: PageWords,
  only: number | undefined,
): readonly RoundOfGames[] => {
  const { games, rests, players } = tournament;
  const { lines, say } = said;
  const named = nameOf(players);
  const shown = gamesOf(tournament, said);
  const dates = roundDates(tournament);
  const numbers = [...new Set([...games, ...rests].map(({ round }) => round))].sort(
    (one, other) => one - other,
  );
  return numbers
    .filter((round) => only === undefined || round === only)
    .map((round) => {
      const date = dates[round - 1];
      const resting = rests.filter((rest) => rest.round === round).map(({ player }) => named(player));
      return {
        title: date === undefined ? say(lines.round, { round }) : say(lines.roundOn, { round, date }),
        games: shown(
          games.filter((game) => game.round === round),
          date,
        ),
        bye: resting.length === 0 ? '' : say(lines.bye, { names: resting.join(', ') }),
      };
    });
};

/** Games as lines of plain text. */
export const gamesText = (games: readonly RoundGame[], { lines, say }: PageWords): readonly string[] =>
  lined(
    games.map(({ board, left, right, result, note }) => [
      board,
      say(lines.game, { left: inOneLine(left), right: inOneLine(right) }),
      result,
      inOneLine(note),
    ]),
  ).map((line) => line.trimEnd());

/** A round as plain text. */
export const roundText = ({ title, games, bye }: RoundOfGames, said: PageWords): string =>
  [inOneLine(title), ...gamesText(games, said), ...(bye === '' ? [] : [inOneLine(bye)])].join('\n');
