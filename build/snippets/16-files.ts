/** 16 Save, open, projector: No add-in can see a window of the system. This notes where you are, and which windows this Excel serves. */
import { begin } from './answers';

const SETS = ['1.1', '1.2'];

begin(
  '16 Save, open, projector',
  'text whole; .trf and .pgn can be chosen; the window opens in front of the pane',
  async () => {
    const served = SETS.filter((version) => Office.context.requirements.isSetSupported('DialogApi', version));
    const { platform, version } = Office.context.diagnostics;
    return `look at the four windows (${platform} ${version}, DialogApi ${served.join(' ') || 'none'})`;
  },
);
