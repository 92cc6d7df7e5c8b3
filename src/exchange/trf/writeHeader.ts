import { parseDate } from '../../core/dates';
import type { Tournament } from '../../core/model';
import { criterionOf } from '../../core/tiebreak/registry';
import { longDay, shortDay } from './days';
import { makeLine } from './line';
import { FIRST_ROUND, ROUND_WIDTH } from './players';
import { makeJavafoScoring, makeScoring } from './scoring';
import { encodedTime } from './timeControl';
import { encodedType, typeText } from './type';

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

/** Tie-breaks that FIDE has a code for, in our order; `PTS` and what is no tie-break to it are left out. */
export const fideTieBreaks = (order: readonly string[]): readonly string[] =>
  order.filter((code) => {
    const source = criterionOf(code)?.source ?? '';
    return source.startsWith('FIDE C.07') && !/#|^PTS$|^LOTS$|^PLAYOFF$/.test(code);
  });

const day = (date: string | undefined): string =>
  date !== undefined && parseDate(date) ? longDay(date) : '';

const roundDays = (dates: readonly (string | undefined)[]): string =>
  makeLine([
    { from: 1, text: '132' },
    ...dates.map((date, column) => ({
      from: FIRST_ROUND + column * ROUND_WIDTH,
      text: date === undefined ? '' : shortDay(date),
    })),
  ]);

type Record = readonly [id: string, text: string | number];

const ofTrf26 = (field: Tournament, rounds: number): readonly Record[] => {
  const breaks = fideTieBreaks(field.tieBreaks).join(',');
  const time = encodedTime(field.details?.timeControl ?? '');
  return [
    ['142', rounds],
    ...makeScoring(field.scoring).map((line): Record => ['162', line.slice(4)]),
    ['182', 'Roundabout'],
    ['192', encodedType(field)],
    ['202', breaks],
    ['212', ['PTS', ...(breaks === '' ? [] : [breaks])].join(',')],
    ['222', time ?? ''],
  ];
};

/** The lines above the players, by their numbers; what is not known is left out. */
export const makeHeader = (
  { field, name, dates, firstDay, lastDay }: Heading,
  kind: Kind,
): readonly string[] => {
  const { details = {}, players, rounds } = field;
  const count = kind.for === 'rating' ? dates.length : rounds;
  const deputies = (details.deputies ?? '').split(/[;\n]/).map((each) => each.trim());
  const lines: readonly Record[] = [
    ['012', name],
    ['022', details.city ?? ''],
    ['032', details.federation?.trim().toUpperCase() ?? ''],
    ['042', day(firstDay)],
    ['052', day(lastDay)],
    ['062', players.length],
    ['072', players.filter(({ rating }) => (rating?.strength ?? 0) > 0).length],
    ['082', field.teams.length],
    ['092', typeText(field)],
    ['102', details.arbiter ?? ''],
    ...deputies.map((each): Record => ['112', each]),
    ['122', details.timeControl ?? ''],
  ];
  const text = (records: readonly Record[]): readonly string[] =>
    records
      .filter(([, value]) => value !== '')
      .map(([id, value]) => `${id} ${id === '162' ? value : String(value).replace(/\s+/gu, ' ').trim()}`);
  return [
    ...text(lines),
    ...(dates.some((date) => date !== undefined) ? [roundDays(dates)] : []),
    ...(kind.version === 26 ? text(ofTrf26(field, count)) : []),
    ...(kind.for === 'rating' ? [] : [`XXR ${rounds}`]),
    ...(kind.version === 16 ? makeJavafoScoring(field.scoring) : []),
  ];
};
