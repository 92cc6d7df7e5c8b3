import { STATUSES, LINE_UP_RULES } from '../../../core/model';
import { outcomeNumber, OUTCOMES, PENDING_FORMS } from '../../../core/results/outcome';
import { PAPER_FORMATS } from '../../../core/paper';
import { entryAt } from '../../../core/present';
import { TEAM_CRITERIA } from '../../../core/tiebreak/teams/standings';
import { BOARD_FORMS } from '../../../core/results/typed';
import type { SheetWords } from '../../../language/words';
import { down, downEach, fill, rows } from '../../../grid/block';
import type { Block } from '../../../grid/plan';
import { type Place, writing, cellIn } from '../../../grid/reference';
import { hundredths } from '../../points';
import { codesBeside } from '../../layout/lists';
import type { TeamEventLayout } from '../../layout/teamEvent';
import { FORFEITED, MARKS, marksOf } from '../../match/games';
import { fact } from '../cells';
import { found } from '../../tournament/choices';
import type { SettingKey } from '../../tournament/settings';
import { slotHead } from './chain';
import { criterionPlace } from '../../match/criteria';

/** The order of the faults, as their numbers have it from 1. */
const FAULTS = ['stranger', 'twice', 'order', 'nobody'] as const;

const worthBlocks = ({ calculation, tournament }: TeamEventLayout): readonly Block[] => {
  const { cell } = writing(calculation.sheet);
  const at = (place: Place, key: SettingKey): Block => fill(place, hundredths(cell(tournament.setting(key))));
  const { worth, matchWorth } = calculation;
  return [
    at(cellIn(worth, MARKS.loss), 'gameLoss'),
    at(cellIn(worth, MARKS.draw), 'gameDraw'),
    at(cellIn(worth, MARKS.win), 'gameWin'),
    // A loss that was not played is worth nothing.
    down(cellIn(worth, FORFEITED), [0]),
    at(cellIn(matchWorth, MARKS.loss), 'loss'),
    at(cellIn(matchWorth, MARKS.draw), 'draw'),
    at(cellIn(matchWorth, MARKS.win), 'win'),
  ];
};

/** Which rule the line-ups have, from 0; anybody anywhere where the cell says none. */
const ruleOf = ({ calculation, tournament }: TeamEventLayout): string => {
  const { all, cell } = writing(calculation.sheet);
  const { lineUps } = calculation.choices;
  const [names, codes] = [all(lineUps), all(codesBeside(lineUps))];
  return `${found(cell(tournament.setting('lineUp')), names, codes, (match) => match, '1')}-1`;
};

const factBlocks = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation } = layout;
  const { all, cell } = writing(calculation.sheet);
  const { chain, line, match } = calculation;
  const changed = chain.map(({ passes }, slot) => {
    const [one, other] = [entryAt(passes, passes.length - 2), entryAt(passes, passes.length - 1)];
    return `IF(${cell(slotHead(layout, slot, 'index'))}=${criterionPlace('EDE')},SUMPRODUCT(1*(${all(one.place)}<>${all(other.place)})),0)`;
  });
  return [
    fill(fact(layout, 'rule'), ruleOf(layout)),
    fill(fact(layout, 'gamesFirst'), `IF(${cell(slotHead(layout, 0, 'index'))}=${criterionPlace('GP')},1,0)`),
    fill(fact(layout, 'open'), `SUM(${all(match.open)})`),
    fill(fact(layout, 'toCheck'), `SUMPRODUCT(1*(${all(line.note)}>0))`),
    fill(fact(layout, 'ranOut'), changed.join('+')),
    fill(fact(layout, 'lastRound'), `MAX(MAX(${all(match.playedIn)}),MIN(1,SUM(${all(match.overIn)})))`),
    fill(
      fact(layout, 'missing'),
      `SUMPRODUCT((${all(match.round)}<=${cell(fact(layout, 'lastRound'))})*(${all(match.alive)}>0)*(${all(match.overIn)}=0))`,
    ),
  ];
};

/** What can be typed, what results are to either side, what everything is worth, and what is known of the criteria. */
export const makeTeamTables = (
  layout: TeamEventLayout,
  { form, teamEvent: words }: SheetWords,
): readonly Block[] => {
  const { forms, outcomes, criteria, faults, choices } = layout.calculation;
  return [
    downEach(forms.text, [...BOARD_FORMS, ...PENDING_FORMS], ([form]) => form, '@'),
    down(forms.outcome, [
      ...BOARD_FORMS.map(([, code]) => outcomeNumber(code)),
      ...PENDING_FORMS.map(() => 0),
    ]),
    down(outcomes.home, marksOf('white')),
    down(outcomes.away, marksOf('black')),
    downEach(outcomes.played, OUTCOMES, ({ kind }) => Number(kind === 'played')),
    ...worthBlocks(layout),
    ...factBlocks(layout),
    downEach(criteria.code, TEAM_CRITERIA, ({ code }) => code, '@'),
    downEach(criteria.heading, TEAM_CRITERIA, ({ code }) => words.criteria[code] ?? code, '@'),
    downEach(criteria.about, TEAM_CRITERIA, ({ code }) => words.meanings[code] ?? '', '@'),
    downEach(criteria.sign, TEAM_CRITERIA, ({ better }) => (better === 'less' ? -1 : 1)),
    downEach(faults, FAULTS, (fault) => words.faults[fault], '@'),
    downEach(choices.results, OUTCOMES, ({ shown }) => shown, '@'),
    downEach(choices.statuses, STATUSES, (status) => form.statuses[status], '@'),
    rows(
      choices.lineUps.area.row,
      choices.lineUps.area.column,
      LINE_UP_RULES.map((rule) => [words.lineUps[rule], rule]),
      '@',
    ),
    rows(
      choices.papers.area.row,
      choices.papers.area.column,
      PAPER_FORMATS.map((format) => [format, format]),
      '@',
    ),
  ];
};
