/** @sweep */
import { closePages } from '../emulator/office';
import { IS_SWEEP, oneOf } from '../sample';
import { FOUND } from './found';
import { InExcel } from './inExcel';
import { tellInExcel } from './tell';

afterEach(closePages);

const told = FOUND.map((story, index) => [index + 1, story] as const);

it.each(IS_SWEEP ? told : oneOf(told, 0))(
  'a story that has found a fault once is as the model has it: story %i of found.ts',
  async (_, story) => tellInExcel(await InExcel.opened(), story),
);
