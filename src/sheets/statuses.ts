import type { Player, PlayerStatus } from '../core/model';
import { words } from '../language/language';
import type { SheetWords } from '../language/words';
import { quoted } from '../grid/reference';

/** Whether a cell says a status, by its name or its code, as a formula asks. */
export const statusIs = (cell: string, status: PlayerStatus, { form }: SheetWords): string => {
  const typed = `TRIM(${cell}&"")`;
  return `OR(${typed}=${quoted(status)},${typed}=${quoted(form.statuses[status])})`;
};

type ByeWord = Pick<SheetWords, 'bye'>;

/** The name in a cell; of a cell without one the word for a bye, as whoever has no name is nobody's opponent. */
export const nameOrBye = (cell: string, { bye }: ByeWord): string =>
  `IF(LEN(TRIM(${cell}&""))=0,${quoted(bye)},${cell}&"")`;

/** Whether a cell has the word for a bye in place of a name, as a formula asks. */
export const saysBye = (cell: string, { bye }: ByeWord): string => `EXACT(${cell},${quoted(bye)})`;

type Named = Pick<Player, 'name' | 'status'>;

/** A player as they count: one without a name, or with the word for a bye in its place, has not come and is nobody's opponent. */
export const byeIfUnnamed = <Entry extends Named>(player: Entry, language: string): Entry => {
  const { bye } = words(language);
  return player.name.replaceAll(' ', '') === '' || player.name === bye
    ? { ...player, name: bye, status: 'annulled' }
    : player;
};

/** The status that stands in a player's cell: a bye is one by its name, and has no status of its own. */
export const typedStatus = ({ name, status }: Named, { bye }: ByeWord): PlayerStatus =>
  name === bye ? 'playing' : status;
