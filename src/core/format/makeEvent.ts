import { parseDate } from '../calendar/dates';
import { unlessSilent } from '../details';
import { entryAt } from '../present';
import type { Game, Player, Rest, Tournament } from '../model';
import { outcomeOf } from '../results/outcome';
import type { Scoring } from '../results/scoring';
import { restsOfGames } from './eventGames';
import { TREATMENTS, type Treatment } from './eventPlayers';
import { given } from './fields';

const systemOf = (cycles: number): string => ['RR', 'DRR'][cycles - 1] ?? `${cycles}xRR`;

/** A scoring as a file has it. */
export const scoringFields = ({ win, draw, loss, unit }: Scoring): object => ({
  W: win / unit,
  D: draw / unit,
  L: loss / unit,
});

const playerOf = (player: Player): object =>
  given({
    no: player.no,
    name: player.name,
    rating: player.rating?.typed,
    fed: player.federation,
    team: player.team,
    section: player.section,
    adjustment: player.adjustment,
    adjustmentReason: player.adjustmentReason,
    playOff: player.playOff,
    extra: player.extra,
  });

/** A text in place of a date, such as `Friday`, stays in the workbook. */
const dateOf = (date: string | undefined): string | undefined =>
  date !== undefined && parseDate(date) ? date : undefined;

const gameOf = (game: Game): object => {
  const { no, round, board, cycle, white, black, outcome, pending, annulled } = game;
  return {
    ...given({
      ...{ no, round, board, cycle },
      date: dateOf(game.date),
      planned: dateOf(game.planned),
      venue: game.venue,
      deadline: dateOf(game.deadline),
      ...{ white, black },
    }),
    ...(outcome === null ? given({ pending }) : { result: outcome }),
    ...(annulled === true ? { annulled } : {}),
  };
};

/** The last round that they played over the board, 0 if none. */
const lastPlayed = (games: readonly Game[], no: number): number =>
  games
    .filter(({ white, black }) => white === no || black === no)
    .filter(({ outcome }) => outcome !== null && outcomeOf(outcome).kind === 'played')
    .reduce((last, { round }) => Math.max(last, round), 0);

const withdrawnOf = ({ players, games }: Tournament): readonly object[] =>
  players.flatMap(({ no, status }) => {
    const treatment = (Object.keys(TREATMENTS) as Treatment[]).find((one) => TREATMENTS[one] === status);
    return treatment ? [{ no, after: lastPlayed(games, no), treatment }] : [];
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
  const { players, games, rests, system, systemOptions, exchangeLastTwo, numbering } = tournament;
  return given({
    id: tournament.id,
    event: tournament.event,
    section: tournament.section,
    year: tournament.year,
    system: systemOf(tournament.cycles),
    cycles: tournament.cycles,
    rounds: tournament.rounds,
    carried: tournament.carried,
    dated: tournament.dated,
    calendar: tournament.calendar,
    calendarLimits: tournament.calendarLimits,
    pairing: given({
      system,
      options: systemOptions,
      exchangeLastTwo,
      numbering: given({ method: numbering.method, detail: numbering.detail, seed: numbering.seed }),
      colours: tournament.colours,
      pins: tournament.pins?.map(({ no, board }) => given({ no, board })),
    }),
    scoring: scoringFields(tournament.scoring),
    ruleSet: tournament.ruleSet,
    tieBreaks: tournament.tieBreaks,
    teamTieBreaks: tournament.teamTieBreaks,
    lotsSeed: tournament.lotsSeed,
    profile: tournament.profile,
    paper: tournament.paper,
    details: unlessSilent(tournament.details),
    language: tournament.language,
    columns: unlessEmpty(tournament.columns),
    teams: unlessEmpty(tournament.teams.map(({ id, name }) => ({ id, name }))),
    sections: tournament.sections?.map(({ name, firstBoard, cycles }) => ({ name, firstBoard, cycles })),
    players: players.map(playerOf),
    withdrawn: unlessEmpty(withdrawnOf(tournament)),
    games: games.map(gameOf),
    rests: sameRests(rests, restsOfGames(players, games)) ? undefined : rests,
  });
};
