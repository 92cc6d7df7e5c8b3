import { withoutBrokenLetters } from '../../core/names/letters';
import { problem, type Problem } from '../../core/problem';
import type { Content } from '../../grid/content';
import { viewOf } from '../view';

/** What was read, with the letters that its texts had before a program broke them; `letters-broken` for each such cell. */
export const withMendedLetters = (
  content: Content,
): { readonly content: Content; readonly warnings: readonly Problem[] } => {
  const view = viewOf(content);
  const warnings: Problem[] = [];
  const values = content.values.map((row, at) =>
    row.map((typed, column) => {
      if (typeof typed !== 'string') return typed;
      const right = withoutBrokenLetters(typed);
      if (right !== typed) warnings.push(problem('letters-broken', view.place(at, column), { typed, right }));
      return right;
    }),
  );
  return { content: { ...content, values }, warnings };
};
