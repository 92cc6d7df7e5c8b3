import type { Game, Player } from '../core/model';
import { words } from './language';
import type { SheetWords } from './words';

/** What stands in place of a name where nobody plays, in small letters. */
export const insteadOfName = ({ bye }: Pick<SheetWords, 'bye'>): readonly string[] => ['', bye, '-', '–'];

/** Whether a name is only the word for a bye, a dash or nothing. */
export const meansBye = (name: string): boolean =>
  insteadOfName(words()).includes(name.replace(/^ +| +$/g, '').toLowerCase());

/** Whether nobody has filled a player's place. Somebody called Bye who plays, as in another program's file, is no such place. */
export const isBye = ({ name, status }: Pick<Player, 'name' | 'status'>): boolean =>
  status === 'annulled' && meansBye(name);

/** The players who are there, and the games between them: a result typed beside a bye is a mistake, and none to count. */
export const withoutByes = <G extends Pick<Game, 'white' | 'black'>>(tournament: {
  readonly players: readonly Player[];
  readonly games: readonly G[];
}): { readonly players: readonly Player[]; readonly games: readonly G[] } => {
  const players = tournament.players.filter((player) => !isBye(player));
  const numbers = new Set(players.map(({ no }) => no));
  const games = tournament.games.filter(({ white, black }) => numbers.has(white) && numbers.has(black));
  return { players, games };
};
