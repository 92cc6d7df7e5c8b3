import { present } from '../core/present';
import { changeOf, type ChangeId, type InputOf, type PlanOf } from '../app/changes/table';
import type { Reading } from '../app/open';
import { takeChange, type Taken } from '../app/changes/take';
import type { Result } from '../core/result';
import type { Workbook } from '../workbook/port';
import { outputOptions, type Command } from './command';
import { chooseSheet, withCopy } from './sources';

/** Options of every command that changes a tournament in a copy of its workbook. */
export const STEP_OPTIONS: Command['options'] = {
  ...outputOptions('OUT.xlsx'),
  tournament: { takes: 'NAME' },
};

type Call = Parameters<Command['run']>;

/** Works on a tournament in a copy of its workbook; players meet in it unless it is said. */
export const withTournament = async <T>(
  [given, session]: Call,
  work: (workbook: Workbook, named: string) => Promise<Result<T>>,
  of?: Reading['of'],
): Promise<Result<T>> => {
  const [input] = given.operands;
  const place = { out: given.required('out'), force: given.flag('force') };
  return withCopy(present(input), place, session.random(), async (workbook) => {
    const named = await chooseSheet(workbook, given.text('tournament'), present(input), session, of);
    return named.ok ? work(workbook, named.value) : named;
  });
};

/** Makes a change in a copy of a workbook. */
export const changeCopy = <Id extends ChangeId>(
  call: Call,
  id: Id,
  input: InputOf<Id>,
): Promise<Result<Taken<PlanOf<Id>>>> =>
  withTournament(
    call,
    (workbook, named) => takeChange(workbook, id, input, { time: call[1].time(), named }),
    changeOf(id).of,
  );
