import { knownTournaments } from '../app/repair/choose';
import { andThen, fail, ok, type Result } from '../core/result';
import { unknownProblem } from '../core/unknown';
import type { Reader } from '../workbook/port';

/**
 * The Tournament sheet of the tournament that is meant, be it damaged: the only one, or that whose sheet or id was `typed`.
 * Problems: `tournament-several`, `tournament-unknown` and those of `knownTournaments`.
 */
export const chooseDamaged = async (
  workbook: Reader,
  typed: string | undefined,
  file: string,
): Promise<Result<string>> =>
  andThen(await knownTournaments(workbook), (all) => {
    const sheets = all.map(({ sheet }) => sheet);
    const several = typed === undefined && all.length > 1;
    const wanted = all.find(({ sheet, id }) => typed === undefined || sheet === typed || id === typed);
    const code = several ? 'tournament-several' : 'tournament-unknown';
    return several || !wanted ? fail(unknownProblem(code, typed ?? '', sheets, { file })) : ok(wanted.sheet);
  });
