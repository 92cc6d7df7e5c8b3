import {
  type MaintenanceActions,
  makeMaintenanceActions,
  makeSheetActions,
  type SheetActions,
} from './pane/caring';
import { makeCreateActions, type CreateActions } from './pane/creating';
import { makeFollowActions, type FollowActions } from './pane/following';
import { makeInside } from './pane/inside';
import {
  type ChangeActions,
  type ExplainActions,
  makeChangeActions,
  makeExplainActions,
  makePlayActions,
  type PlayActions,
} from './pane/playing';
import { makeProjectActions, type ProjectActions } from './pane/projecting';
import { type ExchangeActions, makeExchangeActions, makeToolActions, type ToolActions } from './pane/tools';
import { tellOfConnection, tellOfWaiting } from './pane/tasks';
import type { Platform } from './office';
import type { Ports } from './ports';
import type { Action, PaneState } from './state';
import type { Store } from './store';

/** The pane without its view: what it knows, and all that can be done in it. */
export interface Pane
  extends
    Pick<Store<PaneState, Action>, 'get' | 'subscribe'>,
    FollowActions,
    CreateActions,
    ChangeActions,
    PlayActions,
    ProjectActions,
    ExplainActions,
    SheetActions,
    MaintenanceActions,
    ToolActions,
    ExchangeActions {
  readonly language: string;
  readonly platform: Platform;
  readonly broke: (error: unknown) => void;
  /** Does once more what lacked a part of Roundabout. */
  readonly again: () => Promise<void>;
  /** Stops what is making sheets; nothing stays behind. */
  readonly cancel: () => void;
}

/** Opens the pane over a workbook; nothing is read before `open`. */
export const makePane = (ports: Ports): Pane => {
  const inside = makeInside(ports);
  tellOfWaiting(inside);
  tellOfConnection(inside);
  const { get, subscribe, language, platform, broke, again, cancel } = inside;
  return {
    get,
    subscribe,
    language,
    platform,
    broke,
    again,
    cancel,
    ...makeFollowActions(inside),
    ...makeCreateActions(inside),
    ...makeChangeActions(inside),
    ...makePlayActions(inside),
    ...makeProjectActions(inside),
    ...makeExplainActions(inside),
    ...makeSheetActions(inside),
    ...makeMaintenanceActions(inside),
    ...makeToolActions(inside),
    ...makeExchangeActions(inside),
  };
};
