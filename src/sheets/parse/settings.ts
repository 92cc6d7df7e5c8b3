import { present } from '../../core/present';
import { DETAIL_NAMES, detailsFrom } from '../../core/details';
import { colourMethodOf } from '../../core/draw/colours';
import { numberingOf } from '../../core/draw/numbers';
import { parsePins } from '../../core/draw/pins';
import {
  HANDICAPS,
  PROFILES,
  type Numbering,
  type Tournament,
  type Break,
  type CalendarLimits,
} from '../../core/model';
import { ALL_SYSTEMS, optionsInField } from '../../core/pairing/anySystem';
import { parseOptions } from '../../core/pairing/options';
import { MOST_CYCLES } from '../../core/pairing/schedule';
import { PAPER_FORMATS, parsePaper } from '../../core/paper';
import { problem } from '../../core/problem';
import { optionsOfSections } from '../../core/sections/fields';
import { scoringOf } from '../../core/results/outcome';
import { MOST_BOARDS } from '../../core/calendar/wanted';
import { parseDate } from '../../core/calendar/dates';
import { given } from '../../core/format/fields';
import { choiceNamed, namesOf, numberingNamed } from '../../language/choices';
import { area, cellText } from '../../grid/cell';
import { located } from '../findTournaments';
import { breakIn } from '../tournament/breaks';
import { dateIn } from '../dates';
import {
  choice,
  codesIn,
  column,
  languageIn,
  setting,
  settingNumber,
  wrong,
  type Source,
  whole,
} from './source';

/** The text in place of an unreadable day. */
const DAY = '2026-11-27';

const boardsIn = (source: Source): number | undefined => {
  const typed = column(source, 'boards')[0] ?? null;
  return cellText(typed).trim() === '' ? undefined : whole(source, 'boards', 0, typed, MOST_BOARDS);
};

const asOfIn = (source: Source): string | undefined => {
  const typed = column(source, 'asOf')[0] ?? null;
  const date = dateIn(typed);
  if (date === undefined) return undefined;
  if (parseDate(date)?.minutes !== null) wrong(source, 'asOf', 0, typed, DAY);
  return date;
};

const breaksIn = (source: Source): readonly Break[] => {
  const where = source.parts.places.Breaks;
  const grid = where && source.gridOf(where);
  return (grid?.values ?? []).flatMap((cells, line) => {
    const found = breakIn(cells);
    if (found === null) wrong(source, 'Breaks', line, cells.map(cellText).join(' – '), `${DAY} – ${DAY}`);
    return found ?? [];
  });
};

/** The limits for dates; nothing where the sheet has no cells for them. */
const parseCalendarLimits = (source: Source): Pick<Tournament, 'calendarLimits'> => {
  const { boards, asOf, Breaks } = source.parts.places;
  if (!boards && !asOf && !Breaks) return {};
  const skip = breaksIn(source);
  const limits: CalendarLimits = given({
    boards: boardsIn(source),
    skip: skip.length === 0 ? undefined : skip,
    asOf: asOfIn(source),
  });
  return { calendarLimits: limits };
};

/** The system and its options, if any. */
const parseSystem = (source: Source): Pick<Tournament, 'system' | 'systemOptions'> => {
  const id = choice(
    source,
    'system',
    ALL_SYSTEMS.map((each) => each.id),
  );
  const typed = setting(source, 'options');
  if (typed === '') return { system: id };
  const system = present(ALL_SYSTEMS.find((each) => each.id === id));
  const [teams, sections] = [column(source, 'Players_team'), column(source, 'Players_section')];
  const players = column(source, 'Players_no').map((no, line) => ({
    no: Number(no),
    team: cellText(teams[line]).trim(),
    ...(sections.length === 0 ? {} : { section: cellText(sections[line]).trim() }),
  }));
  const options = parseOptions(typed);
  const ofSections = sections.length === 0 ? {} : optionsOfSections(id, players, options);
  if (sections.length > 0 && Object.keys(options).every((name) => name in ofSections))
    return { system: id, systemOptions: ofSections };
  const found = optionsInField(id, players, options);
  if (found.ok) return { system: id, systemOptions: found.value };
  wrong(
    source,
    'options',
    0,
    typed,
    system.options.map(({ name, preset }) => `${name}=${preset}`).join(', '),
  );
  return { system: id };
};

/** How the numbers were given: a method, and what it was told. */
const parseNumbers = (source: Source): Pick<Numbering, 'method' | 'detail'> => {
  const typed = setting(source, 'numbering');
  const found = numberingOf(numberingNamed(typed));
  if (found.ok) return found.value;
  wrong(source, 'numbering', 0, typed, namesOf('numbering', languageIn(source)));
  return { method: 'list' };
};

/** Who has White, and who is pinned. */
const parseSeating = (source: Source): Pick<Tournament, 'colours' | 'handicap' | 'pins'> => {
  const [typed, typedPins] = [setting(source, 'colours'), setting(source, 'pins')];
  const colours = colourMethodOf(choiceNamed('colours', typed) ?? typed);
  if (typed !== '' && !colours) wrong(source, 'colours', 0, typed, namesOf('colours', languageIn(source)));
  const handicap = source.parts.places.handicap ? choice(source, 'handicap', HANDICAPS) : undefined;
  const players = column(source, 'Players_no').length;
  const pins = parsePins(typedPins);
  const known = pins?.every(({ no }) => no >= 1 && no <= players) ?? false;
  if (!known) wrong(source, 'pins', 0, typedPins, `1, 2:1 … ${players}`);
  return {
    ...(colours && colours !== 'system' ? { colours } : {}),
    ...given({ handicap: handicap === 'none' ? undefined : handicap }),
    ...(pins && pins.length > 0 ? { pins } : {}),
  };
};

/** What the sheets are printed on; A4 if nothing is said. */
export const parsePaperCell = (source: Source): Pick<Tournament, 'paper'> => {
  const typed = setting(source, 'paper');
  const paper = typed === '' ? 'A4' : parsePaper(typed);
  if (!paper) wrong(source, 'paper', 0, typed, PAPER_FORMATS.join(', '));
  return paper === 'Letter' ? { paper } : {};
};

/** Details of the event for reports, which only sheets with a report have cells for. */
const parseDetails = (source: Source): Pick<Tournament, 'details'> =>
  DETAIL_NAMES.some((name) => source.parts.places[name] !== undefined)
    ? { details: detailsFrom((name) => setting(source, name).trim()) }
    : {};

/** The number of games carried over; only finals with such games have this cell. */
const parseCarried = (source: Source): Pick<Tournament, 'carried'> =>
  source.parts.places.carried ? { carried: settingNumber(source, 'carried') } : {};

/** The settings on the Tournament sheet. */
export const parseSettings = (source: Source) => {
  const teamTieBreaks = codesIn(source, 'Match_order');
  const points = (['win', 'draw', 'loss'] as const).map((key) => column(source, key)[0] ?? null);
  const scoring = scoringOf(points.map((each) => Number(each ?? NaN)));
  if (!scoring.ok) {
    const typed = points.map(cellText).join(', ');
    const { win = { sheet: source.parts.sheet, area: area(0, 0) } } = source.parts.places;
    source.problems.push(problem('scoring-invalid', located(win), { typed }));
  }
  const year = column(source, 'year')[0];
  const [section, seed, lots] = [
    setting(source, 'section'),
    setting(source, 'seed'),
    setting(source, 'lots'),
  ];
  return {
    id: setting(source, 'id'),
    event: setting(source, 'event'),
    ...(section === '' ? {} : { section }),
    ...(typeof year === 'number' ? { year } : {}),
    ...parseSystem(source),
    cycles: settingNumber(source, 'cycles', MOST_CYCLES),
    exchangeLastTwo: choice(source, 'exchange', ['yes', 'no']) === 'yes',
    rounds: settingNumber(source, 'rounds'),
    scoring: scoring.ok ? scoring.value : { win: 2, draw: 1, loss: 0, unit: 2 },
    ruleSet: choiceNamed('rules', setting(source, 'rules')) ?? setting(source, 'rules'),
    tieBreaks: codesIn(source, 'TieBreaks'),
    ...(teamTieBreaks.length === 0 ? {} : { teamTieBreaks }),
    ...(lots === '' ? {} : { lotsSeed: lots }),
    numbering: {
      ...parseNumbers(source),
      ...(seed === '' ? {} : { seed }),
    },
    ...parseSeating(source),
    ...parsePaperCell(source),
    ...parseDetails(source),
    ...parseCalendarLimits(source),
    ...parseCarried(source),
    profile: choice(source, 'profile', PROFILES),
    language: languageIn(source),
  };
};
