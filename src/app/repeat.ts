import { placePins, wantedPins } from '../core/draw/placePins';
import { isRepeated, type Draw } from '../core/draw/protocol';
import type { Tournament } from '../core/model';
import { foldedName } from '../core/name';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../core/result';
import { parseDraws } from '../sheets/drawLine';
import { parseReference } from '../sheets/found';
import type { Roster } from '../sheets/roster';
import type { Reader, Workbook } from '../workbook/port';
import { listAddress } from './protocol';
import { openRoster, type ListChoice } from './roster';
import { openStep } from './step';

/** A tournament's draws, each of which came out of its list again. */
export interface Repeated {
  readonly tournament: Tournament;
  readonly draws: readonly Draw[];
}

/** The list of a draw: where somebody says it is, else where it stood, found there by itself if it can be. */
const listOf = async (reader: Reader, { list }: Draw, given: ListChoice): Promise<Result<Roster>> => {
  const stood = list === undefined ? null : parseReference(list);
  if (given.sheet !== undefined || given.range !== undefined || !stood) return openRoster(reader, given);
  const found = await openRoster(reader, { sheet: stood.sheet });
  return found.ok && listAddress(found.value) === list
    ? found
    : openRoster(reader, { sheet: stood.sheet, range: stood.area });
};

/** The names that a draw gives to the numbers of a tournament: members of the first team before those of the second. */
const namesDrawn = (
  { players, teams, system, systemOptions, pins }: Tournament,
  { players: entries }: Roster,
  { lines }: Draw,
): Result<readonly string[]> => {
  const order = lines.map((line) => line - 1);
  const wanted = wantedPins({ players, ...(pins ? { pins } : {}) }, entries);
  const placed = placePins(entries, order, wanted, { system, options: systemOptions });
  return andThen(placed, (found) => {
    const names = found.order.map((index) => entries[index]?.name ?? '');
    const teamOf = new Map(players.map(({ name, team }) => [foldedName(name), team]));
    return ok(
      teams.length === 0
        ? names
        : teams.flatMap(({ id }) => names.filter((name) => teamOf.get(foldedName(name)) === id)),
    );
  });
};

/** `draw-other-player` for the first number that the draw gives to somebody else than who has it. */
const otherPlayers = (tournament: Tournament, names: readonly string[]): readonly Problem[] =>
  tournament.players
    .filter(({ no, name }) => foldedName(names[no - 1] ?? '') !== foldedName(name))
    .slice(0, 1)
    .map(({ no, name }) =>
      problem(
        'draw-other-player',
        { player: name },
        { number: no, player: name, drawn: names[no - 1] || '–' },
      ),
    );

const repeat = (draw: Draw, { players: entries, columns }: Roster, { system }: Tournament): Result<boolean> =>
  isRepeated({ entries, system, columns }, draw);

/**
 * Repeats every draw that the Log of a tournament tells of, from the list that it was made from, and looks whether the
 * players have the numbers of the last one. `given` is where that list is now, if it is not where it was. Problems:
 * `draw-missing` if the Log tells of none, `draw-differs` for each that does not come out again, `draw-other-player`;
 * those of `openStep`, `openRoster` and `drawNumbers`.
 */
export const repeatDraws = async (
  workbook: Workbook,
  named: string | undefined,
  given: ListChoice = {},
): Promise<Result<Repeated>> => {
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const { tournament } = opened.value.open;
  const draws = parseDraws(opened.value.lines);
  const taken = draws.at(-1);
  if (!taken) return fail(problem('draw-missing'));
  const problems: Problem[] = [];
  for (const draw of draws) {
    const roster = await listOf(workbook, draw, given);
    if (!roster.ok) return roster;
    const again = repeat(draw, roster.value, tournament);
    if (!again.ok) return again;
    if (!again.value) problems.push(problem('draw-differs', {}, { number: draw.no }));
    else if (draw === taken) {
      const names = namesDrawn(tournament, roster.value, draw);
      if (!names.ok) return names;
      problems.push(...otherPlayers(tournament, names.value));
    }
  }
  return unlessProblems(problems, () => ({ tournament, draws }));
};
