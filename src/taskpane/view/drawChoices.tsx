import { makeStyles, tokens } from '@fluentui/react-components';
import { drawsLots, takesNumbers } from '../../core/draw/numbers';
import { drawTexts } from '../../language/drawTexts';
import { isChance } from '../draft';
import { drawNumber } from '../draws';
import { isMatch } from '../matches';
import { methodOf } from '../numbering';
import { TextField } from './choice';
import { More, Press, type RosterProps, Sentence } from './frame';

const useStyles = makeStyles({
  again: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

const DrawAgain = ({ pane, state, speech, roster }: RosterProps) => {
  const styles = useStyles();
  const { say, language } = speech;
  const texts = drawTexts(language);
  const { draws, options } = state;
  const count = drawNumber(draws, { roster, options, language });
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

/** Where numbers are drawn, which draw it is, and another one; what chance goes by, and who witnessed it, for those who ask. */
export const DrawChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { options } = state;
  const texts = drawTexts(speech.language, speech.profile);
  const numbers = drawsLots(methodOf(options));
  const isGiven = takesNumbers(methodOf(options)) && !isMatch(roster, options);
  const byChance = isChance(roster, options);
  if (!byChance && !isGiven) return null;
  return (
    <>
      {numbers && <DrawAgain {...props} />}
      <More title={texts.whoDrew}>
        {byChance && (
          <TextField
            label={texts.seed}
            hint={numbers ? texts.drawn : texts.tossed}
            value={options.seed}
            onType={(seed) => pane.choose({ seed })}
          />
        )}
        {(numbers || isGiven) && (
          <TextField
            label={texts.saidBy}
            hint={isGiven ? texts.sawDraw : texts.saidByHint}
            value={options.saidBy}
            onType={(saidBy) => pane.choose({ saidBy })}
          />
        )}
      </More>
    </>
  );
};
