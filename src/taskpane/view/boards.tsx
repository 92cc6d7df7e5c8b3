import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  countedAt,
  isMissing,
  isWaitedFor,
  resultOfKey,
  typedResult,
  type Board,
  type BoardResult,
  type SideOfBoard,
} from '../boards';
import type { Scoring } from '../../core/results/outcome';
import { scoreOf } from '../../core/results/score';
import { say } from '../../language/language';
import { playTexts } from '../../language/play';
import type { Pane } from '../pane';
import type { Speech } from '../speech';
import { type PaneState, shownTournament } from '../state';
import { BoardRow } from './boardRow';
import { Sentence } from './frame';

const useStyles = makeStyles({
  boards: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** A round's boards, and what is done with them. */
export interface BoardsProps {
  readonly pane: Pick<Pane, 'record' | 'seat' | 'showPlayer'>;
  readonly state: Pick<PaneState, 'tournaments' | 'chosen' | 'game'>;
  readonly speech: Speech;
  readonly label: string;
  readonly boards: readonly Board[];
  /** Whether a game can be drawn. */
  readonly draws: boolean;
  /** What a game is worth. */
  readonly scoring: Scoring;
  /** What stands above a board, below the one before it. */
  readonly heading: (board: Board, before: Board | undefined) => ReactNode;
  /** What stands below a board. */
  readonly below?: (board: Board) => ReactNode;
  /** Moves a game to another date; missing where games have none. */
  readonly onMove?: ((game: number) => void) | undefined;
  /** Called when the last result of the round was given. */
  readonly onComplete: () => void;
  readonly onTurn: (by: 1 | -1) => void;
}

const keyOf = ({ game, board }: Board): string => `${game} ${board}`;

/** Who sits where once somebody is chosen for a seat: if they sit at another board of the match without a result, the two change places. */
const seatsOf = (
  boards: readonly Board[],
  { game, board, ...seats }: Board,
  side: SideOfBoard,
  name: string,
) => {
  const former = boards.find(
    (each) =>
      each.game === game && each.board !== board && each[side].name === name && name !== '' && !each.result,
  );
  return [{ board, name }, ...(former ? [{ board: former.board, name: seats[side].name }] : [])];
};

const clipped = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index));

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'preventDefault'>;

type Waits = (board: Board) => boolean;

/** The next board that still waits after one of them, from the first on again; -1 if there is none. */
const nextWaiting = (boards: readonly Board[], after: number, waits: Waits): number => {
  const waiting = boards.map((board, index) => index !== after && waits(board));
  const below = waiting.indexOf(true, after + 1);
  return below < 0 ? waiting.indexOf(true) : below;
};

/** The boards of a round. A key or a button says a result and goes on to the next board without one. */
export const Boards = (props: BoardsProps) => {
  const { pane, state, speech, label, boards, draws, scoring } = props;
  const { heading, below, onMove, onComplete, onTurn } = props;
  const styles = useStyles();
  const rows = useRef(new Map<string, HTMLDivElement>());
  const { keys } = playTexts(speech.whom === 'teams' ? speech.whom : speech.profile);
  const missing = boards.filter(isMissing);
  const first = missing.find(({ game }) => game === state.game) ?? missing.find(isWaitedFor) ?? missing[0];
  const [at, setAt] = useState<number | null>(null);
  const active = clipped(at ?? boards.findIndex((board) => board === first), boards.length);
  const [scored, setScored] = useState<{ readonly of: string; readonly begun: string } | null>(null);
  const countsSets = ({ teams }: Board): boolean => !teams && scoreOf(speech.profile) === 'sets';
  const goTo = (index: number): void => {
    const target = boards[clipped(index, boards.length)];
    if (target) rows.current.get(keyOf(target))?.focus();
  };
  const goOn = (from: number, waits: Waits = isWaitedFor): void => {
    const next = nextWaiting(boards, from, waits);
    if (next < 0) onComplete();
    else goTo(next);
  };
  const record = (index: number, board: Board, result: BoardResult | null): void => {
    pane.record(board.game, typedResult(countedAt(board, result), board), board.teams && board.board);
    // After one that was put off come the others, such as the boards of its match.
    if (result !== null) goOn(index, isMissing(board) && !isWaitedFor(board) ? isMissing : isWaitedFor);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    Home: () => goTo(0),
    End: () => goTo(boards.length - 1),
    PageDown: () => onTurn(1),
    PageUp: () => onTurn(-1),
  };
  const keyAt = (index: number, event: Pressed): void => {
    const board = boards[index];
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (!board || ctrlKey || altKey || metaKey || target instanceof HTMLSelectElement) return;
    if (countsSets(board) && !board.away && /^\d$/.test(key)) {
      event.preventDefault();
      return setScored({ of: keyOf(board), begun: key });
    }
    const result = resultOfKey(key);
    const isRow = target === rows.current.get(keyOf(board));
    const move = key === 'Enter' && isRow && !isWaitedFor(board) ? () => goOn(index) : moves[key];
    if ((result === undefined && !move) || (result === '1/2' && !draws)) return;
    event.preventDefault();
    if (move) return move();
    if (board.away && result !== null) return;
    record(index, board, result ?? null);
  };
  // Where nothing on the page takes keys, a result is the first board's that waits for one.
  useEffect(() => {
    const onPage = (event: KeyboardEvent): void => {
      const isFree = event.target instanceof Element && event.target.matches('body, h1');
      if (first && isWaitedFor(first) && isFree && event.key.length === 1 && !event.repeat)
        keyAt(boards.indexOf(first), event);
    };
    document.addEventListener('keydown', onPage);
    return () => document.removeEventListener('keydown', onPage);
  });
  return (
    <>
      <div
        role="region"
        aria-label={label}
        className={styles.boards}
        onKeyDown={(event) => keyAt(active, event)}
      >
        {boards.map((board, index) => (
          <Fragment key={keyOf(board)}>
            {heading(board, boards[index - 1])}
            <BoardRow
              board={board}
              {...{ draws, scoring }}
              speech={speech}
              sheet={shownTournament(state)?.places.teams?.sheet ?? speech.words.teamEvent.teams}
              active={index === active}
              rowRef={(row) => {
                if (row) rows.current.set(keyOf(board), row);
                else rows.current.delete(keyOf(board));
              }}
              onResult={(result) => record(index, board, result)}
              begun={scored?.of === keyOf(board) ? scored.begun : null}
              onScore={
                countsSets(board)
                  ? (typed) => {
                      setScored(typed === undefined ? { of: keyOf(board), begun: '' } : null);
                      if (typed) pane.record(board.game, typed);
                      if (typed) goOn(index);
                      else if (typed === '') goTo(index);
                    }
                  : undefined
              }
              onMove={
                onMove &&
                (() => {
                  // Once that is done, the next board without a result comes.
                  const next = nextWaiting(boards, index, isWaitedFor);
                  setAt(next < 0 ? null : next);
                  onMove(board.game);
                })
              }
              onPlayer={pane.showPlayer}
              onSeat={(side, name, joins = false) =>
                pane.seat({
                  match: board.game,
                  team: board.teams?.[side].name ?? '',
                  seats: seatsOf(boards, board, side, name),
                  joins,
                })
              }
              onFocus={() => setAt(index)}
              onBack={() => goTo(index)}
            />
            {below?.(board)}
          </Fragment>
        ))}
      </div>
      {boards.some(isWaitedFor) && <Sentence quiet>{say(keys, { draws: String(draws) })}</Sentence>}
    </>
  );
};
