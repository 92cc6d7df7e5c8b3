import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { currentRound, openGames } from '../../core/conduct/owed';
import { handoutTexts } from '../../language/handouts';
import { playTexts } from '../../language/play';
import { Sentence, type OpenedProps } from './frame';

const useStyles = makeStyles({
  done: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  big: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  left: { alignSelf: 'start' },
});

interface CompleteProps extends OpenedProps {
  readonly round: number;
  readonly isComplete: boolean;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly onGoOn: (round: number) => void;
}

/** How everybody moves to their next seat, where the system has a movement. */
const Rotate = ({ speech, tournament: { system } }: OpenedProps) => {
  const styles = useStyles();
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
export const Complete = (props: CompleteProps) => {
  const { speech, tournament, round, isComplete, boxRef, onGoOn } = props;
  const styles = useStyles();
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
        <Button
          className={styles.left}
          appearance={isComplete && !isOver ? 'primary' : 'secondary'}
          onClick={() => onGoOn(next)}
        >
          {speech.say(isComplete ? texts.next : texts.toCurrent, { round: next })}
        </Button>
      )}
    </div>
  );
};
