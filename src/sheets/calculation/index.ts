import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import type { SheetPlan } from '../../grid/plan';
import type { Layout } from '../layout';
import { makeChain } from './chain';
import { makeGames } from './games';
import { makeGrids } from './grids';
import { makePlayers } from './players';
import { makeTables } from './tables';

/** The hidden sheet on which everything is worked out. An ordinary hidden sheet: anyone may unhide it. */
export const makeCalculation = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => ({
  role: 'calculation',
  name: layout.names.calculation,
  hidden: true,
  gridlines: true,
  blocks: [
    ...makeTables(layout, words),
    ...makeGames(tournament, layout, words),
    ...makePlayers(tournament, layout, words),
    ...makeGrids(layout),
    ...makeChain(layout),
  ],
  styles: [],
  columns: [],
  tables: [],
  validations: [],
  conditionals: [],
});
