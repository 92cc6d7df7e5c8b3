import type { Json } from './row';

/** Numbers of `ObjectPathType`. */
export const PATH = {
  root: 1,
  service: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nothing: 7,
} as const;

/** Numbers of `ActionType`. */
export const ACTION = { instantiate: 1, query: 2, method: 3, set: 4, trace: 5, update: 9 } as const;

export interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  readonly ReferencedObjectPathIds?: readonly unknown[];
}

export interface PathInfo {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
  /** Set on proxies that the add-in has untracked. */
  readonly D?: boolean;
}

export interface QueryInfo {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

export interface ActionInfo {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: QueryInfo;
  readonly ObjectState?: Readonly<Record<string, unknown>>;
}

/** The body of a request. */
export interface RequestBody {
  readonly AutoKeepReference?: boolean;
  readonly Actions: readonly ActionInfo[];
  readonly ObjectPaths: Readonly<Record<string, PathInfo>>;
}

export interface WireError {
  readonly Code: string;
  readonly Message: string;
  readonly Location: string;
  readonly ActionIndex?: number;
  readonly HttpStatusCode: number;
}

/** The body of a response: results up to the first action that failed. */
export interface ResponseBody {
  readonly Results: readonly { readonly ActionId: number; readonly Value: Json }[];
  readonly TraceIds?: readonly number[];
  readonly Error?: WireError;
}

const STATUS: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  ItemNotFound: 404,
  ItemAlreadyExists: 409,
  GeneralException: 500,
  NotImplemented: 501,
};

/** The HTTP-like status that travels with an error code. */
export const statusOf = (code: string): number => STATUS[code] ?? 400;
