import { parseDate } from '../../core/calendar/dates';
import type { EventDetails } from '../../core/details';
import { singleLine } from '../../core/format/line';
import type { Tournament } from '../../core/model';
import type { Scoring } from '../../core/results/outcome';
import { parseTimeControl } from '../timeControl';
import { makeRecord } from './line';
import { rankMethod } from './national';
import { personalOf } from './personal';
import { FIRST_ROUND, ROUND_WIDTH } from './records';
import { makeJavafoScoring, scoringText } from './scoring';
import { fideTieBreaks } from './tieBreaks';
import { encodedType, typeText } from './tournamentType';

/**
 * A time control as record 222 of TRF26 has it, seconds for everything: `5400+30`, `40/6000+30:900+30`; `null` for a delay, and
 * where the text is none of the forms in which people usually write it.
 */
export const encodedTime = (text: string): string | null => {
  const control = parseTimeControl(text);
  if (!control || (control.sign === 'd' && control.seconds)) return null;
  const added = control.seconds ? `+${control.seconds}` : '';
  const period = (minutes: number): string => `${Math.round(minutes * 60)}${added}`;
  const rest = period(control.minutes);
  return control.moves === 0 ? rest : `${control.moves}/${period(control.first)}:${rest}`;
};

/** Which version of the file, and whom it is for: `rating` has no lines of JaVaFo's. */
export interface Kind {
  readonly version: 16 | 26;
  readonly for: 'standings' | 'rating';
}

/** What the header says beside the tournament's own fields. */
export interface Heading {
  readonly field: Tournament;
  readonly name: string;
  /** The day of each column, where it is known. */
  readonly dates: readonly (string | undefined)[];
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** A record of the header, by its number. */
export type HeaderRecord = readonly [id: string, text: string | number];

/** All that a header says, of players or of teams. */
export interface Head extends Omit<Heading, 'field'> {
  readonly details: EventDetails;
  readonly players: number;
  readonly rated: number;
  readonly teams: number;
  /** As people read it (092), and encoded (192). */
  readonly type: string;
  readonly encodedType: string;
  /** All rounds that there will be, and those that the lines of players have. */
  readonly rounds: number;
  readonly columns: number;
  readonly scoring: Scoring;
  /** Codes of FIDE's, and what goes before them. */
  readonly tieBreaks: readonly string[];
  readonly points: string;
  /** By what players are ranked, where there are national ratings (172). */
  readonly rankMethod: string;
  /** Records of teams alone (352, 362). */
  readonly ofTeams: readonly HeaderRecord[];
}

/** A day in the header: `2026/11/27`. */
const longDay = (date: string): string => date.slice(0, 10).replaceAll('-', '/');

const day = (date: string | undefined): string =>
  date !== undefined && parseDate(date) ? longDay(date) : '';

const roundDays = (dates: readonly (string | undefined)[]): string =>
  makeRecord(
    '132',
    {},
    {},
    dates.map((date, column) => {
      const from = FIRST_ROUND + column * ROUND_WIDTH;
      return { columns: [from, from + 7], text: date === undefined ? '' : longDay(date).slice(2) };
    }),
  );

const ofTrf26 = (head: Head): readonly HeaderRecord[] => {
  const breaks = head.tieBreaks.join(',');
  const time = encodedTime(head.details.timeControl ?? '');
  return [
    ['142', head.columns],
    ['162', scoringText(head.scoring)],
    ['172', head.rankMethod],
    ['182', 'Roundabout'],
    ['192', head.encodedType],
    ['202', breaks],
    ['212', [head.points, ...(breaks === '' ? [] : [breaks])].join(',')],
    ['222', time ?? ''],
    ...head.ofTeams,
  ];
};

/** Records whose text has columns of its own. */
const IN_COLUMNS: readonly string[] = ['162', '362'];

/** The head of a field: its own counts, type and tie-breaks. */
export const headOf = ({ field, ...heading }: Heading, kind: Kind): Head => ({
  ...heading,
  details: field.details ?? {},
  players: field.players.length,
  rated: field.players.filter(({ rating }) => (rating?.strength ?? 0) > 0).length,
  teams: field.teams.length,
  type: typeText(field),
  encodedType: encodedType(field),
  rounds: field.rounds,
  columns: kind.for === 'rating' ? heading.dates.length : field.rounds,
  scoring: field.scoring,
  tieBreaks: fideTieBreaks(field.tieBreaks),
  points: 'PTS',
  rankMethod: kind.for === 'rating' ? '' : rankMethod(field, personalOf(field)),
  ofTeams: [],
});

/** The lines above the players, by their numbers; what is not known is left out. */
export const makeHeader = (head: Head, kind: Kind): readonly string[] => {
  const { details, dates } = head;
  const deputies = (details.deputies ?? '').split(/[;\n]/).map((each) => each.trim());
  const lines: readonly HeaderRecord[] = [
    ['012', head.name],
    ['022', details.city ?? ''],
    ['032', details.federation?.trim().toUpperCase() ?? ''],
    ['042', day(head.firstDay)],
    ['052', day(head.lastDay)],
    ['062', head.players],
    ['072', head.rated],
    ['082', head.teams],
    ['092', head.type],
    ['102', details.arbiter ?? ''],
    ...deputies.map((each): HeaderRecord => ['112', each]),
    ['122', details.timeControl ?? ''],
  ];
  const text = (records: readonly HeaderRecord[]): readonly string[] =>
    records
      .filter(([, value]) => value !== '')
      .map(([id, value]) => `${id} ${IN_COLUMNS.includes(id) ? value : singleLine(String(value))}`);
  return [
    ...text(lines),
    ...(dates.some((date) => date !== undefined) ? [roundDays(dates)] : []),
    ...(kind.version === 26 ? text(ofTrf26(head)) : []),
    ...(kind.for === 'rating' ? [] : [`XXR ${head.rounds}`]),
    ...(kind.version === 16 ? makeJavafoScoring(head.scoring) : []),
  ];
};
