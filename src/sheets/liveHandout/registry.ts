import type { Tournament } from '../../core/model';
import { areaAddress, quoteSheet } from '../../grid/cell';
import type { NamePlan, SheetPlan } from '../../grid/plan';
import type { SheetWords } from '../../language/words';
import { liveHandoutName } from '../findTournaments';
import type { Layout } from '../layout';
import { finalReport } from './finalReport';
import type { LiveHandout } from './liveHandout';
import { playerCards } from './playerCards';
import { race } from './race';
import { wallChart } from './wallChart';

/** Every handout that follows the results, in the order in which they are offered. */
export const LIVE_HANDOUTS: readonly LiveHandout[] = [finalReport, race, wallChart, playerCards];

/** A live handout under the name of its sheet. */
const wanted = (
  { liveHandouts = [] }: Pick<Tournament, 'liveHandouts'>,
  { names }: Layout,
): readonly (readonly [LiveHandout, string])[] =>
  LIVE_HANDOUTS.filter(({ id }) => liveHandouts.includes(id)).map((handout) => [
    handout,
    names.liveHandouts?.[handout.id] ?? handout.name,
  ]);

/** The sheets of the live handouts that a tournament has. */
export const makeLiveHandouts = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): readonly SheetPlan[] =>
  wanted(tournament, layout).map(([handout, name]) => ({
    role: 'live-handout' as const,
    name,
    ...handout.make(tournament, layout, words, name),
  }));

/** The names that tell of whose tournament the live handouts are; on live sheets alone. */
export const liveHandoutNames = (tournament: Tournament, layout: Layout): readonly NamePlan[] => {
  const { sheet, area } = layout.tournament.setting('id');
  const refersTo = `${quoteSheet(sheet)}!${areaAddress(area, true)}`;
  return layout.live
    ? wanted(tournament, layout).map(([{ id }, name]) => ({
        sheet: name,
        name: liveHandoutName(id),
        refersTo,
      }))
    : [];
};
