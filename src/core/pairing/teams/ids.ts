import type { TeamSystemId } from '../../model';

/** The ids of the systems for two teams, in the order in which they are offered. */
export const TEAM_SYSTEM_IDS: readonly TeamSystemId[] = [
  'scheveningen',
  'scheveningen-classical',
  'scheveningen-cyclical',
];

/** Whether a pairing system is one for two teams. */
export const isTeamSystem = (id: string): id is TeamSystemId => TEAM_SYSTEM_IDS.some((team) => team === id);
