import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { roundAsText } from '../../app/asText';
import { currentRound } from '../../core/conduct/owed';
import { stillToPlay } from '../../core/results/progress';
import { identityOf } from '../../app/identity';
import { smallest } from '../../core/extremes';
import { type Game, plays, type Tournament } from '../../core/model';
import { canBeDrawn } from '../../core/results/handicap';
import { isTeamEvent } from '../../core/teamEvent/model';
import { countTo } from '../../grid/block';
import { area } from '../../grid/cell';
import { handoutTexts } from '../../language/handouts';
import { say } from '../../language/language';
import { playTexts } from '../../language/play';
import { boardKey, gameKey } from '../../sheets/log/key';
import { type Board, boardsOf, gameOfProblem, isMissing, isWaitedFor } from '../boards';
import { matchBoards } from '../matchBoards';
import { isolated } from '../speech';
import { shownTournament } from '../state';
import { ABOVE_FOOT, PANEL } from './bare';
import { Boards, type BoardsProps } from './boards';
import { CopyButton } from './copyButton';
import { type OpenedProps, Press, Sentence, Stack } from './frame';
import { InlineButton } from './inline';
import { intoView } from './intoView';
import { Message } from './message';
import { ToCheck, WaysOut } from './problems';
import { Rounds } from './rounds';

const useStyles = makeStyles({
  done: {
    ...PANEL,
    ...ABOVE_FOOT,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  big: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface CompleteProps extends OpenedProps {
  readonly round: number;
  /** What is still to be played once all results have come to the sheet. */
  readonly open: readonly Game[];
  readonly isComplete: boolean;
  /** Games or matches of the round that were put off. */
  readonly postponed: number;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly onGoOn: (round: number) => void;
}

/** How everybody moves to their next seat, where the system has a movement. */
const Rotate = ({ speech, tournament: { system } }: OpenedProps) => {
  const styles = useStyles();
  if (system !== 'seats' && system !== 'shift') return null;
  const texts = playTexts(speech.profile);
  return (
    <>
      <p className={styles.big}>{texts.rotate}</p>
      <Sentence>{handoutTexts(speech.profile).seatsRules[system]}</Sentence>
    </>
  );
};

/** Whether a game is a newcomer's who catches up: all of theirs came after some of later rounds. */
const isLate =
  ({ games }: Tournament) =>
  ({ round, white, black }: Game): boolean =>
    [white, black].some((player) => {
      const first = smallest(games.filter(plays(player)).map(({ no }) => no));
      return games.some((other) => other.round > round && other.no < first);
    });

/** What comes once a round is over, but for a newcomer's game: the way to the next one. */
const Complete = (props: CompleteProps) => {
  const { pane, speech, tournament, round, open, isComplete, postponed, boxRef, onGoOn } = props;
  const styles = useStyles();
  const texts = playTexts(speech.whom);
  const kind = tournament.discipline ? 'matches' : 'games';
  const current = currentRound(tournament);
  const isOver = open.length === 0;
  const inTurn = open.filter((game) => game.round >= current && !isLate(tournament)(game));
  const isAhead = isComplete && round < tournament.rounds && current <= round;
  // After the last round games that were put off are still to be played.
  const isLast = round === tournament.rounds || current > tournament.rounds;
  const left = isComplete && isLast ? open[0]?.round : undefined;
  const next = isAhead ? round + 1 : left;
  const now = Math.min(current, tournament.rounds);
  const playedOn = inTurn.length > 0 ? smallest(inTurn.map((game) => game.round)) : now;
  const ways = next === undefined ? [playedOn, now] : [next];
  const others = [...new Set(ways)].filter((each) => each !== round);
  if (!isComplete && others.length === 0) return null;
  return (
    <div ref={boxRef} className={styles.done}>
      {isComplete && (
        <Sentence>{isOver ? texts.allComplete[kind] : say(texts.complete, { round, postponed })}</Sentence>
      )}
      {isComplete && round < tournament.rounds && <Rotate {...props} />}
      {isOver && (
        <Press appearance="primary" onPress={() => pane.turnTo('print')}>
          {texts.toPrint}
        </Press>
      )}
      {!isOver &&
        others.map((other, at) => (
          <Press
            key={other}
            appearance={isComplete && at === 0 ? 'primary' : 'secondary'}
            onPress={() => onGoOn(other)}
          >
            {say(isComplete || playedOn !== now ? texts.next : texts.toCurrent, { round: other })}
          </Press>
        ))}
    </div>
  );
};

/** The boards of a round, with what is on its way to the sheet. */
const boardsIn = (
  tournament: Tournament,
  round: number,
  typed: OpenedProps['state']['typed'],
): readonly Board[] =>
  isTeamEvent(tournament) ? matchBoards(tournament, round, typed) : boardsOf(tournament, round, typed);

const resultKey = ({ game, board, teams }: Board): string =>
  teams ? boardKey(game, board, 'result') : gameKey(game, 'result');

/** How many games, or matches, are not finished. */
const missingAt = (boards: readonly Board[]): number =>
  new Set(boards.filter(isMissing).map(({ game }) => game)).size;

/** Whether a game, or each board of a match, has a result, if only on its way to the sheet. */
const isSaid = (boards: readonly Board[], { no }: Game): boolean => {
  const own = boards.filter(({ game }) => game === no);
  return own.length > 0 && own.every((board) => board.result !== null && !isMissing(board));
};

/** Makes a result against nobody a win by forfeit; nothing where nobody sits on either side. */
const Walkover = ({
  pane,
  speech,
  board,
}: Pick<OpenedProps, 'pane' | 'speech'> & { readonly board: Board }) => {
  const { left, right, game, board: at } = board;
  if ((left.name === '') === (right.name === '')) return null;
  const typed = left.name === '' ? '-+' : '+-';
  const names = { left: isolated(left.name), right: isolated(right.name) };
  return (
    <InlineButton onPress={() => pane.record(game, typed, at)}>
      {say(playTexts(speech.profile).results[typed], names)}
    </InlineButton>
  );
};

interface FaultsProps extends Omit<OpenedProps, 'tournament'> {
  readonly boards: readonly Board[];
  readonly at: Board | null;
}

/** What is wrong in the line of a board on the sheet, or with `null` at none of those shown. What is typed there is no result. */
const Faults = ({ boards, at, ...props }: FaultsProps) => {
  const { state, speech, opened } = props;
  const all = shownTournament(state)?.problems ?? [];
  const problems = all.filter((found) => {
    const line = gameOfProblem(opened, found);
    const isIts = ({ game, board, teams }: Board): boolean =>
      line?.game === game && (!teams || line.board === board);
    return at ? isIts(at) : !boards.some(isIts);
  });
  if (!at) return <ToCheck {...props} problems={problems} below={all.length - problems.length} />;
  return problems.map((found, index) => (
    <div key={index} onKeyDown={(event) => event.stopPropagation()}>
      <Message intent="warning">
        <Sentence>{speech.message({ ...found, place: {} })}</Sentence>
        <WaysOut {...props} problem={found} />
        {found.code === 'line-up-nobody' && <Walkover {...props} board={at} />}
      </Message>
    </div>
  ));
};

interface RoundProps extends OpenedProps, Pick<BoardsProps, 'heading' | 'below' | 'onMove'> {
  readonly round: number;
  /** Who does not play. */
  readonly children?: ReactNode;
}

/** A round with its boards, and the way to the next one. */
export const Round = ({ round, heading, below, children, ...props }: RoundProps) => {
  const { pane, state, speech, opened, tournament } = props;
  const texts = playTexts(speech.profile);
  const next = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  const former = useRef(round);
  // Whoever goes on to another round is taken to the board that comes first there; so is who came by a link that is gone.
  useEffect(() => {
    const isLost =
      former.current !== round && document.hasFocus() && document.activeElement === document.body;
    if (goesOn.current || isLost)
      place.current?.querySelector<HTMLElement>('[role=group][tabindex="0"]')?.focus();
    goesOn.current = false;
    former.current = round;
  }, [round]);
  const goOnTo = (other: number): void => {
    goesOn.current = true;
    pane.showRound(Math.max(1, Math.min(tournament.rounds, other)));
  };
  const missing = useMemo(
    () => countTo(tournament.rounds).map((each) => missingAt(boardsIn(tournament, each, []))),
    [tournament],
  );
  const boards = boardsIn(tournament, round, state.typed);
  const isComplete = !boards.some(isWaitedFor);
  const draws = canBeDrawn(tournament);
  const told = { pane, state, speech, opened, boards };
  return (
    <>
      <Faults {...told} at={null} />
      <Stack ref={place} gap="S">
        <Rounds
          speech={speech}
          round={round}
          current={currentRound(tournament)}
          missing={missing}
          onTurn={(other) => pane.showRound(other)}
        />
        <Boards
          key={`${round} ${state.game ?? ''}`}
          {...props}
          label={say(texts.round, { round })}
          boards={boards}
          draws={draws}
          scoring={tournament.discipline?.scoring ?? tournament.scoring}
          heading={heading}
          onComplete={() =>
            requestAnimationFrame(() => {
              next.current?.querySelector('button')?.focus({ preventScroll: true });
              intoView(next.current);
            })
          }
          below={(board) => (
            <>
              <Faults {...told} at={board} />
              {below?.(board)}
            </>
          )}
          onTurn={(by) => goOnTo(round + by)}
        />
        {children}
      </Stack>
      <Complete
        {...props}
        round={round}
        isComplete={isComplete}
        postponed={missingAt(boards)}
        open={stillToPlay(tournament).filter((game) => !isSaid(boards, game))}
        boxRef={next}
        onGoOn={(other) => {
          goOnTo(other);
          const [first] = boardsIn(tournament, other, []);
          const cell = first && identityOf(opened.open).cell(resultKey(first));
          if (cell) void pane.goAlong({ sheet: cell.sheet, area: area(cell.row, cell.column) });
        }}
      />
    </>
  );
};

/** Copies a round as text; of one that is shown it can be made. */
export const CopyRound = ({ speech, tournament, round }: OpenedProps & { readonly round: number }) => (
  <CopyButton
    speech={speech}
    label={playTexts(speech.profile).copyRound}
    text={() => {
      const made = roundAsText(tournament, round);
      return made.ok ? made.value : '';
    }}
  />
);
