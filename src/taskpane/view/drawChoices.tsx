import { makeStyles, tokens } from '@fluentui/react-components';
import { drawsLots, takesNumbers } from '../../core/draw/numbers';
import { drawTexts } from '../../language/drawTexts';
import { say } from '../../language/language';
import { isChance } from '../draft';
import { drawNumber } from '../draws';
import { isMatch } from '../matches';
import { methodOf } from '../numbering';
import { PAIRS } from './bare';
import { TextField } from './choice';
import { More, Press, type RosterProps, Sentence } from './frame';

const useStyles = makeStyles({
  fields: PAIRS,
  again: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

const DrawAgain = ({ pane, state, roster }: RosterProps) => {
  const styles = useStyles();
  const texts = drawTexts();
  const { draws, options } = state;
  const count = drawNumber(draws, { roster, options });
  return (
    <>
      <div className={styles.again}>
        <Press fills onPress={pane.drawAgain}>
          {texts.drawAgain}
        </Press>
        <div aria-live="polite">{count > 0 && <Sentence>{say(texts.drawCount, { count })}</Sentence>}</div>
      </div>
      {count > 1 && <Sentence quiet>{texts.drawsKept}</Sentence>}
    </>
  );
};

interface WhoDrewProps extends Pick<RosterProps, 'pane' | 'state' | 'speech'> {
  /** What is drawn by chance. */
  readonly drawn: 'numbers' | 'colours' | null;
  /** What the witness did; `null` where there is nothing to witness. */
  readonly witness: 'chose' | 'saw' | null;
}

/** What chance goes by, and who witnessed it, for those who ask. */
export const WhoDrew = ({ pane, state, speech, drawn, witness }: WhoDrewProps) => {
  const texts = drawTexts(speech.profile);
  return (
    <More title={texts.whoDrew}>
      <div className={useStyles().fields}>
        {drawn && (
          <TextField
            label={texts.seed}
            hint={drawn === 'numbers' ? texts.drawn : texts.tossed}
            value={state.options.seed}
            onType={(seed) => pane.choose({ seed })}
          />
        )}
        {witness && (
          <TextField
            label={texts.saidBy}
            hint={witness === 'saw' ? texts.sawDraw : texts.saidByHint}
            value={state.options.saidBy}
            onType={(saidBy) => pane.choose({ saidBy })}
          />
        )}
      </div>
    </More>
  );
};

/** Where numbers are drawn, which draw it is, and another one; what chance goes by, and who witnessed it. */
export const DrawChoices = (props: RosterProps) => {
  const { state, roster } = props;
  const { options } = state;
  const numbers = drawsLots(methodOf(options));
  const isGiven = takesNumbers(methodOf(options)) && !isMatch(roster, options);
  const byChance = isChance(roster, options);
  if (!byChance && !isGiven) return null;
  return (
    <>
      {numbers && <DrawAgain {...props} />}
      <WhoDrew
        {...props}
        drawn={byChance ? (numbers ? 'numbers' : 'colours') : null}
        witness={isGiven ? 'saw' : numbers ? 'chose' : null}
      />
    </>
  );
};
