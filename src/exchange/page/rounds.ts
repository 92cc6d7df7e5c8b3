import { openGames } from '../../core/conduct/owed';
import { kindIn } from '../../core/kind';
import type { Game, Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { roundDates } from '../../core/roundDates';
import { fromLeft } from '../../core/sides';
import { typedFromLeft } from '../../core/typed';
import type { RoundGame, RoundOfGames } from './content';
import type { Voice } from './voice';

/** How a result is shown beside a game, or why there is none yet. */
const resultOf = (
  shown: Tournament,
  { outcome, pending }: Game,
  isOpen: boolean,
  { words, lines }: Voice,
): string => {
  if (outcome !== null) return typedFromLeft(shown, outcome);
  if (pending) return words.roundSheet[pending];
  return isOpen ? '' : lines.notPlayed;
};

/** The rounds of a field, or the only one that is wanted, with results as far as there are any. */
export const roundsOf = (
  tournament: Tournament,
  voice: Voice,
  only: number | undefined,
): readonly RoundOfGames[] => {
  const { games, rests, players } = tournament;
  const { lines, texts, say } = voice;
  const named = nameOf(players);
  const open = new Set(openGames(tournament));
  const kind = kindIn(tournament);
  const dates = roundDates(tournament);
  const gameOf = (game: Game, date: string | undefined): RoundGame => {
    const [left, right] = fromLeft(tournament, game.white, game.black);
    const ownDate = game.outcome === null && game.date !== date ? (game.date ?? '') : '';
    return {
      board: String(game.board),
      left: named(left),
      right: named(right),
      result: resultOf(tournament, game, open.has(game), voice),
      note: kind(game) === 'annulled' ? texts.countsNot : ownDate,
    };
  };
  const numbers = [...new Set([...games, ...rests].map(({ round }) => round))].sort(
    (one, other) => one - other,
  );
  return numbers
    .filter((round) => only === undefined || round === only)
    .map((round) => {
      const date = dates[round - 1];
      const own = games.filter((game) => game.round === round).sort((one, other) => one.board - other.board);
      const resting = rests.filter((rest) => rest.round === round).map(({ player }) => named(player));
      return {
        title: date === undefined ? say(lines.round, { round }) : say(lines.roundOn, { round, date }),
        games: own.map((game) => gameOf(game, date)),
        bye: resting.length === 0 ? '' : say(lines.bye, { names: resting.join(', ') }),
      };
    });
};
