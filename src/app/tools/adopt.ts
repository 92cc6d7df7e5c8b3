import '../../language/late';
import { compareStated, type Compared } from '../../core/adopt/compare';
import { inferredWarnings, type Inferred } from '../../core/adopt/arrange';
import { meetingsOfEntries, meetingsOfGames, type Met } from '../../core/adopt/meetings';
import { fewMet } from '../../core/adopt/swiss';
import { adoptTournament, type AdoptedGame, type AdoptedTournament } from '../../core/adopt/tournament';
import type { Tournament } from '../../core/model';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, allClear, type Result } from '../../core/result';
import { rulesFor, rulesOf } from '../../core/ruleSets';
import { CLASSIC } from '../../core/results/outcome';
import { checkOrder } from '../../core/tiebreak/registry';
import { readFound, type Found, type Layout } from '../../sheets/adopt/read';
import type { Used } from '../../sheets/adopt/leftOut';
import type { Progress, Reader, Workbook } from '../../workbook/port';
import { addTournament, type Circumstances } from '../create';
import { entrantOf } from '../pairList';
import { gameOf, type TournamentChoices } from '../choices';
import { chosenSheet, isOurSheet, type ListChoice } from '../roster';

/** What the organiser says of the table beforehand; all that is absent is found or takes its default. */
export type AdoptChoices = Pick<
  TournamentChoices,
  'event' | 'system' | 'cycles' | 'scoring' | 'rules' | 'tieBreaks' | 'paper' | 'profile'
>;

/** A table of the organiser's as a tournament, before anything is written. */
export interface Adoption {
  readonly sheet: string;
  readonly layout: Layout;
  readonly tournament: Tournament;
  /** What is known of each game of the tournament, in its order. */
  readonly games: readonly AdoptedGame[];
  readonly inferred: Inferred;
  /** How much of the sheet was read for it. */
  readonly used: Used;
  /** The numbers that stand beside the table, and ours. */
  readonly compared: readonly Compared[];
  /** What of the table is odd, what is not the organiser's own, and which numbers differ. */
  readonly warnings: readonly Problem[];
}

const metIn = (found: Found): Result<Met> => {
  const { sheet, players } = found.roster;
  const where = { sheet, names: players.map(({ name }) => name) };
  return found.kind === 'results'
    ? meetingsOfGames(where, found.games)
    : meetingsOfEntries(where, found.entries, found.layout.kind === 'rounds');
};

const DIFFERS = {
  points: 'adopt-points-differ',
  sonneborn: 'adopt-sonneborn-differs',
  place: 'adopt-place-differs',
} as const;

const differing = (
  sheet: string,
  { players }: Tournament,
  compared: readonly Compared[],
): readonly Problem[] =>
  compared
    .filter(({ agrees }) => !agrees)
    .map(({ kind, no, cell, stated, ours }) => {
      const { name } = entryAt(players, no - 1);
      return problem(DIFFERS[kind], { sheet, cell }, { name, stated, ours: ours ?? '–' });
    });

const adoptionOf = (found: Found, met: Met, { tournament, games, inferred }: AdoptedTournament): Adoption => {
  const { sheet } = found.roster;
  const compared = found.kind === 'results' ? [] : compareStated(tournament, found.stated, found.numbers);
  return {
    sheet,
    layout: found.layout,
    used: found.used,
    tournament,
    games,
    inferred,
    compared,
    warnings: [
      ...found.warnings,
      ...met.warnings,
      ...(found.layout.kind === 'crosstable'
        ? []
        : fewMet({ players: tournament.players.length, meetings: met.meetings }, { sheet })),
      ...inferredWarnings({ sheet }, inferred),
      ...differing(sheet, tournament, compared),
    ],
  };
};

/** Makes a tournament of what was found on a sheet. Problems: those of `meetingsOfEntries`, `adoptTournament`, `rulesOf`, `checkOrder`. */
export const adoptFound = (
  found: Found,
  choices: AdoptChoices,
  { id }: Pick<Tournament, 'id'>,
): Result<Adoption> => {
  const { roster, numbers } = found;
  const { profile = gameOf(roster) } = choices;
  const rules = rulesOf(choices.rules ?? rulesFor(choices.system ?? 'berger', profile).id);
  if (!rules.ok) return rules;
  const tieBreaks = choices.tieBreaks ?? rules.value.tieBreaks;
  const ordered = allClear(checkOrder(tieBreaks));
  if (!ordered.ok) return ordered;
  return andThen(metIn(found), (met) =>
    andThen(
      adoptTournament({
        id,
        event: choices.event ?? roster.event,
        sheet: roster.sheet,
        players: roster.players.map((player, index) => ({
          ...entrantOf(player),
          no: entryAt(numbers, index),
        })),
        columns: roster.columns,
        columnFormats: roster.columnFormats,
        meetings: met.meetings,
        namedAt: found.kind === 'results' ? roster.players.map(({ cell }) => cell) : undefined,
        allMeet: found.layout.kind === 'crosstable',
        cycles: choices.cycles,
        system: choices.system,
        scoring: choices.scoring ?? CLASSIC,
        ruleSet: rules.value.id,
        tieBreaks,
        profile,
        paper: choices.paper,
      }),
      (made) => ok(adoptionOf(found, met, made)),
    ),
  );
};

/**
 * Reads a cross-table, a table by rounds or a list of results as people keep it, and makes a tournament of it without writing
 * anything. Problems: `sheet-missing`, `list-is-ours`, those of `readFound` and of `adoptFound`.
 */
export const readForAdoption = async (
  reader: Reader,
  choice: ListChoice,
  choices: AdoptChoices,
  identity: Pick<Tournament, 'id'>,
): Promise<Result<Adoption>> => {
  const read = await reader.read((overview) => {
    const sheet = chosenSheet(overview, choice.sheet);
    const readable = sheet.ok && !isOurSheet(overview, sheet.value);
    return {
      ranges: readable ? [{ sheet: sheet.value, area: choice.range ?? 'used', bold: true }] : [],
    };
  });
  if (!read.ok) return read;
  const sheet = chosenSheet(read.value, choice.sheet);
  if (!sheet.ok) return sheet;
  const [grid] = read.value.ranges;
  if (!grid) return fail(problem('list-is-ours', { sheet: sheet.value }));
  const document = choice.file === undefined ? [] : [choice.file];
  return andThen(readFound(grid, document, choices.scoring), (found) => adoptFound(found, choices, identity));
};

/** An adopted tournament that was written. */
export interface AdoptedSheets extends Adoption {
  /** The names of its sheets. */
  readonly sheets: readonly string[];
}

/** Writes an adopted tournament on sheets of its own, beside the organiser's, which stay as they are. Problems: those of `addTournament`. */
export const writeAdoption = async (
  workbook: Workbook,
  adoption: Adoption,
  circumstances: Pick<Circumstances, 'id' | 'time'>,
  progress?: Progress,
): Promise<Result<AdoptedSheets>> => {
  const added = await addTournament(workbook, adoption.tournament, circumstances, progress);
  return andThen(added, ({ plan, warnings }) =>
    ok({
      ...adoption,
      sheets: plan.sheets.filter(({ hidden }) => hidden !== true).map(({ name }) => name),
      warnings: [...adoption.warnings, ...warnings],
    }),
  );
};

/** Reads a table and writes its tournament. Problems: those of `readForAdoption` and `writeAdoption`. */
export const adopt = async (
  workbook: Workbook,
  choice: ListChoice,
  choices: AdoptChoices,
  circumstances: Pick<Circumstances, 'id' | 'time'>,
): Promise<Result<AdoptedSheets>> => {
  const read = await readForAdoption(workbook, choice, choices, circumstances);
  return read.ok ? writeAdoption(workbook, read.value, circumstances) : read;
};
