/** 7 The ribbon: No add-in can see the ribbon. This notes which Excel you look at, and what it serves. */
import { begin } from './answers';

const SETS = ['1.9', '1.13', '1.14', '1.20'];

begin(
  '7 The ribbon',
  'on Home: Open Roundabout, and the menu Round robin with six items; sharp icons',
  async () => {
    const served = SETS.filter((version) => Office.context.requirements.isSetSupported('ExcelApi', version));
    const { platform, version } = Office.context.diagnostics;
    return `look at the tab Home at 100, 125 and 200 % (${platform} ${version}, ExcelApi ${served.join(' ')})`;
  },
);
