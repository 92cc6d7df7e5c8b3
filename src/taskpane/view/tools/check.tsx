import { useState } from 'react';
import { ALL_SYSTEMS } from '../../../core/pairing/anySystem';
import { misprintText, nearestText, remarkText } from '../../../language/check';
import { say } from '../../../language/language';
import { paneToolTexts } from '../../../language/paneTools';
import { systemText } from '../../../language/systems';
import { Choice } from '../choice';
import { More, Sentence, type ViewProps, Press, Stack } from '../frame';
import { Found, FoundList } from './found';

/** Which standard table a typed schedule is, its misprints, and the repairs that are certain. */
const Check = (props: ViewProps) => {
  const { pane, state } = props;
  const texts = paneToolTexts.check;
  const [against, compareWith] = useState('');
  const { found } = state.toolbox;
  const checked = found?.tool === 'check' ? found.checked : null;
  return (
    <Stack gap="M">
      <Sentence quiet>{texts.hint}</Sentence>
      <Choice
        label={texts.against}
        value={against}
        none={texts.nearest}
        choices={ALL_SYSTEMS.map(({ id }) => [id, systemText(id, 'chess').name] as const)}
        onChoose={compareWith}
      />
      <Press
        appearance={checked ? 'secondary' : 'primary'}
        state={state}
        onPress={() => pane.checkSchedule(against || undefined)}
      >
        {texts.take}
      </Press>
      {checked && (
        <>
          <div role="status">
            <Sentence>{nearestText(checked.check)}</Sentence>
            <Sentence>{say(texts.misprints, { count: checked.check.misprints.length })}</Sentence>
          </div>
          {checked.repairs.length > 0 && (
            <Press appearance="primary" state={state} onPress={pane.repairSchedule}>
              {say(texts.repair, { count: checked.repairs.length })}
            </Press>
          )}
          <FoundList>
            {checked.check.misprints.map((misprint, index) => (
              <Found
                key={index}
                {...props}
                text={misprintText(misprint)}
                place={misprint.cell === '' ? {} : { sheet: checked.grid.sheet, cell: misprint.cell }}
              />
            ))}
          </FoundList>
          {checked.check.remarks.length > 0 && (
            <More title={texts.remarks}>
              {checked.check.remarks.map((remark, index) => (
                <Sentence key={index}>{remarkText(remark)}</Sentence>
              ))}
            </More>
          )}
        </>
      )}
    </Stack>
  );
};

export default Check;
