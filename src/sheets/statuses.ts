import type { Player, PlayerStatus, Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { insteadOfName, meansBye } from '../language/byes';
import type { SheetWords } from '../language/words';
import { quoted } from '../grid/reference';

/** A formula for whether a cell has a status, by name or code. */
export const statusIs = (cell: string, status: PlayerStatus, { form }: SheetWords): string => {
  const typed = `TRIM(${cell}&"")`;
  return `OR(${typed}=${quoted(status)},${typed}=${quoted(form.statuses[status])})`;
};

/** The contents of a status cell: empty for somebody who plays; for a bye, whatever was typed. */
export const statusCell = (player: Pick<Player, 'name' | 'status' | 'statusTyped'>): PlayerStatus | null => {
  const status = meansBye(player.name) ? player.statusTyped : player.status;
  return status === undefined || status === 'playing' ? null : status;
};

/** `adopt-rests` for each player whose name means a bye: on our sheets, they would have no opponents. */
export const playersAsByes = ({ players }: Pick<Tournament, 'players'>): readonly Problem[] =>
  players
    .filter((player) => player.status !== 'annulled' && meansBye(player.name))
    .map(({ name }) => problem('adopt-rests', {}, { name }));

/** Shown behind the name of whoever has left, where a word has no room; a note says what it means. */
export const LEFT_MARK = ' *';

/** Whether somebody with a name of their own has left. */
export const hasLeft = (player: Pick<Player, 'name' | 'status'>): boolean =>
  player.status !== 'playing' && !meansBye(player.name);

/** The name in a cell, or the word for a bye if it says that nobody plays. */
export const nameOrBye = (cell: string, words: Pick<SheetWords, 'bye'>): string => {
  const tests = insteadOfName(words).map((each) => `LOWER(TRIM(${cell}&""))=${quoted(each)}`);
  return `IF(OR(${tests.join(',')}),${quoted(words.bye)},${cell}&"")`;
};

/** A formula for whether a cell has the word for a bye instead of a name. */
export const saysBye = (cell: string, { bye }: Pick<SheetWords, 'bye'>): string =>
  `EXACT(${cell},${quoted(bye)})`;
