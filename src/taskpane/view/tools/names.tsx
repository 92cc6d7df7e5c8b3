import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { NAMES_HOW, type NamesHow, type NamesPlan } from '../../../app/tools/names';
import { areaAddress } from '../../../grid/cell';
import { say } from '../../../language/language';
import { paneToolTexts } from '../../../language/paneTools';
import { NUMBERS_SAID } from '../../../language/tools';
import { isolated } from '../../speech';
import type { Picked } from '../../toolbox';
import { Choice } from '../choice';
import { More, Sentence, type ViewProps, Press, Stack } from '../frame';
import { Problems } from '../problems';
import { SmallTable } from '../table';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

interface PickProps extends ViewProps {
  readonly part: keyof Picked;
}

/** A part of the workbook that is selected there, and taken by the button. */
const Pick = ({ pane, state, part }: PickProps) => {
  const styles = useStyles();
  const texts = paneToolTexts.write;
  const picked = state.toolbox.picked[part];
  return (
    <Stack gap="XS" role="group" aria-label={texts[part]}>
      <Sentence>{texts[part]}</Sentence>
      <div className={styles.line}>
        <Press state={state} onPress={() => pane.pick(part)}>
          {texts.useSelection}
        </Press>
        {picked && (
          <Sentence quiet>
            {say(texts.picked, { sheet: isolated(picked.sheet), cells: areaAddress(picked.area) })}
          </Sentence>
        )}
      </div>
    </Stack>
  );
};

interface PlannedProps extends ViewProps {
  readonly plan: NamesPlan;
}

const Planned = ({ pane, state, speech, plan }: PlannedProps) => {
  const texts = paneToolTexts.write;
  const { columns } = texts;
  return (
    <>
      <Problems pane={pane} speech={speech} problems={plan.warnings} intent="warning" />
      {plan.numbers.map(({ sheet, column, first }) => (
        <Sentence key={sheet}>
          {say(NUMBERS_SAID, {
            sheet: isolated(sheet),
            first: isolated(first),
            column: column === null ? 'none' : isolated(column),
          })}
        </Sentence>
      ))}
      <SmallTable
        label={texts.plan}
        columns={[
          { heading: columns.cell, short: true },
          { heading: columns.before, short: true },
          { heading: columns.after },
        ]}
        rows={plan.preview.map(({ cell, before, after }) => [cell, before, after])}
      />
      <Press appearance="primary" state={state} disabled={plan.cells.length === 0} onPress={pane.writeNames}>
        {say(texts.take, { count: plan.cells.length })}
      </Press>
    </>
  );
};

/** Which cells are the pairings and which the list, where the names go, what would change, and the button that writes it. */
const Names = (props: ViewProps) => {
  const { pane, state } = props;
  const texts = paneToolTexts.write;
  const [how, choose] = useState<NamesHow>('replace');
  const { picked, found } = state.toolbox;
  const plan = found?.tool === 'names' ? found.plan : null;
  const ready = picked.pairings !== undefined && picked.list !== undefined;
  return (
    <Stack gap="M">
      <Pick {...props} part="pairings" />
      <Pick {...props} part="list" />
      <More title={texts.twoTeams}>
        <Pick {...props} part="second" />
      </More>
      <Choice
        label={texts.how}
        value={how}
        choices={NAMES_HOW.map((each) => [each, texts.hows[each]] as const)}
        onChoose={choose}
      />
      <Press
        appearance={plan ? 'secondary' : 'primary'}
        state={state}
        disabled={!ready}
        onPress={() => pane.planNames(how)}
      >
        {texts.plan}
      </Press>
      {plan && <Planned {...props} plan={plan} />}
    </Stack>
  );
};

export default Names;
