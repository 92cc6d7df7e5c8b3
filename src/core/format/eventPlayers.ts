import { fractionOf } from '../fraction';
import { STATUSES, type ExtraValue, type Player, type PlayerStatus, type Team } from '../model';
import { mostPlayers } from '../pairing/schedule';
import { parseRating, ratingProblems, type Rating } from '../ratings/rating';
import {
  anyText,
  checked,
  entry,
  given,
  listOf,
  located,
  made,
  oneOf,
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

const ratingCell: Read<string | number> = checked('rating', (value): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string',
);

/** A rating in a file, else `event-field` or the problem of `ratingProblems`. */
export const rating: Read<Rating> = made(ratingCell, (typed, path, { report }) => {
  const [wrong] = ratingProblems(typed, {});
  if (wrong) report(wrong.code, path, wrong.values);
  return wrong ? undefined : parseRating(typed);
});

const hundredths: Read<number> = checked(
  'adjustment',
  (value): value is number =>
    typeof value === 'number' && Math.abs(value) <= MOST_ADJUSTMENT && fractionOf(value) !== null,
);

/** A number of points with at most two decimals; -0 is 0. */
export const adjustment: Read<number> = made(hundredths, (found) => found + 0);

const isExtra = (value: unknown): value is ExtraValue =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

const extra = (columns: readonly string[]): Read<readonly ExtraValue[]> =>
  checked(
    'extra',
    (value): value is readonly ExtraValue[] =>
      Array.isArray(value) && value.length === columns.length && value.every(isExtra),
  );

export const teams: Read<readonly Team[]> = listOf(entry({ id: text, name: text }));

/** A player before the list of withdrawn players is read. */
const playerIn = (columns: readonly string[], ofTeams: readonly Team[]) =>
  located(
    entry(
      { no: whole(1, mostPlayers(1)), name: text },
      {
        rating,
        fed: text,
        team: oneOf(ofTeams.map(({ id }) => id)),
        section: made(text, (section) => section.trim()),
        adjustment,
        adjustmentReason: anyText,
        playOff: adjustment,
        extra: extra(columns),
        status: oneOf(STATUSES),
      },
    ),
  );

type Entry = NonNullable<ReturnType<ReturnType<typeof playerIn>>>;

/** Numbers given twice, and numbers beyond the count of players. */
const checkNumbers = (players: readonly Entry[], { report }: Findings): void => {
  const first = new Map<number, string>();
  for (const { path, no } of players) {
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

const withdrawal = located(
  entry({ no: whole(1, mostPlayers(1)), treatment: oneOf(Object.keys(TREATMENTS) as Treatment[]) }),
);

/** Who has left and how, by number. */
const readWithdrawn = (
  fields: Fields,
  players: readonly Entry[],
  { report }: Findings,
): ReadonlyMap<number, PlayerStatus> => {
  const found = new Map<number, PlayerStatus>();
  const entries = fields.optional('withdrawn', listOf(withdrawal)) ?? [];
  for (const { path, no, treatment } of entries) {
    const named = players.find((player) => player.no === no);
    if (!named) report('event-player-unknown', `${path}.no`, { number: no });
    else if (found.has(no)) report('event-player-twice', `${path}.no`, { name: named.name });
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
  const entries = fields.required('players', listOf(playerIn(columns, ofTeams)));
  if (entries === undefined || findings.problems.length > before) return undefined;
  checkCount(entries.length, cycles, findings);
  checkNumbers(entries, findings);
  const withdrawn = readWithdrawn(fields, entries, findings);
  return entries.map((player) =>
    given({
      ...{ ...player, path: undefined, fed: undefined, federation: player.fed },
      status: player.status ?? withdrawn.get(player.no) ?? 'playing',
    }),
  );
};
