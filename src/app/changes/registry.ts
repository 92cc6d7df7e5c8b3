import type { Result } from '../../core/result';
import { parseRule, type LogRule } from '../../sheets/log/rule';
import { ADJUST } from './adjust';
import { CORRECT, SUBSTITUTE } from './person';
import { COLUMNS } from './columns';
import { SET_DATES } from './dates';
import { COLOURS, EXCHANGE, SIDES, SWAP } from './manual';
import type { AnyChange, Follows, Plan } from './change';
import { ENTER, REMOVE } from './field';
import { LINE_UP } from './lineUp';
import { RECORD } from './record';
import { type PlannedStep, REDO, UNDO } from './undo';
import { RESCHEDULE } from './reschedule';
import { REENTER, WITHDRAW } from './withdraw';

/** Everything that can happen to a tournament during play, in the order in which it is offered. */
const CHANGES = {
  undo: UNDO,
  redo: REDO,
  record: RECORD,
  reschedule: RESCHEDULE,
  dates: SET_DATES,
  withdraw: WITHDRAW,
  enter: ENTER,
  remove: REMOVE,
  reenter: REENTER,
  substitute: SUBSTITUTE,
  correct: CORRECT,
  adjust: ADJUST,
  colours: COLOURS,
  exchange: EXCHANGE,
  sides: SIDES,
  swap: SWAP,
  lineup: LINE_UP,
  columns: COLUMNS,
} as const;

/** The id of a change. */
export type ChangeId = keyof typeof CHANGES;

type Row<Id extends ChangeId> = (typeof CHANGES)[Id];

/** The input of a change. */
export type InputOf<Id extends ChangeId> = Parameters<Row<Id>['plan']>[1];

/** What a change would do. */
export type PlanOf<Id extends ChangeId> =
  ReturnType<Row<Id>['plan']> extends Result<infer P extends Plan> ? P : never;

/** The change with an id. A row only takes its own input and plan, so use this if both come from one row. */
export const changeOf = (id: ChangeId): AnyChange => CHANGES[id] as unknown as AnyChange;

/** The ids in the order in which changes are offered. */
export const CHANGE_IDS = Object.keys(CHANGES) as readonly ChangeId[];

/**
 * The name of a step in the Log, an ICU message that may name the `player`, tell whether it is of `teams`, and `count` its cells; `undefined` for anything but a change or a repair.
 */
export const stepWords = (rule: LogRule): string | undefined => {
  if (rule.did === 'repair') return 'Repaired the sheets';
  const id = rule.did === 'change' ? rule.id : rule.did;
  return CHANGE_IDS.map(changeOf).find((row) => row.id === id)?.words.step;
};

/** A step of the Log in words, such as “Withdrew Anna”; for unknown steps, the text of the Log. */
export const wordsOfStep = ({ rule, player = '', teams, changes }: PlannedStep): Follows => {
  const known = parseRule(rule);
  const text = known ? stepWords(known) : undefined;
  return text === undefined
    ? { text: '{rule}', values: { rule } }
    : { text, values: { player, teams: String(teams), count: changes.length } };
};
