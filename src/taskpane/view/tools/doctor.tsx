import { sureCures } from '../../../app/tools/doctor';
import { say } from '../../../language/language';
import { doctorTexts } from '../../../language/tools';
import { isolated } from '../../speech';
import { Sentence, type ViewProps, Press, Stack } from '../frame';
import { Problems } from '../problems';
import { Found, FoundList } from './found';

/** So many are listed at once. */
const FIRST = 20;

/** What looks wrong on the sheets, each with its cell and, where it can be known, its cure. */
const Doctor = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const { found } = state.toolbox;
  const diagnosis = found?.tool === 'doctor' ? found.diagnosis : null;
  const sure = diagnosis ? sureCures(diagnosis.findings) : [];
  return (
    <Stack gap="M">
      <Press appearance={diagnosis ? 'secondary' : 'primary'} state={state} onPress={pane.lookForMistakes}>
        {diagnosis ? doctorTexts.again : doctorTexts.look}
      </Press>
      {diagnosis && (
        <div role="status">
          <Sentence>
            {diagnosis.findings.length === 0
              ? doctorTexts.nothing
              : say(doctorTexts.found, { count: diagnosis.findings.length })}
          </Sentence>
        </div>
      )}
      {sure.length > 1 && (
        <Press appearance="primary" state={state} onPress={() => pane.putRight(sure)}>
          {say(doctorTexts.putAll, { count: sure.length })}
        </Press>
      )}
      {diagnosis && (
        <FoundList>
          {diagnosis.findings.slice(0, FIRST).map(({ problem, cures }, finding) => (
            <Found key={finding} {...props} text={speech.message(problem)} place={problem.place}>
              {cures.map(({ shown }, cure) => (
                <Press
                  fills
                  key={shown}
                  size="small"
                  state={state}
                  onPress={() => pane.putRight([{ finding, cure }])}
                >
                  {say(doctorTexts.put, { shown: isolated(shown) })}
                </Press>
              ))}
            </Found>
          ))}
        </FoundList>
      )}
      {diagnosis && diagnosis.findings.length > FIRST && (
        <Sentence quiet>{say(doctorTexts.more, { count: diagnosis.findings.length - FIRST })}</Sentence>
      )}
      {diagnosis && diagnosis.ours.length > 0 && (
        <>
          <Problems {...props} problems={diagnosis.ours} intent="warning" title={doctorTexts.ours} />
          <Sentence quiet>{doctorTexts.repair}</Sentence>
        </>
      )}
    </Stack>
  );
};

export default Doctor;
