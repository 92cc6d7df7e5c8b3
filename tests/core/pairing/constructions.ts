import { readDiagonals } from '../../../src/core/pairing/construction/diagonals';
import { fillRows } from '../../../src/core/pairing/construction/rows';
import { range, textOf } from './field';

type Entry = { round: number; white: boolean } | null;

/** The NZCF handbook, rules 1 to 4: the cross-table, `null` for the square marked X. */
export const crossTable = (n: number): Entry[][] => {
  const cell = (): number => 0;
  const rounds = range(1, n).map(() => range(1, n).map(cell));
  const set = (row: number, column: number, round: number): void => {
    rounds[row - 1]![column - 1] = round;
  };
  for (const opponent of range(2, n)) {
    set(1, opponent, opponent === n ? 1 : opponent);
    set(opponent, 1, opponent === n ? 1 : opponent);
  }
  for (const row of range(2, n - 1)) {
    let round = row;
    let deleted = 0;
    for (const column of range(2, n - 1)) {
      round = round === n - 1 ? 1 : round + 1;
      if (column === row) deleted = round;
      else set(row, column, round);
    }
    set(row, n, deleted);
    set(n, row, deleted);
  }
  const isOdd = (x: number): boolean => x % 2 === 1;
  const hasWhite = (row: number, column: number): boolean => {
    if (row === n) return column > n / 2;
    if (column === n) return row <= n / 2;
    const lesser = column < row;
    return isOdd(row) === isOdd(column) ? lesser : !lesser;
  };
  return rounds.map((line, i) =>
    line.map((round, j) => (i === j ? null : { round, white: hasWhite(i + 1, j + 1) })),
  );
};

/** The rows of the cross-table as they are printed, `*` for bold. */
export const crossTableText = (table: Entry[][]): string[] =>
  table.map((line) =>
    line.map((entry) => (entry === null ? 'X' : `${entry.round}${entry.white ? '*' : ''}`)).join(' '),
  );

/** The rows of “A round robin without tables”, method 1, as texts. */
export const rows = (n: number, first: 'left' | 'right'): string[][] => textOf(fillRows(n, first).descending);

/** “A round robin without tables”, method 3, as what each round has. */
export const diagonals = (players: number): Set<string> => {
  const even = players + (players % 2);
  return new Set(
    readDiagonals(even).flatMap(({ round, diagonals: both, last }) => [
      ...both.flatMap(({ games }) => games.map(([white, black]) => `${round}: ${white}-${black}`)),
      even > players ? `${round}: ${last.find((no) => no !== even)}` : `${round}: ${last[0]}-${last[1]}`,
    ]),
  );
};

/** Round Robin Roundabout: the field in two rows facing each other, the last seat fixed, the rest turned half the circle each round. */
export const halfRotation = (n: number): string[][] => {
  const rounds: string[][] = [];
  let seats = range(1, n);
  for (let round = 1; round < n; round += 1) {
    const top = seats.slice(0, n / 2);
    const facing = seats.slice(n / 2).reverse();
    rounds.push(top.map((seat, board) => `${seat}-${facing[board]}`));
    seats = [...facing.slice(1).reverse(), ...top, n];
  }
  return rounds;
};

/** The loop of Round Robin Roundabout, line by line as it stands there for `Standard`. */
export const circleCode = (n: number): string[][] => {
  const seeds = range(1, n);
  const half = seeds.length / 2;
  const schedule: string[][] = [];
  for (let i = 0; i < n - 1; i += 1) {
    const top = seeds.slice(0, half);
    const bottom = seeds.slice(half).reverse();
    schedule.push(top.map((seed, j) => `${seed}-${bottom[j]}`));
    seeds.splice(1, 0, ...seeds.splice(-1));
  }
  return schedule;
};

/** 1, 1+n/2, 2, 2+n/2 and so on. */
export const playOrder = (n: number): number[] =>
  range(1, n / 2).flatMap((k) => (k < n / 2 ? [k, k + n / 2] : [k]));

/** The appendix of Riches: n unchanged, one added to all the other numbers, and n-1 becomes 1. */
export const appendix = (n: number): string[][] => {
  const rounds = [range(1, n / 2).map((k): [number, number] => [k, n + 1 - k])];
  const add = (number: number): number => (number === n ? n : number === n - 1 ? 1 : number + 1);
  for (const round of range(2, n - 1))
    rounds.push(rounds[round - 2]!.map(([left, right]): [number, number] => [add(left), add(right)]));
  return textOf(rounds);
};

/** The row of boards, moved by hand: the anchor below at board 1, everybody else one board clockwise. */
export const movement = (n: number, anchorFirst: 'white' | 'black'): string[][] => {
  let below = range(1, n / 2);
  let above = range(n / 2 + 1, n).reverse();
  return range(1, n - 1).map((round) => {
    const anchorWhite = (round % 2 === 1) === (anchorFirst === 'white');
    const games = below.map((lower, index) => {
      const upper = above[index]!;
      const lowerWhite = index === 0 ? anchorWhite : index % 2 === 0;
      return lowerWhite ? `${lower}-${upper}` : `${upper}-${lower}`;
    });
    const [anchor, toTop, ...rest] = below;
    const end = above.at(-1)!;
    above = [toTop ?? end, ...above.slice(0, -1)];
    below = [anchor!, ...rest, end];
    return games;
  });
};

/** The seat of a player, known by their first seat, after so many moves: up by one, from the last to seat 2; 1 stays. */
export const seatAfter = (n: number, first: number, moves: number): number => {
  let seat = first;
  for (let move = 0; move < moves; move += 1) seat = seat === 1 ? 1 : seat === n ? 2 : seat + 1;
  return seat;
};

/** The rounds as the players see them: whoever sits opposite, even seats White, seat 1 by turns. */
export const seated = (n: number, seatOneFirst: 'white' | 'black'): Set<string>[] => {
  let seats = new Map(range(1, n).map((player) => [player, player]));
  return range(1, n - 1).map((round) => {
    const at = new Map([...seats].map(([player, seat]) => [seat, player]));
    const games = range(1, n / 2).map((seat) => {
      const [one, other] = [at.get(seat)!, at.get(n + 1 - seat)!];
      const seatOneWhite = (round % 2 === 1) === (seatOneFirst === 'white');
      const oneWhite = seat === 1 ? seatOneWhite : seat % 2 === 0;
      return oneWhite ? `${one}-${other}` : `${other}-${one}`;
    });
    seats = new Map([...seats].map(([player, seat]) => [player, seatAfter(n, seat, 1)]));
    return new Set(games);
  });
};

/** The cyclical movement, person by person; the numbers stand still once in even matches. */
export const walk = (n: number): string[][] => {
  let numbers = range(1, n);
  let letters = range(1, n).map((letter) => String.fromCharCode(64 + letter));
  return range(1, n).map((r) => {
    const games = numbers.map((number, index) => {
      const board = index + 1;
      let white = board % 2 === 1;
      if (n % 2 === 1 && board === n) white = r % 2 === 1;
      if (n % 4 === 2 && r === n / 2) white = true;
      if (n % 4 === 2 && r === n / 2 + 1) white = false;
      return white ? `${number}-${letters[index]}` : `${letters[index]}-${number}`;
    });
    const isStanding = n % 2 === 0 && r === n / 2;
    if (!isStanding) numbers = [numbers.at(-1)!, ...numbers.slice(0, -1)];
    letters = [...letters.slice(1), letters[0]!];
    return games;
  });
};

/** “A round robin without tables”, method 2, rule by rule, for every two of the players; with an odd field the last number is the bye. */
export const sums = (players: number): Set<string> => {
  const last = players % 2 === 0 ? players : players + 1;
  const round = (sum: number): number => (sum > last ? sum - last : sum - 1);
  const found = new Set<string>();
  for (const high of range(2, last))
    for (const low of range(1, high - 1)) {
      if (high !== last) {
        const highHasWhite = (high + low) % 2 === 0;
        found.add(`${round(high + low)}: ${highHasWhite ? `${high}-${low}` : `${low}-${high}`}`);
      } else if (last > players) found.add(`${round(low * 2)}: ${low}`);
      else found.add(`${round(low * 2)}: ${low <= last / 2 ? `${low}-${last}` : `${last}-${low}`}`);
    }
  return found;
};
