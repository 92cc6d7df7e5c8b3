import type { Follows } from '../app/changes/change';
import type { CellPlan } from '../app/changes/change';
import { openTeamEvents } from '../app/open';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { say } from '../language/language';
import { findTournaments } from '../sheets/findTournaments';
import { findTeamEvents } from '../sheets/findTournaments';
import type { XlsxWorkbook } from '../workbook/xlsx';
import { affectedJson, affectedText } from './affected';
import type { Report } from './command';
import { oneLine } from './line';
import { choose } from './sources';

/**
 * The sheet of the team event that is meant: the only one, or that whose sheet or id was `typed`. Problems: `workbook-not-of-teams`,
 * those of `choose` and `openTeamEvents`.
 */
export const chooseTeamSheet = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
  file: string,
): Promise<Result<string>> =>
  andThen(await openTeamEvents(workbook), (all) => {
    if (all.length === 0) return fail(problem('workbook-not-of-teams', { file }));
    const found = all.map(({ tournament, parts: { sheet } }) => ({ tournament, sheet }));
    return andThen(choose(found, typed, file), ({ sheet }) => ok(sheet));
  });

/**
 * Whether a command that both have is meant for a team event: one is named, or the workbook has no tournament. Problems: those of the
 * port and, where a name may be an id, of `openTeamEvents`.
 */
export const meansTeams = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
): Promise<Result<boolean>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const { names, sheets } = overview.value;
  const events = findTeamEvents(names, sheets);
  const tournaments = findTournaments(names, sheets);
  if (events.length === 0 || tournaments.length === 0) return ok(events.length > 0);
  if (typed === undefined || tournaments.some(({ sheet }) => sheet === typed)) return ok(false);
  return andThen(await openTeamEvents(workbook), (all) =>
    ok(all.some(({ parts, tournament }) => parts.sheet === typed || tournament.id === typed)),
  );
};

/** What a step of a team event did, for people and for programs: a first line, and what programs read beside the number of cells. */
interface TeamStepWords {
  readonly first: string;
  /** What follows from it. */
  readonly follows?: readonly Follows[];
  readonly json: object;
  readonly language: string;
  readonly out: string;
}

/** What is told of a step of a team event. */
export const reportTeamStep = (
  { patch, affected = [], warnings = [] }: CellPlan,
  { first, follows = [], json, language, out }: TeamStepWords,
): Report => {
  const sentences = follows.map(({ text, values }) => oneLine(say(text, language, values)));
  return {
    text: () => [first, ...sentences, ...affectedText(affected, language, 'chess')].join('\n'),
    json: () => ({ changed: patch.cells.length, ...json, affected: affectedJson(affected), out }),
    warnings,
  };
};
