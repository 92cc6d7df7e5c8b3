import type { MisprintKind, Labels, Misprint } from '../core/check/misprint';
import type { RemarkCode, Remark } from '../core/check/remarks';
import type { ScheduleCheck } from '../core/check/check';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import { firstLines } from '../core/told';
import { moreText, say } from './language';

/** The texts on a checked schedule. */
export const checkTexts = {
  /** The nearest table, or that there is none. */
  nearest:
    '{differences, plural, =0 {This is} other {This is nearly}} the table “{name}” for {players} players{cycles, plural, =1 {} =2 {, played twice} other {, played # times}}{orientation, select, colours {, all colours reversed} rounds {, the rounds in reverse order} both {, all colours reversed and the rounds in reverse order} other {}}{renumbered, select, yes {, with the players numbered differently} other {}}{differences, plural, =0 {.} one {: # game differs.} other {: # games differ.}}',
  none: 'This is not close to any standard table, so only contradictions count as misprints.',
  clean: 'No misprints.',
  /** Where something is wrong: a cell, or a round. */
  where:
    '{cell, select, none {{round, select, none {} other {Round {round}}}} other {{cell}{round, select, none {} other { (round {round})}}}}',
  game: '{count, plural, one {bye {one}} other {{one}-{other}}}',
  or: ' or ',
  /** What is there and what should be; what could be; what is missing. */
  repair: '{where}: {printed} should be {repair}. {why}',
  gone: '{where}: {printed} should not be there. {why}',
  absent: '{where}: {repair} is missing.',
  absentOpen:
    '{where}: a game is missing{count, plural, =0 {} one {: {candidates}} other {. It could be {candidates}}}.',
  open: '{where}: {printed} is wrong. It could be {candidates}. {why}',
  unsure: '{where}: {printed} is wrong. {why}',
  why: {
    'unknown-player': '{blank, select, yes {A number is missing.} other {There is no player {label}.}}',
    'player-against-self': 'Players cannot play themselves.',
    'player-twice': '{label} plays twice in this round.',
    'pair-twice': 'These two meet in another round.',
    colour: 'The table has the colours the other way round.',
    'rest-wrong': '{label} plays in this round, or has already had the bye.',
    'rest-missing': 'The bye is missing.',
    'game-missing': 'A game is missing.',
    'game-extra': 'There is one game too many.',
    'other-game': 'The table has a different game here.',
    'pair-missing': '{candidates}: these two do not meet often enough.',
    'round-missing': 'Round {round} is missing.',
  } satisfies Readonly<Record<MisprintKind, string>>,
  remarks: {
    options: 'Options: {options}.',
    literal: 'This is the table as printed in its source.',
    exchanged:
      'The last two rounds of a cycle {exchanged, select, yes {are swapped} other {are in their usual order}}.',
    'also-near':
      'It is also close to the published table “{name}”: {count, plural, one {only # game differs} other {only # games differ}} ({cells}).',
    'other-rounds':
      '{count, plural, one {Round {rounds} does not have} other {Rounds {rounds} do not have}} the games of the table. That is not a mistake.',
    'other-colours':
      '{count, plural, one {# game has} other {# games have}} different colours from the table{cells, select, none {} other { ({cells})}}.',
    'rounds-fewer':
      'There {count, plural, one {is only # round} other {are only # rounds}} instead of {expected}.',
    'rounds-more': 'There are {count} rounds, but {expected} would be enough.',
    'colour-run':
      '{count, plural, one {{players} has} other {# players have}} the same colour up to {longest} times in a row{count, plural, one {} other {: {players}}}.',
    'colours-uneven':
      '{count, plural, one {{players} has} other {# players have}} up to {most} more games with one colour than with the other{count, plural, one {} other {: {players}}}.',
  } satisfies Readonly<Record<RemarkCode, string>>,
  /** The sentence for the step that corrects misprints. */
  did: '{count, plural, one {One misprint} other {# misprints}} corrected.',
  written:
    '{count, plural, =0 {No correction is certain} one {# cell corrected} other {# cells corrected}}: {out}',
};

const nameOf = (id: string): string => ALL_SYSTEMS.find((system) => system.id === id)?.name ?? id;

const isBlank = (label: string): boolean => /^[\s\-–—:]*$/u.test(label);

const gameText = (labels: Labels): string => {
  const [one = '', other = ''] = labels.map((label) => (isBlank(label) ? '' : label));
  return say(checkTexts.game, { one, other, count: labels.length });
};

/** A misprint in a sentence: where it is, what is printed, what it should be or could be, and why. */
export const misprintText = (misprint: Misprint): string => {
  const { kind, cell, round, printed, label, repair, candidates } = misprint;
  const values = {
    where: say(checkTexts.where, {
      cell: cell === '' ? 'none' : cell,
      round: round === null ? 'none' : `${round}`,
    }),
    printed: gameText(printed),
    repair: gameText(repair ?? []),
    candidates: candidates.map(gameText).join(checkTexts.or),
    count: candidates.length,
    round: round ?? 0,
    label,
    blank: isBlank(label) ? 'yes' : 'no',
  };
  const why = say(checkTexts.why[kind], values);
  if (kind === 'pair-missing' || kind === 'round-missing') return why;
  if (printed.length === 0) return say(repair === null ? checkTexts.absentOpen : checkTexts.absent, values);
  if (repair !== null)
    return say(repair.length === 0 ? checkTexts.gone : checkTexts.repair, { ...values, why });
  return say(candidates.length === 0 ? checkTexts.unsure : checkTexts.open, { ...values, why });
};

const ORIENTATIONS = {
  normal: 'normal',
  'colours-reversed': 'colours',
  'rounds-reversed': 'rounds',
  'both-reversed': 'both',
} as const;

/** A remark in a sentence. */
export const remarkText = ({ code, values }: Remark): string =>
  say(checkTexts.remarks[code], {
    ...values,
    ...(values['cells'] === '' ? { cells: 'none' } : {}),
    ...('system' in values ? { name: nameOf(`${values['system']}`) } : {}),
  });

const misprintsText = (misprints: readonly Misprint[]): readonly string[] =>
  misprints.length === 0 ? [checkTexts.clean] : firstLines(misprints.map(misprintText), moreText);

/** Which table a schedule is nearest to, in a sentence. */
export const nearestText = ({ nearest }: Pick<ScheduleCheck, 'nearest'>): string => {
  if (!nearest) return checkTexts.none;
  return say(checkTexts.nearest, {
    name: nameOf(nearest.system),
    players: nearest.players,
    cycles: nearest.cycles,
    orientation: ORIENTATIONS[nearest.orientation],
    renumbered: nearest.renumbered ? 'yes' : 'no',
    differences: nearest.differences,
  });
};

/** A checked schedule in lines: the nearest table, each misprint, then the remarks. */
export const checkText = (check: ScheduleCheck): string =>
  [
    nearestText(check),
    ...misprintsText(check.misprints),
    ...firstLines(check.remarks.map(remarkText), moreText),
  ].join('\n');
