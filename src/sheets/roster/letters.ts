import { withoutBrokenLetters } from '../../core/names/letters';
import { problem, type Problem } from '../../core/problem';
import type { Content } from '../../grid/content';
import type { View } from '../view';

/** What was read, with the letters that its texts had before a program broke them. */
export const withMendedLetters = (content: Content): Content => ({
  ...content,
  values: content.values.map((row) =>
    row.map((value) => (typeof value === 'string' ? withoutBrokenLetters(value) : value)),
  ),
});

/** `letters-broken` for each of these cells whose letters cannot be meant. */
export const brokenLetters = (
  view: View,
  rows: readonly number[],
  columns: readonly number[],
): readonly Problem[] =>
  rows.flatMap((row) =>
    columns.flatMap((column) => {
      const typed = view.value(row, column);
      if (typeof typed !== 'string') return [];
      const right = withoutBrokenLetters(typed);
      return right === typed ? [] : [problem('letters-broken', view.place(row, column), { typed, right })];
    }),
  );
