import { makeStyles, tokens } from '@fluentui/react-components';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { roundAsText } from '../../app/asText';
import { currentRound, openGames } from '../../core/conduct/owed';
import type { Result } from '../../core/result';
import { standings } from '../../core/tiebreak/standings';
import { countTo } from '../../grid/block';
import { handoutTexts } from '../../language/handouts';
import { projectorTexts } from '../../language/projector';
import { playTexts } from '../../language/play';
import { PANEL } from './bare';
import { boardsOf, byesIn, isMissing, isWaitedFor } from '../boards';
import { isolated } from '../speech';
import { leadersOf, pointsText, rankText, teamScores } from '../standing';
import { Boards } from './boards';
import { CopyButton } from './copyButton';
import { type OpenedProps, Section, Sentence, Press, Stack } from './frame';
import { DatesToCheck, Missing } from './overdue';
import { Rounds } from './rounds';
import { SmallTable } from './table';

const useRoundCompleteStyles = makeStyles({
  done: {
    ...PANEL,
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
  readonly isComplete: boolean;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly onGoOn: (round: number) => void;
}

/** How everybody moves to their next seat, where the system has a movement. */
const Rotate = ({ speech, tournament: { system } }: OpenedProps) => {
  const styles = useRoundCompleteStyles();
  if (system !== 'seats' && system !== 'shift') return null;
  const texts = playTexts(speech.language, speech.profile);
  return (
    <>
      <p className={styles.big}>{texts.rotate}</p>
      <Sentence>{handoutTexts(speech.language, speech.profile).seatsRules[system]}</Sentence>
    </>
  );
};

/** What comes once a round is over: the way to the next one. */
const Complete = (props: CompleteProps) => {
  const { speech, tournament, round, isComplete, boxRef, onGoOn } = props;
  const styles = useRoundCompleteStyles();
  const texts = playTexts(speech.language, speech.profile);
  const current = Math.min(currentRound(tournament), tournament.rounds);
  const isOver = openGames(tournament).length === 0;
  const isAhead = isComplete && round < tournament.rounds && current <= round;
  const next = isAhead ? round + 1 : current;
  if (!isComplete && next === round) return null;
  return (
    <div ref={boxRef} className={styles.done}>
      {isComplete && (
        <Sentence>{isOver ? texts.allComplete : speech.say(texts.complete, { round })}</Sentence>
      )}
      {isComplete && round < tournament.rounds && <Rotate {...props} />}
      {next !== round && (
        <Press appearance={isComplete && !isOver ? 'primary' : 'secondary'} onPress={() => onGoOn(next)}>
          {speech.say(isComplete ? texts.next : texts.toCurrent, { round: next })}
        </Press>
      )}
    </div>
  );
};

/** The first places as they stand now. */
const Leaders = ({ speech, tournament }: OpenedProps) => {
  const texts = playTexts(speech.language, speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const scores = teamScores(tournament);
  const leaders = ranked.ok ? leadersOf(tournament, ranked.value.rows) : [];
  if (leaders.length === 0) return null;
  const rows = leaders.map((row) => [
    rankText(row),
    row.more === 0 ? row.name : speech.say(texts.withMore, { name: isolated(row.name), count: row.more }),
    pointsText(row.values[0] ?? null),
  ]);
  return (
    <Section title={texts.leaders}>
      {scores && <Sentence>{speech.say(texts.match, scores)}</Sentence>}
      <SmallTable
        label={texts.firstPlaces}
        columns={[
          { heading: texts.rank, number: true },
          { heading: speech.words.name },
          { heading: texts.points, number: true },
        ]}
        rows={rows}
      />
    </Section>
  );
};

/** A text that a button copies; of a tournament that is shown it can be made. */
const textOf = (made: Result<string>): string => (made.ok ? made.value : '');

/** The round that is being played, and how things stand. */
const Play = (props: OpenedProps) => {
  const { pane, state, speech, tournament } = props;
  const texts = playTexts(speech.language, speech.profile);
  const next = useRef<HTMLDivElement>(null);
  const round = state.round ?? 1;
  const place = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  // Whoever goes on to another round is taken to the board that comes first there.
  useEffect(() => {
    if (goesOn.current) place.current?.querySelector<HTMLElement>('[role=group][tabindex="0"]')?.focus();
    goesOn.current = false;
  }, [round]);
  const goOnTo = (other: number): void => {
    goesOn.current = true;
    pane.showRound(Math.max(1, Math.min(tournament.rounds, other)));
  };
  const missing = useMemo(
    () => countTo(tournament.rounds).map((each) => boardsOf(tournament, each, []).filter(isMissing).length),
    [tournament],
  );
  const boards = boardsOf(tournament, round, state.typed);
  const byes = byesIn(tournament, round);
  const isComplete = !boards.some(isWaitedFor);
  return (
    <Stack gap="L">
      <DatesToCheck {...props} />
      <Missing {...props} round={round} />
      <Stack ref={place} gap="S">
        <Rounds
          speech={speech}
          round={round}
          current={currentRound(tournament)}
          missing={missing}
          onTurn={(other) => pane.showRound(other)}
        />
        <Boards
          key={round}
          {...props}
          label={speech.say(texts.round, { round })}
          boards={boards}
          onComplete={() => requestAnimationFrame(() => next.current?.querySelector('button')?.focus())}
          onTurn={(by) => goOnTo(round + by)}
        />
        {byes.length > 0 && <Sentence>{speech.say(texts.bye, { names: speech.list(byes) })}</Sentence>}
        {!isComplete && <Sentence quiet>{texts.keys}</Sentence>}
        <CopyButton
          speech={speech}
          label={texts.copyRound}
          text={() => textOf(roundAsText(tournament, round, speech.language))}
        />
      </Stack>
      <Complete {...props} round={round} isComplete={isComplete} boxRef={next} onGoOn={goOnTo} />
      <Leaders {...props} />
      <Press size="small" onPress={pane.project}>
        {projectorTexts(speech.language).show}
      </Press>
    </Stack>
  );
};

export default Play;
