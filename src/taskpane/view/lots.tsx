import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { drawsLots } from '../../core/draw/numbers';
import { drawNumber } from '../draws';
import { methodOf } from '../numbering';
import { Sentence, type RosterProps } from './frame';

const useStyles = makeStyles({
  again: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

const DrawAgain = ({ pane, state, speech, roster }: RosterProps) => {
  const styles = useStyles();
  const { texts, say, language } = speech;
  const { draws, options } = state;
  const count = drawNumber(draws, { roster, options, language });
  return (
    <>
      <div className={styles.again}>
        <Button onClick={pane.drawAgain}>{texts.drawAgain}</Button>
        <div aria-live="polite">{count > 0 && <Sentence>{say(texts.drawCount, { count })}</Sentence>}</div>
      </div>
      {count > 1 && <Sentence quiet>{texts.drawsKept}</Sentence>}
    </>
  );
};

/** The word behind the lots; where numbers are drawn, which draw it is, and the button for another. */
export const Lots = (props: RosterProps) => {
  const { pane, state, speech } = props;
  const { texts } = speech;
  const { options } = state;
  return (
    <>
      <Field label={texts.seed} hint={texts.seedHint}>
        <Input value={options.seed} onChange={(_, { value }) => pane.choose({ seed: value })} />
      </Field>
      {drawsLots(methodOf(options)) && <DrawAgain {...props} />}
    </>
  );
};
