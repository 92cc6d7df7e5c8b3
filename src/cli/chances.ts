import { toNumber } from '../core/fraction';
import type { Tournament } from '../core/model';
import type { Chances } from '../core/outlook/chances';
import { nameInSection } from '../core/sections/named';
import { chancesTitle, chancesSentences } from '../language/chances';
import { oneLine } from './line';

/** Who can still be first, as JSON has it: points are numbers. */
export const chancesJson = ({ players, ...rest }: Chances): object => ({
  ...rest,
  players: players.map(({ points, needs: { shared, alone }, ...chance }) => ({
    ...chance,
    points: toNumber(points),
    needs: { shared: shared && toNumber(shared), alone: alone && toNumber(alone) },
  })),
});

/** Who can still be first, a line a player, those with more points first. */
export const chancesText = (tournament: Tournament, chances: Chances, language: string): string => {
  const name = nameInSection(tournament);
  const lines = chancesSentences(tournament, chances, { language, name: (no) => oneLine(name(no)) });
  return [chancesTitle(chances, language), ...lines].join('\n');
};
