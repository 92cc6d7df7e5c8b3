import type { Player, PlayerStatus, Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { words } from '../language/language';
import type { SheetWords } from '../language/words';
import { quoted } from '../grid/reference';

/** Whether a cell says a status, by its name or its code, as a formula asks. */
export const statusIs = (cell: string, status: PlayerStatus, { form }: SheetWords): string => {
  const typed = `TRIM(${cell}&"")`;
  return `OR(${typed}=${quoted(status)},${typed}=${quoted(form.statuses[status])})`;
};

/** Whether a player is the word for a bye, which stands where a name is missing. */
export const isByePlayer = ({ name }: Pick<Player, 'name'>, language: string): boolean =>
  name === words(language).bye;

/** The status that a cell says: none of somebody who plays; of a bye, which is told by its name, what was typed there. */
export const statusCell = (
  player: Pick<Player, 'name' | 'status' | 'statusTyped'>,
  language: string,
): PlayerStatus | null => {
  const status = isByePlayer(player, language) ? player.statusTyped : player.status;
  return status === undefined || status === 'playing' ? null : status;
};

/** `adopt-rests` for each player who is called as a bye is: on sheets, nobody would meet them. */
export const playersAsByes = ({
  players,
  language,
}: Pick<Tournament, 'players' | 'language'>): readonly Problem[] =>
  players
    .filter((player) => player.status !== 'annulled' && isByePlayer(player, language))
    .map(({ name }) => problem('adopt-rests', {}, { name }));

/** The name in a cell; of a cell without one the word for a bye, as whoever has no name is nobody's opponent. */
export const nameOrBye = (cell: string, { bye }: Pick<SheetWords, 'bye'>): string =>
  `IF(LEN(TRIM(${cell}&""))=0,${quoted(bye)},${cell}&"")`;

/** Whether a cell has the word for a bye in place of a name, as a formula asks. */
export const saysBye = (cell: string, { bye }: Pick<SheetWords, 'bye'>): string =>
  `EXACT(${cell},${quoted(bye)})`;
