import { makeNumbering, numberingOf } from '../core/draw/numbers';
import { makePins, parsePins } from '../core/draw/placePins';
import { makeTournament } from '../core/tournament';
import type { ExtraValue, Game, Player, Rest, Tournament } from '../core/model';
import { withCycles } from '../core/pairing/cycles';
import { makeOptions, parseOptions } from '../core/pairing/options';
import { parseRating } from '../core/rating';
import { parsePending, parseTyped, readingOf } from '../core/typed';
import { cellText, isCellError, type CellValue } from '../grid/cell';
import { STATUSES } from '../sheets/players';
import { isLeftWhite, shownIn, sidesOf } from './cells';
import { byeName, type NamedChange } from './log';

/** All that a change of the field may change, by the names of the Log: `player 3 name`, `game 12 left`, `round 2 bye`. */
export type Field = ReadonlyMap<string, CellValue>;

type Entry = readonly [name: string, value: CellValue];

const settingsOf = ({
  rounds,
  exchangeLastTwo,
  systemOptions,
  numbering,
  pins = [],
}: Tournament): readonly Entry[] => [
  ['setting rounds', rounds],
  ['setting exchange', exchangeLastTwo ? 'yes' : 'no'],
  ['setting options', systemOptions ? makeOptions(systemOptions) : null],
  ['setting numbering', makeNumbering(numbering)],
  ['setting seed', numbering.seed ?? null],
  ['setting pins', makePins(pins) || null],
];

const playerOf = ({ no, name, rating, status, extra = [], ...player }: Player): readonly Entry[] => [
  [`player ${no} name`, name],
  [`player ${no} rating`, rating?.typed ?? null],
  [`player ${no} federation`, player.federation ?? null],
  [`player ${no} adjustment`, player.adjustment ?? null],
  [`player ${no} reason`, player.adjustmentReason ?? null],
  [`player ${no} status`, status === 'playing' ? null : status],
  [`player ${no} playOff`, player.playOff ?? null],
  ...extra.map((value, index): Entry => [`player ${no} column${index + 1}`, value]),
];

const gameOf = (tournament: Tournament, game: Game): readonly Entry[] => [
  [`game ${game.no} round`, game.round],
  [`game ${game.no} board`, game.board],
  ...sidesOf(tournament, { ...game, game: game.no }),
  [`game ${game.no}`, game.pending ?? shownIn(tournament, game.outcome)],
];

/** Rests have no number: those of a round are told in order of the players, wherever the table was sorted to. */
export const restsOf = ({ rests }: Pick<Tournament, 'rests'>): readonly Entry[] => {
  const inRound = new Map<number, number>();
  return [...rests]
    .sort((one, other) => one.round - other.round || one.player - other.player)
    .map(({ round, player }): Entry => {
      const place = (inRound.get(round) ?? 0) + 1;
      inRound.set(round, place);
      return [byeName(round, place), player];
    });
};

/** The field of a tournament. */
export const fieldOf = (tournament: Tournament): Field =>
  new Map<string, CellValue>([
    ...settingsOf(tournament),
    ...tournament.players.flatMap(playerOf),
    ...tournament.games.flatMap((game) => gameOf(tournament, game)),
    ...restsOf(tournament),
  ]);

/** Whether two cells hold the same; a text of no characters is an empty cell. */
export const isSameCell = (one: CellValue, other: CellValue): boolean => (one ?? '') === (other ?? '');

/** Whose cell it is, such as `player 3` of `player 3 status`. */
const ownerOf = (name: string): string => name.split(' ').slice(0, 2).join(' ');

/**
 * What differs: of a player or game that is only in one of them, all its cells; of one that is another afterwards, all that
 * are not empty, so that whatever stands in the rest since then is known to be new.
 */
export const changesBetween = (before: Field, after: Field): readonly NamedChange[] => {
  const differs = (name: string): boolean =>
    before.has(name) !== after.has(name) || !isSameCell(before.get(name) ?? null, after.get(name) ?? null);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const owners = new Set(names.filter(differs).map(ownerOf));
  return names
    .filter(
      (name) => differs(name) || (owners.has(ownerOf(name)) && !isSameCell(after.get(name) ?? null, null)),
    )
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }));
};

/** What changes told of must hold still: what they wrote, and nothing in any other cell of the same players and games. */
export const leftBy = (changes: readonly NamedChange[], now: Field): Field => {
  const owners = new Set(changes.map(({ name }) => ownerOf(name)));
  return new Map([
    ...[...now.keys()].filter((name) => owners.has(ownerOf(name))).map((name) => [name, null] as const),
    ...changes.map(({ name, after }) => [name, after] as const),
  ]);
};

/** A name of the Log that stands for a game or a bye. */
export const isOfSchedule = ({ name }: Pick<NamedChange, 'name'>): boolean => /^(?:game|round) /.test(name);

const isOfSettings = ({ name }: Pick<NamedChange, 'name'>): boolean => name.startsWith('setting ');

const isOfPlayer = ({ name }: Pick<NamedChange, 'name'>): boolean => name.startsWith('player ');

/** The tournament as it would be if it were made now, nothing of it played; null if it cannot be. */
const madeNow = (tournament: Tournament): Tournament | null => {
  const made = makeTournament(tournament);
  return made.ok ? made.value : null;
};

/** What of the games is not as the system has them, or no longer open; where the system has none, all. */
export const unlikeSystem = (tournament: Tournament): readonly NamedChange[] => {
  const made = madeNow(tournament);
  const before = made ? fieldOf(made) : new Map<string, CellValue>();
  return changesBetween(before, fieldOf(tournament)).filter(isOfSchedule);
};

const group = (
  field: Field,
  of: 'player' | 'game',
): readonly [no: number, cells: Map<string, CellValue>][] => {
  const groups = new Map<number, Map<string, CellValue>>();
  for (const [name, value] of field) {
    const [, no, what = ''] = new RegExp(`^${of} (\\d+)(?: (\\w+))?$`).exec(name) ?? [];
    if (no === undefined) continue;
    const cells = groups.get(Number(no)) ?? new Map<string, CellValue>();
    groups.set(Number(no), cells.set(what, value));
  }
  return [...groups].sort(([one], [other]) => one - other);
};

const extraOf = (value: CellValue): ExtraValue => (isCellError(value) ? value.error : value);

const playersIn = (field: Field, { columns }: Tournament): readonly Player[] =>
  group(field, 'player').flatMap(([no, cells]): Player[] => {
    const at = (what: string): CellValue => cells.get(what) ?? null;
    const [rating, adjustment, playOff] = [at('rating'), at('adjustment'), at('playOff')];
    const [federation, reason] = [cellText(at('federation')), cellText(at('reason'))];
    if (at('name') === null) return [];
    return [
      {
        no,
        name: cellText(at('name')),
        status: STATUSES.find((status) => status === at('status')) ?? 'playing',
        ...(typeof rating === 'number' || typeof rating === 'string' ? { rating: parseRating(rating) } : {}),
        ...(federation === '' ? {} : { federation }),
        ...(typeof adjustment === 'number' ? { adjustment } : {}),
        ...(reason === '' ? {} : { adjustmentReason: reason }),
        ...(typeof playOff === 'number' ? { playOff } : {}),
        ...(columns.length === 0
          ? {}
          : { extra: columns.map((_, index) => extraOf(at(`column${index + 1}`))) }),
      },
    ];
  });

const gamesIn = (field: Field, tournament: Tournament): readonly Game[] =>
  withCycles(
    group(field, 'game').flatMap(([no, cells]) => {
      const number = (what: string): number => Number(cells.get(what) ?? 0);
      const [left, right] = [number('left'), number('right')];
      if (left === 0) return [];
      const typed = cellText(cells.get('') ?? null);
      const outcome = parseTyped(typed, readingOf(tournament)) ?? null;
      const pending = parsePending(typed);
      const isWhite = isLeftWhite(tournament);
      return [
        {
          no,
          round: number('round'),
          board: number('board'),
          white: isWhite ? left : right,
          black: isWhite ? right : left,
          outcome,
          ...(pending === null ? {} : { pending }),
        },
      ];
    }),
  );

const restsIn = (field: Field): readonly Rest[] =>
  [...field].flatMap(([name, player]): Rest[] => {
    const [, round] = /^round (\d+) bye\d*$/.exec(name) ?? [];
    return round !== undefined && typeof player === 'number' ? [{ round: Number(round), player }] : [];
  });

/** The players as they were before these changes, the last one first. */
export const playersBefore = (now: Tournament, changes: readonly NamedChange[]): readonly Player[] =>
  playersIn(
    new Map([
      ...now.players.flatMap(playerOf),
      ...changes.filter(isOfPlayer).map(({ name, before }) => [name, before] as const),
    ]),
    now,
  );

type Settings = Pick<Tournament, 'rounds' | 'exchangeLastTwo' | 'systemOptions' | 'numbering' | 'pins'>;

const settingsIn = (field: Field, base: Tournament): Settings => {
  const at = (key: string): string => cellText(field.get(`setting ${key}`) ?? null);
  const numbering = numberingOf(at('numbering'));
  return {
    rounds: Number(at('rounds')),
    exchangeLastTwo: at('exchange') === 'yes',
    systemOptions: parseOptions(at('options')),
    numbering: {
      ...(numbering.ok ? numbering.value : base.numbering),
      ...(at('seed') === '' ? {} : { seed: at('seed') }),
    },
    pins: parsePins(at('pins')) ?? [],
  };
};

/** The settings as they were before these changes, the last one first. */
export const settingsBefore = (now: Tournament, changes: readonly NamedChange[]): Settings =>
  settingsIn(
    new Map([
      ...settingsOf(now),
      ...changes.filter(isOfSettings).map(({ name, before }) => [name, before] as const),
    ]),
    now,
  );

/** The tournament that has this field, and all else of `base`. */
const withField = (base: Tournament, field: Field): Tournament => ({
  ...base,
  ...settingsIn(field, base),
  players: playersIn(field, base),
  games: gamesIn(field, base),
  rests: restsIn(field),
});

/**
 * The tournament as it was before these changes. Where they tell of no game, all games were open and as the system has
 * them, before and after.
 */
export const beforeChanges = (now: Tournament, changes: readonly NamedChange[]): Tournament => {
  const field = new Map([...fieldOf(now), ...changes.map(({ name, before }) => [name, before] as const)]);
  const former = withField(now, field);
  const made = changes.some(isOfSchedule) ? null : madeNow(former);
  return made ? { ...former, games: made.games, rests: made.rests } : former;
};
