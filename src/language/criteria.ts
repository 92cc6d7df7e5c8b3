import { entryAt } from '../core/present';
import type { ProfileId } from '../core/model';
import { criterionOf } from '../core/tiebreak/registry';

/** A criterion in words, what stands above its column, and the article it stands in. */
export interface CriterionWords {
  readonly name: string;
  readonly heading: string;
  readonly source: string;
}

/** What Go calls otherwise than chess does; the others have one name. */
const IN_GO: Readonly<Record<string, string>> = {
  DE: 'Direct comparison: place among those tied',
  BH: 'SOS: the opponents’ scores, added up',
  'BH/C1': 'SOS-1: without the lowest score',
  'BH/C2': 'SOS-2: without the two lowest scores',
  RTNG: 'Rank: the highest first',
  'RTNG/R': 'Rank: the lowest first',
};

/** Publications of chess federations, which other games do not go by. */
const OF_CHESS = /^(?:FIDE|NZCF|US Chess)/;

/** The name of a criterion without what it means: what its column is headed by. */
const shortName = (name: string): string => entryAt(name.split(':'), 0);

/**
 * A criterion in words; of a code that is none the code itself. Points need no article, and games other than chess none of a
 * chess federation.
 */
export const criterionWords = (code: string, profile: ProfileId = 'chess'): CriterionWords => {
  const criterion = criterionOf(code);
  if (!criterion) return { name: code, heading: code, source: '' };
  const name = (profile === 'go' ? IN_GO[criterion.code] : undefined) ?? criterion.name;
  const isQuoted = criterion.code !== 'PTS' && (profile === 'chess' || !OF_CHESS.test(criterion.source));
  return { name, heading: shortName(name), source: isQuoted ? criterion.source : '' };
};
