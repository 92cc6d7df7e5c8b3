import { progressOf } from '../../core/progress';
import type { HandoutTexts } from '../../language/handouts';
import type { HandoutWords } from './handout';
import type { Subject } from './subject';

const TEXT = {
  provisional: 'provisional',
  final: 'final',
  after: 'asOfRound',
} as const satisfies Record<string, keyof HandoutTexts>;

/**
 * As of when the results on a handout are, a line of its own for the top of the sheet; none before there is one. A handout
 * holds values: it does not follow what is typed later.
 */
export const asOf = ({ tournament }: Subject, { texts, say }: HandoutWords): readonly string[] => {
  const progress = tournament === null ? null : progressOf(tournament);
  if (progress === null || progress.stage === 'not-started') return [];
  return [say(texts[TEXT[progress.stage]], progress.stage === 'after' ? { ...progress } : {})];
};
