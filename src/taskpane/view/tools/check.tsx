import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { ALL_SYSTEMS } from '../../../core/pairing/anySystem';
import { misprintText, nearestText, remarkText } from '../../../language/check';
import { paneToolTexts } from '../../../language/paneTools';
import { systemText } from '../../../language/systems';
import { Choice } from '../choice';
import { More, Sentence, type ViewProps } from '../frame';
import { Found, FoundList } from './found';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  left: { alignSelf: 'start' },
});

const NEAREST = '';

/** Which standard table a typed schedule is, its misprints, and the repairs that are certain. */
const Check = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const { language } = speech;
  const texts = paneToolTexts(language).check;
  const [against, compareWith] = useState<string>(NEAREST);
  const { found } = state.toolbox;
  const checked = found?.tool === 'check' ? found.checked : null;
  const busy = state.busy !== null;
  return (
    <div className={styles.stack}>
      <Sentence quiet>{texts.hint}</Sentence>
      <Choice
        label={texts.against}
        value={against}
        choices={[
          [NEAREST, texts.nearest],
          ...ALL_SYSTEMS.map(({ id }) => [id, systemText(id, 'chess').name] as const),
        ]}
        onChoose={compareWith}
      />
      <Button
        className={styles.left}
        appearance={checked ? 'secondary' : 'primary'}
        disabledFocusable={busy}
        onClick={() => void pane.checkSchedule(against === NEAREST ? undefined : against)}
      >
        {texts.take}
      </Button>
      {checked && (
        <>
          <div role="status">
            <Sentence>{nearestText(checked.check, language)}</Sentence>
            <Sentence>{speech.say(texts.misprints, { count: checked.check.misprints.length })}</Sentence>
          </div>
          {checked.repairs.length > 0 && (
            <Button
              className={styles.left}
              appearance="primary"
              disabledFocusable={busy}
              onClick={() => void pane.repairSchedule()}
            >
              {speech.say(texts.repair, { count: checked.repairs.length })}
            </Button>
          )}
          <FoundList>
            {checked.check.misprints.map((misprint, index) => (
              <Found
                key={index}
                pane={pane}
                speech={speech}
                text={misprintText(misprint, language)}
                place={misprint.cell === '' ? {} : { sheet: checked.grid.sheet, cell: misprint.cell }}
              />
            ))}
          </FoundList>
          {checked.check.remarks.length > 0 && (
            <More title={texts.remarks}>
              {checked.check.remarks.map((remark, index) => (
                <Sentence key={index}>{remarkText(remark, language)}</Sentence>
              ))}
            </More>
          )}
        </>
      )}
    </div>
  );
};

export default Check;
