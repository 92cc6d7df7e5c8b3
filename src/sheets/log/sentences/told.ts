import type { ProfileId } from '../../../core/model';
import type { TeamEvent } from '../../../core/teamEvent/model';
import { printedResult, type Reading } from '../../../core/results/typed';
import type { DecidedTie } from '../../../core/draw/protocol';
import { say } from '../../../language/language';
import type { LogTexts } from '../../../language/log';
import type { SheetWords } from '../../../language/words';
import { cellText, type CellValue } from '../../../grid/cell';
import type { LoggedChange } from '../changes';
import { gameKey, parseKey, playerKey, type GameCell, type PlayerCell } from '../key';
import type { LogEntry } from '../line';

/** How a tie was decided before finals were made. */
export const tieSentence = (
  told: Pick<Told, 'texts'>,
  { section, place, names, order, seed = '' }: DecidedTie,
): string => {
  const people = names.map((name) => shown(told, name));
  const drawn = order.map((no) => people[no - 1] ?? told.texts.empty);
  return say(told.texts.ties[seed === '' ? 'name' : 'lots'], {
    ...{ section: shown(told, section), place, seed: shown(told, seed) },
    names: listed(told, people),
    order: listed(told, drawn),
  });
};

/** The contents of keyed cells at one moment. */
export type ValueAt = (key: string) => CellValue;

/** A tournament at one moment, before or after a step. */
export interface Moment {
  /** By default chess. */
  readonly profile?: ProfileId;
  readonly words: Pick<SheetWords, 'pairings' | 'players' | 'tournament'>;
  readonly reading: Reading;
  readonly value: ValueAt;
  /** The numbers of a player's games. */
  readonly gamesOf: (no: number) => readonly number[];
  /** In a team event. */
  readonly event?: TeamEvent;
}

/** What a sentence is made from: the lines of a step with one rule, their changes, and all cells before and after it. */
export interface Told extends Omit<Moment, 'value'> {
  readonly texts: LogTexts;
  readonly lines: readonly LogEntry[];
  readonly changes: readonly LoggedChange[];
  readonly before: ValueAt;
  readonly after: ValueAt;
}

/** Quote this many characters of a typed text; names are shorter. */
const MOST_CHARACTERS = 200;

/** Name this many games or cells one by one. */
const MOST_LISTED = 10;

/** What somebody typed, in one line of a sentence. */
export const shown = ({ texts }: Pick<Told, 'texts'>, value: CellValue): string => {
  const line = cellText(value).replaceAll(/\s+/gu, ' ').trim();
  const signs = [...line];
  if (signs.length > MOST_CHARACTERS) return `${signs.slice(0, MOST_CHARACTERS).join('')}…`;
  return line === '' ? texts.empty : line;
};

/** A result as people read it, with an en dash between two scores: `1–0`. */
export const shownResult = (told: Pick<Told, 'texts'>, value: CellValue): string =>
  printedResult(shown(told, value));

/** The first few, and how many more there are. */
export const listed = (told: Pick<Told, 'texts'>, items: readonly string[], between = '; '): string => {
  const list = items.slice(0, MOST_LISTED).join(between);
  const count = items.length - MOST_LISTED;
  return count > 0 ? say(told.texts.more, { list, count }) : list;
};

/** What a player's cell held. */
export const ofPlayer = (told: Pick<Told, 'texts'>, at: ValueAt, no: number, cell: PlayerCell): string =>
  shown(told, at(playerKey(no, cell)));

/** A game at one moment, in words. */
export interface ShownGame {
  readonly round: string;
  readonly board: string;
  readonly left: string;
  readonly right: string;
  readonly result: string;
}

/** A game as it stood at one moment. */
export const gameAt = (told: Pick<Told, 'texts'>, at: ValueAt, no: number): ShownGame => {
  const cell = (name: GameCell): CellValue => at(gameKey(no, name));
  const name = (side: 'left' | 'right'): string => ofPlayer(told, at, Number(cell(side)), 'name');
  return {
    round: shown(told, cell('round')),
    board: shown(told, cell('board')),
    left: name('left'),
    right: name('right'),
    result: shownResult(told, cell('result')),
  };
};

/** The numbers of the games in which such cells changed, in order. */
export const changedGames = (
  { changes }: Pick<Told, 'changes'>,
  cells: readonly GameCell[],
): readonly number[] => {
  const found = changes.flatMap(({ key: text }) => {
    const key = parseKey(text);
    return key?.of === 'game' && cells.includes(key.cell) ? [key.no] : [];
  });
  return [...new Set(found)].sort((one, other) => one - other);
};
