import { drawLots } from '../../core/draw/lots';
import type { Tournament } from '../../core/model';
import type { CellValue } from '../../grid/cell';
import type { PartValues } from './part';

/** The seed from which the lots of the last ties are drawn, as a cell holds it. */
export const drawnSeed = ({ lotsSeed }: Tournament): CellValue => lotsSeed ?? null;

/** Each player's place in the lots, from 1, by pairing number; nothing without a seed. */
export const drawnLots = ({ players, lotsSeed }: Tournament): readonly CellValue[] => {
  if (lotsSeed === undefined) return players.map(() => null);
  const drawn = drawLots(players.length, lotsSeed);
  return players.map(({ no }) => drawn.indexOf(no - 1) + 1);
};

/** What Refresh writes of them on the sheets of a live tournament. */
export const lotsParts = (tournament: Tournament): readonly PartValues[] => [
  { part: 'Drawn', values: drawnLots(tournament).map((place) => [place]), formats: ['0'] },
  { part: 'Drawn_seed', values: [[drawnSeed(tournament)]], formats: ['@'] },
];
