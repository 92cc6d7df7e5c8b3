import type { RequestBody } from './message';

/** One request as the host saw it. `failed` is the code of its error. */
export interface LoggedRequest {
  readonly body: string;
  readonly bytes: number;
  readonly responseBytes: number;
  readonly actions: number;
  readonly flags: number;
  readonly failed: string | null;
}

/** What went over the wire since the start or the last reset. Requests that only return references count apart. */
export interface Counters {
  readonly requests: number;
  readonly cleanups: number;
  readonly bytes: number;
  readonly responseBytes: number;
  readonly actions: readonly number[];
}

/** Whether a request does nothing but give references back, as the client sends after `Excel.run`. */
export const isCleanup = (body: RequestBody): boolean =>
  body.Actions.some(({ Name }) => Name === '_RemoveReference') &&
  body.Actions.every(({ Name, ActionType }) => ActionType === 1 || Name === '_RemoveReference');

/** Whether a request is only for services of the runtime, not for the workbook. */
export const isService = (body: RequestBody): boolean =>
  Object.values(body.ObjectPaths).every(({ ObjectPathType }) => ObjectPathType === 2);

/** Keeps the log and counts. */
export class Log {
  requests: LoggedRequest[] = [];
  cleanups = 0;

  reset(): void {
    this.requests = [];
    this.cleanups = 0;
  }

  get counters(): Counters {
    const sum = (of: (request: LoggedRequest) => number): number =>
      this.requests.reduce((total, request) => total + of(request), 0);
    return {
      requests: this.requests.length,
      cleanups: this.cleanups,
      bytes: sum(({ bytes }) => bytes),
      responseBytes: sum(({ responseBytes }) => responseBytes),
      actions: this.requests.map(({ actions }) => actions),
    };
  }
}
