import { closePages } from '../emulator/office';
import { FOUND } from './found';
import { InExcel } from './inExcel';
import { tellInExcel } from './tell';

afterEach(closePages);

it.each(FOUND.map((story, index) => [index + 1, story] as const))(
  'a story that has found a fault once is as the model has it: story %i of found.ts',
  async (_, story) => tellInExcel(await InExcel.opened(), story),
);
