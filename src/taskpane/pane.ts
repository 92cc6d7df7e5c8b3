import { makeMaintenanceActions, makeSheetActions } from './pane/maintenanceActions';
import { makeCreateActions } from './pane/createActions';
import { makeFollowActions } from './pane/followActions';
import { makeInside } from './pane/inside';
import { makeChangeActions, makeExplainActions, makePlayActions } from './pane/playActions';
import { makeProjectActions } from './pane/projectorActions';
import { tellOfConnection, tellOfWaiting } from './pane/tasks';
import { makeExchangeActions, makeToolActions } from './pane/toolActions';
import type { Ports } from './ports';

/** Opens the pane over a workbook; nothing is read before `open`. */
export const makePane = (ports: Ports) => {
  const inside = makeInside(ports);
  tellOfWaiting(inside);
  tellOfConnection(inside);
  const { get, subscribe, platform, broke, again, cancel } = inside;
  return {
    ...{ get, subscribe, platform, broke, again, cancel },
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

/** The pane without its view: what it knows, and all that can be done in it. */
export type Pane = Readonly<ReturnType<typeof makePane>>;
