import type { Tournament } from '../../core/model';
import type { PartValues } from './part';

/** The list of tie-breaks beside which a later change of it is noticed. */
export const publishedPart = ({ tieBreaks }: Tournament, slots: number): PartValues => ({
  part: 'Published',
  values: Array.from({ length: slots }, (_, slot) => [tieBreaks[slot] ?? null]),
  formats: ['@'],
});
