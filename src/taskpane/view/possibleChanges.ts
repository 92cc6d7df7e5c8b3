import { isDecided } from '../../core/conduct/decided';
import { type Player, plays, type Tournament } from '../../core/model';
import { sidesProblems } from '../../core/conduct/manualChange';
import { isBye } from '../../language/byes';
import type { OfferedChange } from './changeMenu';

/** The changes that are possible for a player, in the order of how often they happen. */
export const possibleFor = (player: Player, tournament: Tournament): readonly OfferedChange[] => {
  const decided = tournament.games.filter(isDecided);
  const canSwap = !decided.some(plays(player.no)) && sidesProblems(tournament).length === 0;
  if (player.status === 'playing')
    return [
      'withdraw',
      ...(tournament.discipline ? (['lineup'] as const) : []),
      ...(decided.length > 0 ? [] : (['remove'] as const)),
      'substitute',
      'correct',
      ...(canSwap ? (['swap'] as const) : []),
      'adjust',
    ];
  return isBye(player) ? ['correct'] : ['reenter', 'substitute', 'correct'];
};

/** What is about nobody in particular. */
const GENERAL: readonly OfferedChange[] = [
  'enter',
  'withdraw',
  'substitute',
  'record',
  'colours',
  'swap',
  'exchange',
];

/** Changes about no team in particular. */
const OF_TEAMS: readonly OfferedChange[] = ['enter', 'withdraw', 'lineup', 'sides', 'swap', 'exchange'];

/** The changes that are about nobody in particular. */
export const possibleInAll = ({ discipline, dated }: Tournament): readonly OfferedChange[] => {
  const changes: readonly OfferedChange[] = [...(discipline ? OF_TEAMS : GENERAL), 'adjust'];
  if (dated) return discipline ? changes : [...changes, 'reschedule'];
  return [...changes, 'dates'];
};
