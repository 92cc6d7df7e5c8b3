import type { Member } from './api';
import type { Catalogue, Node } from './catalogue';
import type { ActionInfo, QueryInfo } from './message';
import type { Paths } from './paths';
import type { Json } from './row';

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
const wantedBy = (info: QueryInfo): Wanted => {
  const top = grow();
  for (const path of [...(info.Select ?? []), ...(info.Expand ?? [])]) add(top, path);
  if ((info.Select ?? []).length === 0) top.all = true;
  return close(top);
};

/** Answers queries: the members asked for, nested as asked, each item of a collection with its identity. */
export class Answers<C> {
  readonly #catalogue: Catalogue<C>;
  readonly #paths: Paths<C>;

  constructor(catalogue: Catalogue<C>, paths: Paths<C>) {
    this.#catalogue = catalogue;
    this.#paths = paths;
  }

  query(action: ActionInfo): Json {
    const node = this.#paths.node(action.ObjectPathId);
    if (node.it === null) return null;
    const info = action.QueryInfo ?? {};
    const identity = this.#paths.identity(node, action.ObjectPathId) as Record<string, Json>;
    return { ...identity, ...this.#answer(node, wantedBy(info), info) };
  }

  #answer(node: Node, wanted: Wanted, info: QueryInfo = {}): Record<string, Json> {
    const item = this.#catalogue.options.api.get(node.type)?.items ?? null;
    return item === null ? this.#members(node, wanted) : this.#collection(node, item, wanted, info);
  }

  /** Own scalars of a collection stand beside its items; everything else asked for is asked of the items. */
  #collection(node: Node, item: string, wanted: Wanted, info: QueryInfo): Record<string, Json> {
    const own = new Set(this.#catalogue.scalarsOf(node.type).map((member) => member.wire.toLowerCase()));
    const [mine, theirs] = [new Map<string, Wanted>(), new Map<string, Wanted>()];
    for (const [name, member] of wanted.members) (own.has(name) ? mine : theirs).set(name, member);
    const result = this.#members(node, { all: wanted.all && own.size > 0, members: mine });
    if (!wanted.all && theirs.size === 0) return result;
    const { items } = this.#catalogue.rowOf(node.type);
    if (!items) return this.#catalogue.lacks(`${node.type}.items`);
    const from = info.Skip ?? 0;
    const shown = items(this.#catalogue.options.context, node.it).slice(
      from,
      info.Top ? from + info.Top : undefined,
    );
    const answers = shown.map((it, index) => {
      const child = { type: item, it };
      const position = from > 0 ? { _Index: from + index } : {};
      return {
        ...this.#paths.identityOf(child, false),
        ...position,
        ...this.#answer(child, { all: wanted.all, members: theirs }),
      };
    });
    return { ...result, _Items: answers };
  }

  #members(node: Node, wanted: Wanted): Record<string, Json> {
    const result: Record<string, Json> = {};
    if (wanted.all)
      for (const member of this.#catalogue.scalarsOf(node.type)) {
        if (member.wire.startsWith('_')) continue;
        const read = this.#catalogue.rowOf(node.type).get?.[member.wire];
        this.#paths.location = `${node.type}.${member.name}`;
        if (read) this.#catalogue.options.touched(this.#paths.location);
        if (read) result[member.wire] = read(this.#catalogue.options.context, node.it) as Json;
        else this.#catalogue.options.missing(`${node.type}.${member.name}`);
      }
    for (const [name, inner] of wanted.members) {
      const member = this.#paths.member(node, name);
      result[member.wire] =
        member.kind === 'navigation' ? this.#nested(node, member, inner) : this.#read(node, member);
    }
    return result;
  }

  #nested(node: Node, member: Member, wanted: Wanted): Json {
    const next = this.#paths.navigate(node, member.wire);
    return next.it === null
      ? null
      : { ...this.#paths.identityOf(next, false), ...this.#answer(next, wanted) };
  }

  #read(node: Node, member: Member): Json {
    if (member.wire === '_ReferenceId') return this.#paths.referenceOf(node);
    const read = this.#catalogue.rowOf(node.type).get?.[member.wire];
    if (!read) return this.#catalogue.lacks(`${node.type}.${member.name}`);
    return read(this.#catalogue.options.context, node.it) as Json;
  }
}
