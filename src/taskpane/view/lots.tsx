import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { drawsLots } from '../../core/draw/numbers';
import { newTournamentTexts } from '../../language/newTournament';
import { drawNumber } from '../draws';
import { methodOf } from '../numbering';
import { isChance } from '../options';
import { Section, Sentence, type RosterProps } from './frame';

const useStyles = makeStyles({
  again: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  word: { minWidth: 0 },
});

const DrawAgain = ({ pane, state, speech, roster }: RosterProps) => {
  const styles = useStyles();
  const { say, language } = speech;
  const texts = newTournamentTexts(language);
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

/** The draw, where there is one: the word behind it; where numbers are drawn, which draw it is, and the button for another. */
export const DrawSection = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const styles = useStyles();
  const { options } = state;
  const texts = newTournamentTexts(speech.language, speech.profile);
  if (!isChance(roster, options)) return null;
  const numbers = drawsLots(methodOf(options));
  return (
    <Section title={texts.draw}>
      <Field label={texts.seed} hint={numbers ? texts.drawn : texts.tossed}>
        <Input
          className={styles.word}
          input={{ className: styles.word }}
          value={options.seed}
          onChange={(_, { value }) => pane.choose({ seed: value })}
        />
      </Field>
      {numbers && (
        <Field label={texts.saidBy} hint={texts.saidByHint}>
          <Input
            className={styles.word}
            input={{ className: styles.word }}
            value={options.saidBy}
            onChange={(_, { value }) => pane.choose({ saidBy: value })}
          />
        </Field>
      )}
      {numbers && <DrawAgain {...props} />}
    </Section>
  );
};
