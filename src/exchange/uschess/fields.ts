import type { Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { parseTimeControl } from '../timeControl';
import type { DbfField } from './dbf';

/** Fields as the layout lists them: `H_FORMAT 5, H_PROGRAM 10`. */
const fieldsIn = (layout: string): readonly DbfField[] =>
  layout.split(', ').map((field): DbfField => {
    const [name = '', length] = field.split(' ');
    return [name, Number(length)];
  });

/** The layout “2C” of the three tables of a rating report; each has the names of its fields in order. */
export const HEADER_FIELDS = fieldsIn(
  'H_FORMAT 5, H_PROGRAM 10, H_EVENT_ID 12, H_NAME 35, H_TOT_SECT 2, H_BEG_DATE 8, H_END_DATE 8, ' +
    'H_AFF_ID 8, H_CITY 21, H_STATE 2, H_ZIPCODE 10, H_COUNTRY 21, H_SENDCROS 1, H_CTD_ID 8, H_ATD_ID 8, ' +
    'H_OTHER_TD 255',
);

export const SECTION_FIELDS = fieldsIn(
  'S_EVENT_ID 12, S_SEC_NUM 2, S_SEC_NAME 30, S_R_SYSTEM 1, S_TIMECTL 40, S_CTD_ID 8, S_ATD_ID 8, ' +
    'S_TRN_TYPE 1, S_TOT_RNDS 2, S_LST_PAIR 4, S_BEG_DATE 8, S_END_DATE 8, S_SCH_LVL 1, S_GR_PRIX 1, ' +
    'S_GP_PTS 3, S_FIDE 1',
);

const PLAYER_FIELDS = fieldsIn(
  'D_EVENT_ID 12, D_SEC_NUM 2, D_PAIR_NUM 4, D_MEM_ID 8, D_NAME 30, D_STATE 2, D_RATING 4',
);

/** `D_RND01`, the field of a round. */
export const roundField = (round: number): string => `D_RND${String(round).padStart(2, '0')}`;

/** A player’s fields, with one for each round. */
export const playerFields = (rounds: number): readonly DbfField[] => [
  ...PLAYER_FIELDS,
  ...Array.from({ length: rounds }, (_, index): DbfField => [roundField(index + 1), 7]),
];

export const TABLES = ['THEXPORT', 'TSEXPORT', 'TDEXPORT'] as const;

/** A time control as US Chess writes it, and the rating that its minutes and seconds make: regular, dual, quick or blitz. */
interface UsTimeControl {
  readonly text: string;
  readonly system: 'R' | 'D' | 'Q' | 'B';
}

const [REGULAR, DUAL, QUICK] = [65, 30, 10];

const systemOf = (total: number): UsTimeControl['system'] => {
  if (total > REGULAR) return 'R';
  if (total >= DUAL) return 'D';
  return total > QUICK ? 'Q' : 'B';
};

/** `G/90;+30`, `40/90,SD/30;d5` of a time control as people write it; `null` where it is none. */
export const usTimeControl = (typed: string): UsTimeControl | null => {
  const control = parseTimeControl(typed);
  if (!control) return null;
  const { moves, first, sign, seconds } = control;
  const minutes = Math.round(control.minutes);
  const whole = moves === 0 ? `G/${minutes}` : `${moves}/${first},SD/${minutes}`;
  const rest = seconds === undefined ? '' : `;${seconds === 0 ? 'd0' : `${sign}${seconds}`}`;
  return {
    text: `${whole}${rest}`,
    system: systemOf(first + minutes + (seconds ?? 0)),
  };
};

/** `exchange-us-time` for a time control that is none of US Chess's. */
export const timeProblems = ({
  details: { timeControl } = {},
}: Pick<Tournament, 'details'>): readonly Problem[] =>
  timeControl === undefined || usTimeControl(timeControl)
    ? []
    : [problem('exchange-us-time', { field: 'timeControl' }, { typed: timeControl })];
