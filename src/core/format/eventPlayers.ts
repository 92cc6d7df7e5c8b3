import { fractionOf } from '../fraction';
import { STATUSES, type ExtraValue, type Player, type PlayerStatus, type Team } from '../model';
import { mostPlayers } from '../pairing/request';
import { parseRating, ratingProblems, type Rating } from '../ratings/rating';
import {
  anyText,
  checked,
  given,
  listOf,
  oneOf,
  record,
  text,
  whole,
  type Fields,
  type Findings,
  type Read,
} from './fields';

/** The two ways to leave in the `withdrawn` list of an event file, and their statuses. */
export const TREATMENTS = { annulled: 'annulled', forfeits: 'withdrawn' } as const satisfies Record<
  string,
  PlayerStatus
>;

export type Treatment = keyof typeof TREATMENTS;

const LEAST_PLAYERS = 2;
const MOST_ADJUSTMENT = 10_000;

/** A rating in a file, else `event-field` or the problem of `ratingProblems`. */
export const rating: Read<Rating> = (value, path, findings) => {
  const typed = ratingCell(value, path, findings);
  if (typed === undefined) return undefined;
  const [wrong] = ratingProblems(typed, {});
  if (wrong) findings.report(wrong.code, path, wrong.values);
  return wrong ? undefined : parseRating(typed);
};

const ratingCell: Read<string | number> = checked('rating', (value): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string',
);

const hundredths: Read<number> = checked(
  'adjustment',
  (value): value is number =>
    typeof value === 'number' && Math.abs(value) <= MOST_ADJUSTMENT && fractionOf(value) !== null,
);

/** A number of points with at most two decimals; -0 is 0. */
export const adjustment: Read<number> = (value, path, findings) => {
  const found = hundredths(value, path, findings);
  return found === undefined ? undefined : found + 0;
};

const isExtra = (value: unknown): value is ExtraValue =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

const extra = (columns: readonly string[]): Read<readonly ExtraValue[]> =>
  checked(
    'extra',
    (value): value is readonly ExtraValue[] =>
      Array.isArray(value) && value.length === columns.length && value.every(isExtra),
  );

export const teams: Read<readonly Team[]> = listOf(
  record((fields) => {
    const id = fields.required('id', text);
    const name = fields.required('name', text);
    return id === undefined || name === undefined ? undefined : { id, name };
  }),
);

/** A player before the list of withdrawn players is read. */
interface Entry {
  readonly path: string;
  readonly player: Omit<Player, 'status'>;
  readonly status: PlayerStatus | undefined;
}

const entry = (columns: readonly string[], ofTeams: readonly Team[]): Read<Entry> =>
  record((fields) => {
    const no = fields.required('no', whole(1, mostPlayers(1)));
    const name = fields.required('name', text);
    const rest = given({
      rating: fields.optional('rating', rating),
      federation: fields.optional('fed', text),
      team: fields.optional('team', oneOf(ofTeams.map(({ id }) => id))),
      section: fields.optional('section', text)?.trim(),
      adjustment: fields.optional('adjustment', adjustment),
      adjustmentReason: fields.optional('adjustmentReason', anyText),
      playOff: fields.optional('playOff', adjustment),
      extra: fields.optional('extra', extra(columns)),
    });
    const status = fields.optional('status', oneOf(STATUSES));
    if (no === undefined || name === undefined) return undefined;
    return { path: fields.path, player: { no, name, ...rest }, status };
  });

/** Numbers given twice, and numbers beyond the count of players. */
const checkNumbers = (players: readonly Entry[], { report }: Findings): void => {
  const first = new Map<number, string>();
  for (const { path, player } of players) {
    const { no } = player;
    const other = first.get(no);
    if (other === undefined) first.set(no, path);
    else report('numbers-duplicate', `${path}.no`, { number: no, other });
    if (no > players.length)
      report('number-out-of-range', `${path}.no`, { typed: no, least: 1, most: players.length });
  }
};

const checkCount = (count: number, cycles: number, { report }: Findings): void => {
  const most = mostPlayers(cycles);
  if (count < LEAST_PLAYERS) report('too-few-players', 'players', { count, least: LEAST_PLAYERS });
  else if (count > most) report('too-many-players', 'players', { count, most });
};

const withdrawal = record((fields) => {
  const { path } = fields;
  const no = fields.required('no', whole(1, mostPlayers(1)));
  const treatment = fields.required('treatment', oneOf(Object.keys(TREATMENTS) as Treatment[]));
  return no === undefined || treatment === undefined ? undefined : { path, no, treatment };
});

/** Who has left and how, by number. */
const readWithdrawn = (
  fields: Fields,
  players: readonly Entry[],
  { report }: Findings,
): ReadonlyMap<number, PlayerStatus> => {
  const found = new Map<number, PlayerStatus>();
  const entries = fields.optional('withdrawn', listOf(withdrawal)) ?? [];
  for (const { path, no, treatment } of entries) {
    const named = players.find(({ player }) => player.no === no);
    if (!named) report('event-player-unknown', `${path}.no`, { number: no });
    else if (found.has(no)) report('event-player-twice', `${path}.no`, { name: named.player.name });
    found.set(no, TREATMENTS[treatment]);
  }
  return found;
};

/**
 * The players of an event file, `undefined` if their list has problems. A player's own status goes before the list of withdrawn
 * players.
 */
export const readPlayers = (
  fields: Fields,
  columns: readonly string[],
  ofTeams: readonly Team[],
  cycles: number,
  findings: Findings,
): readonly Player[] | undefined => {
  const before = findings.problems.length;
  const entries = fields.required('players', listOf(entry(columns, ofTeams)));
  if (entries === undefined || findings.problems.length > before) return undefined;
  checkCount(entries.length, cycles, findings);
  checkNumbers(entries, findings);
  const withdrawn = readWithdrawn(fields, entries, findings);
  return entries.map(({ player, status }) => ({
    ...player,
    status: status ?? withdrawn.get(player.no) ?? 'playing',
  }));
};
