import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { present } from '../../core/present';
import { choiceNames } from '../../language/choices';
import { criterionMeaning, criterionName } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import { downEach, countTo, fill, rows } from '../../grid/block';
import { address, area } from '../../grid/cell';
import { withoutWildcards } from '../../grid/escape';
import type { Block, ConditionalPlan, SheetPlan, StyledArea, ValidationPlan } from '../../grid/plan';
import { fixedCell, inRow, quoted, whole, type Place } from '../../grid/reference';
import { breakBlocks, breakStyles } from './breaks';
import { DATE_FORMAT } from '../dates';
import { isIdle, sentenceOf, settingValues } from './form';
import type { Layout } from '../layout';
import { codesBeside, ofCriteria } from '../layout/lists';
import { LIVE_SETTINGS, type SettingKey } from './settings';
import {
  ACCENT,
  alarmWhen,
  HEAD_FILL,
  INPUT_FILL,
  LINE,
  linesIn,
  QUIET,
  SIZE,
  styled,
  TAB,
  topStyles,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';

/** Settings that are numbers; all the others are texts whatever they look like. */
const NUMBERS: ReadonlySet<SettingKey> = new Set(['format', 'year', 'cycles', 'rounds', 'boards', 'carried']);
const POINTS: ReadonlySet<SettingKey> = new Set(['win', 'draw', 'loss']);

const formatOf = (key: SettingKey): string => {
  if (key === 'asOf') return DATE_FORMAT;
  return POINTS.has(key) ? '0.0#' : NUMBERS.has(key) ? '0' : '@';
};

/** What a tournament without a cross-table has no use for. */
const CROSSTABLE_SETTINGS: ReadonlySet<SettingKey> = new Set(['unplayed']);

/** What a setting is called, its value, and a sentence about it. */
const WIDTHS = [28, 38, 62] as const;
/** Points of a row of one line, and of each further one. */
const ROW = { first: 18, further: 15 } as const;
const [, VALUE_WIDTH, SENTENCE_WIDTH] = WIDTHS;

/** The lists that live settings choose from. */
const listsOf = ({ lists }: Layout): Readonly<Partial<Record<SettingKey, Place>>> => ({
  unplayed: lists.yesNo,
  paper: lists.papers,
});

/** What stands in a cell, as MATCH has to take it. */
const typedIn = (cell: string): string => withoutWildcards(`TRIM(${cell}&"")`);

/** Finds what stands in a cell among names, then among codes; `otherwise` where it is neither. */
const found = (
  cell: string,
  names: string,
  codes: string,
  answer: (match: string) => string,
  otherwise: string,
): string => {
  const typed = typedIn(cell);
  const among = (where: string): string => answer(`MATCH(${typed},${where},0)`);
  return `IFERROR(${among(names)},IFERROR(${among(codes)},${otherwise}))`;
};

/** A list to choose from, and whether its codes are other words than its names. */
interface LiveList {
  readonly list: Place;
  readonly hasCodes: boolean;
}

const liveList = (key: SettingKey, list: Place, { language, profile }: Tournament): LiveList => {
  const names =
    key === 'order' || key === 'unplayed' || key === 'paper' ? choiceNames(key, language, profile) : {};
  return { list, hasCodes: Object.entries(names).some(([code, name]) => code !== name) };
};

/** A sentence beside a cell to type into, or that what was typed is no choice. */
const choiceSentence = (
  cell: Place,
  { list, hasCodes }: LiveList,
  sentence: string,
  words: SheetWords,
): string => {
  const own = fixedCell(cell, cell.sheet);
  const names = whole(list, cell.sheet);
  const match = hasCodes
    ? found(own, names, whole(codesBeside(list), cell.sheet), (matched) => matched, '""')
    : `MATCH(${typedIn(own)},${names},0)`;
  return `IF(ISNUMBER(${match}),${quoted(sentence)},${quoted(words.form.unknown)})`;
};

const settingBlocks = (tournament: Tournament, layout: Layout, words: SheetWords): Block[] => {
  const values = settingValues(tournament);
  const lists = listsOf(layout);
  return layout.tournament.settings.flatMap((key) => {
    const cell = layout.tournament.setting(key);
    const { row } = cell.area;
    const [list, sentence] = [lists[key], sentenceOf(key, tournament, words)];
    return [
      rows(row, 0, [[words.form.labels[key] ?? key]], '@'),
      rows(row, 1, [[values[key]]], formatOf(key)),
      list
        ? fill(area(row, 2), choiceSentence(cell, liveList(key, list, tournament), sentence, words))
        : rows(row, 2, [[sentence || null]], '@'),
    ];
  });
};

const slotBlocks = (tournament: Tournament, layout: Layout, { form, ...words }: SheetWords): Block[] => {
  const { slots, slotsTop, sheet } = layout.tournament;
  const all = (what: Parameters<typeof ofCriteria>[1]): string =>
    whole(ofCriteria(layout.lists.criteria, what), sheet);
  const own = inRow(slots, sheet, slotsTop + 1);
  const about = found(
    own,
    all('choice'),
    all('code'),
    (match) => `INDEX(${all('about')},${match})&""`,
    quoted(words.criterionUnknown),
  );
  const each = Array.from({ length: layout.slots }, (_, index) => index);
  return [
    downEach(
      { sheet, area: area(slotsTop, 0, layout.slots) },
      each,
      (index) => (index === 0 ? form.rankedBy : form.thenBy),
      '@',
    ),
    downEach(
      slots,
      each,
      (index) => {
        const code = tournament.tieBreaks[index];
        return code === undefined ? null : criterionName(code, tournament.profile);
      },
      '@',
    ),
    rows(slotsTop, 2, [[words.tieBreaksHint]], '@'),
    fill(area(slotsTop + 1, 2, layout.slots - 1), `IF(TRIM(${own}&"")="","",${about})`),
  ];
};

/** The cells of the tie-breaks that may be changed: all but that of the points. */
const freeSlots = ({ tournament: { slots } }: Layout) =>
  area(slots.area.row + 1, slots.area.column, slots.area.rows - 1);

const headingBlocks = ({ tournament }: Layout, { form }: SheetWords): Block[] =>
  tournament.groups.map((group) => rows(tournament.heading(group), 0, [[form.groups[group]]], '@'));

const styles = ({ tournament, ...layout }: Layout): StyledArea[] => {
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

/** Choices help: a code is understood as well as its name, and what is neither is told beside. */
const validations = (layout: Layout): ValidationPlan[] => {
  const { sheet, setting } = layout.tournament;
  const lists = Object.entries(listsOf(layout)) as readonly (readonly [SettingKey, Place])[];
  return [
    ...lists.map(([key, list]) => ({ area: setting(key).area, source: whole(list, sheet), refuse: false })),
    {
      area: freeSlots(layout),
      source: whole(ofCriteria(layout.lists.criteria, 'choice'), sheet),
      refuse: false,
    },
  ];
};

const conditionals = (layout: Layout, { form, criterionUnknown }: SheetWords): ConditionalPlan[] => {
  const { setting, slotsTop } = layout.tournament;
  const alarm = (row: number, count: number, text: string): ConditionalPlan =>
    alarmWhen(area(row, 2, count), `${address(row, 2, 'column')}=${quoted(text)}`);
  return [
    ...(Object.keys(listsOf(layout)) as SettingKey[]).map((key) =>
      alarm(setting(key).area.row, 1, form.unknown),
    ),
    alarm(slotsTop + 1, layout.slots - 1, criterionUnknown),
  ];
};

/** Rows that say nothing are hidden; texts of several lines have room. */
const heights = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): { readonly row: number; readonly height: number }[] => {
  const values = settingValues(tournament);
  const { slotsTop, groups, settings, setting, heading, breaks } = layout.tournament;
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
    ...Array.from({ length: layout.slots }, (_, slot) => {
      const code = tournament.tieBreaks[slot] ?? '';
      const { profile } = tournament;
      return tall(
        slotsTop + slot,
        linesIn(criterionName(code, profile), VALUE_WIDTH),
        linesIn(criterionMeaning(code, profile), SENTENCE_WIDTH),
      );
    }),
    ...countTo(breaks ? breaks.area.rows + 1 : 0).map((line) => tall(present(breaks).area.row - 2 + line, 1)),
  ].sort((one, other) => one.row - other.row);
};

/** The Tournament sheet: a form of all settings in groups, the list of tie-breaks among them. */
export const makeTournamentSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): SheetPlan => ({
  role: 'tournament',
  name: layout.tournament.sheet,
  tabColor: TAB.typed,
  gridlines: true,
  blocks: [
    rows(0, 0, [[titleOf(tournament, words.tournament)]], '@'),
    rows(1, 0, [[words.tournamentHint]], '@'),
    ...headingBlocks(layout, words),
    ...settingBlocks(tournament, layout, words),
    ...breakBlocks(tournament, layout, words),
    ...slotBlocks(tournament, layout, words),
  ],
  styles: styles(layout),
  columns: WIDTHS.map((width, from) => ({ from, count: 1, width })),
  rows: heights(tournament, layout, words),
  tables: [],
  validations: validations(layout),
  conditionals: conditionals(layout, words),
  print: {
    // What is of no interest to people comes last.
    area: area(0, 0, layout.tournament.heading('machine') - 1, WIDTHS.length),
    landscape: false,
    fit: { wide: 1, tall: 1 },
    header: pageHeader(tournament),
  },
});

/** The absolute cell of a setting, as a formula on another sheet writes it. */
const settingCell = (layout: Layout, key: SettingKey, own: string): string =>
  fixedCell(layout.tournament.setting(key), own);

/** Whether a setting says a choice, by its name or its code, as a formula on another sheet asks. */
export const settingIs = (
  layout: Layout,
  key: SettingKey,
  code: string,
  name: string,
  own: string,
): string => {
  const typed = `TRIM(${settingCell(layout, key, own)}&"")`;
  const tests = [...new Set([code, name])].map((text) => `${typed}=${quoted(text)}`);
  return tests.length === 1 ? tests.join('') : `OR(${tests.join(',')})`;
};
