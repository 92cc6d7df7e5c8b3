import { HostError } from '../model/error';
import type { Member } from './api';
import type { Catalogue, Node } from './catalogue';
import { PATH, type ArgumentInfo, type PathInfo, type RequestBody } from './message';
import type { Json } from './row';

/** The object paths of one request: each is followed once, when it is first needed, and remembered. */
export class Paths<C> {
  /** The member that is being worked on, for the place of an error. */
  location = '';
  readonly #catalogue: Catalogue<C>;
  readonly #body: RequestBody;
  readonly #nodes = new Map<number, Node>();
  readonly #kept = new Map<Node, string>();

  constructor(catalogue: Catalogue<C>, body: RequestBody) {
    this.#catalogue = catalogue;
    this.#body = body;
  }

  /** Whether a path has been followed. */
  isFollowed(id: number): boolean {
    return this.#nodes.has(id);
  }

  /** The reference under which the client keeps an object, if it does. */
  referenceOf(node: Node): string | null {
    return this.#kept.get(node) ?? null;
  }

  /** The class at the end of a path, without running it. */
  typeOf(id: number): string | null {
    const known = this.#nodes.get(id);
    const path = this.#body.ObjectPaths[id];
    if (known || !path) return known?.type ?? null;
    if (path.ObjectPathType === PATH.root) return this.#catalogue.options.root.type;
    if (path.ObjectPathType === PATH.reference) return this.#catalogue.referenced(path.Name).type;
    const parent = path.ParentObjectPathId === undefined ? null : this.typeOf(path.ParentObjectPathId);
    if (parent === null) return null;
    return this.#catalogue.options.api.get(parent)?.members.get(path.Name.toLowerCase())?.type ?? null;
  }

  node(id: number): Node {
    const known = this.#nodes.get(id);
    if (known) return known;
    const path = this.#body.ObjectPaths[id];
    if (!path) throw new HostError('InvalidArgument', `The request names no object path ${id}.`);
    const node = this.#follow(path);
    this.#nodes.set(id, node);
    return node;
  }

  #follow(path: PathInfo): Node {
    const { root, services } = this.#catalogue.options;
    if (path.ObjectPathType === PATH.root) return root;
    if (path.ObjectPathType === PATH.nothing) return { type: '', it: null };
    if (path.ObjectPathType === PATH.reference) return this.#catalogue.referenced(path.Name);
    if (path.ObjectPathType === PATH.service)
      return services[path.Name] ? { type: path.Name, it: path.Name } : this.#catalogue.lacks(path.Name);
    const parent = this.node(path.ParentObjectPathId ?? 0);
    if (path.ObjectPathType === PATH.property) return this.navigate(parent, path.Name);
    const args = this.argumentsOf(path.ArgumentInfo);
    return this.#lead(parent, path.ObjectPathType === PATH.indexer ? '' : path.Name, args);
  }

  navigate(parent: Node, wire: string): Node {
    const member = this.member(parent, wire);
    const type = member.type ?? this.#catalogue.lacks(`${parent.type}.${wire}`);
    if (parent.it === null) return { type, it: null };
    const navigate = this.#catalogue.rowOf(parent.type).navigate?.[member.wire];
    if (!navigate) return this.#catalogue.lacks(`${parent.type}.${member.name}`);
    return { type, it: navigate(this.#catalogue.options.context, parent.it) ?? null };
  }

  /** Runs a method or an indexer that leads to another object. */
  #lead(parent: Node, wire: string, args: readonly unknown[]): Node {
    const member = this.member(parent, wire);
    const type = member.type ?? this.#catalogue.lacks(`${parent.type}.${member.name}`);
    if (parent.it === null) return { type, it: null };
    return { type, it: this.invoke(parent, member, args) ?? null };
  }

  invoke(parent: Node, member: Member, args: readonly unknown[]): unknown {
    const { context } = this.#catalogue.options;
    const row = this.#catalogue.rowOf(parent.type);
    const { item, items } = row;
    if (member.wire === '' && item) return item(context, parent.it, String(args[0]));
    const call = row.call?.[member.wire];
    if (call) return call(context, parent.it, ...args.map((value) => value ?? undefined));
    if (member.wire === 'GetCount' && items) return items(context, parent.it).length;
    if (member.wire === 'GetItemAt' && items) return itemAt(items(context, parent.it), args[0]);
    if (member.wire === 'GetItemOrNullObject' && item)
      return orNull(() => item(context, parent.it, String(args[0])));
    return this.#catalogue.lacks(`${parent.type}.${member.name}`);
  }

  member(node: Node, wire: string): Member {
    const name = this.#catalogue.options.api.get(node.type)?.members.get(wire.toLowerCase())?.name ?? wire;
    this.location = `${node.type}.${name}`;
    return this.#catalogue.memberOf(node.type, wire);
  }

  identity(node: Node, pathId: number): Json {
    if (node.it === null) return null;
    const path = this.#body.ObjectPaths[pathId];
    return this.identityOf(node, this.#body.AutoKeepReference === true && path?.D !== true);
  }

  identityOf(node: Node, keep: boolean): Record<string, Json> {
    if (this.#catalogue.options.services[node.type]) return {};
    const row = this.#catalogue.rowOf(node.type);
    const identity = row.identity?.(this.#catalogue.options.context, node.it) ?? {};
    if (!row.kept) return identity;
    const name = this.#kept.get(node) ?? (keep ? this.keep(node) : undefined);
    return name === undefined ? identity : { ...identity, _ReferenceId: name };
  }

  keep(node: Node): string {
    const name = this.#catalogue.reference(node);
    this.#kept.set(node, name);
    return name;
  }

  argumentsOf(info: ArgumentInfo | undefined): unknown[] {
    const ids = info?.ReferencedObjectPathIds ?? [];
    return (info?.Arguments ?? []).map((value, index) => this.#argument(value, ids[index]));
  }

  #argument(value: unknown, ids: unknown): unknown {
    if (Array.isArray(value))
      return value.map((item, index) => this.#argument(item, Array.isArray(ids) ? ids[index] : 0));
    if (typeof ids === 'number' && ids > 0) return this.node(ids).it;
    if (typeof value !== 'object' || value === null) return value;
    if ('_ObjectPathId' in value) return this.node(Number(value._ObjectPathId)).it;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, this.#argument(member, 0)]),
    );
  }
}

/** `null` instead of ItemNotFound. */
const orNull = (find: () => unknown): unknown => {
  try {
    return find();
  } catch (error) {
    if (error instanceof HostError && error.code === 'ItemNotFound') return null;
    throw error;
  }
};

const itemAt = (items: readonly unknown[], index: unknown): unknown => {
  const item = typeof index === 'number' ? items[index] : undefined;
  if (item === undefined) throw new HostError('InvalidArgument', `There is no item at ${String(index)}.`);
  return item;
};
