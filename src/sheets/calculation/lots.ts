import type { Tournament } from '../../core/model';
import { down, fill, rows } from '../../grid/block';
import type { Layout } from '../layout';
import type { Block } from '../../grid/plan';
import { fixedCell } from '../../grid/reference';
import { drawnLots, drawnSeed } from '../values/lots';

/**
 * The lots as they were drawn, with the seed; no formula can draw them. Another seed on the Tournament sheet makes them no
 * lots at all until Refresh draws again.
 */
export const lotsBlocks = (tournament: Tournament, layout: Layout): readonly Block[] => {
  const { sheet, player, facts } = layout.calculation;
  const { row, column } = facts.drawnSeed.area;
  const [seed, copy] = [layout.tournament.setting('lots'), facts.drawnSeed].map((at) => fixedCell(at, sheet));
  return [
    down(player.lots, drawnLots(tournament), '0'),
    rows(row, column, [[drawnSeed(tournament)]], '@'),
    fill(facts.drawn, `IF(AND(LEN(${copy})>0,EXACT(TRIM(${seed}&""),TRIM(${copy}&""))),1,0)`),
  ];
};
