import type { Draw } from '../../src/core/draw/protocol';
import { makeNumbering } from '../../src/core/draw/numbers';
import { makeTournament } from '../../src/core/tournament';
import type { Game, Tournament } from '../../src/core/model';
import { makeOptions } from '../../src/core/pairing/options';
import { makeTyped } from '../../src/core/results/typed';
import type { CellValue } from '../../src/grid/cell';
import { makeDrawLine } from '../../src/sheets/log/draw';
import {
  cellOf,
  linesOf,
  nextStep,
  resultOf,
  standingSteps,
  TIME,
  tournamentOf,
  withCell,
  withLines,
  type Held,
  type Rewritten,
  type Taken,
} from './model';
import { outcomeOf, pendingOf } from './texts';

type Named = readonly [name: string, value: CellValue];

const settings = ({
  rounds,
  exchangeLastTwo,
  systemOptions,
  numbering,
  pins = [],
}: Tournament): readonly Named[] => [
  ['setting rounds', rounds],
  ['setting exchange', exchangeLastTwo ? 'yes' : 'no'],
  ['setting options', systemOptions ? makeOptions(systemOptions) : null],
  ['setting numbering', makeNumbering(numbering)],
  ['setting seed', numbering.seed ?? null],
  ['setting pins', pins.map(({ no, board }) => `${no}${board ? `:${board}` : ''}`).join(', ') || null],
];

const persons = ({ players }: Tournament): readonly Named[] =>
  players.flatMap(({ no, ...player }): readonly Named[] => [
    [`player ${no} name`, player.name],
    [`player ${no} rating`, player.rating?.typed ?? null],
    [`player ${no} federation`, player.federation ?? null],
    [`player ${no} adjustment`, player.adjustment ?? null],
    [`player ${no} reason`, player.adjustmentReason ?? null],
    [`player ${no} status`, player.status === 'playing' ? null : player.status],
    [`player ${no} playOff`, player.playOff ?? null],
  ]);

const schedule = ({ games, rests }: Pick<Tournament, 'games' | 'rests'>): readonly Named[] => [
  ...games.flatMap(({ no, round, board, white, black, outcome, pending }): readonly Named[] => [
    [`game ${no} round`, round],
    [`game ${no} board`, board],
    [`game ${no} left`, white],
    [`game ${no} right`, black],
    [`game ${no}`, pending ?? (outcome === null ? null : makeTyped(outcome))],
  ]),
  ...[...rests]
    .sort((one, other) => one.round - other.round)
    .map(({ round, player }): Named => [`round ${round} bye`, player]),
];

/** The player, game or round of a cell, such as `player 3` of `player 3 status`; of a setting, its name. */
const ownerOf = (name: string): string => name.split(' ').slice(0, 2).join(' ');

/** Two lists of cells beside each other, those of both that differ or stand in one of them alone marked. */
const beside = (before: readonly Named[], after: readonly Named[]) => {
  const [old, now] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...now.keys()])].map((name) => {
    const cell: Rewritten = { name, before: old.get(name) ?? null, after: now.get(name) ?? null };
    const differs = old.has(name) !== now.has(name) || cell.before !== cell.after;
    return { cell, differs };
  });
};

const differences = (before: readonly Named[], after: readonly Named[]): readonly Rewritten[] =>
  beside(before, after).flatMap(({ cell, differs }) => (differs ? [cell] : []));

/** Of whom or what anything differs, all that is not empty before and after. */
const wholes = (before: readonly Named[], after: readonly Named[]): readonly Rewritten[] => {
  const cells = beside(before, after);
  const owners = new Set(cells.flatMap(({ cell, differs }) => (differs ? [ownerOf(cell.name)] : [])));
  return cells.flatMap(({ cell, differs }) =>
    differs || (owners.has(ownerOf(cell.name)) && cell.before !== null) ? [cell] : [],
  );
};

/** Whether all games are open and as the system has them: then nobody need be told of them. */
const isOfSystem = (tournament: Tournament): boolean => {
  const made = makeTournament(tournament);
  return made.ok && differences(schedule(made.value), schedule(tournament)).length === 0;
};

const isOfSchedule = ({ name }: Rewritten): boolean => /^(game|round) /.test(name);

/** What the Log tells of a change of the field. */
const toldOf = (before: Tournament, after: Tournament): readonly Rewritten[] => {
  const told = wholes(
    [...settings(before), ...persons(before), ...schedule(before)],
    [...settings(after), ...persons(after), ...schedule(after)],
  );
  return isOfSystem(before) && isOfSystem(after) ? told.filter((cell) => !isOfSchedule(cell)) : told;
};

const isSameGame = (one: Game, other: Game | undefined): boolean =>
  one.white === other?.white && one.black === other.black;

/** With sheets made anew for another field: of what was typed, results stay as they were typed. */
const remade = (tournament: Held, next: Tournament): Held => {
  const counts = (text: string): readonly unknown[] => [outcomeOf(text), pendingOf(text)];
  const stays = (game: Game): boolean => {
    const text = resultOf(tournament, game.no - 1);
    return text !== '' && String(counts(text)) === String([game.outcome, game.pending ?? null]);
  };
  const { games } = tournamentOf(tournament);
  return next.games
    .filter((game) => isSameGame(game, games[game.no - 1]) && stays(game))
    .reduce((result, { no }) => withCell(result, `game ${no}`, resultOf(tournament, no - 1)), {
      ...tournament,
      base: next,
      cells: new Map(),
    } as Held);
};

/** Whether anything is known of a game: from then on nothing is drawn anew. */
export const hasBegun = ({ games }: Tournament): boolean =>
  games.some(({ outcome, pending }) => outcome !== null || pending !== undefined);

/** What came out of a draw because the field changed. */
export type Drawn = Pick<Draw, 'lines'>;

const drawLines = ({ log }: Held, next: Tournament, step: number, { lines }: Drawn) => {
  const { numbering, id } = next;
  const no = log.filter(({ rule }) => rule.startsWith('draw ')).length + 1;
  const draw = { no, time: TIME, numbering: makeNumbering(numbering), seed: numbering.seed!, lines };
  return lines.length === 0 ? [] : [makeDrawLine(draw, { step, tournament: id })];
};

/** After the field has changed in one step; `drawn` if lots were drawn. */
export const afterField = (tournament: Held, rule: string, next: Tournament, drawn: Drawn): Held => {
  const { base } = tournament;
  const cells = toldOf(tournamentOf(tournament), next);
  const step = nextStep(tournament);
  const after: Held = {
    ...remade(tournament, next),
    log: withLines(tournament, [
      ...drawLines(tournament, next, step, drawn),
      ...linesOf(base, step, rule, cells),
    ]),
  };
  return {
    ...after,
    taken: [
      ...standingSteps(tournament),
      { step, rule, cells, undone: false, field: { before: tournament, after } },
    ],
  };
};

/** Cells, by their names, that are others now than in `then`. */
const changedSince = (tournament: Held, then: Held): readonly Rewritten[] => {
  const all = (of: Held): readonly Named[] => {
    const now = tournamentOf(of);
    return [...persons(now), ...schedule(now)];
  };
  return differences(all(then), all(tournament));
};

/**
 * Whether a change of the field can be taken back, or done again: whatever player or game it changes is still as it was just
 * after it, or before it. Where it tells of no game, all of them have to be so.
 */
export const isFieldAs = (tournament: Held, { cells }: Taken, then: Held): boolean => {
  const owners = new Set(cells.map(({ name }) => ownerOf(name)));
  const tells = cells.some(isOfSchedule);
  return changedSince(tournament, then).every(
    (cell) => !owners.has(ownerOf(cell.name)) && (tells || !isOfSchedule(cell)),
  );
};

/** The field as it was at another time, with all that has changed since this one. */
export const withFieldOf = (tournament: Held, since: Held, then: Held): Held => {
  const restored = changedSince(tournament, since).reduce(
    (result, { name }) => withCell(result, name, cellOf(tournament, name)),
    then,
  );
  const { base, cells } = remade(tournament, tournamentOf(restored));
  return { ...tournament, base, cells };
};

/** Steps that were taken with the numbers that players and games have now. */
export const stepsOfNumbers = (tournament: Held): readonly Taken[] => {
  const steps = standingSteps(tournament);
  const renumbered = steps.filter(({ field, rule }) => field !== undefined && !rule.endsWith(' seat')).at(-1);
  return steps.filter(({ step }) => step > (renumbered?.step ?? 0));
};
