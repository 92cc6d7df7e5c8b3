import type { QueryInfo } from './message';

/** What a query asks for: members by lower-case name, each with what is asked of it; `all` scalars too if set. */
export interface Wanted {
  readonly all: boolean;
  readonly members: ReadonlyMap<string, Wanted>;
}

interface Growing {
  all: boolean;
  readonly members: Map<string, Growing>;
}

const grow = (): Growing => ({ all: false, members: new Map() });

const add = (top: Growing, path: string): void => {
  let at = top;
  for (const step of path.split('/').filter((name) => name !== '')) {
    if (step === '*') break;
    const name = step.toLowerCase();
    if (!at.members.has(name)) at.members.set(name, grow());
    at = at.members.get(name)!;
  }
  if (path.endsWith('*')) at.all = true;
};

const close = (wanted: Growing): Wanted => {
  for (const member of wanted.members.values()) close(member);
  if (wanted.members.size === 0) wanted.all = true;
  return wanted;
};

/** The members a query asks for. Nothing selected means all scalars; a navigation that ends a path means all of its scalars. */
export const wantedBy = (info: QueryInfo): Wanted => {
  const top = grow();
  for (const path of [...(info.Select ?? []), ...(info.Expand ?? [])]) add(top, path);
  if ((info.Select ?? []).length === 0) top.all = true;
  return close(top);
};
