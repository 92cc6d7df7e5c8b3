import { turnedSets } from '../src/core/results/score';
import { withResults } from '../src/core/results/record';
import type { ProfileId, Tournament } from '../src/core/model';
import { generated } from './generated';
import { valueOf } from './results';

/** Group A of the Grand Slam of Darts 2023: who won how many legs against whom. */
const LEGS: Readonly<Record<string, string>> = {
  'Smith-Ratajski': '5-4',
  'Smith-Girvan': '5-2',
  'Ratajski-Girvan': '5-1',
  'Wade-Smith': '5-1',
  'Ratajski-Wade': '5-4',
  'Wade-Girvan': '5-2',
};

const NAMES = ['Smith', 'Ratajski', 'Wade', 'Girvan'];

/** Three with two wins each, who beat each other in a circle. */
export const grandSlam = (profile: ProfileId = 'plain', tieBreaks = ['PTS', 'DE']): Tournament => {
  const open = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
  const named: Tournament = {
    ...open,
    ...{ event: 'Grand Slam', profile, tieBreaks },
    players: open.players.map((player, index) => ({ ...player, name: NAMES[index]! })),
  };
  const typed = named.games.map(({ no, white, black }) => {
    const [one, other] = [NAMES[white - 1], NAMES[black - 1]];
    return { game: no, typed: LEGS[`${one}-${other}`] ?? turnedSets(LEGS[`${other}-${one}`]!) };
  });
  return valueOf(withResults(named, typed));
};
