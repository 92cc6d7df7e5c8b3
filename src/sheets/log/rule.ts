const OF_SHEETS = ['refresh', 'repair'] as const;
const OF_STEPS = ['draw', 'undo', 'redo'] as const;
const OF_PLAYERS = ['withdraw', 'enter', 'remove'] as const;

type Each<Did extends string, More> = Did extends Did ? { readonly did: Did } & Readonly<More> : never;

/** What a step of the Log did. */
export type LogRule =
  | { readonly did: 'create' }
  /** `sheets`: whether sheets were rebuilt; else values changed, or cells were repaired. */
  | Each<(typeof OF_SHEETS)[number], { sheets: boolean }>
  /** `no`: of the draw, or of the step that was undone or redone. */
  | Each<(typeof OF_STEPS)[number], { no: number }>
  /** `by`: the withdrawal rule, such as `fide`; how numbers were given, such as `lots` or `seat`. */
  | Each<(typeof OF_PLAYERS)[number], { player: number; by: string }>
  /** Any other change, by its id; from a round on where it says so. */
  | { readonly did: 'change'; readonly id: string; readonly player?: number; readonly round?: number };

/**
 * A rule as the Log has it: `record`, `undo 4`, `redo 4`, `withdraw 3 fide`, `enter 8 seat`, `adjust 3`, `substitute 3 4`,
 * `repair sheets`, `refresh sheets`.
 */
export const makeRule = (rule: LogRule): string => {
  if (rule.did === 'change')
    return [rule.id, rule.player, rule.round].filter((part) => part !== undefined).join(' ');
  if ('sheets' in rule) return rule.sheets ? `${rule.did} sheets` : rule.did;
  if ('by' in rule) return `${rule.did} ${rule.player} ${rule.by}`;
  return 'no' in rule ? `${rule.did} ${rule.no}` : rule.did;
};

const ruleFor = (text: string, no: number, by: string): LogRule => {
  const among = <Did extends string>(known: readonly Did[]): Did | undefined =>
    known.find((did) => did === text);
  const [ofSheets, ofSteps, ofPlayers] = [among(OF_SHEETS), among(OF_STEPS), among(OF_PLAYERS)];
  if (text === 'create') return { did: text };
  if (ofSheets) return { did: ofSheets, sheets: by === 'sheets' };
  if (ofSteps) return { did: ofSteps, no };
  if (ofPlayers) return { did: ofPlayers, player: no, by };
  return {
    ...{ did: 'change', id: text },
    ...(no === 0 ? {} : { player: no }),
    ...(by === '' ? {} : { round: Number(by) }),
  };
};

const FORM = /^([a-z][a-zA-Z-]*)(?: ([1-9]\d{0,6}))?(?: ([\w-]+))?$/;

/** Steps, draws and players are numbered from 1. */
const isNumbered = (rule: LogRule): boolean => ('no' in rule ? rule.no : 'by' in rule ? rule.player : 1) > 0;

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
