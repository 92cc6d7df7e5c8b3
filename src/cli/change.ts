import { type ChangeId, changeOf, type InputOf, type PlanOf } from '../app/changes/table';
import { takeChange, type Taken } from '../app/changes/take';
import type { Reading } from '../app/open';
import type { Tournament } from '../core/model';
import { present } from '../core/present';
import type { Result } from '../core/result';
import type { Workbook } from '../workbook/port';
import { type Arguments, type Command, outputOptions } from './command';
import { openedOf, withCopy } from './sources';

/** Options of every command that changes a tournament in a copy of its workbook. */
export const STEP_OPTIONS: Command['options'] = {
  ...outputOptions('OUT.xlsx'),
  tournament: { takes: 'NAME' },
};

type Call = Parameters<Command['run']>;

/** Works on a tournament in a copy of its workbook; players meet in it unless it is said. */
export const withTournament = async <T>(
  [given, session]: Call,
  work: (workbook: Workbook, named: string, tournament: Tournament) => Promise<Result<T>>,
  of?: Reading['of'],
): Promise<Result<T>> => {
  const [input] = given.operands;
  const place = { out: given.required('out'), force: given.flag('force') };
  return withCopy(present(input), place, session.random(), async (workbook) => {
    const opened = await openedOf(workbook, given.text('tournament'), present(input), of);
    if (!opened.ok) return opened;
    const { tournament, parts } = opened.value;
    session.playing(tournament.profile);
    return work(workbook, parts.sheet, tournament);
  });
};

/** Makes a change in a copy of a workbook, in a tournament of the kind that the change is for unless it is said. */
export const changeCopy = <Id extends ChangeId>(
  call: Call,
  id: Id,
  input: InputOf<Id>,
  of: Reading['of'] = changeOf(id).of,
): Promise<Result<Taken<PlanOf<Id>>>> =>
  withTournament(
    call,
    (workbook, named) => takeChange(workbook, id, input, { time: call[1].time(), named }),
    of,
  );

/** The options that say which player of a workbook is meant: a name, or a pairing number where several have that name. */
export const PLAYER_OPTIONS: Command['options'] = {
  name: { takes: 'NAME', required: true, unless: 'no' },
  no: { takes: 'N', form: /^\d{1,9}$/, excludes: ['name'] },
};

/** The player who was named by them. */
export const playerIn = (given: Arguments): string | number => {
  const no = given.text('no');
  return no === undefined ? given.required('name') : Number(no);
};
