import { makeStyles, tokens } from '@fluentui/react-components';
import { standingLast, undoneLast, type ToolStep } from '../../app/tools/steps';
import { paneToolTexts } from '../../language/paneTools';
import { LINK, LIST, STACK } from './bare';
import { isolated } from '../speech';
import { shownTournament } from '../state';
import type { ToolId } from '../toolbox';
import { Section, Sentence, type ViewProps, Press, Stack } from './frame';
import { InlineButton } from './inline';
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

const useStyles = makeStyles({
  stack: STACK,
  list: { ...LIST, padding: 0 },
  tool: {
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { ...LINK, fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'none' },
});

const ORDER: readonly ToolId[] = ['names', 'check', 'adopt', 'file', 'doctor'];

const Menu = ({ pane, speech }: ViewProps) => {
  const styles = useStyles();
  const texts = paneToolTexts(speech.language);
  return (
    <>
      <Sentence>{texts.about}</Sentence>
      <ul className={styles.list}>
        {ORDER.map((tool) => (
          <li key={tool} className={styles.tool}>
            <button type="button" className={styles.name} onClick={() => pane.openTool(tool)}>
              {texts.names[tool].name}
            </button>
            <Sentence quiet>{texts.names[tool].about}</Sentence>
          </li>
        ))}
      </ul>
    </>
  );
};

/** What a tool did last, and the buttons that take it back and do again what was taken back. */
const LastStep = ({ pane, state, speech }: ViewProps) => {
  const texts = paneToolTexts(speech.language);
  const { steps } = state.toolbox;
  if (steps.length === 0) return null;
  const button = (text: string, step: ToolStep | null, take: () => Promise<void>) =>
    step && (
      <Press size="small" state={state} onPress={() => take()}>
        {speech.say(text, { sentence: isolated(step.sentence) })}
      </Press>
    );
  return (
    <Stack gap="XS">
      {button(texts.undo, standingLast(steps), pane.undoTool)}
      {button(texts.redo, undoneLast(steps), pane.redoTool)}
      <Sentence quiet>{texts.kept}</Sentence>
    </Stack>
  );
};

/** Tools for the organiser's own sheets: all of them, or the one that is open. */
const Tools = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const styles = useStyles();
  const texts = paneToolTexts(speech.language);
  const { tool } = state.toolbox;
  const existing = shownTournament(state)?.event;
  const Tool = tool && TOOLS[tool];
  return (
    <div className={styles.stack}>
      <div>
        <InlineButton onPress={() => (tool ? pane.openTool(null) : void pane.leaveTools())}>
          {tool
            ? texts.allTools
            : existing !== undefined
              ? speech.say(speech.texts.back, { event: isolated(existing) })
              : texts.toNew}
        </InlineButton>
      </div>
      <LastStep {...props} />
      {Tool && tool ? (
        <Section title={texts.names[tool].name}>
          <Sentence quiet>{texts.names[tool].about}</Sentence>
          <Tool {...props} />
        </Section>
      ) : (
        <Menu {...props} />
      )}
      <Progress {...props} sticky />
    </div>
  );
};

export default Tools;
