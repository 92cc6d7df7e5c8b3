/** A requirement set and the version from which a member exists in it, such as `ExcelApi` 1.9. */
export interface Requirement {
  readonly set: string;
  readonly version: string;
}

export type MemberKind = 'scalar' | 'navigation' | 'method' | 'indexer';

/** A member as it travels: `wire` is its PascalCase name, `type` the class of what it gives, `null` for a plain value. */
export interface Member {
  readonly kind: MemberKind;
  readonly name: string;
  readonly wire: string;
  readonly type: string | null;
  readonly writes: boolean;
  readonly requires: Requirement | null;
}

/** A client class: members by lower-case wire name; the class of its items if it is a collection; event numbers by registration. */
export interface ApiClass {
  readonly name: string;
  readonly items: string | null;
  readonly members: ReadonlyMap<string, Member>;
  /** Wire names, in lower case, of the few scalars that are set under another name than they are read. */
  readonly setAs: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, number>;
}

export type Api = ReadonlyMap<string, ApiClass>;

const DEFAULT_SET = 'ExcelApi';
const CLASS =
  /^ {4}var (\w+) = \(function \(_super\) \{\n([\s\S]*?)^ {4}\}\(OfficeExtension\.ClientObject\)\);/gm;
const REQUIREMENT = /_throwIfApiNotSupported\("(\w+)\.(\w+)", (?:_defaultApiSetName|"(\w+)"), "([\d.]+)"/g;
const METHOD = /^ {8}\w+\.prototype\.(\w+) = function \([^)]*\) \{\n([\s\S]*?)^ {8}\};/gm;
const NAVIGATION =
  /defineProperty\(\w+\.prototype, "(\w+)", \{\n {12}get: function \(\) \{\n(?:(?!\n {12}\})[\s\S])*?_createPropertyObject\((?:Excel|OfficeCore|OfficeFirstParty)\.(\w+), this, "(\w+)"/g;
const EVENT = /eventType: (\d+),\s*registerFunc: function \(\) \{ return _this\.(\w+)\(/g;

const SET_AS =
  /function (\w+)_(\w+)_Set\(thisObj, value\) \{\n(?:(?!\n {8}\})[\s\S])*?_invokeSetProperty\(thisObj, "(\w+)", value/g;

const listOf = (body: string, property: string): string[] => {
  const match = new RegExp(`"${property}", \\{\\s*get: function \\(\\) \\{\\s*return \\[([^\\]]*)\\]`).exec(
    body,
  );
  return (match?.[1] ?? '')
    .split(',')
    .map((item) => item.trim().replaceAll('"', ''))
    .filter((item) => item !== '');
};

const requirementsOf = (body: string): Map<string, Requirement> =>
  new Map(
    [...body.matchAll(REQUIREMENT)].map((found) => [
      found[2]!,
      { set: found[3] ?? DEFAULT_SET, version: found[4]! },
    ]),
  );

const methodOf = (name: string, body: string, requires: Requirement | null): Member | null => {
  const indexer = /_createIndexerObject\(Excel\.(\w+)/.exec(body);
  if (indexer) return { kind: 'indexer', name, wire: '', type: indexer[1]!, writes: false, requires };
  const object = /_createMethodObject\((?:Excel|OfficeCore)\.(\w+), this, "(\w+)", (\d)/.exec(body);
  if (object)
    return { kind: 'method', name, wire: object[2]!, type: object[1]!, writes: object[3] === '0', requires };
  const plain = /_invokeMethod\(this, "(\w+)", (\d)/.exec(body);
  if (!plain) return null;
  return { kind: 'method', name, wire: plain[1]!, type: null, writes: plain[2] === '0', requires };
};

/** Scalars that the client sets under other names, by class. */
const setNamesOf = (excel: string): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const all = new Map<string, Map<string, string>>();
  for (const [, type, member, wire] of excel.matchAll(SET_AS))
    if (member !== wire)
      all.set(
        type!,
        (all.get(type!) ?? new Map<string, string>()).set(wire!.toLowerCase(), member!.toLowerCase()),
      );
  return all;
};

const classOf = (name: string, body: string, setAs: ReadonlyMap<string, string>): ApiClass => {
  const requirements = requirementsOf(body);
  const requires = (member: string) => requirements.get(member) ?? null;
  const wires = listOf(body, '_scalarPropertyOriginalNames');
  const writable = listOf(body, '_scalarPropertyUpdateable');
  const scalars = listOf(body, '_scalarPropertyNames').map((scalar, index): Member => ({
    kind: 'scalar',
    name: scalar,
    wire: wires[index]!,
    type: null,
    writes: writable[index] === 'true',
    requires: requires(scalar),
  }));
  const navigations = [...body.matchAll(NAVIGATION)].map((found): Member => ({
    kind: 'navigation',
    name: found[1]!,
    wire: found[3]!,
    type: found[2]!,
    writes: false,
    requires: requires(found[1]!),
  }));
  const methods = [...body.matchAll(METHOD)]
    .map((found) => methodOf(found[1]!, found[2]!, requires(found[1]!)))
    .filter((member) => member !== null);
  const members = [...scalars, ...navigations, ...methods];
  return {
    name,
    items: /_createChildItemObject\(Excel\.(\w+)/.exec(body)?.[1] ?? null,
    members: new Map(members.map((member) => [member.wire.toLowerCase(), member])),
    setAs,
    events: new Map([...body.matchAll(EVENT)].map((found) => [found[2]!, Number(found[1])])),
  };
};

/** Reads classes, members, result types and requirement sets out of the text of a debug build of the client. */
export const parseApi = (source: string): Api => {
  const text = source.replaceAll('\r\n', '\n');
  const excel = text.slice(text.indexOf('_defaultApiSetName = "ExcelApi"'));
  const exported = new Set([...excel.matchAll(/^ {4}Excel\.(\w+) = \1;/gm)].map((found) => found[1]!));
  const setNames = setNamesOf(excel);
  return new Map(
    [...excel.matchAll(CLASS)]
      .filter((found) => exported.has(found[1]!))
      .map((found) => [found[1]!, classOf(found[1]!, found[2]!, setNames.get(found[1]!) ?? new Map())]),
  );
};

/** The API as JSON: what a page is given that has not the client's text. */
export const makeApiJson = (api: Api): string =>
  JSON.stringify(api, (_, value: unknown) => (value instanceof Map ? { map: [...value] } : value));

/** Reads what `makeApiJson` wrote. */
export const parseApiJson = (text: string): Api =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'map')
      ? new Map((value as { map: [] }).map)
      : value,
  ) as Api;

const compareVersions = (one: string, other: string): number => {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  return left![0]! - right![0]! || (left![1] ?? 0) - (right![1] ?? 0);
};

/** Requirement sets by name with the highest version that the host has. */
export type Sets = Readonly<Record<string, string>>;

/** Whether a host with these sets has what is required. Set names are compared without regard to case. */
export const isSupported = (sets: Sets, requires: Requirement | null): boolean => {
  if (requires === null) return true;
  const has = Object.entries(sets).find(([name]) => name.toLowerCase() === requires.set.toLowerCase());
  return has !== undefined && compareVersions(has[1], requires.version) >= 0;
};
