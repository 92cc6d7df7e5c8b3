import type { Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { wordsOf } from './language';
import { sectionTitle } from './sections';

/** The names of players with their section: `Section B: Anna`, also for `Anna (B)` unless B has another Anna; plain without sections. */
export const nameInSection = ({
  players,
  sections,
  ...spoken
}: Pick<Tournament, 'players' | 'sections' | 'language' | 'profile'>): ((no: number) => string) => {
  const name = nameOf(players);
  if (!sections) return name;
  const words = wordsOf(spoken).sections;
  const sectionOf = new Map(players.map(({ no, section = '' }) => [no, section]));
  const within = (section: string, player: string): string => `${sectionTitle(section, words)}: ${player}`;
  const taken = new Set(players.map((player) => within(player.section ?? '', player.name)));
  return (no) => {
    const section = sectionOf.get(no) ?? '';
    const whole = within(section, name(no));
    const bare = whole.replace(` (${section})`, '');
    return taken.has(bare) ? whole : bare;
  };
};
