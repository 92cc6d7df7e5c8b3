import { largest } from '../core/extremes';
import type { Tournament } from '../core/model';
import { fieldsOf } from '../core/sections/fields';
import { present } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result, failAll } from '../core/result';
import type { WorkbookPlan } from '../grid/plan';
import { wordsOf } from '../language/language';
import { movedParts } from '../sheets/carryOver';
import { findTournaments } from '../sheets/findTournaments';
import { refreshModeOf } from '../sheets/layout';
import type { LiveHandout } from '../sheets/liveHandout/liveHandout';
import { LIVE_HANDOUTS } from '../sheets/liveHandout/registry';
import { sheetNames } from '../sheets/names';
import { freeName } from '../sheets/handout/registry';
import { makeWorkbook } from '../sheets/workbook';
import type { Progress, Workbook } from '../workbook/port';
import type { OpenTournament } from './open';
import { namesNow } from './rebuild';

/** A sheet that was added. */
export interface AddedHandout {
  readonly sheet: string;
  readonly warnings: readonly Problem[];
}

/** The identity of the sheets while they are made: letters and digits, unlike that of any other. */
export interface HandoutIdentity {
  readonly id: string;
}

const isRefreshed = ({ players, tieBreaks, teams, sections }: Tournament): boolean =>
  teams.length === 0 && !sections && refreshModeOf(players.length, tieBreaks.length) !== 'live';

/** The players of the largest field, and the most games that one of them has. */
const sizeOf = (tournament: Tournament): { readonly players: number; readonly games: number } => {
  const fields = fieldsOf(tournament);
  return {
    players: largest(fields.map(({ players }) => players.length)),
    games: largest(fields.map(({ players, cycles }) => players.length * cycles)),
  };
};

const isTooLarge = ({ most }: LiveHandout, tournament: Tournament): boolean => {
  const { players, games } = sizeOf(tournament);
  return players > most.players || games > most.games;
};

const isOfMatch = ({ notInMatch }: LiveHandout, { teams }: Tournament): boolean =>
  notInMatch === true && teams.length > 0;

/** The live handouts that a tournament can have and does not have yet. */
export const offeredLiveHandouts = (tournament: Tournament): readonly LiveHandout[] =>
  LIVE_HANDOUTS.filter(
    (handout) =>
      !isRefreshed(tournament) &&
      !isTooLarge(handout, tournament) &&
      !isOfMatch(handout, tournament) &&
      !tournament.liveHandouts?.includes(handout.id),
  );

/** What a handout cannot be about: all live ones are about everyone and all rounds. */
interface NotAsked {
  readonly player: string | number | undefined;
  readonly round: number | undefined;
}

const problemsOf = (
  handout: LiveHandout,
  open: OpenTournament,
  { player, round }: NotAsked,
): readonly Problem[] => {
  const { id, most } = handout;
  const { tournament, parts } = open;
  const there = parts.liveHandouts?.[id];
  const players = tournament.players.length;
  const named = { handout: id };
  if (there !== undefined) return [problem('handout-there', { sheet: there }, { sheet: there })];
  if (isRefreshed(tournament)) return [problem('handout-refreshed', {}, { ...named, players })];
  const limits = { mostPlayers: most.players, mostGames: most.games };
  const size = sizeOf(tournament);
  return [
    ...(isOfMatch(handout, tournament) ? [problem('handout-of-match', {}, named)] : []),
    ...(player === undefined ? [] : [problem('handout-of-all', { field: 'player' }, named)]),
    ...(round === undefined ? [] : [problem('handout-of-all', { field: 'round' }, named)]),
    ...(isTooLarge(handout, tournament)
      ? [problem('handout-too-large', {}, { ...named, ...size, ...limits })]
      : []),
  ];
};

/** The handout's sheet and its name, of the plan of all sheets; `handout-moved` where its formulas would miss what they lean on. */
const planOf = (
  { id, name }: LiveHandout,
  { tournament, parts, tabs }: OpenTournament,
  { id: staged }: HandoutIdentity,
): Result<WorkbookPlan> => {
  const texts = wordsOf(tournament);
  const names = namesNow(parts, sheetNames(texts, tournament.event, tabs));
  const sheet = freeName(name, tabs);
  const liveHandouts = [...(tournament.liveHandouts ?? []), id];
  const whole = makeWorkbook(
    { ...tournament, liveHandouts },
    { ...names, liveHandouts: { ...names.liveHandouts, [id]: sheet } },
    texts,
    '',
  );
  const planned = present(findTournaments(whole.names).find((each) => each.sheet === parts.sheet));
  const [moved] = movedParts(planned.places, parts.places);
  if (moved)
    return fail(problem('handout-moved', { sheet: moved.sheet }, { sheet: moved.sheet, handout: id }));
  return ok({
    id: staged,
    sheets: whole.sheets.filter((each) => each.name === sheet),
    names: whole.names.filter((each) => each.sheet === sheet),
    active: { sheet, row: 0, column: 0 },
  });
};

/**
 * Whether a handout that there is as values, too, can follow the results: of everyone, in a tournament that has formulas, whose
 * sheets stand where they were made.
 */
export const canFollow = (handout: LiveHandout, opened: OpenTournament, asked: NotAsked): boolean =>
  problemsOf(handout, opened, asked).every(({ code }) => code === 'handout-there') &&
  planOf(handout, opened, { id: '' }).ok;

/**
 * Adds a handout that follows the results to the sheets of a tournament, all of whose parts were read. Problems:
 * `handout-there`, `handout-refreshed`, `handout-of-all`, `handout-too-large`, `handout-moved`, and those of the port.
 */
export const addLiveHandout = async (
  workbook: Workbook,
  handout: LiveHandout,
  opened: OpenTournament,
  asked: NotAsked,
  identity: HandoutIdentity,
  progress?: Progress,
): Promise<Result<AddedHandout>> => {
  const [first, ...more] = problemsOf(handout, opened, asked);
  if (first) return failAll([first, ...more]);
  const plan = planOf(handout, opened, identity);
  if (!plan.ok) return plan;
  const written = await workbook.create(plan.value, progress);
  if (!written.ok) return written;
  // Its formulas lean on sheets that stand already: they follow once all is worked out together.
  const followed = await workbook.change({ cells: [] });
  return andThen(followed, () => ok({ sheet: plan.value.active.sheet, warnings: written.value.warnings }));
};
