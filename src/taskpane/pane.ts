import { makeMaintenanceActions, makeSheetActions } from './pane/caring';
import { makeCreateActions } from './pane/creating';
import { makeFollowActions } from './pane/followWorkbook';
import { makeInside } from './pane/inside';
import { makeChangeActions, makeExplainActions, makePlayActions } from './pane/playing';
import { makeProjectActions } from './pane/projecting';
import { tellOfConnection, tellOfWaiting } from './pane/tasks';
import { makeExchangeActions, makeToolActions } from './pane/tools';
import type { Ports } from './ports';

/** Opens the pane over a workbook; nothing is read before `open`. */
export const makePane = (ports: Ports) => {
  const inside = makeInside(ports);
  tellOfWaiting(inside);
  tellOfConnection(inside);
  const { get, subscribe, language, platform, broke, again, cancel } = inside;
  return {
    ...{ get, subscribe, language, platform, broke, again, cancel },
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
