import { parseDate } from '../calendar/dates';
import { unlessSilent } from '../details';
import { entryAt } from '../present';
import { plays, type Game, type Player, type Rest, type Tournament } from '../model';
import type { Scoring } from '../results/outcome';
import { lastPlayed } from '../results/progress';
import { restsOfGames } from './eventGames';
import { TREATMENTS, type Treatment } from './eventPlayers';

const systemOf = (cycles: number): string => ['RR', 'DRR'][cycles - 1] ?? `${cycles}xRR`;

/** A scoring as a file has it. */
export const scoringFields = ({ win, draw, loss, unit }: Scoring): object => ({
  W: win / unit,
  D: draw / unit,
  L: loss / unit,
});

/** Some fields, in this order; one that is `undefined` is none in JSON. */
export const fieldsOf = <T, K extends keyof T>(of: T, ...names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<T, K>;

const playerOf = (player: Player): object => ({
  ...fieldsOf(player, 'no', 'name'),
  rating: player.rating?.typed,
  fed: player.federation,
  ...fieldsOf(player, 'team', 'section', 'adjustment', 'adjustmentReason', 'playOff', 'extra'),
});

/** A text in place of a date, such as `Friday`, stays in the workbook. */
const dateOf = (date: string | undefined): string | undefined =>
  date !== undefined && parseDate(date) ? date : undefined;

const gameOf = (game: Game): object => ({
  ...fieldsOf(game, 'no', 'round', 'board', 'cycle'),
  date: dateOf(game.date),
  planned: dateOf(game.planned),
  venue: game.venue,
  deadline: dateOf(game.deadline),
  ...fieldsOf(game, 'white', 'black'),
  ...(game.outcome === null ? fieldsOf(game, 'pending') : { result: game.sets ?? game.outcome }),
  annulled: game.annulled === true || undefined,
});

const withdrawnOf = ({ players, games }: Tournament): readonly object[] =>
  players.flatMap(({ no, status }) => {
    const treatment = (Object.keys(TREATMENTS) as Treatment[]).find((one) => TREATMENTS[one] === status);
    return treatment ? [{ no, after: lastPlayed(games.filter(plays(no))), treatment }] : [];
  });

const sameRests = (one: readonly Rest[], other: readonly Rest[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ round, player }, index) =>
      round === entryAt(other, index).round && player === entryAt(other, index).player,
  );

/** A list, `undefined` if it is empty. */
export const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;

/** The event file of a tournament of players. */
export const eventFields = (tournament: Tournament): object => {
  const { players, games, rests, numbering } = tournament;
  return {
    ...fieldsOf(tournament, 'id', 'event', 'section', 'year'),
    system: systemOf(tournament.cycles),
    ...fieldsOf(tournament, 'cycles', 'rounds', 'carried', 'dated', 'calendar', 'calendarLimits'),
    pairing: {
      system: tournament.system,
      options: tournament.systemOptions,
      exchangeLastTwo: tournament.exchangeLastTwo,
      numbering: fieldsOf(numbering, 'method', 'detail', 'seed'),
      colours: tournament.colours,
      handicap: tournament.handicap,
      pins: tournament.pins?.map((pin) => fieldsOf(pin, 'no', 'board')),
    },
    scoring: scoringFields(tournament.scoring),
    ...fieldsOf(tournament, 'ruleSet', 'tieBreaks', 'teamTieBreaks', 'lotsSeed', 'profile', 'draws', 'paper'),
    details: unlessSilent(tournament.details),
    ...fieldsOf(tournament, 'clubs'),
    columns: unlessEmpty(tournament.columns),
    teams: unlessEmpty(tournament.teams.map((team) => fieldsOf(team, 'id', 'name'))),
    sections: tournament.sections?.map((section) => fieldsOf(section, 'name', 'firstBoard', 'cycles')),
    players: players.map(playerOf),
    withdrawn: unlessEmpty(withdrawnOf(tournament)),
    games: games.map(gameOf),
    rests: sameRests(rests, restsOfGames(players, games)) ? undefined : rests,
  };
};
