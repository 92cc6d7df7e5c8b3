import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  ProgressBar,
  tokens,
} from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import type { Summary, ShownSheet } from '../../app/summary';
import { LIVE_LIMIT } from '../../sheets/layout/limits';
import { isolated, type Speech } from '../speech';
import { shownTournament, type OpenedPart } from '../state';
import { NewSheets, Removal, Repair } from './maintenance';
import { Choice } from './choice';
import { Section, Sentence, type ViewProps } from './frame';
import { titleOf } from './heading';
import { Problems } from './problems';
import { Progress } from './progress';

/** What can be changed or printed comes when it is asked for. */
const PARTS = { changes: lazy(() => import('./changes')), handouts: lazy(() => import('./handouts')) };

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXL,
    paddingBottom: tokens.spacingVerticalL,
  },
  close: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  sheets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  sheet: { minWidth: 0 },
  left: { alignSelf: 'start' },
  // Where the system sets the colours, an empty bar would look like a full one.
  bar: {
    '@media screen and (forced-colors: active)': {
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
  wrap: { whiteSpace: 'normal' },
});

const SHEETS: readonly ShownSheet[] = ['pairings', 'round', 'match', 'standings', 'crosstable', 'players'];

/** So many who share the lead are named. */
const MOST_LEADERS = 3;

/** Who is in front, in a sentence. */
const leadersText = ({ leaders, finished, games }: Summary, { texts, say, list }: Speech): string => {
  const [first] = leaders;
  if (!first) return texts.noResult;
  const { points } = first;
  if (leaders.length > MOST_LEADERS) return say(texts.sharing, { count: leaders.length, points });
  const names = list(leaders.map(({ name }) => isolated(name)));
  return say(finished === games ? texts.winner : texts.leading, { names, points });
};

const Ready = ({ summary, speech }: { readonly summary: Summary; readonly speech: Speech }) => {
  const styles = useStyles();
  const { texts, words, say } = speech;
  const pairings = summary.places.pairings?.sheet ?? words.pairings;
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody className={styles.wrap}>
        <MessageBarTitle>{texts.ready}</MessageBarTitle>
        <Sentence>
          {say(summary.live ? texts.nextLive : texts.nextRefresh, { result: words.result, pairings })}
        </Sentence>
      </MessageBarBody>
    </MessageBar>
  );
};

const Standing = ({ summary, speech }: { readonly summary: Summary; readonly speech: Speech }) => {
  const styles = useStyles();
  const { texts, say } = speech;
  const { players, rounds, games, finished } = summary;
  return (
    <div className={styles.close}>
      <Sentence quiet>{say(texts.size, { players, rounds })}</Sentence>
      <Sentence>{say(texts.finished, { finished, games })}</Sentence>
      <ProgressBar
        value={finished}
        max={games}
        className={styles.bar}
        thickness="large"
        aria-label={say(texts.finished, { finished, games })}
      />
      <Sentence>{leadersText(summary, speech)}</Sentence>
    </div>
  );
};

const Sheets = ({
  pane,
  speech,
  summary,
}: Pick<ViewProps, 'pane' | 'speech'> & { readonly summary: Summary }) => {
  const styles = useStyles();
  const { texts, words } = speech;
  return (
    <Section title={texts.sheetsTitle}>
      <div className={styles.sheets}>
        {SHEETS.map((sheet) => {
          const where = summary.places[sheet];
          return where ? (
            <Button
              key={sheet}
              className={styles.sheet}
              appearance={sheet === 'pairings' ? 'primary' : 'secondary'}
              onClick={() => void pane.show(where)}
            >
              {words[sheet]}
            </Button>
          ) : null;
        })}
      </div>
    </Section>
  );
};

const RefreshMode = ({ pane, state, speech, summary }: ViewProps & { readonly summary: Summary }) => {
  const styles = useStyles();
  const { texts, say } = speech;
  if (summary.live) return <Sentence quiet>{texts.liveHint}</Sentence>;
  return (
    <div className={styles.close}>
      <Sentence quiet>{say(texts.refreshHint, { most: LIVE_LIMIT })}</Sentence>
      <Button
        className={styles.left}
        disabledFocusable={state.busy !== null}
        onClick={() => void pane.refresh()}
      >
        {texts.refresh}
      </Button>
    </div>
  );
};

const OnDemand = ({ pane, state, speech, part }: ViewProps & { readonly part: OpenedPart }) => {
  const styles = useStyles();
  const { texts } = speech;
  const { busy } = state;
  const opened = state.changing?.part === part ? state.changing : null;
  const [open, hint, close] =
    part === 'changes'
      ? [texts.changes, texts.changesHint, texts.closeChanges]
      : [texts.handouts, texts.handoutsHint, texts.closeHandouts];
  const Part = PARTS[part];
  return (
    <div className={styles.close}>
      <Button
        className={styles.left}
        aria-expanded={opened !== null}
        disabledFocusable={busy !== null}
        onClick={() => (opened ? pane.closeChanges() : void pane.openChanges(part))}
      >
        {opened ? close : open}
      </Button>
      {opened ? (
        <Suspense fallback={<Sentence quiet>{texts.busy.changes}</Sentence>}>
          <Part pane={pane} changing={opened} busy={busy !== null} speech={speech} />
        </Suspense>
      ) : (
        <Sentence quiet>{hint}</Sentence>
      )}
    </div>
  );
};

/** Which of several tournaments is shown. */
const Chosen = ({ pane, state, speech, summary }: ViewProps & { readonly summary: Summary }) =>
  state.tournaments.length > 1 && (
    <Choice
      label={speech.texts.choose}
      value={summary.id}
      choices={state.tournaments.map((each) => [each.id, titleOf(each, speech)] as const)}
      onChoose={pane.chooseTournament}
    />
  );

/** A tournament of the workbook: how it stands, what is to be checked, where to go. */
export const TournamentView = ({ pane, state, speech: chess }: ViewProps) => {
  const styles = useStyles();
  const summary = shownTournament(state);
  if (!summary) return null;
  const speech = chess.as(summary.profile);
  const { texts, say } = speech;
  const made = state.made?.id === summary.id ? state.made : null;
  const isReady = made !== null && summary.finished === 0;
  return (
    <div className={styles.stack}>
      <Chosen pane={pane} state={state} speech={speech} summary={summary} />
      {isReady && <Ready summary={summary} speech={speech} />}
      {made && (
        <Problems
          pane={pane}
          speech={speech}
          problems={made.warnings}
          intent="warning"
          title={say(texts.warnings, { count: made.warnings.length })}
        />
      )}
      <Problems
        pane={pane}
        speech={speech}
        problems={state.unreadable}
        intent="error"
        title={texts.otherUnreadable}
      />
      <Standing summary={summary} speech={speech} />
      <Problems
        pane={pane}
        speech={speech}
        problems={summary.problems}
        intent="warning"
        title={say(texts.toCheck, { count: summary.problems.length })}
      />
      <Sheets pane={pane} speech={speech} summary={summary} />
      {!(isReady && summary.live) && (
        <RefreshMode pane={pane} state={state} speech={speech} summary={summary} />
      )}
      {summary.former && <NewSheets pane={pane} state={state} speech={speech} sheets={summary.sheets} />}
      <OnDemand pane={pane} state={state} speech={speech} part="changes" />
      <OnDemand pane={pane} state={state} speech={speech} part="handouts" />
      <Repair pane={pane} state={state} speech={speech} known={summary.damage} />
      <Progress state={state} speech={speech} />
      <div className={styles.close}>
        <Button
          className={styles.left}
          disabledFocusable={state.busy !== null}
          onClick={() => void pane.another()}
        >
          {texts.another}
        </Button>
        <Removal pane={pane} state={state} speech={speech} />
      </div>
    </div>
  );
};
