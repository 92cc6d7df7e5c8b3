import type { Tournament } from '../core/model';
import { playerNamed } from '../core/playerNamed';
import type { PaperFormat } from '../core/paper';
import { sizeProblem, type ScheduleRequest } from '../core/pairing/request';
import { makeSchedule } from '../core/pairing/schedule';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { citedIn } from '../sheets/cited';
import type { Handout } from '../sheets/handout/handout';
import { HANDOUTS, handoutOf, handoutProblems, makeHandout } from '../sheets/handout/registry';
import { subjectOf, subjectOfTable, type Subject } from '../sheets/handout/subject';
import { LIVE_HANDOUTS } from '../sheets/liveHandout/registry';
import type { WorkbookPlan } from '../grid/plan';
import type { Progress, Workbook } from '../workbook/port';
import {
  addLiveHandout,
  canFollow,
  offeredLiveHandouts,
  type AddedHandout,
  type HandoutIdentity,
} from './liveHandout';
import { openTournament } from './open';

export type { AddedHandout } from './liveHandout';

/** Every handout that can be asked for: those that follow the results first. */
export const ASKED_HANDOUTS: readonly Pick<Handout, 'id' | 'name' | 'about'>[] = [
  ...LIVE_HANDOUTS.filter(({ id }) => !HANDOUTS.some((each) => each.id === id)),
  ...HANDOUTS,
];

/** Which handout, of whom if it is about one player (name or pairing number), and of which round if it is about one. */
export interface AskedHandout {
  readonly handout: string;
  readonly player?: string | number | undefined;
  readonly round?: number | undefined;
}

/** Which handout, and in which language. */
export interface HandoutChoice extends AskedHandout {
  readonly language: string;
}

/** A handout as it is offered. */
export interface OfferedHandout {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Whether it can be about one player. */
  readonly ofPlayer: boolean;
  /** Whether it can be about one round, and whether about all of them at once. */
  readonly ofRound: boolean;
  readonly ofAllRounds: boolean;
}

/** The handouts that make sense for a tournament. */
export const offeredHandouts = (tournament: Tournament): readonly OfferedHandout[] => {
  const subject = subjectOf(tournament);
  const canBe = (handout: Handout, round: number | null): boolean =>
    handoutProblems(handout, { ...subject, round }).length === 0;
  const live = offeredLiveHandouts(tournament);
  const asValues = new Set(HANDOUTS.map(({ id }) => id));
  const ofAll = { ofPlayer: false, ofRound: false, ofAllRounds: true };
  return [
    ...live
      .filter(({ id }) => !asValues.has(id))
      .map(({ id, name, about }) => ({ id, name, about, ...ofAll })),
    ...HANDOUTS.filter((handout) => canBe(handout, null) || canBe(handout, 1)).map((handout) => {
      const { id, name, ofPlayer, ofRound } = handout;
      const { about } = live.find((each) => each.id === id) ?? handout;
      return { id, name, about, ofPlayer, ofRound, ofAllRounds: canBe(handout, null) };
    }),
  ];
};

const planOf = (sheet: WorkbookPlan['sheets'][number], { id }: HandoutIdentity): WorkbookPlan => ({
  id,
  sheets: [sheet],
  names: [],
  active: { sheet: sheet.name, row: 0, column: 0 },
});

interface Adding {
  readonly handout: Handout;
  readonly subject: Subject;
  readonly language: string;
  /** The tabs that there are. */
  readonly taken: readonly string[];
  readonly identity: HandoutIdentity;
}

const add = async (
  workbook: Workbook,
  { handout, subject, language, taken, identity }: Adding,
  progress?: Progress,
): Promise<Result<AddedHandout>> => {
  const sheet = makeHandout(handout, subject, language, taken);
  if (!sheet.ok) return sheet;
  const written = await workbook.create(planOf(sheet.value, identity), progress);
  return andThen(written, ({ warnings }) => ok({ sheet: sheet.value.name, warnings }));
};

/**
 * Adds a handout of a tournament to its workbook, as a new sheet that nothing depends on. `named` is the Tournament sheet or
 * the id. Problems: `handout-unknown`, `player-unknown`, `number-out-of-range` for the round, those of `openTournament`,
 * `makeHandout` and the port.
 */
export const addHandout = async (
  workbook: Workbook,
  { handout: typed, player: who, round: which, language }: HandoutChoice,
  named: string | undefined,
  identity: HandoutIdentity,
  progress?: Progress,
): Promise<Result<AddedHandout>> => {
  const live = LIVE_HANDOUTS.find(({ id }) => id === typed);
  const asValues = handoutOf(typed);
  if (!live && !asValues.ok) return asValues;
  const opened = await openTournament(workbook, named, { extent: 'all' });
  if (!opened.ok) return opened;
  const asked = { player: who, round: which };
  if (live && (!asValues.ok || canFollow(live, opened.value, asked)))
    return addLiveHandout(workbook, live, opened.value, asked, identity, progress);
  if (!asValues.ok) return asValues;
  const { tournament, parts, gridOf, tabs: taken } = opened.value;
  const player = who === undefined ? ok(null) : andThen(playerNamed(tournament, who), ({ no }) => ok(no));
  if (!player.ok) return player;
  const round = roundAmong(tournament.rounds, which);
  if (!round.ok) return round;
  const cited = citedIn(tournament, parts, gridOf);
  const subject = subjectOf(tournament, { player: player.value, round: round.value, cited });
  return add(workbook, { handout: asValues.value, subject, language, taken, identity }, progress);
};

/** A table of numbers that a handout is made of. */
export type TableChoice = HandoutChoice &
  Omit<ScheduleRequest, 'literal'> & { readonly paper?: PaperFormat | undefined };

/**
 * Adds a handout of a system and a number of players to a workbook. Problems: `handout-unknown`, `player-unknown`,
 * `number-out-of-range` for the round, those of `makeSchedule`, `makeHandout` and the port.
 */
export const addTableHandout = async (
  workbook: Workbook,
  { handout: typed, player: who, round: which, language, paper, ...request }: TableChoice,
  identity: HandoutIdentity,
): Promise<Result<AddedHandout>> => {
  const handout = handoutOf(typed);
  if (!handout.ok) return handout;
  const schedule = makeSchedule(request);
  if (!schedule.ok) return schedule;
  const subject = subjectOfTable(schedule.value, paper);
  const player = who === undefined ? ok(null) : numberOf(subject, who);
  if (!player.ok) return player;
  const round = roundAmong(subject.rounds.length, which);
  if (!round.ok) return round;
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const taken = overview.value.sheets.map(({ name }) => name);
  const chosen = {
    handout: handout.value,
    subject: { ...subject, player: player.value, round: round.value },
  };
  return add(workbook, { ...chosen, language, taken, identity });
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
