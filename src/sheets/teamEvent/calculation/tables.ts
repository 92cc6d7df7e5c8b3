import { STATUSES } from '../../../core/model';
import { OUTCOMES, OUTCOME_CODES } from '../../../core/outcome';
import { PENDING_FORMS } from '../../../core/pending';
import { entryAt } from '../../../core/present';
import { LINE_UP_RULES } from '../../../core/score';
import { TEAM_CRITERIA } from '../../../core/tiebreak/teams/standings';
import { FORMS } from '../../../core/typed';
import type { TeamEventWords } from '../../../language/teamEvent';
import type { SheetWords } from '../../../language/words';
import { down, fill } from '../../../grid/block';
import { numberIn } from '../../../grid/formula/number';
import type { Block } from '../../../grid/plan';
import { quoted } from '../../../grid/reference';
import { POINT_UNIT } from '../../layout';
import type { TeamEventLayout } from '../../layout/teamEvent';
import { FORFEITED, MARKS, marksOf } from '../../match/games';
import { cellOf, fact, writing } from '../cells';
import { slotHead } from './chain';
import { criterionPlace } from './criteria';

/** The order of the faults, as their numbers have it from 1. */
const FAULTS = ['stranger', 'twice', 'order', 'nobody'] as const;

/** What was typed, in 1/100 points; nothing and texts are 0. */
const hundredths = (cell: string): string => `INT(${numberIn(cell)}*${POINT_UNIT}+0.5)`;

const worthBlocks = ({ calculation, settings }: TeamEventLayout): readonly Block[] => {
  const { cell } = writing(calculation.sheet);
  const at = (place: Parameters<typeof fill>[0], key: Parameters<typeof settings.setting>[0]): Block =>
    fill(place, hundredths(cell(settings.setting(key))));
  const { worth, matchWorth } = calculation;
  return [
    at(cellOf(worth, MARKS.loss), 'gameLoss'),
    at(cellOf(worth, MARKS.draw), 'gameDraw'),
    at(cellOf(worth, MARKS.win), 'gameWin'),
    // A loss that was not played is worth nothing.
    down(cellOf(worth, FORFEITED), [0]),
    at(cellOf(matchWorth, MARKS.loss), 'loss'),
    at(cellOf(matchWorth, MARKS.draw), 'draw'),
    at(cellOf(matchWorth, MARKS.win), 'win'),
  ];
};

/** Which rule the line-ups have, from 0; anybody anywhere where the cell says none. */
const ruleOf = (layout: TeamEventLayout, { lineUps }: TeamEventWords): string => {
  const { cell } = writing(layout.calculation.sheet);
  const typed = `TRIM(${cell(layout.settings.setting('lineUp'))}&"")`;
  const is = (rule: (typeof LINE_UP_RULES)[number]): string =>
    `OR(${typed}=${quoted(rule)},${typed}=${quoted(lineUps[rule])})`;
  return `IF(${is('order')},1,IF(${is('fixed')},2,0))`;
};

const factBlocks = (layout: TeamEventLayout, words: TeamEventWords): readonly Block[] => {
  const { calculation } = layout;
  const { all, cell } = writing(calculation.sheet);
  const { chain, line, match } = calculation;
  const changed = chain.map(({ passes }, slot) => {
    const [one, other] = [entryAt(passes, passes.length - 2), entryAt(passes, passes.length - 1)];
    return `IF(${cell(slotHead(layout, slot, 'index'))}=${criterionPlace('EDE')},SUMPRODUCT(1*(${all(one.place)}<>${all(other.place)})),0)`;
  });
  return [
    fill(fact(layout, 'rule'), ruleOf(layout, words)),
    fill(fact(layout, 'gamesFirst'), `IF(${cell(slotHead(layout, 0, 'index'))}=${criterionPlace('GP')},1,0)`),
    fill(fact(layout, 'open'), `SUM(${all(match.open)})`),
    fill(fact(layout, 'toCheck'), `SUMPRODUCT(1*(${all(line.note)}>0))`),
    fill(fact(layout, 'ranOut'), changed.join('+')),
  ];
};

/** What can be typed, what results are to either side, what everything is worth, and what is known of the criteria. */
export const makeTeamTables = (
  layout: TeamEventLayout,
  { form, teamEvent: words }: SheetWords,
): readonly Block[] => {
  const { forms, outcomes, criteria, faults, choices } = layout.calculation;
  return [
    down(
      forms.text,
      [...FORMS, ...PENDING_FORMS].map(([form]) => form),
      '@',
    ),
    down(forms.outcome, [
      ...FORMS.map(([, code]) => OUTCOME_CODES.indexOf(code) + 1),
      ...PENDING_FORMS.map(() => 0),
    ]),
    down(outcomes.home, marksOf('white')),
    down(outcomes.away, marksOf('black')),
    down(
      outcomes.played,
      OUTCOMES.map(({ kind }) => Number(kind === 'played')),
    ),
    ...worthBlocks(layout),
    ...factBlocks(layout, words),
    down(
      criteria.code,
      TEAM_CRITERIA.map(({ code }) => code),
      '@',
    ),
    down(
      criteria.heading,
      TEAM_CRITERIA.map(({ code }) => words.criteria[code] ?? code),
      '@',
    ),
    down(
      criteria.about,
      TEAM_CRITERIA.map(({ code }) => words.meanings[code] ?? ''),
      '@',
    ),
    down(
      criteria.sign,
      TEAM_CRITERIA.map(({ better }) => (better === 'less' ? -1 : 1)),
    ),
    down(
      faults,
      FAULTS.map((fault) => words.faults[fault]),
      '@',
    ),
    down(
      choices.results,
      OUTCOMES.map(({ shown }) => shown),
      '@',
    ),
    down(
      choices.statuses,
      STATUSES.map((status) => form.statuses[status]),
      '@',
    ),
    down(
      choices.lineUps,
      LINE_UP_RULES.map((rule) => words.lineUps[rule]),
      '@',
    ),
  ];
};
