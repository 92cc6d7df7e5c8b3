import { type TeamEvent } from '../../core/teamEvent/model';
import { LINE_UP_RULES } from '../../core/score';
import { choiceName } from '../../language/choices';
import { TEAM_SETTINGS, type TeamSetting } from '../../language/teamEvent';
import type { SheetWords } from '../../language/words';
import { down, fill, rows } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { quoted } from '../../grid/reference';
import { makeOptions } from '../../core/pairing/options';
import type { TeamEventLayout } from '../layout/teamEvent';
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
import { FORMAT_VERSION } from '../tournament/settings';
import { titleOf } from '../look/title';
import { columnOf, writing } from './cells';
import { slotHead } from './calculation/chain';

const WIDTHS = [26, 44, 72] as const;

const POINTS: ReadonlySet<TeamSetting> = new Set(['gameWin', 'gameDraw', 'gameLoss', 'win', 'draw', 'loss']);
const NUMBERS: ReadonlySet<TeamSetting> = new Set(['cycles', 'matchBoards', 'format']);

/** What may be changed while the event runs. */
const LIVE: readonly TeamSetting[] = [...POINTS, 'lineUp'];

const valuesOf = (event: TeamEvent, words: SheetWords): Readonly<Record<TeamSetting, CellValue>> => {
  const {
    discipline: { scoring },
    scoring: matchScoring,
  } = event;
  return {
    event: event.event,
    system: choiceName('system', event.system, event.language),
    cycles: event.cycles,
    matchBoards: event.discipline.boards,
    gameWin: scoring.win / scoring.unit,
    gameDraw: scoring.draw / scoring.unit,
    gameLoss: scoring.loss / scoring.unit,
    win: matchScoring.win / matchScoring.unit,
    draw: matchScoring.draw / matchScoring.unit,
    loss: matchScoring.loss / matchScoring.unit,
    lineUp: words.teamEvent.lineUps[event.discipline.lineUp],
    id: event.id,
    format: FORMAT_VERSION,
    options: event.systemOptions ? makeOptions(event.systemOptions) : null,
    language: choiceName('language', event.language, event.language),
  };
};

/** What the rule of line-ups means, or that what was typed is none. */
const lineUpSentence = ({ settings }: TeamEventLayout, { teamEvent, form }: SheetWords): string => {
  const typed = `TRIM(${writing(settings.sheet).cell(settings.setting('lineUp'))}&"")`;
  const known = [...LINE_UP_RULES, ...Object.values(teamEvent.lineUps)].map(
    (text) => `${typed}=${quoted(text)}`,
  );
  return `IF(OR(${known.join(',')}),${quoted(teamEvent.sentences.lineUp ?? '')},${quoted(form.unknown)})`;
};

const settingBlocks = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): readonly Block[] => {
  const values = valuesOf(event, words);
  const { labels, sentences } = words.teamEvent;
  return TEAM_SETTINGS.flatMap((key) => {
    const { row } = layout.settings.setting(key).area;
    return [
      rows(row, 0, [[labels[key]]], '@'),
      rows(row, 1, [[values[key]]], POINTS.has(key) ? '0.0#' : NUMBERS.has(key) ? '0' : '@'),
      key === 'lineUp'
        ? fill(area(row, 2), lineUpSentence(layout, words))
        : rows(row, 2, [[sentences[key] ?? null]], '@'),
    ];
  });
};

/** The list that the teams are ranked by, and beside each place what it means. */
const slotBlocks = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): readonly Block[] => {
  const { settings, slots, calculation } = layout;
  const { all, cell } = writing(settings.sheet);
  const { row } = settings.slots.area;
  const { labels, criteria } = words.teamEvent;
  const each = Array.from({ length: slots }, (_, index) => index);
  return [
    down(
      columnOf({ ...settings.slots, area: { ...settings.slots.area, column: 0 } }, 0),
      each.map((slot) => (slot === 0 ? labels.rankedBy : labels.thenBy)),
      '@',
    ),
    down(
      settings.slots,
      each.map((slot) => {
        const code = event.tieBreaks[slot];
        return code === undefined ? null : (criteria[code] ?? code);
      }),
      '@',
    ),
    ...each.map((slot) => {
      const [code, index] = [slotHead(layout, slot, 'code'), slotHead(layout, slot, 'index')].map(cell);
      return fill(
        area(row + slot, 2),
        `IF(${code ?? ''}="","",IF(${index ?? ''}=0,${quoted(words.criterionUnknown)},INDEX(${all(calculation.criteria.about)},${index ?? ''})))`,
      );
    }),
  ];
};

/** The sheet Team event: what matches and games are worth, the rule of line-ups, and what the teams are ranked by. */
export const makeTeamSettings = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): SheetPlan => {
  const { settings, slots, calculation } = layout;
  const { all } = writing(settings.sheet);
  const { setting } = settings;
  const first = setting('event').area.row;
  const count = settings.end - first;
  const choice = (where: Parameters<typeof all>[0]): string => all(where);
  return {
    role: 'team-event',
    name: settings.sheet,
    tabColor: TAB.typed,
    gridlines: true,
    blocks: [
      rows(0, 0, [[titleOf(event, words.teamEvent.settings)]], '@'),
      rows(1, 0, [[words.teamEvent.settingsHint]], '@'),
      ...settingBlocks(event, layout, words),
      ...slotBlocks(event, layout, words),
    ],
    styles: [
      ...topStyles(),
      styled(area(first, 0, count, 3), { vertical: 'center' }),
      styled(area(first, 1, count), { align: 'left', wrap: true }),
      styled(area(first, 2, count), { color: QUIET, align: 'left', wrap: true, indent: 1 }),
      styled(area(first, 0), { bold: true, color: ACCENT, size: SIZE.heading }),
      styled(area(first, 1), { bold: true, fill: HEAD_FILL }),
      ...LIVE.map((key) => styled(setting(key).area, { fill: INPUT_FILL, grid: LINE })),
      styled(settings.slots.area, { fill: INPUT_FILL, grid: LINE }),
      styled(area(settings.machine, 0, settings.end - settings.machine, 3), {
        size: SIZE.small,
        color: QUIET,
      }),
    ],
    columns: WIDTHS.map((width, from) => ({ from, count: 1, width })),
    tables: [],
    validations: [
      { area: setting('lineUp').area, source: choice(calculation.choices.lineUps), refuse: false },
      { area: settings.slots.area, source: choice(calculation.criteria.heading), refuse: false },
    ],
    conditionals: [
      alarmWhen(
        area(setting('lineUp').area.row, 2),
        `${address(setting('lineUp').area.row, 2, 'column')}=${quoted(words.form.unknown)}`,
      ),
      alarmWhen(
        area(settings.slots.area.row, 2, slots),
        `${address(settings.slots.area.row, 2, 'column')}=${quoted(words.criterionUnknown)}`,
      ),
    ],
    print: {
      area: area(0, 0, settings.machine - 1, WIDTHS.length),
      landscape: true,
      fit: { wide: 1, tall: 1 },
      header: event.event,
    },
  };
};
