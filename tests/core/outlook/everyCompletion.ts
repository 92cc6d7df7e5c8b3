import { compare, fraction, type Fraction } from '../../../src/core/fraction';
import type { Game, Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import type { Chance, First } from '../../../src/core/outlook/chances';
import { values } from '../../../src/core/tiebreak/standings';

const RESULTS: readonly OutcomeCode[] = ['1-0', '1/2', '0-1'];

/** How a way to go on ends for a player: what they scored in it, and whether they are first. */
interface End {
  readonly scored: Fraction;
  readonly first: First | null;
}

const pointsOf = (tournament: Tournament): readonly (Fraction | null)[] => {
  const column = values(tournament, 'PTS');
  if (!column.ok) throw new Error('no points');
  return column.value;
};

const difference = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

const firstOf = (own: Fraction, all: readonly (Fraction | null)[]): First | null => {
  const reached = all.filter((other) => other !== null && compare(other, own) >= 0);
  if (reached.some((other) => other !== null && compare(other, own) > 0)) return null;
  return reached.length === 1 ? 'alone' : 'shared';
};

/** The chances of everybody by going through all results of all games that are open: 3 to the power of their number. */
export const afterEvery = (tournament: Tournament): readonly Chance[] => {
  const here = new Set(tournament.players.filter(({ status }) => status === 'playing').map(({ no }) => no));
  const isOpen = ({ outcome, white, black }: Game) => outcome === null && here.has(white) && here.has(black);
  const open = tournament.games.filter(isOpen);
  const now = pointsOf(tournament);
  const ends = tournament.players.map((): End[] => []);
  for (let way = 0; way < 3 ** open.length; way += 1) {
    const results = new Map(open.map(({ no }, index) => [no, RESULTS[Math.floor(way / 3 ** index) % 3]!]));
    const games = tournament.games.map((game) => ({
      ...game,
      outcome: results.get(game.no) ?? game.outcome,
    }));
    const then = pointsOf({ ...tournament, games });
    for (const [place, own] of then.entries())
      if (own !== null)
        ends[place]!.push({ scored: difference(own, now[place]!), first: firstOf(own, then) });
  }
  return tournament.players.flatMap(({ no, status }, place): readonly Chance[] => {
    if (status === 'annulled') return [];
    const mine = ends[place]!;
    const scores = [...new Map(mine.map(({ scored }) => [`${scored.n}/${scored.d}`, scored])).values()];
    const least = (suffices: (end: End) => boolean): Fraction | null =>
      scores
        .filter((score) => mine.every((end) => compare(end.scored, score) < 0 || suffices(end)))
        .sort(compare)[0] ?? null;
    const isFirst = ({ first }: End) => first !== null;
    const isAlone = ({ first }: End) => first === 'alone';
    const told = (alone: boolean, shared: boolean): First | null =>
      alone ? 'alone' : shared ? 'shared' : null;
    return [
      {
        no,
        points: now[place]!,
        games: open.filter(({ white, black }) => white === no || black === no).length,
        certain: told(mine.every(isAlone), mine.every(isFirst)),
        possible: told(mine.some(isAlone), mine.some(isFirst)),
        needs: { shared: least(isFirst), alone: least(isAlone) },
      },
    ];
  });
};
