import { ZERO } from '../../core/fraction';
import { countedGames } from '../../core/kind';
import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { stillToPlay } from '../../core/progress';
import { andThen, ok, type Result } from '../../core/result';
import { teamStandings, type TeamRow } from '../../core/tiebreak/teams/standings';
import { numberText } from '../../language/explain';
import type { Voice } from './voice';

/** Game points, from which the score is told whatever decides. */
const GAME_POINTS = 'GP';

const gamePointsOf = ({ values: [value] }: TeamRow): number => (value ? value.n / value.d : 0);

/**
 * How a match of two teams stands, in a sentence: `Uster leads 6–3`; `null` for any other tournament. Problems: those of
 * `teamStandings`.
 */
export const matchSentence = (
  tournament: Tournament,
  { words: { match: texts }, decimal }: Voice,
): Result<string | null> => {
  if (!matchOf(tournament)) return ok(null);
  const names = new Map(tournament.teams.map(({ id, name }) => [id, name]));
  return andThen(teamStandings(tournament, tournament.teamTieBreaks ?? [GAME_POINTS]), (ranked) =>
    andThen(teamStandings(tournament, [GAME_POINTS]), (scores) => {
      if (countedGames(tournament).length === 0) return ok([...names.values()].join(' – '));
      const isOver = stillToPlay(tournament).length === 0;
      const [ahead, behind] = ranked.map(({ team }) => scores.find((row) => row.team === team));
      if (!ahead || !behind) return ok(null);
      const score = [ahead, behind]
        .map(({ values: [value] }) => numberText(value ?? ZERO, decimal))
        .join('–');
      if (ranked[0]?.rankTo !== 1) return ok(`${isOver ? texts.drew : texts.areLevel} ${score}`);
      const told = `${names.get(ahead.team) ?? ''} ${isOver ? texts.won : texts.leads}`;
      const isByGames = gamePointsOf(ahead) > gamePointsOf(behind);
      return ok(isByGames ? `${told} ${score}` : `${told}, ${score} ${texts.inGamePoints}`);
    }),
  );
};
