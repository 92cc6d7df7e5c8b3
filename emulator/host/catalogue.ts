import { HostError } from '../model/error';
import { isSupported, type Api, type Member, type Sets } from './api';
import type { AnyRow } from './row';

/** An object of a class at the end of a path; `it` is `null` for a null object. */
export interface Node {
  readonly type: string;
  readonly it: unknown;
}

/** Methods of services that are no classes of the workbook, by service and wire name. */
export type Services = Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => unknown>>>>;

export interface CatalogueOptions<C> {
  readonly api: Api;
  readonly sets: Sets;
  readonly context: C;
  readonly rows: readonly AnyRow<C>[];
  readonly root: { readonly type: string; readonly it: unknown };
  readonly services: Services;
  /** An add-in begins or stops to listen: the event's number, and the target's id or `Workbook`. */
  readonly listen: (event: number, target: string, on: boolean) => void;
  /** Called with `Class.member` when something is asked for that no row has. */
  readonly missing: (member: string) => void;
  /** Called with `Class.member` for every member that a request touches. */
  readonly touched: (member: string) => void;
  /** Called with anything thrown that is no HostError: a mistake in the emulator. */
  readonly defect: (error: unknown) => void;
}

/** What the host knows and holds between requests: the API, the rows over it, and the objects that the client keeps. */
export class Catalogue<C> {
  readonly options: CatalogueOptions<C>;
  readonly #rows: ReadonlyMap<string, AnyRow<C>>;
  readonly #references = new Map<string, Node>();
  readonly #names = new Map<Node, string>();
  #lastReference = 0;

  constructor(options: CatalogueOptions<C>) {
    this.options = options;
    this.#rows = new Map(options.rows.map((row) => [row.type, row]));
  }

  /** References that the client has been given and has not returned. */
  get kept(): number {
    return this.#references.size;
  }

  rowOf(type: string): AnyRow<C> {
    return this.#rows.get(type) ?? this.lacks(type);
  }

  /** Whether nothing of this class changes the document. */
  isHarmless(type: string): boolean {
    return this.#rows.get(type)?.harmless === true;
  }

  /** The API's member, checked against the requirement sets. */
  memberOf(type: string, wire: string): Member {
    const known = this.options.api.get(type);
    const asked = wire.toLowerCase();
    const member = known?.members.get(known.setAs.get(asked) ?? asked);
    if (!member) return this.lacks(`${type}.${wire}`);
    this.options.touched(`${type}.${member.name}`);
    if (!isSupported(this.options.sets, member.requires))
      throw new HostError(
        'ApiNotFound',
        `${type}.${member.name} needs ${member.requires?.set} ${member.requires?.version}.`,
      );
    return member;
  }

  /** Scalars that this host's requirement sets have. */
  scalarsOf(type: string): readonly Member[] {
    return [...(this.options.api.get(type)?.members.values() ?? [])].filter(
      (member) => member.kind === 'scalar' && isSupported(this.options.sets, member.requires),
    );
  }

  /** Fails loudly; the request's error lists the member as missing. */
  lacks(member: string): never {
    throw new HostError('NotImplemented', `The emulated host has no ${member}.`);
  }

  reference(node: Node): string {
    const known = this.#names.get(node);
    if (known !== undefined) return known;
    const name = `${(this.#lastReference += 1)}_ref`;
    this.#references.set(name, node);
    this.#names.set(node, name);
    return name;
  }

  referenced(name: string): Node {
    const node = this.#references.get(name);
    if (!node) throw new HostError('InvalidReference', 'This reference is no longer kept.');
    return node;
  }

  release(name: string): void {
    const node = this.#references.get(name);
    if (node) this.#names.delete(node);
    this.#references.delete(name);
  }
}
