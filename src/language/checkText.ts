import type { ScheduleCheck } from '../core/check/check';
import type { Labels, Misprint } from '../core/check/misprint';
import type { Remark } from '../core/check/remarks';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import { checkTexts, type CheckTexts } from './check';
import { firstLines } from '../core/told';
import { moreText, say } from './language';

const nameOf = (id: string): string => ALL_SYSTEMS.find((system) => system.id === id)?.name ?? id;

const isBlank = (label: string): boolean => /^[\s\-–—:]*$/u.test(label);

const gameText = (texts: CheckTexts, language: string, labels: Labels): string => {
  const [one = '', other = ''] = labels.map((label) => (isBlank(label) ? '' : label));
  return say(texts.game, language, { one, other, count: labels.length });
};

/** A misprint in a sentence: where it is, what is printed, what it should be or could be, and why. */
export const misprintText = (misprint: Misprint, language: string): string => {
  const texts = checkTexts(language);
  const { kind, cell, round, printed, label, repair, candidates } = misprint;
  const game = (labels: Labels): string => gameText(texts, language, labels);
  const values = {
    where: say(texts.where, language, {
      cell: cell === '' ? 'none' : cell,
      round: round === null ? 'none' : `${round}`,
    }),
    printed: game(printed),
    repair: game(repair ?? []),
    candidates: candidates.map(game).join(texts.or),
    count: candidates.length,
    round: round ?? 0,
    label,
    blank: isBlank(label) ? 'yes' : 'no',
  };
  const why = say(texts.why[kind], language, values);
  if (kind === 'pair-missing' || kind === 'round-missing') return why;
  if (printed.length === 0) return say(repair === null ? texts.absentOpen : texts.absent, language, values);
  if (repair !== null)
    return say(repair.length === 0 ? texts.gone : texts.repair, language, { ...values, why });
  return say(candidates.length === 0 ? texts.unsure : texts.open, language, { ...values, why });
};

const ORIENTATIONS = {
  normal: 'normal',
  'colours-reversed': 'colours',
  'rounds-reversed': 'rounds',
  'both-reversed': 'both',
} as const;

/** A remark in a sentence. */
export const remarkText = ({ code, values }: Remark, language: string): string =>
  say(checkTexts(language).remarks[code], language, {
    ...values,
    ...(values['cells'] === '' ? { cells: 'none' } : {}),
    ...('system' in values ? { name: nameOf(`${values['system']}`) } : {}),
  });

const misprintsText = (misprints: readonly Misprint[], language: string): readonly string[] =>
  misprints.length === 0
    ? [checkTexts(language).clean]
    : firstLines(
        misprints.map((each) => misprintText(each, language)),
        (count) => moreText(count, language),
      );

/** Which table a schedule is nearest to, in a sentence. */
export const nearestText = ({ nearest }: Pick<ScheduleCheck, 'nearest'>, language: string): string => {
  const texts = checkTexts(language);
  if (!nearest) return texts.none;
  return say(texts.nearest, language, {
    name: nameOf(nearest.system),
    players: nearest.players,
    cycles: nearest.cycles,
    orientation: ORIENTATIONS[nearest.orientation],
    renumbered: nearest.renumbered ? 'yes' : 'no',
    differences: nearest.differences,
  });
};

/** What is said of a checked schedule: what it is nearest to, a line a misprint, then the remarks. */
export const checkText = (check: ScheduleCheck, language: string): string =>
  [
    nearestText(check, language),
    ...misprintsText(check.misprints, language),
    ...firstLines(
      check.remarks.map((each) => remarkText(each, language)),
      (count) => moreText(count, language),
    ),
  ].join('\n');

/** What is said of a reversal table, beside the pairing table of a system. */
export const reversalsText = (
  misprints: readonly Misprint[],
  system: string,
  players: number,
  language: string,
): string =>
  [
    say(checkTexts(language).reversals, language, { players, name: nameOf(system) }),
    ...misprintsText(misprints, language),
  ].join('\n');
