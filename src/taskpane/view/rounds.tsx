import { Button, makeStyles, Select, tokens } from '@fluentui/react-components';
import { say } from '../../language/language';
import { playTexts } from '../../language/play';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  rounds: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  choice: { flexGrow: 1, minWidth: 0 },
  round: { fontWeight: tokens.fontWeightSemibold },
  turn: { minWidth: '32px', paddingInline: 0 },
});

interface RoundsProps extends Pick<ViewProps, 'speech'> {
  /** The round that is shown, and the one that is being played. */
  readonly round: number;
  readonly current: number;
  /** How many games, or matches, of each round are not finished, from the first on. */
  readonly missing: readonly number[];
  readonly onTurn: (round: number) => void;
}

/** Which round is shown, with what each of them still waits for. */
export const Rounds = ({ speech, round, current, missing, onTurn }: RoundsProps) => {
  const styles = useStyles();
  const texts = playTexts(speech.whom);
  const turn = (by: 1 | -1, text: string, sign: string) => (
    <Button
      className={styles.turn}
      aria-label={text}
      disabledFocusable={round + by < 1 || round + by > missing.length}
      onClick={() => onTurn(round + by)}
    >
      {sign}
    </Button>
  );
  const stateOf = (each: number): string =>
    missing[each - 1] === 0 ? 'done' : each <= current ? 'open' : 'ahead';
  return (
    <div className={styles.rounds}>
      {turn(-1, texts.earlier, '‹')}
      <Select
        className={styles.choice}
        select={{ className: styles.round }}
        aria-label={texts.chooseRound}
        value={round}
        onChange={(_, { value }) => onTurn(Number(value))}
      >
        {missing.map((count, index) => (
          <option key={index} value={index + 1}>
            {say(texts.roundChoice, { round: index + 1, state: stateOf(index + 1), missing: count })}
          </option>
        ))}
      </Select>
      {turn(1, texts.later, '›')}
    </div>
  );
};
