import type { Tournament } from '../model';
import { nameOf } from '../named';

/** The names of players where those of several sections stand together: `B: Anna`; plain where there are no sections. */
export const nameInSection = ({
  players,
  sections,
}: Pick<Tournament, 'players' | 'sections'>): ((no: number) => string) => {
  const name = nameOf(players);
  if (!sections) return name;
  const sectionOf = new Map(players.map(({ no, section = '' }) => [no, section]));
  return (no) => `${sectionOf.get(no) ?? ''}: ${name(no)}`;
};
