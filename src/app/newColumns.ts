import { columnIn, type Place } from '../grid/reference';
import { RANKING } from '../sheets/layout/standings';
import type { OpenTournament } from './open';

/** The columns that the tie-breaks need after their list has changed: the sheets were made with them hidden. Team events hide none. */
export const newColumns = (
  { tournament: before }: OpenTournament,
  { tournament: now, parts: { places } }: OpenTournament,
): readonly Place[] => {
  if (before.id !== now.id || now.discipline) return [];
  const { Standings, Crosstable, Players_playOff: playOff } = places;
  const added = now.tieBreaks.slice(1).flatMap((_, at) => (at + 1 < before.tieBreaks.length ? [] : [at]));
  const isNew = now.tieBreaks.includes('PLAYOFF') && !before.tieBreaks.includes('PLAYOFF');
  return [
    ...(Standings ? added.map((at) => columnIn(Standings, RANKING.tieBreaks + at)) : []),
    ...(Crosstable ? added.map((at) => columnIn(Crosstable, Crosstable.area.columns + at)) : []),
    ...(isNew && playOff ? [playOff] : []),
  ];
};
