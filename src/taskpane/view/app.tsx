import { makeStyles, tokens } from '@fluentui/react-components';
import { Component, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { say } from '../../language/language';
import type { Pane } from '../pane';
import { type Speech, titleOf } from '../speech';
import { type PaneState, shownTournament } from '../state';
import { EDGE } from './bare';
import { Sentence, Title, type ViewProps, Press } from './frame';
import { Help } from './help';
import { Notices, Status } from './notices';
import { part } from './part';
import { Progress, Waiting } from './progress';

/** After an error that nobody foresaw: what to do, and what to report. */
const Broken = ({ pane, state: { detail }, speech: { texts } }: ViewProps) => (
  <>
    <Sentence>{texts.brokenText}</Sentence>
    <Press fills appearance="primary" onPress={pane.lookAgain}>
      {texts.tryAgain}
    </Press>
    <Sentence quiet>{say(texts.brokenDetail, { detail })}</Sentence>
  </>
);

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what goes wrong while drawing, so that the pane is never blank. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** A workbook needs one or the other of these; they come while it is looked at. */
const newTournament = async () => ({ default: (await import('./newTournament')).NewTournament });
const NewTournament = part(newTournament);
const TournamentView = part(async () => ({ default: (await import('./tournament')).TournamentView }));
/** Where it does not come, the focus is lost now and then. */
const keptFocus = async (): Promise<(() => void) | undefined> => {
  try {
    const { keepFocus } = await import('./keptFocus');
    return keepFocus();
  } catch {
    return undefined;
  }
};
const Tools = part(() => import('./tools'));
const Repair = part(async () => ({ default: (await import('./maintenance')).Repair }));

const useStyles = makeStyles({
  main: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalL} ${EDGE} 0`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', alignItems: 'start', columnGap: tokens.spacingHorizontalS },
  icon: { flexShrink: 0, marginTop: '2px' },
});

/** Beside the page, and drawn sharp on screens of twice the points. */
const ICON = 'icons/roundabout-48.png';

const headingOf = (state: PaneState, speech: Speech): string => {
  const { texts } = speech;
  const shown = shownTournament(state);
  switch (state.screen) {
    case 'opening':
      return texts.pane;
    case 'new':
      return texts.newTitle;
    case 'tournament':
      return shown ? titleOf(shown, speech) : texts.pane;
    case 'tools':
      return texts.toolsTitle;
    case 'unreadable':
      return texts.unreadable;
    case 'broken':
      return texts.broken;
  }
};

const Screen = (props: ViewProps) => {
  const { pane, state, speech } = props;
  switch (state.screen) {
    case 'opening':
      return state.problems.length > 0 ? null : <Waiting>{speech.texts.busy.look}</Waiting>;
    case 'new':
      return <NewTournament {...props} />;
    case 'tournament':
      return <TournamentView {...props} />;
    case 'tools':
      return <Tools {...props} />;
    case 'unreadable':
      return (
        <>
          <Press fills appearance="primary" state={state} onPress={pane.lookAgain}>
            {speech.texts.tryAgain}
          </Press>
          <Repair {...props} />
          <Progress {...props} sticky />
        </>
      );
    case 'broken':
      return <Broken {...props} />;
  }
};

/** The whole pane. Its heading takes the focus when another screen comes, but not when the pane opens. */
export const App = ({ pane, speech }: { readonly pane: Pane; readonly speech: Speech }) => {
  const styles = useStyles();
  const state = useSyncExternalStore(pane.subscribe, pane.get, pane.get);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state.screen);
  // Whether it comes is seen when it is needed.
  useEffect(() => void newTournament().catch(() => undefined), []);
  useEffect(() => {
    const kept = keptFocus();
    return () => void kept.then((stop) => stop?.());
  }, []);
  useEffect(() => {
    if (before.current !== state.screen && before.current !== 'opening') heading.current?.focus();
    before.current = state.screen;
  }, [state.screen]);
  const props: ViewProps = { pane, state, speech };
  return (
    <main className={styles.main}>
      <Status state={state} speech={speech} />
      {state.offline && <Sentence quiet>{speech.texts.offline}</Sentence>}
      <div className={styles.head}>
        <img src={ICON} alt="" width={24} height={24} className={styles.icon} />
        <Title ref={heading}>{headingOf(state, speech)}</Title>
        <Help state={state} speech={speech} />
      </div>
      <Notices {...props} speech={speech.as({ profile: 'chess', ...shownTournament(state) })} />
      <Boundary onError={pane.broke} fallback={<Broken {...props} />}>
        <Suspense fallback={<Waiting>{speech.texts.busy.look}</Waiting>}>
          <Screen {...props} />
        </Suspense>
      </Boundary>
    </main>
  );
};
