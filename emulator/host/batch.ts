import { HostError, type HostErrorCode } from '../model/error';
import type { Catalogue, Node } from './catalogue';
import {
  ACTION,
  PATH,
  statusOf,
  type ActionInfo,
  type RequestBody,
  type ResponseBody,
  type WireError,
} from './message';
import { Answers } from './answers';
import { Paths } from './paths';
import type { Json } from './row';

/** Called before each action with its index and whether it writes; may throw a HostError. */
export type ActionGuard = (index: number, writes: boolean) => void;

const EVENT_METHOD = /^_(Unr|R)egister/;
/** Methods that the client sends as writing but that change nothing. */
const READING = /^(_|Get)/;
/** The target of events that a collection or the root listens to. */
const WORKBOOK = 'Workbook';

/** One request while it runs: paths, actions, queries over a table of classes. It knows nothing of Excel. */
export class Batch<C> {
  readonly #catalogue: Catalogue<C>;
  readonly #body: RequestBody;
  readonly #paths: Paths<C>;
  readonly #answers: Answers<C>;

  constructor(catalogue: Catalogue<C>, body: RequestBody) {
    this.#catalogue = catalogue;
    this.#body = body;
    this.#paths = new Paths(catalogue, body);
    this.#answers = new Answers(catalogue, this.#paths);
  }

  run(guard: ActionGuard): ResponseBody {
    const results: { ActionId: number; Value: Json }[] = [];
    const traces: number[] = [];
    for (const [index, action] of this.#body.Actions.entries()) {
      try {
        this.#paths.location = '';
        guard(index, this.#writes(action));
        const value = this.#perform(action);
        if (value !== undefined) results.push({ ActionId: action.Id, Value: value });
        if (action.ActionType === ACTION.trace) traces.push(action.Id);
      } catch (error) {
        return { Results: results, TraceIds: traces, Error: this.#errorOf(error, index) };
      }
    }
    return { Results: results, TraceIds: traces };
  }

  #errorOf(error: unknown, index: number): WireError {
    if (!(error instanceof HostError)) this.#catalogue.options.defect(error);
    const code: HostErrorCode = error instanceof HostError ? error.code : 'GeneralException';
    if (code === 'NotImplemented')
      this.#catalogue.options.missing(this.#paths.location || (error as HostError).message);
    return {
      Code: code,
      Message: error instanceof Error ? error.message : String(error),
      Location: this.#paths.location,
      ActionIndex: index,
      HttpStatusCode: statusOf(code),
    };
  }

  /** Whether an action changes the document: a property set, or a method, or a path's method not yet run, that the API marks as writing. */
  #writes(action: ActionInfo): boolean {
    const type = this.#paths.typeOf(action.ObjectPathId);
    if (action.ActionType === ACTION.set || action.ActionType === ACTION.update)
      return type === null || !this.#catalogue.isHarmless(type);
    if (action.ActionType === ACTION.method) return this.#marked(type, action.Name);
    const path = this.#body.ObjectPaths[action.ObjectPathId];
    if (path?.ObjectPathType !== PATH.method || this.#paths.isFollowed(path.Id)) return false;
    return this.#marked(this.#paths.typeOf(path.ParentObjectPathId ?? 0), path.Name);
  }

  #marked(type: string | null, wire: string): boolean {
    if (type === null || READING.test(wire) || this.#catalogue.isHarmless(type)) return false;
    return this.#catalogue.options.api.get(type)?.members.get(wire.toLowerCase())?.writes ?? false;
  }

  #perform(action: ActionInfo): Json | undefined {
    switch (action.ActionType) {
      case ACTION.trace:
        return null;
      case ACTION.instantiate:
        return this.#paths.identity(this.#paths.node(action.ObjectPathId), action.ObjectPathId);
      case ACTION.query:
        return this.#answers.query(action);
      case ACTION.method:
        return this.#method(action);
      case ACTION.set:
        this.#set(
          this.#paths.node(action.ObjectPathId),
          action.Name,
          this.#paths.argumentsOf(action.ArgumentInfo)[0],
        );
        return undefined;
      case ACTION.update:
        this.#update(this.#paths.node(action.ObjectPathId), action.ObjectState ?? {});
        return undefined;
      default:
        return this.#catalogue.lacks(`action of type ${action.ActionType}`);
    }
  }

  #method(action: ActionInfo): Json {
    const node = this.#paths.node(action.ObjectPathId);
    const args = this.#paths.argumentsOf(action.ArgumentInfo);
    const service = this.#catalogue.options.services[node.type];
    if (service) return (service[action.Name]?.(...args) ?? null) as Json;
    if (action.Name === '_RemoveReference') {
      this.#catalogue.release(String(args[0]));
      return null;
    }
    if (node.it === null) return null;
    if (action.Name === '_KeepReference') {
      this.#paths.keep(node);
      return null;
    }
    const member = this.#paths.member(node, action.Name);
    if (EVENT_METHOD.test(member.wire)) return this.#listen(node, member.wire);
    return (this.#paths.invoke(node, member, args) ?? null) as Json;
  }

  #listen(node: Node, wire: string): null {
    const registration = wire.replace('_Unregister', '_Register');
    const event = this.#catalogue.options.api.get(node.type)?.events.get(registration);
    const row = this.#catalogue.rowOf(node.type);
    if (event === undefined || !row.events?.includes(registration))
      return this.#catalogue.lacks(`${node.type}.${registration}`);
    const { context, listen } = this.#catalogue.options;
    const target = row.identity?.(context, node.it)['Id'] ?? WORKBOOK;
    listen(event, String(target), wire === registration);
    return null;
  }

  #set(node: Node, wire: string, value: unknown): void {
    const member = this.#paths.member(node, wire);
    if (node.it === null) throw new HostError('InvalidOperation', 'A null object has no properties to set.');
    const set = this.#catalogue.rowOf(node.type).set?.[member.wire];
    if (!set) return this.#catalogue.lacks(`set ${node.type}.${member.name}`);
    set(this.#catalogue.options.context, node.it, value);
  }

  #update(node: Node, state: Readonly<Record<string, unknown>>): void {
    for (const [wire, value] of Object.entries(state)) {
      const member = this.#paths.member(node, wire);
      if (member.kind === 'navigation')
        this.#update(this.#paths.navigate(node, wire), value as Record<string, unknown>);
      else this.#set(node, wire, value);
    }
  }
}
