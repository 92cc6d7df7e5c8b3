import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { NAMES_HOW, type NamesHow, type NamesPlan } from '../../../app/tools/names';
import { areaAddress } from '../../../grid/cell';
import { paneToolTexts } from '../../../language/paneTools';
import { NUMBERS_SAID } from '../../../language/tools';
import { isolated } from '../../speech';
import type { Picked } from '../../toolbox';
import { Choice } from '../choice';
import { More, Sentence, type ViewProps } from '../frame';
import { Problems } from '../problems';
import { SmallTable } from '../table';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  pick: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  left: { alignSelf: 'start' },
});

interface PickProps extends ViewProps {
  readonly part: keyof Picked;
}

/** A part of the workbook that is selected there, and taken by the button. */
const Pick = ({ pane, state, speech, part }: PickProps) => {
  const styles = useStyles();
  const texts = paneToolTexts(speech.language).write;
  const picked = state.toolbox.picked[part];
  return (
    <div className={styles.pick} role="group" aria-label={texts[part]}>
      <Sentence>{texts[part]}</Sentence>
      <div className={styles.line}>
        <Button
          className={styles.left}
          size="small"
          disabledFocusable={state.busy !== null}
          onClick={() => void pane.pick(part)}
        >
          {texts.useSelection}
        </Button>
        {picked && (
          <Sentence quiet>
            {speech.say(texts.picked, { sheet: isolated(picked.sheet), cells: areaAddress(picked.area) })}
          </Sentence>
        )}
      </div>
    </div>
  );
};

interface PlannedProps extends ViewProps {
  readonly plan: NamesPlan;
}

const Planned = ({ pane, state, speech, plan }: PlannedProps) => {
  const styles = useStyles();
  const texts = paneToolTexts(speech.language).write;
  const { columns } = texts;
  return (
    <>
      <Problems pane={pane} speech={speech} problems={plan.warnings} intent="warning" />
      {plan.numbers.map(({ sheet, column, first }) => (
        <Sentence key={sheet}>
          {speech.say(NUMBERS_SAID, {
            sheet: isolated(sheet),
            first: isolated(first),
            column: column === null ? 'none' : isolated(column),
          })}
        </Sentence>
      ))}
      <SmallTable
        label={texts.plan}
        columns={[{ heading: columns.cell }, { heading: columns.before }, { heading: columns.after }]}
        rows={plan.preview.map(({ cell, before, after }) => [cell, before, after])}
      />
      <Button
        className={styles.left}
        appearance="primary"
        disabledFocusable={state.busy !== null || plan.cells.length === 0}
        onClick={() => void pane.writeNames()}
      >
        {speech.say(texts.take, { count: plan.cells.length })}
      </Button>
    </>
  );
};

/** Which cells are the pairings and which the list, where the names go, what would change, and the button that writes it. */
const Names = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const styles = useStyles();
  const texts = paneToolTexts(speech.language).write;
  const [how, choose] = useState<NamesHow>('replace');
  const { picked, found } = state.toolbox;
  const plan = found?.tool === 'names' ? found.plan : null;
  const ready = picked.pairings !== undefined && picked.list !== undefined;
  return (
    <div className={styles.stack}>
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
      <Button
        className={styles.left}
        appearance={plan ? 'secondary' : 'primary'}
        disabledFocusable={state.busy !== null || !ready}
        onClick={() => void pane.planNames(how)}
      >
        {texts.plan}
      </Button>
      {plan && <Planned {...props} plan={plan} />}
    </div>
  );
};

export default Names;
