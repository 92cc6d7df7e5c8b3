import { foldedName } from '../../core/names/name';
import { largest } from '../../core/extremes';
import type { TeamEvent } from '../../core/teamEvent/model';
import { tellsField } from '../../language/reports';
import type { Roster } from '../../sheets/roster';
import type { Reader } from '../../workbook/port';
import { isOurSheet, openRoster } from '../roster';

/** The list of the organiser's that names most of those who play for teams, one with their numbers first; nothing where none names anybody. */
export const peopleOf = async (
  reader: Reader,
  { players: teams }: TeamEvent,
): Promise<Roster | undefined> => {
  const overview = await reader.read({ ranges: [] });
  if (!overview.ok) return undefined;
  const names = new Set(teams.flatMap(({ members }) => members.map(({ name }) => foldedName(name))));
  const lists: (readonly [named: number, list: Roster])[] = [];
  for (const { name: sheet } of overview.value.sheets.filter(
    ({ name }) => !isOurSheet(overview.value, name),
  )) {
    const list = await openRoster(reader, { sheet, numbered: true });
    if (!list.ok) continue;
    const named = list.value.players.filter(({ name }) => names.has(foldedName(name))).length;
    const isFull = named > 0 && tellsField(list.value, 'nationalId');
    lists.push([isFull ? names.size + named : named, list.value]);
  }
  const most = largest(lists.map(([named]) => named));
  return lists.find(([named]) => named > 0 && named === most)?.[1];
};
