import type { Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { wordsOf } from './language';
import { sectionTitle } from './sections';

const sectionFirst = (name: string, section: string): string => `${section}: ${name}`;

/**
 * The names of players with the title of their section, by default `Section B: Anna`, also for `Anna (B)` unless B has another Anna; plain
 * without sections.
 */
export const nameInSection = (
  { players, sections, ...spoken }: Pick<Tournament, 'players' | 'sections' | 'profile'>,
  joined: (name: string, section: string, no: number) => string = sectionFirst,
): ((no: number) => string) => {
  const name = nameOf(players);
  if (!sections) return name;
  const words = wordsOf(spoken).sections;
  const sectionOf = new Map(players.map(({ no, section = '' }) => [no, section]));
  const taken = new Set(players.map((player) => sectionFirst(player.name, player.section ?? '')));
  return (no) => {
    const section = sectionOf.get(no) ?? '';
    const bare = name(no).replace(` (${section})`, '');
    const isTaken = taken.has(sectionFirst(bare, section));
    return joined(isTaken ? name(no) : bare, sectionTitle(section, words), no);
  };
};
