import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { sureCures } from '../../../app/tools/doctor';
import { doctorTexts } from '../../../language/tools';
import { isolated } from '../../speech';
import { Sentence, type ViewProps } from '../frame';
import { Problems } from '../problems';
import { Found, FoundList } from './found';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  left: { alignSelf: 'start' },
});

/** So many are listed at once. */
const FIRST = 20;

/** What looks wrong on the sheets, each with its cell and, where it can be known, its cure. */
const Doctor = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const texts = doctorTexts(speech.language);
  const { found } = state.toolbox;
  const diagnosis = found?.tool === 'doctor' ? found.diagnosis : null;
  const busy = state.busy !== null;
  const sure = diagnosis ? sureCures(diagnosis.findings) : [];
  return (
    <div className={styles.stack}>
      <Button
        className={styles.left}
        appearance={diagnosis ? 'secondary' : 'primary'}
        disabledFocusable={busy}
        onClick={() => void pane.lookForMistakes()}
      >
        {diagnosis ? texts.again : texts.look}
      </Button>
      {diagnosis && (
        <div role="status">
          <Sentence>
            {diagnosis.findings.length === 0
              ? texts.nothing
              : speech.say(texts.found, { count: diagnosis.findings.length })}
          </Sentence>
        </div>
      )}
      {sure.length > 1 && (
        <Button className={styles.left} disabledFocusable={busy} onClick={() => void pane.putRight(sure)}>
          {speech.say(texts.putAll, { count: sure.length })}
        </Button>
      )}
      {diagnosis && (
        <FoundList>
          {diagnosis.findings.slice(0, FIRST).map(({ problem, cures }, finding) => (
            <Found
              key={finding}
              pane={pane}
              speech={speech}
              text={speech.message(problem)}
              place={problem.place}
            >
              {cures.map(({ shown }, cure) => (
                <Button
                  key={shown}
                  size="small"
                  disabledFocusable={busy}
                  onClick={() => void pane.putRight([{ finding, cure }])}
                >
                  {speech.say(texts.put, { shown: isolated(shown) })}
                </Button>
              ))}
            </Found>
          ))}
        </FoundList>
      )}
      {diagnosis && diagnosis.findings.length > FIRST && (
        <Sentence quiet>{speech.say(texts.more, { count: diagnosis.findings.length - FIRST })}</Sentence>
      )}
      {diagnosis && diagnosis.ours.length > 0 && (
        <>
          <Problems
            pane={pane}
            speech={speech}
            problems={diagnosis.ours}
            intent="warning"
            title={texts.ours}
          />
          <Sentence quiet>{texts.repair}</Sentence>
        </>
      )}
    </div>
  );
};

export default Doctor;
