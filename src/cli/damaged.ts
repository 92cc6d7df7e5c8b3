import { knownTournaments } from '../app/repair/choose';
import { openTournament } from '../app/open';
import { fail, ok, type Result } from '../core/result';
import { unknownProblem } from '../core/unknown';
import type { Reader } from '../workbook/port';
import type { Session } from './command';

/**
 * The Tournament sheet of the tournament that is meant, be it damaged: the only one, or that whose sheet or id was `typed`. A
 * session is told of its game if it can be opened. Problems: `tournament-several`, `tournament-unknown` and those of
 * `knownTournaments`.
 */
export const chooseDamaged = async (
  workbook: Reader,
  typed: string | undefined,
  file: string,
  session?: Session,
): Promise<Result<string>> => {
  const all = await knownTournaments(workbook);
  if (!all.ok) return all;
  const sheets = all.value.map(({ sheet }) => sheet);
  const several = typed === undefined && sheets.length > 1;
  const wanted = all.value.find(({ sheet, id }) => typed === undefined || sheet === typed || id === typed);
  const code = several ? 'tournament-several' : 'tournament-unknown';
  if (several || !wanted) return fail(unknownProblem(code, typed ?? '', sheets, { file }));
  if (session) {
    const opened = await openTournament(workbook, wanted.sheet);
    if (opened.ok) session.playing(opened.value.tournament.profile);
  }
  return ok(wanted.sheet);
};
