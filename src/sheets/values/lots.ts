import { drawLots } from '../../core/draw/lots';
import type { Tournament } from '../../core/model';
import { fieldsOf, firstNumber } from '../../core/sections/fields';
import type { CellValue } from '../../grid/cell';
import type { PartValues } from './part';

/** The seed from which the lots of the last ties are drawn, as a cell holds it. */
export const drawnSeed = ({ lotsSeed }: Tournament): CellValue => lotsSeed ?? null;

/** Each player's place in the lots of their field, from 1, by pairing number; nothing without a seed. */
export const drawnLots = (tournament: Tournament): readonly CellValue[] => {
  const { players, lotsSeed } = tournament;
  if (lotsSeed === undefined) return players.map(() => null);
  return fieldsOf(tournament).flatMap((field) => {
    const [drawn, first] = [drawLots(field.players.length, lotsSeed), firstNumber(field)];
    return field.players.map(({ no }) => drawn.indexOf(no - first) + 1);
  });
};

/** What Refresh writes of them on the sheets of a live tournament. */
export const lotsParts = (tournament: Tournament): readonly PartValues[] => [
  { part: 'Drawn', values: drawnLots(tournament).map((place) => [place]), formats: ['0'] },
  { part: 'Drawn_seed', values: [[drawnSeed(tournament)]], formats: ['@'] },
];
