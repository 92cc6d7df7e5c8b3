import type { Arguments, Command } from './command';

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
