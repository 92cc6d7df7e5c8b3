import { HostError, type HostErrorCode } from '../model/error';

/** Fails at an action, or before the first one, of the k-th request; both count from 1. Forgotten once it has happened. */
export interface PlannedFailure {
  readonly request: number;
  readonly action?: number;
  readonly code: HostErrorCode;
}

/** Fails the whole call of the k-th request with a status of the channel (see `RESULT`). */
export interface PlannedBreak {
  readonly request: number;
  readonly status: number;
}

/** What goes wrong in a host, changeable at any time. */
export interface Faults {
  /** Every action that writes answers AccessDenied. */
  readOnly: boolean;
  /** Bytes of a request or a response; beyond, the call fails as Excel on the web does. */
  payloadLimit: number;
  /** Milliseconds until a request is answered. */
  latency: number;
  failures: readonly PlannedFailure[];
  breaks: readonly PlannedBreak[];
}

/** The limit that is documented for Excel on the web: 5 MB a request and a response. */
export const WEB_PAYLOAD = 5 * 1024 * 1024;

export const noFaults = (): Faults => ({
  readOnly: false,
  payloadLimit: WEB_PAYLOAD,
  latency: 0,
  failures: [],
  breaks: [],
});

const MESSAGES: Partial<Record<HostErrorCode, string>> = {
  AccessDenied: 'You cannot perform the requested operation.',
};

const failWith = (code: HostErrorCode): never => {
  throw new HostError(code, MESSAGES[code] ?? `Planned: ${code}.`);
};

/** Throws what is planned for this action of this request (from 1), or what a read-only document answers. */
export const failAsPlanned = (faults: Faults, request: number, action: number, writes: boolean): void => {
  const planned = faults.failures.find(
    (failure) => failure.request === request && (failure.action ?? 1) === action,
  );
  if (planned) {
    faults.failures = faults.failures.filter((failure) => failure !== planned);
    failWith(planned.code);
  }
  if (faults.readOnly && writes) failWith('AccessDenied');
};
