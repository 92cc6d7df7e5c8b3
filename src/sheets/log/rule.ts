/** What a step of the Log did. */
export type LogRule =
  | { readonly did: 'create' | 'record' | 'refresh' | 'colours' | 'exchange' }
  /** `sheets`: with sheets made anew; else cell by cell. */
  | { readonly did: 'repair'; readonly sheets: boolean }
  | { readonly did: 'draw'; readonly no: number }
  | { readonly did: 'undo'; readonly step: number }
  | { readonly did: 'adjust' | 'correct' | 'substitute' | 'reenter'; readonly player: number }
  /** `by`: the rule that was followed, such as `fide`. */
  | { readonly did: 'withdraw'; readonly player: number; readonly by: string }
  /** `by`: how numbers were given then, such as `lots` or `seat`. */
  | { readonly did: 'enter' | 'remove'; readonly player: number; readonly by: string };

/** A rule as it stands in the Log: `record`, `undo 4`, `withdraw 3 fide`, `enter 8 seat`, `repair sheets`. */
export const makeRule = (rule: LogRule): string => {
  switch (rule.did) {
    case 'repair':
      return rule.sheets ? 'repair sheets' : 'repair';
    case 'draw':
      return `draw ${rule.no}`;
    case 'undo':
      return `undo ${rule.step}`;
    case 'withdraw':
    case 'enter':
    case 'remove':
      return `${rule.did} ${rule.player} ${rule.by}`;
    case 'adjust':
    case 'correct':
    case 'substitute':
    case 'reenter':
      return `${rule.did} ${rule.player}`;
    case 'create':
    case 'record':
    case 'refresh':
    case 'colours':
    case 'exchange':
      return rule.did;
  }
};

const ruleFor = (did: string, no: number, by: string): LogRule | null => {
  switch (did) {
    case 'create':
    case 'record':
    case 'refresh':
    case 'colours':
    case 'exchange':
      return { did };
    case 'repair':
      return { did, sheets: by === 'sheets' };
    case 'draw':
      return { did, no };
    case 'undo':
      return { did, step: no };
    case 'adjust':
    case 'correct':
    case 'substitute':
    case 'reenter':
      return { did, player: no };
    case 'withdraw':
    case 'enter':
    case 'remove':
      return { did, player: no, by };
    default:
      return null;
  }
};

const FORM = /^(\w+)(?: ([1-9]\d{0,6}))?(?: ([\w-]+))?$/;

/** The rule that stands in a Log; `null` for what is none of ours. */
export const parseRule = (text: string): LogRule | null => {
  const [, did = '', no, by = ''] = FORM.exec(text) ?? [];
  const rule = ruleFor(did, Number(no), by);
  return rule !== null && makeRule(rule) === text ? rule : null;
};

/** Whether a step was a repair. */
export const isRepair = (rule: string): boolean => parseRule(rule)?.did === 'repair';

/** Whether a step changed the field, so that the sheets have to be made anew to take it back. */
export const isFieldStep = (rule: string): boolean => {
  const did = parseRule(rule)?.did;
  return did === 'enter' || did === 'remove';
};
