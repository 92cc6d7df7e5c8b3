import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { present } from '../../core/present';
import { criterionMeaning, criterionName } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import { downEach, countTo, fill, rows, textRow } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block, ConditionalPlan, SheetPlan, StyledArea, ValidationPlan } from '../../grid/plan';
import { fixedCell, inRow, quoted, whole, type Place } from '../../grid/reference';
import { breakBlocks, breakStyles } from './breaks';
import { DATE_FORMAT } from '../dates';
import { type Chosen, choiceSentence, found, liveList } from './choices';
import { isIdle, sentenceOf, settingValues } from './form';
import type { Layout } from '../layout';
import { ofCriteria } from '../layout/lists';
import type { tournamentLayout } from '../layout/tournament';
import { LIVE_SETTINGS, type SettingKey } from './settings';
import {
  ACCENT,
  alarmWhen,
  HEAD_FILL,
  INPUT_FILL,
  LINE,
  QUIET,
  SIZE,
  styled,
  TAB,
  topStyles,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { linesIn } from '../look/wrap';

/** Settings that are numbers; all the others are texts whatever they look like. */
const NUMBERS: ReadonlySet<SettingKey> = new Set([
  ...(['format', 'year', 'cycles', 'rounds', 'boards', 'carried', 'matchBoards'] as const),
]);
const POINTS: ReadonlySet<SettingKey> = new Set(['win', 'draw', 'loss', 'gameWin', 'gameDraw', 'gameLoss']);

const formatOf = (key: SettingKey): string => {
  if (key === 'asOf') return DATE_FORMAT;
  return POINTS.has(key) ? '0.0#' : NUMBERS.has(key) ? '0' : '@';
};

/** Settings that only a cross-table needs. */
const CROSSTABLE_SETTINGS: ReadonlySet<SettingKey> = new Set(['unplayed']);

/** What a setting is called, its value, and a sentence about it. */
const WIDTHS = [26, 30, 56] as const;
/** Points of a row of one line, and of each further one. */
const ROW = { first: 18, further: 15 } as const;
const [, VALUE_WIDTH, SENTENCE_WIDTH] = WIDTHS;

/** The form, with the places of its choices. */
export interface FormLayout {
  readonly tournament: ReturnType<typeof tournamentLayout>;
  /** Names to choose from, with their codes beside them. */
  readonly lists: Readonly<Partial<Record<Chosen, Place>>>;
  /** The criteria: names, codes and meanings. */
  readonly criteria: Readonly<Record<'choice' | 'code' | 'about', Place>>;
  /** How many criteria at the top are fixed. */
  readonly fixed: number;
  readonly crosstableShown: boolean;
}

/** The form of a tournament of players: its points come first. */
const formOf = ({ tournament, lists, crosstableShown }: Layout): FormLayout => ({
  tournament,
  lists: {
    ...{ unplayed: lists.yesNo, paper: lists.papers },
    ...(tournament.settings.includes('handicap') ? { handicap: lists.handicaps } : {}),
  },
  criteria: {
    choice: ofCriteria(lists.criteria, 'choice'),
    code: ofCriteria(lists.criteria, 'code'),
    about: ofCriteria(lists.criteria, 'about'),
  },
  fixed: 1,
  crosstableShown,
});

const listsOf = ({ lists }: FormLayout) => Object.entries(lists) as readonly (readonly [Chosen, Place])[];

/** The name of a criterion in the list, and its meaning. */
const criterionTexts = (
  { discipline, profile }: Tournament,
  { teamEvent }: SheetWords,
  code: string,
): readonly [name: string, about: string] =>
  discipline
    ? [teamEvent.criteria[code] ?? code, teamEvent.meanings[code] ?? '']
    : [criterionName(code, profile), criterionMeaning(code, profile)];

const settingBlocks = (tournament: Tournament, layout: FormLayout, words: SheetWords): Block[] => {
  const values = settingValues(tournament);
  const lists = new Map<SettingKey, Place>(listsOf(layout));
  const labels = { ...words.form.labels, ...(tournament.discipline ? words.teamEvent.labels : {}) };
  return layout.tournament.settings.flatMap((key) => {
    const cell = layout.tournament.setting(key);
    const { row } = cell.area;
    const [list, sentence] = [lists.get(key), sentenceOf(key, tournament, words)];
    const said = list
      ? choiceSentence(cell, liveList(key as Chosen, list, tournament), sentence, words)
      : `IF(ISNUMBER(${fixedCell(cell, cell.sheet)}),${quoted(sentence)},${quoted(words.form.notNumber)})`;
    return [
      textRow(row, 0, [labels[key] ?? key]),
      rows(row, 1, [[values[key]]], formatOf(key)),
      list || POINTS.has(key) ? fill(area(row, 2), said) : textRow(row, 2, [sentence || null]),
    ];
  });
};

const slotBlocks = (tournament: Tournament, layout: FormLayout, words: SheetWords): Block[] => {
  const { criteria, fixed } = layout;
  const { slots, slotsTop, sheet } = layout.tournament;
  const { rows: count } = slots.area;
  const own = inRow(slots, sheet, slotsTop + fixed);
  const about = found(
    own,
    whole(criteria.choice, sheet),
    whole(criteria.code, sheet),
    (match) => `INDEX(${whole(criteria.about, sheet)},${match})&""`,
    quoted(words.criterionUnknown),
  );
  const each = countTo(count);
  return [
    downEach(
      { sheet, area: area(slotsTop, 0, count) },
      each,
      (slot) => (slot === 1 ? words.form.rankedBy : words.form.thenBy),
      '@',
    ),
    downEach(
      slots,
      each,
      (slot) => {
        const code = tournament.tieBreaks[slot - 1];
        return code === undefined ? null : criterionTexts(tournament, words, code)[0];
      },
      '@',
    ),
    ...(fixed === 0 ? [] : [textRow(slotsTop, 2, [words.tieBreaksHint])]),
    fill(area(slotsTop + fixed, 2, count - fixed), `IF(TRIM(${own}&"")="","",${about})`),
  ];
};

/** The cells of the criteria that may be changed. */
const freeSlots = ({ tournament: { slots }, fixed }: FormLayout) =>
  area(slots.area.row + fixed, slots.area.column, slots.area.rows - fixed);

const headingBlocks = ({ tournament }: FormLayout, { form }: SheetWords): Block[] =>
  tournament.groups.map((group) => textRow(tournament.heading(group), 0, [form.groups[group]]));

const styles = ({ tournament, ...layout }: FormLayout): StyledArea[] => {
  const { heading, setting, end } = tournament;
  const machine = heading('machine');
  return [
    ...topStyles(),
    styled(area(heading('event'), 0, end - heading('event'), 3), { vertical: 'center' }),
    styled(area(heading('event'), 1, end - heading('event')), { align: 'left', wrap: true }),
    styled(area(heading('event'), 2, end - heading('event')), {
      color: QUIET,
      align: 'left',
      wrap: true,
      indent: 1,
    }),
    ...tournament.groups
      .filter((group) => group !== 'machine')
      .map((group) =>
        styled(area(heading(group), 0, 1, 3), {
          bold: true,
          size: SIZE.heading,
          color: ACCENT,
          fill: HEAD_FILL,
        }),
      ),
    ...tournament.settings
      .filter((key) => LIVE_SETTINGS.has(key))
      .map((key) => styled(setting(key).area, { fill: INPUT_FILL, grid: LINE })),
    ...breakStyles(tournament.breaks),
    styled(freeSlots({ tournament, ...layout }), { fill: INPUT_FILL, grid: LINE }),
    styled(area(machine, 0, end - machine, 3), { size: SIZE.small, color: QUIET }),
  ];
};

/** Drop-downs. Names and codes are both understood; anything else is reported beside the cell. */
const validations = (layout: FormLayout): ValidationPlan[] => {
  const { sheet, setting } = layout.tournament;
  return [
    ...listsOf(layout).map(([key, list]) => ({
      area: setting(key).area,
      source: whole(list, sheet),
      refuse: false,
    })),
    { area: freeSlots(layout), source: whole(layout.criteria.choice, sheet), refuse: false },
  ];
};

const conditionals = (layout: FormLayout, { form, criterionUnknown }: SheetWords): ConditionalPlan[] => {
  const alarm = (row: number, count: number, text: string): ConditionalPlan =>
    alarmWhen(area(row, 2, count), `${address(row, 2, 'column')}=${quoted(text)}`);
  const { row, rows: count } = freeSlots(layout);
  return [
    ...listsOf(layout).map(([key]) => alarm(layout.tournament.setting(key).area.row, 1, form.unknown)),
    ...layout.tournament.settings
      .filter((key) => POINTS.has(key))
      .map((key) => alarm(layout.tournament.setting(key).area.row, 1, form.notNumber)),
    alarm(row, count, criterionUnknown),
  ];
};

/** Hides rows that do not matter, and makes room for texts of several lines. */
const heights = (
  tournament: Tournament,
  layout: FormLayout,
  words: SheetWords,
): { readonly row: number; readonly height: number }[] => {
  const values = settingValues(tournament);
  const { slots, slotsTop, groups, settings, setting, heading, breaks } = layout.tournament;
  const tall = (row: number, ...lines: readonly number[]) => ({
    row,
    height: ROW.first + ROW.further * (largest(lines) - 1),
  });
  return [
    ...groups.map((group) => tall(heading(group), 1)),
    ...settings.map((key) => {
      const { row } = setting(key).area;
      const isLost = CROSSTABLE_SETTINGS.has(key) && !layout.crosstableShown;
      if (isLost || isIdle(key, tournament)) return { row, height: 0 };
      const sentence = sentenceOf(key, tournament, words);
      return tall(row, linesIn(String(values[key] ?? ''), VALUE_WIDTH), linesIn(sentence, SENTENCE_WIDTH));
    }),
    ...countTo(slots.area.rows).map((slot) => {
      const [name, about] = criterionTexts(tournament, words, tournament.tieBreaks[slot - 1] ?? '');
      return tall(slotsTop + slot - 1, linesIn(name, VALUE_WIDTH), linesIn(about, SENTENCE_WIDTH));
    }),
    ...countTo(breaks ? breaks.area.rows + 1 : 0).map((line) => tall(present(breaks).area.row - 2 + line, 1)),
  ].sort((one, other) => one.row - other.row);
};

/** The form of all settings in groups, the list of tie-breaks among them. */
export const makeForm = (tournament: Tournament, layout: FormLayout, words: SheetWords): SheetPlan => {
  const { sheet, heading, breaks } = layout.tournament;
  const [title, hint] = tournament.discipline
    ? [words.teamEvent.settings, words.teamEvent.settingsHint]
    : [words.tournament, words.tournamentHint];
  return {
    role: tournament.discipline ? 'team-event' : 'tournament',
    name: sheet,
    tabColor: TAB.typed,
    gridlines: true,
    blocks: [
      textRow(0, 0, [titleOf(tournament, title)]),
      textRow(1, 0, [hint]),
      ...headingBlocks(layout, words),
      ...settingBlocks(tournament, layout, words),
      ...breakBlocks(tournament, breaks, words),
      ...slotBlocks(tournament, layout, words),
    ],
    styles: styles(layout),
    columns: WIDTHS.map((width, from) => ({ from, count: 1, width })),
    rows: heights(tournament, layout, words),
    validations: validations(layout),
    conditionals: conditionals(layout, words),
    print: {
      // What is of no interest to people comes last; below the title and beside the settings it says what to do on the screen.
      area: area(heading('event') - 1, 0, heading('machine') - heading('event'), WIDTHS.length - 1),
      titleRows: { from: 0, to: 0 },
      landscape: false,
      fit: { wide: 1, tall: 1 },
      header: pageHeader(tournament),
    },
  };
};

/** The Tournament sheet. */
export const makeTournamentSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan =>
  makeForm(tournament, formOf(layout), words);
