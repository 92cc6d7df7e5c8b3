import { addTournament } from '../../app/create';
import { readExchange, type Source } from '../../app/exchange/read';
import { idOf } from '../../core/names/name';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import { inUtf8 } from '../../exchange/decode';
import type { Found, OtherFile } from '../toolbox';
import type { Inside } from './inside';

type FoundFile = Found & { readonly tool: 'file' };

/** Warnings about a file of teams all belong to its event. */
const foundAs = (source: Source): Result<FoundFile> =>
  andThen(readExchange(source), ({ format, imported, warnings }) => {
    const [only] = imported;
    const isOfTeams = only !== undefined && isTeamEvent(only.tournament);
    const told = isOfTeams ? [{ ...only, warnings: [...warnings, ...only.warnings] }] : imported;
    return ok({ tool: 'file', format: format.id, imported: told, warnings: isOfTeams ? [] : warnings });
  });

/** What a file holds; how its letters were read comes first. */
const foundIn = (source: Source): Result<FoundFile> => {
  const { bytes, warnings } = inUtf8(source.bytes, source.file);
  return andThen(foundAs({ ...source, bytes }), (found) =>
    ok({ ...found, warnings: [...warnings, ...found.warnings] }),
  );
};

/** Reads a file of another program, and shows what it holds. */
export const readOtherFile = async (
  { dispatch, failed }: Inside,
  { file, bytes, from }: OtherFile,
): Promise<void> => {
  dispatch({ type: 'toolbox', toolbox: { found: null } });
  const found = foundIn({ file, bytes: await bytes(), from });
  if (!found.ok) return failed(found.problems);
  dispatch({ type: 'toolbox', toolbox: { found: found.value } });
};

/** Makes the sheets of an event under a new id. Returns its warnings, or nothing if there is no such event. */
const added = async (
  { workbook, time, paper, progress }: Inside,
  { imported }: FoundFile,
  event: number,
  id: string,
): Promise<Result<readonly Problem[]> | null> => {
  const found = imported[event];
  if (!found) return null;
  const tournament = { ...found.tournament, id, ...(paper === 'A4' ? {} : { paper }) };
  const made = await addTournament(workbook, tournament, { time: time() }, progress);
  return andThen(made, ({ warnings }) => ok([...found.warnings, ...warnings]));
};

/** Makes the sheets of an event that was shown, and shows the tournament. */
export const takeEvent = async (inside: Inside, found: Found | null, event: number): Promise<void> => {
  if (found?.tool !== 'file') return;
  const id = idOf(inside.random());
  const made = await added(inside, found, event, id);
  if (!made) return;
  return made.ok ? inside.showMade(id, made.value) : inside.failedToMake(made.problems);
};
