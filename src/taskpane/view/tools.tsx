import { makeStyles } from '@fluentui/react-components';
import { standingLast, undoneLast, type ToolStep } from '../../app/tools/steps';
import { say } from '../../language/language';
import { paneToolTexts } from '../../language/paneTools';
import { STACK } from './bare';
import { isolated } from '../speech';
import { shownTournament } from '../state';
import type { ToolId } from '../toolbox';
import { Section, Sentence, type ViewProps, Stack } from './frame';
import { InlineButton } from './inline';
import { DoneStep } from './doneStep';
import { Menu } from './menu';
import { part } from './part';
import { Progress } from './progress';

/** Each comes when it is opened. */
const TOOLS = {
  names: part(() => import('./tools/names')),
  check: part(() => import('./tools/check')),
  adopt: part(() => import('./tools/adopt')),
  doctor: part(() => import('./tools/doctor')),
  file: part(() => import('./tools/file')),
} as const satisfies Record<ToolId, unknown>;

const useStyles = makeStyles({ stack: STACK });

const ORDER: readonly ToolId[] = ['names', 'check', 'adopt', 'file', 'doctor'];

const AllTools = ({ pane, state }: ViewProps) => {
  return (
    <>
      <Sentence>{paneToolTexts.about}</Sentence>
      <Menu
        state={state}
        ways={ORDER.map((tool) => ({ ...paneToolTexts.names[tool], onPress: () => pane.openTool(tool) }))}
      />
    </>
  );
};

/** What a tool did last, and the buttons that take it back and do again what was taken back. */
const LastStep = ({ pane, state, speech }: ViewProps) => {
  const { steps } = state.toolbox;
  if (steps.length === 0) return null;
  const [done, undone] = [standingLast(steps), undoneLast(steps)];
  const said = (step: ToolStep | null): string | null => step && isolated(step.sentence);
  return (
    <Stack gap="S">
      <DoneStep
        {...{ state, speech, done: said(done), undone: said(undone) }}
        onUndo={pane.undoTool}
        onRedo={pane.redoTool}
      />
      <Sentence quiet>{paneToolTexts.kept}</Sentence>
    </Stack>
  );
};

/** Tools for the organiser's own sheets: all of them, or the one that is open. */
const Tools = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const styles = useStyles();
  const { tool } = state.toolbox;
  const existing = shownTournament(state)?.event;
  const Tool = tool && TOOLS[tool];
  return (
    <div className={styles.stack}>
      <div>
        <InlineButton onPress={() => (tool ? pane.openTool(null) : void pane.leaveTools())}>
          {tool
            ? paneToolTexts.allTools
            : existing !== undefined
              ? say(speech.texts.back, { event: isolated(existing) })
              : paneToolTexts.toNew}
        </InlineButton>
      </div>
      <LastStep {...props} />
      {Tool && tool ? (
        <Section title={paneToolTexts.names[tool].name}>
          <Sentence quiet>{paneToolTexts.names[tool].about}</Sentence>
          <Tool {...props} />
        </Section>
      ) : (
        <AllTools {...props} />
      )}
      <Progress {...props} sticky />
    </div>
  );
};

export default Tools;
