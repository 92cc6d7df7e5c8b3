import '../language/late';
import { largest } from '../core/extremes';
import type { Tournament } from '../core/model';
import { playerNamed } from '../core/names/meant';
import type { PaperFormat } from '../core/paper';
import { sizeProblem, type ScheduleRequest, makeSchedule } from '../core/pairing/schedule';
import { entryAt, present } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { andThen, collectResults, fail, failAll, ok, type Result } from '../core/result';
import { fieldsOf } from '../core/sections/fields';
import { wordsOf } from '../language/language';
import type { Grid } from '../grid/grid';
import type { WorkbookPlan } from '../grid/plan';
import { movedParts } from '../sheets/carryOver';
import { citedIn } from '../sheets/cited';
import { findTournaments } from '../sheets/findTournaments';
import {
  earlyProblems,
  type Handout,
  type LiveHandout,
  ofAllProblems,
  valuesOf,
} from '../sheets/handout/handout';
import { cellsOf, madeHandouts, madeName, type MadeHandout } from '../sheets/handout/made';
import { freeName, HANDOUTS, handoutOf, handoutProblems, makeHandout } from '../sheets/handout/registry';
import { subjectOf, subjectOfTable, type Subject } from '../sheets/handout/subject';
import { refreshModeOf } from '../sheets/layout';
import { sheetNames } from '../sheets/names';
import { makeWorkbook } from '../sheets/allSheets';
import type { Progress, Workbook } from '../workbook/port';
import { openTournament, type OpenTournament } from './open';
import { namesNow } from './rebuild';
import { foreignSheets, wouldBreak } from './wouldBeLost';

/** A sheet that was added, or that stands where it stood, as it would be made now. */
export interface AddedHandout {
  readonly sheet: string;
  readonly isNew: boolean;
  readonly warnings: readonly Problem[];
}

/** The identity of the sheets while they are made: letters and digits, unlike that of any other. */
export interface HandoutIdentity {
  readonly id: string;
}

/** Which handout, of whom if it is about one player (name or pairing number), and of which round if it is about one. */
export interface AskedHandout {
  readonly handout: string;
  readonly player?: string | number | undefined;
  readonly round?: number | undefined;
}

/** A handout as it is offered. */
export interface OfferedHandout {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Those whom it can be about now, by their numbers. */
  readonly players: () => readonly number[];
  /** The rounds it can be about now, of a player or of everyone, in order; `null` is all of them at once. */
  readonly rounds: (player: number | null) => readonly (number | null)[];
}

const isRefreshed = ({ players, tieBreaks, teams, sections }: Tournament): boolean =>
  teams.length === 0 && !sections && refreshModeOf(players.length, tieBreaks.length) !== 'live';

/** Why a handout cannot follow the results of a tournament: those that do are about everyone and all rounds. */
const liveProblems = (
  { handout: id, player, round }: AskedHandout,
  { most, notInMatch }: LiveHandout,
  tournament: Tournament,
): readonly Problem[] => {
  const named = { handout: id };
  if (isRefreshed(tournament))
    return [problem('handout-refreshed', {}, { ...named, players: tournament.players.length })];
  const fields = fieldsOf(tournament);
  const players = largest(fields.map((field) => field.players.length));
  const games = largest(fields.map((field) => field.players.length * field.cycles));
  const limits = { mostPlayers: most.players, mostGames: most.games };
  return [
    ...(notInMatch && tournament.teams.length > 0 ? [problem('handout-of-match', {}, named)] : []),
    ...ofAllProblems(id, { player: player !== undefined, round: round !== undefined }),
    ...(players > most.players || games > most.games
      ? [problem('handout-too-large', {}, { ...named, players, games, ...limits })]
      : []),
  ];
};

/** The handouts that make sense for a tournament; of those that follow its results and stand already, what is of one player. */
export const offeredHandouts = (tournament: Tournament): readonly OfferedHandout[] => {
  const subject = subjectOf(tournament);
  return HANDOUTS.flatMap((handout): OfferedHandout[] => {
    const { id, name, live } = handout;
    if (earlyProblems(handout, tournament).length > 0) return [];
    const values = valuesOf(handout, tournament);
    const isThere = tournament.liveHandouts?.includes(id) ?? false;
    if (isThere && !values?.ofPlayer) return [];
    const about = (tournament.discipline && handout.ofTeams?.about) ?? handout.about;
    const canBe = (player: number | null, round: number | null): boolean =>
      handoutProblems(handout, { ...subject, player, round }).length === 0;
    const follows =
      live !== undefined &&
      !tournament.discipline &&
      !isThere &&
      liveProblems({ handout: id }, live, tournament).length === 0;
    const rounds = (player: number | null): readonly (number | null)[] => [
      ...((player === null && follows) || canBe(player, null) ? [null] : []),
      ...subject.rounds.flatMap(({ round }) => (values?.ofRound && canBe(player, round) ? [round] : [])),
    ];
    if (rounds(null).length === 0) return [];
    const players = (): readonly number[] =>
      values?.ofPlayer ? tournament.players.flatMap(({ no }) => (rounds(no).length > 0 ? [no] : [])) : [];
    return [{ id, name, about: follows ? `${about}; the sheet updates itself` : about, players, rounds }];
  });
};

const planOf = (sheet: WorkbookPlan['sheets'][number], { id }: HandoutIdentity): WorkbookPlan => ({
  id,
  sheets: [sheet],
  names: [],
  active: { sheet: sheet.name, row: 0, column: 0 },
});

/**
 * The sheet that follows the results, and its name, of the plan of all sheets; the name alone of one that stands. Problems: those of
 * `liveProblems`, `handout-moved` where its formulas would miss what they lean on.
 */
const livePlan = (
  { id, name }: Handout,
  live: LiveHandout,
  { tournament, parts, tabs }: OpenTournament,
  asked: AskedHandout,
  identity: HandoutIdentity,
): Result<WorkbookPlan | string> => {
  const [first, ...more] = liveProblems(asked, live, tournament);
  if (first) return failAll([first, ...more]);
  const there = parts.liveHandouts?.[id];
  if (there !== undefined) return ok(there);
  const texts = wordsOf(tournament);
  const names = namesNow(parts, sheetNames(texts, tournament.event, tabs));
  const sheet = freeName(name, tabs);
  const whole = makeWorkbook(
    { ...tournament, liveHandouts: [...(tournament.liveHandouts ?? []), id] },
    { ...names, liveHandouts: { ...names.liveHandouts, [id]: sheet } },
    texts,
    '',
  );
  const planned = present(findTournaments(whole.names).find((each) => each.sheet === parts.sheet));
  const [moved] = movedParts(planned.places, parts.places);
  if (moved)
    return fail(problem('handout-moved', { sheet: moved.sheet }, { sheet: moved.sheet, handout: id }));
  return ok({
    ...planOf(present(whole.sheets.find((each) => each.name === sheet)), identity),
    names: whole.names.filter((each) => each.sheet === sheet),
  });
};

/** What a sheet holds if that is only what we wrote there, and nothing of the organiser's refers to it. */
const untouched = async (workbook: Workbook, { sheet, cells }: MadeHandout): Promise<Result<Grid | null>> => {
  const read = await workbook.read((overview) => ({
    ranges: [{ sheet, area: 'used' }],
    formulas: foreignSheets(overview, [sheet]),
  }));
  return andThen(read, (snapshot) => {
    const grid = entryAt(snapshot.ranges, 0);
    return ok(cellsOf(grid) === cells && wouldBreak(snapshot, [sheet]).length === 0 ? grid : null);
  });
};

/** What somebody does on a sheet between the looks at it, and what of theirs a file holds beside cells. */
const THEIRS: readonly Problem['code'][] = ['changed-meanwhile', 'sheet-holds-more'];

/**
 * Writes a sheet of values in the place of the one that is called like it, of those made before that still hold what we wrote; else
 * beside them. `kept` are those whose name it would have.
 */
const writeValues = async (
  workbook: Workbook,
  planFor: (kept: readonly string[]) => Result<WorkbookPlan>,
  before: readonly MadeHandout[],
  progress: Progress | undefined,
  kept: readonly string[] = [],
): Promise<Result<AddedHandout>> => {
  const plan = planFor(kept);
  if (!plan.ok) return plan;
  const { sheet } = plan.value.active;
  const old = before.find((each) => each.sheet === sheet);
  if (!old) {
    const told = kept.map((each) => problem('handout-kept', { sheet: each }, { new: sheet }));
    return andThen(await workbook.create(plan.value, progress), ({ warnings }) =>
      ok({ sheet, isNew: true, warnings: [...told, ...warnings] }),
    );
  }
  const seen = await untouched(workbook, old);
  if (!seen.ok) return seen;
  const outgoing = seen.value && { sheets: [sheet], asRead: [seen.value] };
  const replaced = outgoing && (await workbook.replace(outgoing, plan.value, progress));
  if (replaced?.ok) return ok({ sheet, isNew: false, warnings: replaced.value.warnings });
  if (replaced && !replaced.problems.every(({ code }) => THEIRS.includes(code))) return replaced;
  return writeValues(workbook, planFor, before, progress, [...kept, sheet]);
};

/** Adds the sheet of values, as the tournament stands; one that would be made alike is left, and one that would not is made anew. */
const addValues = async (
  workbook: Workbook,
  handout: Handout,
  { tournament, parts, gridOf, tabs, names }: OpenTournament,
  { player: who, round: which }: AskedHandout,
  identity: HandoutIdentity,
  progress: Progress | undefined,
): Promise<Result<AddedHandout>> => {
  const found = collectResults({
    player: who === undefined ? ok(null) : andThen(playerNamed(tournament, who), ({ no }) => ok(no)),
    round: roundAmong(tournament.rounds, which),
  });
  if (!found.ok) return found;
  const about = found.value;
  const before = madeHandouts(names, tournament).filter(
    ({ id, player, round }) => id === handout.id && player === about.player && round === about.round,
  );
  const there = before.find(({ isSame }) => isSame);
  if (there) return ok({ sheet: there.sheet, isNew: false, warnings: [] });
  const subject = subjectOf(tournament, { ...about, cited: citedIn(tournament, parts, gridOf) });
  const others = tabs.filter((tab) => !before.some(({ sheet }) => sheet === tab));
  const planFor = (kept: readonly string[]) =>
    andThen(makeHandout(handout, subject, [...others, ...kept]), (sheet) =>
      ok({ ...planOf(sheet, identity), names: [madeName(sheet, handout, tournament, about)] }),
    );
  return writeValues(workbook, planFor, before, progress);
};

/**
 * Adds a handout of a tournament to its workbook, as a new sheet that nothing depends on; it follows the results where it can.
 * `named` is the Tournament sheet or the id. Problems: `handout-unknown`, `handout-early`, `player-unknown`,
 * `number-out-of-range` for the round, those of `openTournament`, `livePlan`, `makeHandout` and the port.
 */
export const addHandout = async (
  workbook: Workbook,
  choice: AskedHandout,
  named: string | undefined,
  identity: HandoutIdentity,
  progress?: Progress,
): Promise<Result<AddedHandout>> => {
  const found = handoutOf(choice.handout);
  if (!found.ok) return found;
  const opened = await openTournament(workbook, named, { extent: 'all', of: 'all' });
  if (!opened.ok) return opened;
  const { live, values } = found.value;
  const following =
    live && !opened.value.tournament.discipline
      ? livePlan(found.value, live, opened.value, choice, identity)
      : null;
  if (following && !following.ok && !values) return following;
  const [early] = earlyProblems(found.value, opened.value.tournament);
  if (early) return fail(early);
  if (!following?.ok) return addValues(workbook, found.value, opened.value, choice, identity, progress);
  if (typeof following.value === 'string') return ok({ sheet: following.value, isNew: false, warnings: [] });
  const { sheet } = following.value.active;
  const written = await workbook.create(following.value, progress);
  if (!written.ok) return written;
  // Formulas lean on sheets that stand already: they follow once all is worked out together.
  return andThen(await workbook.change({ cells: [] }), () =>
    ok({ sheet, isNew: true, warnings: written.value.warnings }),
  );
};

/** A table of numbers that a handout is made of. */
export type TableChoice = AskedHandout &
  Omit<ScheduleRequest, 'literal'> & { readonly paper?: PaperFormat | undefined };

/**
 * Adds a handout of a system and a number of players to a workbook. Problems: `handout-unknown`, `player-unknown`,
 * `number-out-of-range` for the round, those of `makeSchedule`, `makeHandout` and the port.
 */
export const addTableHandout = async (
  workbook: Workbook,
  { handout: typed, player: who, round: which, paper, ...request }: TableChoice,
  identity: HandoutIdentity,
): Promise<Result<AddedHandout>> => {
  const handout = handoutOf(typed);
  if (!handout.ok) return handout;
  const schedule = makeSchedule(request);
  if (!schedule.ok) return schedule;
  const table = subjectOfTable(schedule.value, paper);
  const about = collectResults({
    player: who === undefined ? ok(null) : numberOf(table, who),
    round: roundAmong(table.rounds.length, which),
  });
  if (!about.ok) return about;
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const taken = overview.value.sheets.map(({ name }) => name);
  const sheet = makeHandout(handout.value, { ...table, ...about.value }, taken);
  if (!sheet.ok) return sheet;
  const written = await workbook.create(planOf(sheet.value, identity));
  return andThen(written, ({ warnings }) => ok({ sheet: sheet.value.name, isNew: true, warnings }));
};

const numberOf = ({ players }: Subject, typed: string | number): Result<number> => {
  const found = players.find(({ no }) => no === Number(typed));
  return found ? ok(found.no) : fail(problem('player-unknown', {}, { typed }));
};

const roundAmong = (rounds: number, asked: number | undefined): Result<number | null> => {
  if (asked === undefined) return ok(null);
  const wrong = sizeProblem('round', asked, 1, rounds);
  return wrong ? fail(wrong) : ok(asked);
};
