import type { SectionSheets } from '../../core/sections/section';
import { LIVE_LIMIT } from '../../sheets/layout/limits';

/** One set of sheets for as many players as can be live, else a set for each section. */
export const sheetsFor = (players: number): SectionSheets => (players <= LIVE_LIMIT ? 'one' : 'each');
