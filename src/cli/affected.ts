import type { CellPlan, Follows } from '../app/changes/change';
import type { Affected } from '../core/conduct/effect';
import { type Fraction, fractionText, toNumber } from '../core/fraction';
import type { ProfileId } from '../core/model';
import { changeTexts } from '../language/changes';
import { cliTexts } from '../language/cli';
import { say } from '../language/language';
import { oneLine } from './columns';
import type { Report } from './command';

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

/** What a step of a team event did, for people and for programs: a first line, and what programs read beside the number of cells. */
interface TeamStepWords {
  readonly first: string;
  /** What follows from it. */
  readonly follows?: readonly Follows[];
  readonly json: object;
  readonly language: string;
  readonly out: string;
}

/** What is told of a step of a team event. */
export const reportTeamStep = (
  { patch, affected = [], warnings = [] }: CellPlan,
  { first, follows = [], json, language, out }: TeamStepWords,
): Report => {
  const sentences = follows.map(({ text, values }) => oneLine(say(text, language, values)));
  return {
    text: () => [first, ...sentences, ...affectedText(affected, language, 'chess')].join('\n'),
    json: () => ({ changed: patch.cells.length, ...json, affected: affectedJson(affected), out }),
    warnings,
  };
};
