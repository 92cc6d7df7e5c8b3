import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import type { Tournament } from '../../src/core/model';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { expectLive, OCCASION } from '../app/conduct/check';
import { halfPlayed } from '../app/conduct/happenings';
import { NEW, now } from '../app/field/stories';
import { valueOf } from '../results';
import { recalculated } from './soffice';

it('LibreOffice shows a late entry, and the field after undo, as the rules have it: 11 players, and 7 in two cycles', async () => {
  const files = new Map<string, Uint8Array>();
  const fields = new Map<string, Tournament>();
  for (const [players, cycles] of [
    [11, 1],
    [7, 2],
  ] as const) {
    const base = halfPlayed(players, cycles);
    const workbook = newXlsx();
    valueOf(await addTournament(workbook, base, OCCASION));
    valueOf(await takeChange(workbook, 'enter', NEW, OCCASION));
    files.set(`entered${players}`, valueOf(await workbook.save()));
    fields.set(`entered${players}`, await now(workbook, base));
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    files.set(`undone${players}`, valueOf(await workbook.save()));
    fields.set(`undone${players}`, base);
  }
  for (const [name, bytes] of await recalculated(files)) {
    const workbook = valueOf(await openXlsx(bytes));
    const field = fields.get(name)!;
    expect((await now(workbook, field)).players).toHaveLength(field.players.length);
    await expectLive(workbook, field);
  }
});
