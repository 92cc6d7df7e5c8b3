import { useState } from 'react';
import type { AdoptChoices, Adoption } from '../../../app/tools/adopt';
import { SYSTEMS } from '../../../core/pairing/registry';
import { say } from '../../../language/language';
import { adoptTexts, usedValues } from '../../../language/tools';
import { newTournamentTexts } from '../../../language/newTournament';
import { paneToolTexts } from '../../../language/paneTools';
import { systemText } from '../../../language/systems';
import { CYCLES } from '../../draft';
import { Choice } from '../choice';
import { Sentence, type ViewProps, Press, Stack } from '../frame';
import { FoundTournament } from './found';

interface FoundProps extends ViewProps {
  readonly adoption: Adoption;
}

const Found = (props: FoundProps) => {
  const { pane, adoption } = props;
  const texts = paneToolTexts.adopt;
  const { tournament, layout, used, sheet, compared, warnings } = adoption;
  const { players, games } = tournament;
  const differing = compared.filter(({ agrees }) => !agrees).length;
  const finished = games.filter(({ outcome }) => outcome !== null).length;
  return (
    <>
      <div role="status">
        <Sentence>{say(adoptTexts.read, { kind: layout.kind, sheet, area: layout.area })}</Sentence>
        <Sentence>{say(texts.size, { players: players.length, games: games.length, finished })}</Sentence>
        <Sentence>{say(adoptTexts.used, usedValues(used))}</Sentence>
        {compared.length > 0 && (
          <Sentence>{say(adoptTexts.compared, { count: compared.length, differing })}</Sentence>
        )}
      </div>
      <FoundTournament
        {...props}
        tournament={tournament}
        warnings={warnings}
        texts={texts}
        onTake={() => void pane.adoptTable()}
      />
    </>
  );
};

/** What a cross-table or a list of results would be as a tournament, and the button that makes it. */
const Adopt = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const texts = paneToolTexts.adopt;
  const [system, choose] = useState('');
  const [cycles, chooseCycles] = useState('');
  const chosen: AdoptChoices = {
    ...(system === '' ? {} : { system }),
    ...(cycles === '' ? {} : { cycles: Number(cycles) }),
  };
  const { found } = state.toolbox;
  const adoption = found?.tool === 'adopt' ? found.adoption : null;
  return (
    <Stack gap="M">
      <Sentence quiet>{texts.hint}</Sentence>
      <Choice
        label={texts.system}
        value={system}
        none={texts.asFound}
        choices={SYSTEMS.map(({ id }) => [id, systemText(id, 'chess').name] as const)}
        onChoose={choose}
      />
      <Choice
        label={newTournamentTexts().cycles}
        value={cycles}
        none={texts.asOften}
        choices={CYCLES.map((count) => [`${count}`, say(speech.texts.cyclesChoice, { count })] as const)}
        onChoose={chooseCycles}
      />
      <Press
        appearance={adoption ? 'secondary' : 'primary'}
        state={state}
        onPress={() => pane.readTable(chosen)}
      >
        {adoption ? texts.again : texts.read}
      </Press>
      {adoption && <Found {...props} adoption={adoption} />}
    </Stack>
  );
};

export default Adopt;
