import type { Player, Tournament } from '../../src/core/model';
import { crossTable } from '../eventFixtures';

const MORE: readonly Partial<Player>[] = [
  {
    name: 'Anna',
    rating: { typed: 2100, strength: 2100 },
    federation: 'NZL',
    extra: ['East', 'x', 1984],
    playOff: 1,
  },
  { name: 'Bert', adjustment: -0.5, adjustmentReason: 'phone', extra: ['West'] },
  { name: 'Cora', status: 'withdrawn' },
  { name: 'Dora', rating: { typed: '3k', strength: 1800 } },
];

/** Four players of whom all is known that a list can say, and a tournament in which nothing is as usual. */
export const RICH: Tournament = (() => {
  const quad = crossTable('*1=. | 0*10 | =0*1 | .10*', {
    event: 'Quad',
    scoring: { W: 3, D: 1, L: 0.5 },
    tieBreaks: ['PTS', 'SB', 'KASHDAN_USCF', 'PLAYOFF'],
  });
  return {
    ...quad,
    players: quad.players.map((player, index) => ({ ...player, ...MORE[index] })),
    columns: ['Club', 'Name', 'A heading that is long indeed'],
    columnFormats: ['@', '@', '0'],
    section: 'B group',
    year: 2026,
    numbering: { method: 'lots', seed: 'apple' },
    lotsSeed: 'pear',
    colours: 'strength',
    paper: 'Letter',
    exchangeLastTwo: true,
    profile: 'go',
  };
})();
