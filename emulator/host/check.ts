import type { Api, MemberKind } from './api';
import type { AnyRow } from './row';

const KINDS: Readonly<Record<'get' | 'set' | 'navigate' | 'call', readonly MemberKind[]>> = {
  get: ['scalar'],
  set: ['scalar'],
  navigate: ['navigation'],
  call: ['method'],
};

const mistakesOf = <C>(api: Api, row: AnyRow<C>): string[] => {
  const known = api.get(row.type);
  if (!known) return [`${row.type}: no such class`];
  const parts = Object.entries(KINDS).flatMap(([part, kinds]) =>
    Object.keys(row[part as keyof typeof KINDS] ?? {}).flatMap((wire) => {
      const member = known.members.get(wire.toLowerCase());
      if (!member || member.wire !== wire) return [`${row.type}.${wire}: no such member`];
      if (!kinds.includes(member.kind)) return [`${row.type}.${wire}: a ${member.kind}, not for ${part}`];
      return part === 'set' && !member.writes ? [`${row.type}.${wire}: cannot be set`] : [];
    }),
  );
  const collection = row.items && known.items === null ? [`${row.type}: no collection`] : [];
  const indexer = row.item && !known.members.has('') ? [`${row.type}: no indexer`] : [];
  const events = (row.events ?? []).filter((event) => !known.events.has(event));
  return [
    ...parts,
    ...collection,
    ...indexer,
    ...events.map((event) => `${row.type}.${event}: no such event`),
  ];
};

/** Entries of the table that the client's API does not have, or has as something else. */
export const tableMistakes = <C>(api: Api, rows: readonly AnyRow<C>[]): string[] =>
  rows.flatMap((row) => mistakesOf(api, row));
