import { addTournament } from '../../app/create';
import { readExchange } from '../../app/exchange/read';
import { idOf } from '../../core/format/id';
import type { Found, OtherFile } from '../toolbox';
import type { Inside } from './inside';

/** Reads a file of another program, and shows what it holds. */
export const readOtherFile = async (
  { dispatch, failed, language }: Inside,
  { file, bytes, from }: OtherFile,
): Promise<void> => {
  dispatch({ type: 'toolbox', toolbox: { found: null } });
  const read = readExchange({ file, bytes: await bytes(), from, language });
  if (!read.ok) return failed(read.problems);
  const { format, imported, warnings } = read.value;
  dispatch({ type: 'toolbox', toolbox: { found: { tool: 'file', format: format.id, imported, warnings } } });
};

/** Makes the sheets of an event that was shown, and shows the tournament. */
export const takeEvent = async (inside: Inside, found: Found | null, event: number): Promise<void> => {
  const { workbook, random, time, paper, progress, dispatch, failed, lookAt, lookForLeftovers } = inside;
  const imported = found?.tool === 'file' ? found.imported[event] : undefined;
  if (!imported) return;
  const id = idOf(random());
  const tournament = { ...imported.tournament, id, ...(paper === 'A4' ? {} : { paper }) };
  const added = await addTournament(workbook, tournament, { time: time() }, progress);
  if (!added.ok) {
    failed(added.problems);
    return lookForLeftovers();
  }
  const warnings = [...imported.warnings, ...added.value.warnings];
  dispatch({ type: 'made', made: { id, warnings }, look: await lookAt(id), seed: random() });
};
