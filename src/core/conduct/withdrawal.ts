import { entryAt } from '../present';
import { annulledIn, countedGames, isPlayed, lastPlayed } from '../results/progress';
import { plays, type Game, type Player, type Tournament } from '../model';
import { type OutcomeCode, outcomeOf } from '../results/outcome';
import { problem, type Problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { fieldOf } from '../sections/fields';
import { applyDeparture, type ReversedGame } from './departure';
import { reversals } from './reversals';
import { hasSides } from '../results/sides';

/** A federation's rule for players who leave. */
export interface WithdrawalRule {
  readonly id: 'fide' | 'us-chess' | 'annul' | 'forfeit';
  /** Which games count, for users, and whose rule it is. */
  readonly name: string;
  readonly by?: string;
  /** Where it is published: a citation, not a text for users. */
  readonly source: string;
  /** Whether colours are reversed in an even field if somebody leaves before half. */
  readonly reverses: boolean;
  /** What happens to whoever leaves at any time; without it, half of the games decide. */
  readonly status?: 'annulled' | 'withdrawn';
  /** Rule sets whose tournaments follow this rule by default. */
  readonly defaultFor?: readonly string[];
}

/** The first is the default for every other rule set. */
export const WITHDRAWAL_RULES: readonly WithdrawalRule[] = [
  {
    id: 'fide',
    name: 'All if they played half',
    by: 'FIDE',
    source: 'FIDE C.05 General Regulations for Competitions; Tournament Rules V.4',
    reverses: false,
  },
  {
    id: 'us-chess',
    name: 'All if half, colours evened out',
    by: 'US Chess',
    source: 'US Chess Official Rules, 30B, 30E and chapter 12',
    reverses: true,
    defaultFor: ['uscf-34f'],
  },
  {
    id: 'annul',
    name: 'None',
    source: 'the rules of a league',
    reverses: false,
    status: 'annulled',
  },
  {
    id: 'forfeit',
    name: 'All that they played',
    source: 'the rules of a league',
    reverses: false,
    status: 'withdrawn',
  },
];

/** The rules by which players leave, or teams. */
export const withdrawalRulesOf = ({
  discipline,
}: Pick<Tournament, 'discipline'>): readonly WithdrawalRule[] =>
  WITHDRAWAL_RULES.filter(({ reverses }) => !discipline || !reverses);

/** The rule of the federation whose list ranks. */
export const withdrawalRuleFor = ({ ruleSet }: Pick<Tournament, 'ruleSet'>): WithdrawalRule =>
  WITHDRAWAL_RULES.find(({ defaultFor }) => defaultFor?.includes(ruleSet)) ?? entryAt(WITHDRAWAL_RULES, 0);

/** How far a player is: games completed over the board, out of those scheduled. */
export interface GamesCompleted {
  readonly completed: number;
  readonly scheduled: number;
}

/** A game that becomes a forfeit. */
export interface Forfeited {
  readonly game: number;
  readonly outcome: OutcomeCode;
}

/** What follows when a player leaves. */
export interface Withdrawal {
  readonly no: number;
  readonly rule: WithdrawalRule['id'];
  readonly progress: GamesCompleted;
  /** `annulled`: left before half, so none of their games count; `withdrawn`: games count, and the rest are forfeits. */
  readonly status: 'annulled' | 'withdrawn';
  readonly forfeits: readonly Forfeited[];
  /** How many games are lost; for teams, how many matches (the status alone makes them forfeits). */
  readonly lost: number;
  readonly reversed: readonly ReversedGame[];
  /** The tournament without them. */
  readonly after: Tournament;
  /** `colours-not-level` if too few games can still be reversed. */
  readonly warnings: readonly Problem[];
}

/**
 * Games finished over the board, even if a player has since been annulled; a forfeit is not a completed game. A match is complete
 * once each board has a result, by forfeit or not.
 */
const isCompleted = ({ outcome, annulled, boards }: Game): boolean => {
  if (boards) return boards.every((board) => board.outcome !== null);
  return annulled !== true && isPlayed({ outcome });
};

/** How many games a player has completed, and out of how many, without those against annulled players; for a team, all count. */
export const progressOf = (
  tournament: Pick<Tournament, 'games' | 'players' | 'discipline'>,
  no: number,
): GamesCompleted => {
  const gone = annulledIn(tournament);
  const counts = ({ white, black }: Game): boolean =>
    tournament.discipline !== undefined || !gone.has(white === no ? black : white);
  const own = tournament.games.filter((game) => plays(no)(game) && counts(game));
  return { completed: own.filter(isCompleted).length, scheduled: own.length };
};

/** Before half: fewer games completed than half of those scheduled (US Chess rounds the half up, which is the same). */
export const leftBeforeHalf = ({ completed, scheduled }: GamesCompleted): boolean =>
  2 * completed < scheduled;

/** The forfeit of a game that White, or else Black, has lost by default. */
export const forfeitBy = (white: boolean): OutcomeCode => (white ? '-+' : '+-');

/** Whether part of a game is still to be played. */
const isOpen = ({ outcome, boards }: Game): boolean =>
  boards ? boards.some((board) => board.outcome === null) : outcome === null;

/** Their open games become forfeits. A game still to come that the opponent had forfeited by leaving becomes a double forfeit. */
const forfeitsOf = (tournament: Tournament, no: number): readonly Forfeited[] => {
  const statusOf = new Map(tournament.players.map((player) => [player.no, player.status]));
  // Players who leave were not there for anything after that round.
  const last = lastPlayed(tournament.games);
  return tournament.games.filter(plays(no)).flatMap((game): Forfeited[] => {
    const isWhite = game.white === no;
    const opponent = statusOf.get(isWhite ? game.black : game.white);
    if (opponent === 'annulled') return [];
    if (isOpen(game)) return [{ game: game.no, outcome: forfeitBy(isWhite) }];
    const isWon = game.outcome === forfeitBy(!isWhite);
    return opponent === 'withdrawn' && isWon && game.round > last ? [{ game: game.no, outcome: '--' }] : [];
  });
};

/** Colours are only reversed in a single cycle of an even field that was complete before they left, and not where they go by strength. */
const isReversible = ({ cycles, players, colours }: Tournament): boolean =>
  colours !== 'strength' &&
  cycles === 1 &&
  players.length % 2 === 0 &&
  players.every(({ status }) => status !== 'annulled');

const reversedGames = (tournament: Tournament, no: number): readonly ReversedGame[] | null => {
  const games = tournament.games.map((game) => ({ ...game, open: game.outcome === null }));
  const found = reversals(games, no);
  return (
    found && found.map(({ no: game, round, board, white, black }) => ({ game, round, board, white, black }))
  );
};

const checkLeaver = ({ games, players, discipline }: Tournament, no: number): Result<Player> => {
  const player = players.find((each) => each.no === no);
  if (!player) return fail(problem('player-unknown', {}, { typed: no }));
  const { name, status } = player;
  if (status !== 'playing')
    return fail(problem('withdrawn-already', { player: name }, { player: name, status }));
  if ((discipline ? games.filter(plays(no)) : games).some(isOpen)) return ok(player);
  return fail(
    discipline
      ? problem('team-event-over', {}, { team: name })
      : problem('tournament-over', { player: name }),
  );
};

/**
 * What follows when a player leaves. With fewer than half of their games completed, they are annulled (FIDE), or treated as if
 * they had never taken part (US Chess 30B), and in an even field US Chess's rule reverses colours. From half on everything
 * counts, and their remaining games are forfeits. In a tournament of sections only their own section matters. Without a rule,
 * that of the tournament's rule set. Problems:
 * `player-unknown`, `withdrawn-already`, `tournament-over`, and `team-event-over` for a team whose boards all have results.
 */
export const withdrawal = (
  all: Tournament,
  no: number,
  rule: WithdrawalRule = withdrawalRuleFor(all),
): Result<Withdrawal> => {
  const tournament = fieldOf(all, no);
  const leaver = checkLeaver(tournament, no);
  if (!leaver.ok) return leaver;
  const progress = progressOf(tournament, no);
  const annulled = rule.status ? rule.status === 'annulled' : leftBeforeHalf(progress);
  const status = annulled ? 'annulled' : 'withdrawn';
  const lost = annulled ? [] : forfeitsOf(tournament, no);
  const forfeits = tournament.discipline ? [] : lost;
  const turned = annulled && rule.reverses && isReversible(tournament) ? reversedGames(tournament, no) : [];
  const reversed = turned ?? [];
  return ok({
    no,
    rule: rule.id,
    progress,
    status,
    forfeits,
    lost: lost.length,
    reversed,
    after: applyDeparture(all, { no, status, outcomes: forfeits, reversed }),
    warnings:
      turned || !hasSides(tournament)
        ? []
        : [problem('colours-not-level', { player: leaver.value.name }, { player: leaver.value.name })],
  });
};

/** After three games lost by default a player may be expelled; the arbiter decides (FIDE Tournament Rules V.2). */
const FORFEITS_TO_EXPEL = 3;

/** Players still in the tournament who have lost three games or more by default. */
export const expellable = (tournament: Tournament): readonly Player[] => {
  const lost = countedGames(tournament).flatMap(({ white, black, outcome }) => {
    const { kind, white: ofWhite, black: ofBlack } = outcomeOf(outcome);
    if (kind === 'played') return [];
    return [...(ofWhite === 'loss' ? [white] : []), ...(ofBlack === 'loss' ? [black] : [])];
  });
  return tournament.players.filter(
    ({ no, status }) =>
      status === 'playing' && lost.filter((loser) => loser === no).length >= FORFEITS_TO_EXPEL,
  );
};

/** `may-be-expelled` for each player who may be now and, given `before`, could not be earlier. */
export const expulsionWarnings = (tournament: Tournament, before?: Tournament): readonly Problem[] => {
  const known = new Set(before ? expellable(before).map(({ no }) => no) : []);
  return expellable(tournament)
    .filter(({ no }) => !known.has(no))
    .map(({ name }) =>
      problem('may-be-expelled', { player: name }, { player: name, count: FORFEITS_TO_EXPEL }),
    );
};
