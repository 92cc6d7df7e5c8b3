import type { Affected } from '../core/conduct/effect';
import { type Fraction, fractionText, toNumber } from '../core/fraction';
import type { ProfileId } from '../core/model';
import { changeTexts } from '../language/changes';
import { cliTexts } from '../language/cli';
import { say } from '../language/language';
import { oneLine } from './columns';

const NONE = '–';

const shown = (value: Fraction | null): string => (value === null ? NONE : fractionText(value));

const changesText = ({ rank, values }: Affected, language: string, profile: ProfileId): string => {
  const { valueChange } = cliTexts(language);
  const moved =
    rank.before === rank.after
      ? []
      : [
          say(changeTexts(language, profile).rank, language, {
            before: rank.before ?? NONE,
            after: rank.after ?? NONE,
          }),
        ];
  const changed = values.map(({ code, before, after }) =>
    say(valueChange, language, { code, before: shown(before), after: shown(after) }),
  );
  return [...moved, ...changed].join(', ');
};

/** Whom a change affects, a line each under a title; nothing where it affects nobody. */
export const affectedText = (
  affected: readonly Affected[],
  language: string,
  profile: ProfileId,
): readonly string[] =>
  affected.length === 0
    ? []
    : [
        cliTexts(language).affected,
        ...affected.map((each) => `  ${oneLine(each.name)}: ${changesText(each, language, profile)}`),
      ];

/** The same for programs. */
export const affectedJson = (affected: readonly Affected[]): readonly object[] =>
  affected.map(({ no, name, rank, values }) => ({
    number: no,
    name,
    rank,
    values: Object.fromEntries(
      values.map(({ code, before, after }) => [
        code,
        { before: before && toNumber(before), after: after && toNumber(after) },
      ]),
    ),
  }));
