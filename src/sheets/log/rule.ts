/** What a step of the Log did. */
export type LogRule =
  | { readonly did: 'create' }
  /** `sheets`: whether sheets were rebuilt; else only values changed. */
  | { readonly did: 'refresh'; readonly sheets?: true }
  /** `sheets`: whether sheets were rebuilt; else cells were repaired. */
  | { readonly did: 'repair'; readonly sheets: boolean }
  | { readonly did: 'draw'; readonly no: number }
  | { readonly did: 'undo' | 'redo'; readonly step: number }
  /** `by`: the withdrawal rule, such as `fide`. */
  | { readonly did: 'withdraw'; readonly player: number; readonly by: string }
  /** `by`: how numbers were given, such as `lots` or `seat`. */
  | { readonly did: 'enter' | 'remove'; readonly player: number; readonly by: string }
  /** Any other change, by its id; from a round on where it says so. */
  | { readonly did: 'change'; readonly id: string; readonly player?: number; readonly round?: number };

/**
 * A rule as the Log has it: `record`, `undo 4`, `redo 4`, `withdraw 3 fide`, `enter 8 seat`, `adjust 3`, `substitute 3 4`,
 * `repair sheets`, `refresh sheets`.
 */
export const makeRule = (rule: LogRule): string => {
  switch (rule.did) {
    case 'repair':
      return rule.sheets ? 'repair sheets' : 'repair';
    case 'draw':
      return `draw ${rule.no}`;
    case 'undo':
    case 'redo':
      return `${rule.did} ${rule.step}`;
    case 'withdraw':
    case 'enter':
    case 'remove':
      return `${rule.did} ${rule.player} ${rule.by}`;
    case 'refresh':
      return rule.sheets ? 'refresh sheets' : 'refresh';
    case 'create':
      return rule.did;
    case 'change':
      return [rule.id, rule.player, rule.round].filter((part) => part !== undefined).join(' ');
  }
};

const ruleFor = (did: string, no: number, by: string): LogRule => {
  switch (did) {
    case 'create':
      return { did };
    case 'refresh':
      return by === 'sheets' ? { did, sheets: true } : { did };
    case 'repair':
      return { did, sheets: by === 'sheets' };
    case 'draw':
      return { did, no };
    case 'undo':
    case 'redo':
      return { did, step: no };
    case 'withdraw':
    case 'enter':
    case 'remove':
      return { did, player: no, by };
    default:
      return {
        ...{ did: 'change', id: did },
        ...(no === 0 ? {} : { player: no }),
        ...(by === '' ? {} : { round: Number(by) }),
      };
  }
};

const FORM = /^([a-z][a-zA-Z-]*)(?: ([1-9]\d{0,6}))?(?: ([\w-]+))?$/;

/** Steps, draws and players are numbered from 1. */
const isNumbered = (rule: LogRule): boolean =>
  ('step' in rule ? rule.step : 'no' in rule ? rule.no : 'by' in rule ? rule.player : 1) > 0;

/** Reads a rule; `null` for anything that we do not write. */
export const parseRule = (text: string): LogRule | null => {
  const [, did, no, by = ''] = FORM.exec(text) ?? [];
  if (did === undefined) return null;
  const rule = ruleFor(did, Number(no ?? 0), by);
  return isNumbered(rule) && makeRule(rule) === text ? rule : null;
};

/** Whether a step was a repair. */
export const isRepair = (rule: string): boolean => parseRule(rule)?.did === 'repair';

/** The id of the change that a step made; empty for a step of another kind. */
export const changeIdOf = (rule: string): string => {
  const known = parseRule(rule);
  return known?.did === 'change' ? known.id : '';
};

/** Whether a step changed the field. Undoing it rebuilds the sheets. */
export const isFieldStep = (rule: string): boolean => {
  const did = parseRule(rule)?.did;
  return did === 'enter' || did === 'remove';
};
