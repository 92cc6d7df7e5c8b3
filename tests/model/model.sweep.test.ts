import fc from '../properties';
import { closePages } from '../emulator/office';
import { InExcel } from './inExcel';
import { InFile, InMemory } from './subject';
import { tellAlone } from './alone';
import { storiesAlone, storiesAnywhere, storiesInExcel } from './stories';
import { tell, tellInExcel } from './tell';
import { storyCount } from '../sample';

/** How many stories happen in Excel, and as many in memory; a file has a quarter of them. */
const STORIES = storyCount(5, 1);

/** A failing story is cut down to the steps that it needs, which takes a while in Excel. */
const TIME_LIMIT = 3_600_000;

const run = (share = 1) => ({ numRuns: Math.ceil(STORIES * share) });

afterEach(closePages);

describe('whatever happens to a workbook, in whatever order, it holds what a plain model holds', () => {
  it(
    'in memory',
    () =>
      fc.assert(
        fc.asyncProperty(storiesAnywhere, (story) => tell(new InMemory(), story)),
        run(),
      ),
    TIME_LIMIT,
  );

  it(
    'in a file that is closed and opened again',
    () =>
      fc.assert(
        fc.asyncProperty(storiesAnywhere, async (story) => tell(await InFile.opened(), story)),
        run(0.25),
      ),
    TIME_LIMIT,
  );

  it(
    'in Excel, with people, co-authors and faults of the host in between',
    () =>
      fc.assert(
        fc
          .asyncProperty(storiesInExcel, async (story) => tellInExcel(await InExcel.opened(), story))
          .afterEach(closePages),
        run(),
      ),
    TIME_LIMIT,
  );
});

it(
  'whatever the program does, everyone meets everyone, nobody twice in a round, points are those of the results, undo leads back, and redo forth again',
  () => fc.assert(fc.asyncProperty(storiesAlone, tellAlone), run(2)),
  TIME_LIMIT,
);
