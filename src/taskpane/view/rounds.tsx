import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { say } from '../../language/language';
import { playTexts } from '../../language/play';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  rounds: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  select: {
    flexGrow: 1,
    minWidth: 0,
    height: '32px',
    paddingInline: tokens.spacingHorizontalS,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
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
      <select
        className={styles.select}
        aria-label={texts.chooseRound}
        value={round}
        onChange={({ target }) => onTurn(Number(target.value))}
      >
        {missing.map((count, index) => (
          <option key={index} value={index + 1}>
            {say(texts.roundChoice, { round: index + 1, state: stateOf(index + 1), missing: count })}
          </option>
        ))}
      </select>
      {turn(1, texts.later, '›')}
    </div>
  );
};
