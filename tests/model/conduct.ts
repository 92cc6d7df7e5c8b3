import { takeChange } from '../../src/app/changes/take';
import { exchangeGames as exchanged, turnColours as turned } from '../../src/core/conduct/manualChange';
import { reentry } from '../../src/core/conduct/reentry';
import { withdrawal, WITHDRAWAL_RULES } from '../../src/core/conduct/withdrawal';
import { makeTyped } from '../../src/core/results/typed';
import type { Game, Rest, Tournament } from '../../src/core/model';
import { parseRating } from '../../src/core/ratings/rating';
import type { OutcomeCode } from '../../src/core/results/outcome';
import type { Result } from '../../src/core/result';
import type { CellValue } from '../../src/grid/cell';
import { foldedName } from '../../src/core/names/name';
import type { Workbook } from '../../src/workbook/port';
import { gameIn, playerIn, type Doing } from './anywhere';
import { calledAmong } from './entry';
import { stepsOfNumbers } from './field';
import {
  afterStep,
  cellOf,
  placeOf,
  TIME,
  tournamentOf,
  withTournament,
  type Held,
  type Taken,
} from './model';
import { ambiguity } from './refusals';
import type { Happening, Name } from './steps';
import { codesOf, type Subject } from './subject';
import { outcomeOf, pendingOf, statusCell } from './texts';

type Wanted = readonly (readonly [name: string, write: CellValue])[];

/** What the program should do: the rule as the Log has it with the cells it writes, or why it refuses. */
type Expected = { readonly rule: string; readonly wanted: Wanted } | readonly string[];

/** What the program is asked to do, and what it should do then. */
interface Asked {
  readonly take: (workbook: Workbook, named: string) => Promise<Result<unknown>>;
  readonly expected: Expected;
}

const shown = (outcome: OutcomeCode | null): CellValue => (outcome === null ? null : makeTyped(outcome));

/** The codes that the core refuses with, or what follows from its answer. */
const by = <T>(result: Result<T>, follows: (value: T) => Expected): Expected =>
  result.ok ? follows(result.value) : codesOf(result);

/** Cells are written in order of the games. */
const byGame = <T extends { readonly game: number }>(games: readonly T[]): readonly T[] =>
  [...games].sort((one, other) => one.game - other.game);

/** A step on one tournament: the program and the model take it, or both refuse. */
const doing =
  <Which extends Name>(ask: (tournament: Held, step: Happening<Which>) => Asked): Doing<Subject, Which> =>
  async (subject, model, step) => {
    const place = placeOf(model, (step as Happening<'undo'>).which);
    const tournament = model.tournaments[place]!;
    const { take, expected } = ask(tournament, step);
    const unclear = ambiguity(model, place);
    const codes = codesOf(await take(subject.workbook, tournament.base.id));
    const refused = unclear !== null ? [unclear] : 'rule' in expected ? [] : expected;
    expect(codes).toEqual(refused);
    if (unclear !== null || !('rule' in expected)) return model;
    return withTournament(model, place, afterStep(tournament, expected.rule, expected.wanted));
  };

const numberIn = (tournament: Held, player: number): number => playerIn(tournament, player) + 1;

const sides = ({ game, white, black }: Pick<Game, 'white' | 'black'> & { readonly game: number }): Wanted => [
  [`game ${game} left`, white],
  [`game ${game} right`, black],
];

const withdraw = doing<'withdraw'>((tournament, { player, rule }) => {
  const no = numberIn(tournament, player);
  const found = WITHDRAWAL_RULES.find(({ id }) => id === rule)!;
  return {
    take: (workbook, named) => takeChange(workbook, 'withdraw', { player: no, rule }, { time: TIME, named }),
    expected: by(withdrawal(tournamentOf(tournament), no, found), ({ status, forfeits, reversed }) => ({
      rule: `withdraw ${no} ${rule}`,
      wanted: [
        [`player ${no} status`, statusCell(status)],
        ...forfeits.map(({ game, outcome }) => [`game ${game}`, shown(outcome)] as const),
        ...byGame(reversed).flatMap(sides),
      ],
    })),
  };
});

const GAME = /^game (\d+)$/;
const LEFT = /^game (\d+) left$/;

/** What the last withdrawal of a player did to the games. */
const doneBy = ({ cells }: Taken) => ({
  forfeited: cells.flatMap(({ name }) => GAME.exec(name)?.[1] ?? []).map(Number),
  reversed: cells.flatMap(({ name, before, after }) => {
    const [, game] = LEFT.exec(name) ?? [];
    return game === undefined ? [] : [{ game: Number(game), white: Number(before), black: Number(after) }];
  }),
});

/** What taking a player back in should write; all their games are open again if they start `afresh`. */
const backIn = (tournament: Held, no: number, afresh = false): Expected => {
  const left = stepsOfNumbers(tournament)
    .filter(({ rule }) => rule.startsWith(`withdraw ${no} `))
    .at(-1);
  const before = (game: number): CellValue => {
    const text = left?.cells.find(({ name }) => name === `game ${game}`)?.before ?? null;
    return pendingOf(String(text ?? '')) === null ? null : text;
  };
  const back = reentry(tournamentOf(tournament), no, left ? doneBy(left) : null, afresh);
  const openAs = (game: number, postponed: readonly number[]): CellValue =>
    before(game) ?? (postponed.includes(game) ? 'postponed' : null);
  return by(back, ({ reopened, postponed, reversed }) => ({
    rule: `reenter ${no}`,
    wanted: [
      [`player ${no} status`, null],
      ...reopened.map(
        ({ game, outcome }) =>
          [`game ${game}`, outcome === null ? openAs(game, postponed) : shown(outcome)] as const,
      ),
      ...postponed
        .filter((game) => reopened.every((each) => each.game !== game))
        .map((game) => [`game ${game}`, openAs(game, postponed)] as const),
      ...byGame(reversed).flatMap(sides),
    ],
  }));
};

const reenter = doing<'reenter'>((tournament, { player }) => {
  const no = numberIn(tournament, player);
  return {
    take: (workbook, named) => takeChange(workbook, 'reenter', { player: no }, { time: TIME, named }),
    expected: backIn(tournament, no),
  };
});

/** Whether somebody else has a name already. */
const isTaken = ({ players }: Tournament, no: number, name: string): boolean =>
  players.some((player) => player.no !== no && foldedName(player.name) === foldedName(name));

const substitute = doing<'substitute'>((tournament, { player, to }) => {
  const no = numberIn(tournament, player);
  const now = tournamentOf(tournament);
  const others = now.players.filter((each) => each.no !== no);
  const name = calledAmong(others, to, 'GER');
  const refused = isTaken(now, no, name) ? ['name-duplicate'] : [];
  const { status } = now.players[no - 1]!;
  const back = status === 'playing' ? [] : backIn(tournament, no, status === 'annulled');
  const person = { name: to, rating: null, federation: 'GER' };
  const again = new Map('wanted' in back ? back.wanted : []);
  const finished = now.games.filter((game, index) => {
    const reopened = again.get(`game ${index + 1}`);
    const outcome = reopened === undefined ? game.outcome : outcomeOf(String(reopened ?? ''));
    return (game.white === no || game.black === no) && outcome !== null;
  });
  const round = finished.reduce((last, game) => Math.max(last, game.round), 0) + 1;
  return {
    take: (workbook, named) =>
      takeChange(workbook, 'substitute', { player: no, ...person }, { time: TIME, named }),
    expected:
      refused.length > 0
        ? refused
        : {
            rule: `substitute ${no} ${round}`,
            wanted: [
              ...('wanted' in back ? back.wanted : []),
              [`player ${no} name`, name],
              [`player ${no} rating`, null],
              [`player ${no} federation`, 'GER'],
            ],
          },
  };
});

/** Where the stronger of two has White: the open games of a player of this strength, until now the weaker, that change colours. */
const turnedByStrength = (
  { colours, games, players }: Tournament,
  no: number,
  strength: number | null,
): Wanted =>
  games.flatMap(({ no: game, white, black, outcome }) => {
    const before = (player: number) => players[player - 1]!.rating?.strength ?? null;
    const after = (player: number) => (player === no ? strength : before(player));
    const isWrong = (of: typeof before): boolean => {
      const [left, right] = [of(white), of(black)];
      return left !== null && right !== null && right > left;
    };
    const isTurned = colours === 'strength' && outcome === null && isWrong(after) && !isWrong(before);
    return isTurned ? sides({ game, white: black, black: white }) : [];
  });

const correct = doing<'correct'>((tournament, { player, to, rating }) => {
  const no = numberIn(tournament, player);
  const { strength } = parseRating(rating);
  return {
    take: (workbook, named) =>
      takeChange(workbook, 'correct', { player: no, name: to, rating }, { time: TIME, named }),
    expected: isTaken(tournamentOf(tournament), no, to)
      ? ['name-duplicate']
      : {
          rule: `correct ${no}`,
          wanted: [
            [`player ${no} name`, to],
            [`player ${no} rating`, rating],
            ...turnedByStrength(tournamentOf(tournament), no, strength),
          ],
        },
  };
});

const adjust = doing<'adjust by the program'>((tournament, { player, points }) => {
  const no = numberIn(tournament, player);
  return {
    take: (workbook, named) =>
      takeChange(workbook, 'adjust', { player: no, points, reason: 'phone' }, { time: TIME, named }),
    expected: {
      rule: `adjust ${no}`,
      wanted: [
        [`player ${no} adjustment`, points === 0 ? null : points],
        [`player ${no} reason`, points === 0 ? null : 'phone'],
      ],
    },
  };
});

/** What the rows of games say after a change by hand, as far as it differs. */
const rows = (tournament: Held, games: readonly Game[]): Wanted =>
  [...games]
    .sort((one, other) => one.no - other.no)
    .flatMap((game): Wanted => {
      const typed = String(cellOf(tournament, `game ${game.no}`) ?? '');
      return [
        [`game ${game.no} round`, game.round],
        [`game ${game.no} board`, game.board],
        ...sides({ ...game, game: game.no }),
        ...(outcomeOf(typed) === game.outcome ? [] : [[`game ${game.no}`, shown(game.outcome)] as const]),
      ];
    });

const colours = doing<'turn colours'>((tournament, { game }) => {
  const no = gameIn(tournament, game) + 1;
  return {
    take: (workbook, named) => takeChange(workbook, 'colours', [no], { time: TIME, named }),
    expected: by(turned(tournamentOf(tournament), [no]), ({ games }) => ({
      rule: 'colours',
      wanted: rows(tournament, games),
    })),
  };
});

/** One rest a round, as in any list of an odd number. */
const byes = (rests: readonly Rest[]): Wanted =>
  rests.map(({ round, player }) => [`round ${round} bye`, player]);

const exchange = doing<'exchange'>((tournament, { game, other, what }) => {
  const pairs = [[gameIn(tournament, game) + 1, gameIn(tournament, other) + 1]] as const;
  return {
    take: (workbook, named) => takeChange(workbook, 'exchange', { pairs, what }, { time: TIME, named }),
    expected: by(exchanged(tournamentOf(tournament), pairs, what), ({ games, rests }) => ({
      rule: 'exchange',
      wanted: [...rows(tournament, games), ...byes(rests)],
    })),
  };
});

/** What the program does while a tournament is played. */
export const CONDUCT = {
  withdraw,
  reenter,
  substitute,
  correct,
  'adjust by the program': adjust,
  'turn colours': colours,
  exchange,
};
