import { present, entryAt } from '../../core/present';
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
import { problem, type Problem } from '../../core/problem';
import { optionsOfSections } from '../../core/sections/fields';
import { CLASSIC, scoringOf, type Scoring } from '../../core/results/outcome';
import { MOST_BOARDS } from '../../core/calendar/wanted';
import { parseDate } from '../../core/calendar/dates';
import { given } from '../../core/format/fields';
import { choiceNamed, namesOf, numberingNamed, type NamedChoice } from '../../language/choices';
import { area, cellText, type CellValue } from '../../grid/cell';
import { located, type TournamentParts } from '../findTournaments';
import { breakIn } from '../tournament/breaks';
import { dateIn } from '../dates';
import { criterionNamed } from '../../language/criteria';
import { partName, type NamedPart, type Part } from '../parts';
import { type GridOf, valuesDown } from '../../grid/reference';
import type { SettingKey } from '../tournament/settings';

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
  const ids = ALL_SYSTEMS.map((each) => each.id);
  const id = choice(source, 'system', ids);
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
  wrong(source, 'numbering', 0, typed, namesOf('numbering'));
  return { method: 'list' };
};

/** Who has White, and who is pinned. */
const parseSeating = (source: Source): Pick<Tournament, 'colours' | 'handicap' | 'pins'> => {
  const [typed, typedPins] = [setting(source, 'colours'), setting(source, 'pins')];
  const colours = colourMethodOf(choiceNamed('colours', typed) ?? typed);
  if (typed !== '' && !colours) wrong(source, 'colours', 0, typed, namesOf('colours'));
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
const parsePaperCell = (source: Source): Pick<Tournament, 'paper'> => {
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

/** The points in the cells of a win, a draw and a loss; else `scoring-invalid` at the first, and the usual ones instead. */
export const scoringIn = (
  source: Source,
  keys: readonly [win: SettingKey, draw: SettingKey, loss: SettingKey],
): Scoring => {
  const points = keys.map((key) => column(source, key)[0] ?? null);
  const scoring = scoringOf(points.map((each) => Number(each ?? NaN)));
  if (scoring.ok) return scoring.value;
  const typed = points.map(cellText).join(', ');
  const place = source.parts.places[keys[0]] ?? { sheet: source.parts.sheet, area: area(0, 0) };
  source.problems.push(problem('scoring-invalid', located(place), { typed }));
  return CLASSIC;
};

/** What every tournament has, of players and of teams. */
export const parseEvent = (source: Source) => {
  const section = setting(source, 'section');
  return {
    id: setting(source, 'id'),
    event: setting(source, 'event'),
    ...(section === '' ? {} : { section }),
    scoring: scoringIn(source, ['win', 'draw', 'loss']),
    ...parsePaperCell(source),
    ...parseDetails(source),
  };
};

/** The settings on the Tournament sheet. */
export const parseSettings = (source: Source) => {
  const teamTieBreaks = codesIn(source, 'Match_order');
  const year = column(source, 'year')[0];
  const [seed, lots] = [setting(source, 'seed'), setting(source, 'lots')];
  return {
    ...parseEvent(source),
    ...(typeof year === 'number' ? { year } : {}),
    ...parseSystem(source),
    cycles: settingNumber(source, 'cycles', MOST_CYCLES),
    exchangeLastTwo: choice(source, 'exchange', ['yes', 'no']) === 'yes',
    rounds: settingNumber(source, 'rounds'),
    ruleSet: choiceNamed('rules', setting(source, 'rules')) ?? setting(source, 'rules'),
    tieBreaks: codesIn(source, 'TieBreaks'),
    ...(teamTieBreaks.length === 0 ? {} : { teamTieBreaks }),
    ...(lots === '' ? {} : { lotsSeed: lots }),
    numbering: {
      ...parseNumbers(source),
      ...(seed === '' ? {} : { seed }),
    },
    ...parseSeating(source),
    ...parseCalendarLimits(source),
    ...parseCarried(source),
    profile: choice(source, 'profile', PROFILES),
    ...(choiceNamed('unplayed', setting(source, 'draws')) === 'no' ? { draws: false as const } : {}),
  };
};

/** What a tournament is read from, and what was found wrong on the way. */
export interface Source {
  readonly parts: TournamentParts;
  readonly gridOf: GridOf;
  readonly problems: Problem[];
}

export const column = ({ parts, gridOf }: Source, part: NamedPart): readonly CellValue[] =>
  valuesDown(gridOf, parts.places[part]);

export const setting = (source: Source, key: SettingKey): string =>
  cellText(column(source, key)[0] ?? null).trim();

export const wrong = (
  source: Source,
  part: NamedPart,
  line: number,
  found: CellValue,
  expected: string,
): void => {
  const place = source.parts.places[part];
  source.problems.push(
    place
      ? problem('workbook-cell', located(place, line), { found: cellText(found), expected })
      : problem('workbook-part-missing', { sheet: source.parts.sheet }, { part: partName(part) }),
  );
};

const expectedOf = (most: number): string => (most === Infinity ? '1, 2, 3 …' : `1 … ${most}`);

/** A whole number from 1; for anything else `workbook-cell`, and 1 instead. */
export const whole = (
  source: Source,
  part: NamedPart,
  line: number,
  value: CellValue,
  most = Infinity,
): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  wrong(source, part, line, value, expectedOf(most));
  return 1;
};

/**
 * Reads whole numbers of which each line has its own: `workbook-cell` for the second line with a number, too. What could
 * not be read is nobody's number.
 */
export const wholeOnce = (source: Source, part: NamedPart, most = Infinity) => {
  const taken = new Set<number>();
  return (line: number, value: CellValue): number => {
    const no = whole(source, part, line, value, most);
    if (no !== value) return no;
    if (taken.has(no)) wrong(source, part, line, value, expectedOf(most));
    taken.add(no);
    return no;
  };
};

export const settingNumber = (source: Source, key: SettingKey, most?: number): number =>
  whole(source, key, 0, column(source, key)[0] ?? null, most);

/** The choice in a setting, by name or code; for anything else `workbook-cell`, and the first choice instead. */
/** The code of a choice; for anything else `workbook-cell`, and the first. */
export const choice = <T extends string>(
  source: Source,
  key: SettingKey & NamedChoice,
  choices: readonly T[],
): T => {
  const typed = setting(source, key);
  const code = choiceNamed(key, typed);
  const found = choices.find((candidate) => candidate === code);
  if (!found) wrong(source, key, 0, typed, namesOf(key, choices));
  return found ?? entryAt(choices, 0);
};

/** The criteria of a list, by code. */
export const codesIn = (source: Source, part: Part): readonly string[] =>
  column(source, part)
    .map((value) => criterionNamed(cellText(value)))
    .filter((code) => code !== '');
