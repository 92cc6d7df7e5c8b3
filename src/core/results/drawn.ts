import type { Tournament } from '../model';
import type { OutcomeCode, Pending } from './outcome';

/** Part of a point, as people write komi: `6.5`, `6,5`, `6½`, `6 1/2`. */
const PART_OF_A_POINT = /[.,]\d*[1-9]|[¼½¾]|\d\/\d/;

/** Whether a game can end in a draw: in Go there is no jigo where komi has part of a point. */
export const canBeDrawn = ({ profile, details }: Pick<Tournament, 'profile' | 'details'>): boolean =>
  profile !== 'go' || !PART_OF_A_POINT.test(details?.komi ?? '');

/** Whether a result is a draw, rated or not. */
export const isDraw = (result: OutcomeCode | Pending): boolean => result === '1/2' || result === '1/2u';
