import { largest, smallest } from '../../core/extremes';
import { foldedName } from '../../core/names/name';
import { TEAM_LIMITS } from '../../core/teamEvent/create';
import { cellText } from '../../grid/cell';
import type { Roster } from './model';

/** A column that divides a list, with the parts and their sizes. */
export interface Parts {
  readonly column: string;
  readonly parts: readonly Roster[];
  readonly sizes: readonly number[];
}

/** The parts by the first column with such a heading; `null` without one, or if somebody is in no part. */
export const partsBy = (roster: Roster, isMeant: (heading: string) => boolean): Parts | null => {
  const index = roster.columns.findIndex(isMeant);
  const [column] = roster.columns.slice(index);
  if (index < 0 || column === undefined) return null;
  const named = new Map<string, Roster['players'][number][]>();
  for (const player of roster.players) {
    const part = foldedName(cellText(player.extra[index]));
    if (part === '') return null;
    named.set(part, [...(named.get(part) ?? []), player]);
  }
  const parts = [...named.values()].map((players) => ({ ...roster, players }));
  return { column, parts, sizes: parts.map(({ players }) => players.length) };
};

/** A league: three teams or more, or `least`, each with two members or more, within a league's limits. */
export const isLeague = ({ sizes }: Pick<Parts, 'sizes'>, least = 3): boolean => {
  const { length: teams } = sizes;
  const boards = Math.min(smallest(sizes), TEAM_LIMITS.boards);
  return (
    teams >= least &&
    teams <= TEAM_LIMITS.teams &&
    boards >= 2 &&
    largest(sizes) <= TEAM_LIMITS.members &&
    ((teams * (teams - 1)) / 2) * boards <= TEAM_LIMITS.games
  );
};
