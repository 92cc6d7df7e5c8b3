import type { Tournament } from '../core/model';
import { makeNumbering } from '../core/draw/numbers';
import { makePins } from '../core/draw/placePins';
import { makeOptions } from '../core/pairing/options';
import type { SheetWords } from '../language/words';
import { down, fill, rows } from '../grid/block';
import { area, type CellValue } from '../grid/cell';
import type { Layout } from './layout';
import type { Block, SheetPlan, StyledArea, ValidationPlan } from '../grid/plan';
import { fixedCell, inRow, quoted, whole } from '../grid/reference';
import { FORMAT_VERSION, LIVE_SETTINGS, SETTINGS, type SettingKey } from './settings';
import { HEADING, INPUT_FILL, LINE, QUIET, styled, topStyles, TAB } from './style';
import { withoutWildcards } from '../grid/escape';
import { pageHeader, titleOf } from './title';

const settingValues = (tournament: Tournament): Record<SettingKey, CellValue> => {
  const { scoring, numbering } = tournament;
  return {
    id: tournament.id,
    format: FORMAT_VERSION,
    event: tournament.event,
    section: tournament.section ?? null,
    year: tournament.year ?? null,
    system: tournament.system,
    cycles: tournament.cycles,
    exchange: tournament.exchangeLastTwo ? 'yes' : 'no',
    rounds: tournament.rounds,
    numbering: makeNumbering(numbering),
    seed: numbering.seed ?? null,
    win: scoring.win / scoring.unit,
    draw: scoring.draw / scoring.unit,
    loss: scoring.loss / scoring.unit,
    rules: tournament.ruleSet,
    profile: tournament.profile,
    language: tournament.language,
    order: 'number',
    unplayed: 'yes',
    options: tournament.systemOptions ? makeOptions(tournament.systemOptions) : null,
    lots: tournament.lotsSeed ?? null,
    colours: tournament.colours ?? 'system',
    pins: makePins(tournament.pins ?? []) || null,
    paper: tournament.paper ?? 'A4',
  };
};

/** Settings that are numbers; all the others are texts whatever they look like. */
const NUMBERS: ReadonlySet<SettingKey> = new Set([
  'format',
  'year',
  'cycles',
  'rounds',
  'win',
  'draw',
  'loss',
]);
const POINTS: ReadonlySet<SettingKey> = new Set(['win', 'draw', 'loss']);

const settingBlocks = (tournament: Tournament, layout: Layout, words: SheetWords): Block[] => {
  const values = settingValues(tournament);
  const { settingsTop } = layout.tournament;
  return SETTINGS.flatMap((key, index) => [
    rows(settingsTop + index, 0, [[words.settings[key] ?? key]], '@'),
    rows(settingsTop + index, 1, [[values[key]]], POINTS.has(key) ? '0.0#' : NUMBERS.has(key) ? '0' : '@'),
    rows(settingsTop + index, 2, [[words.settingHints[key] ?? null]], '@'),
  ]);
};

const slotBlocks = (tournament: Tournament, layout: Layout, words: SheetWords): Block[] => {
  const { slots, slotsTop, sheet } = layout.tournament;
  const { criteria } = layout.lists;
  const codes = whole(criteria, sheet);
  const names = whole(
    { sheet: criteria.sheet, area: { ...criteria.area, column: criteria.area.column + 1 } },
    sheet,
  );
  const own = inRow(slots, sheet);
  return [
    rows(slotsTop - 1, 0, [[words.tieBreaks, null, words.tieBreaksHint]], '@'),
    rows(
      slotsTop,
      0,
      Array.from({ length: layout.slots }, (_, index) => [index + 1]),
      '0',
    ),
    down(
      slots,
      Array.from({ length: layout.slots }, (_, index) => tournament.tieBreaks[index] ?? null),
      '@',
    ),
    fill(
      area(slotsTop, 2, layout.slots),
      `IF(TRIM(${own}&"")="","",IFERROR(INDEX(${names},MATCH(${withoutWildcards(`TRIM(${own}&"")`)},${codes},0)),${quoted(words.criterionUnknown)}))`,
    ),
  ];
};

const headings = (layout: Layout): StyledArea[] => {
  const { slotsTop } = layout.tournament;
  return [styled(area(slotsTop - 1, 0, 1, 3), { ...HEADING, wrap: false })];
};

const validations = (layout: Layout): ValidationPlan[] => {
  const { sheet, setting, slots } = layout.tournament;
  const { criteria, orders, yesNo } = layout.lists;
  const choice = (where: ReturnType<typeof setting>, list: typeof orders): ValidationPlan => ({
    area: where.area,
    source: whole(list, sheet),
    refuse: true,
  });
  const free = { sheet, area: area(slots.area.row + 1, slots.area.column, slots.area.rows - 1) };
  return [choice(setting('order'), orders), choice(setting('unplayed'), yesNo), choice(free, criteria)];
};

/** What a setting is called, its value, and what it means. */
const FORM_COLUMNS = 3;

/** The Tournament sheet: the settings and the list of tie-breaks. */
export const makeTournamentSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => {
  const { sheet, settingsTop, setting, slotsTop, slots } = layout.tournament;
  const widths = [37, 20, 64];
  return {
    role: 'tournament',
    name: sheet,
    tabColor: TAB.typed,
    gridlines: true,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.tournament)]], '@'),
      rows(1, 0, [[words.tournamentHint]], '@'),
      ...settingBlocks(tournament, layout, words),
      ...slotBlocks(tournament, layout, words),
    ],
    styles: [
      ...topStyles(),
      styled(area(settingsTop, 0, SETTINGS.length), { bold: true }),
      styled(area(settingsTop, 1, SETTINGS.length), { align: 'left' }),
      styled(area(settingsTop, 2, SETTINGS.length), { color: QUIET }),
      styled(area(slotsTop, 0, layout.slots), { align: 'left' }),
      styled(area(slotsTop, 2, layout.slots), { color: QUIET }),
      ...[...LIVE_SETTINGS].map((key) => styled(setting(key).area, { fill: INPUT_FILL, grid: LINE })),
      styled(area(slots.area.row + 1, 1, slots.area.rows - 1), { fill: INPUT_FILL, grid: LINE }),
      ...headings(layout),
    ],
    columns: widths.map((width, from) => ({ from, count: 1, width })),
    tables: [],
    validations: validations(layout),
    conditionals: [],
    print: {
      area: area(0, 0, slotsTop + layout.slots, FORM_COLUMNS),
      landscape: false,
      fit: { wide: 1, tall: 1 },
      header: pageHeader(tournament),
    },
  };
};

/** The absolute cell of a setting, as a formula on another sheet writes it. */
export const settingCell = (layout: Layout, key: SettingKey, own: string): string =>
  fixedCell(layout.tournament.setting(key), own);
