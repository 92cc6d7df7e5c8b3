import { newTeamEvent, playedMatches } from './teamEvents';
import { memoryWorkbook } from '../emulator/memory/workbook';
import { addTeamEvent } from '../src/app/pairTeams';
import { valueOf } from './results';
import { sheetOf } from './sheets/handout/sheet';
import { subjectOf } from '../src/sheets/handout/subject';
it('x', async () => {
  let ev = newTeamEvent(2, 6, { cycles: 2, event: 'Friendly' });
  ev = playedMatches(ev, 'A-B 11==0=');
  const wb = memoryWorkbook([{ name: 'L', blocks: [] }]);
  valueOf(await addTeamEvent(wb, ev, '2026-11-20 09:00'));
  const o = valueOf(await wb.read({ ranges: [] }));
  for (const { name } of o.sheets) {
    if (/calc|log/i.test(name)) continue;
    const r = valueOf(await wb.read({ ranges: [{ sheet: name, area: 'used' }] })).ranges[0]!;
    process.stderr.write(`== ${name}\n` + r.values.map((row) => row.map((c) => c ?? '.').join('|')).filter((l) => /[^.|]/.test(l)).join('\n') + '\n');
  }
  for (const id of ['final-report', 'pairings', 'certificates', 'fixtures', 'round-table']) {
    try { const s: any = sheetOf(id, subjectOf(ev)); process.stderr.write(`== ${id}\n` + s.blocks.map((b: any) => JSON.stringify(b.values ?? b)).join('\n').slice(0, 2500) + '\n'); } catch (e) { process.stderr.write(id + String(e).slice(0, 200) + '\n'); }
  }
});
