import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  ProgressBar,
  tokens,
} from '@fluentui/react-components';
import { TEAM_SHEETS, type TeamSummary } from '../../app/teamSummary';
import { teamProgress } from '../../core/teamEvent/table';
import { paneTeamTexts } from '../../language/paneTeams';
import { shownTeams, type Tab } from '../state';
import { Calculation } from './calculation';
import { ChosenEvent } from './chosenEvent';
import { Section, Sentence, type ViewProps } from './frame';
import { OpenTools } from './openTools';
import { Problems } from './problems';
import { Progress } from './progress';
import { shownTab, Tabs } from './tabs';
import { TeamRound } from './teamRound';
import { TeamStandings } from './teamStandings';

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    paddingBottom: tokens.spacingVerticalL,
  },
  close: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  // Where the system sets the colours, an empty bar would look like a full one.
  bar: {
    '@media screen and (forced-colors: active)': {
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  wrap: { whiteSpace: 'normal' },
  sheets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  sheet: { minWidth: 0 },
  left: { alignSelf: 'start' },
});

const TEAM_TABS: readonly Tab[] = ['play', 'standings', 'print', 'more'];

/** What a part gets that is about a team event. */
export interface TeamProps extends ViewProps {
  readonly summary: TeamSummary;
}

/** How the sheets of the event are called in the workbook. */
const sheetNames = ({ summary, speech }: Pick<TeamProps, 'summary' | 'speech'>) => ({
  matches: summary.places.matches?.sheet ?? speech.words.teamEvent.matches,
  teams: summary.places.teams?.sheet ?? speech.words.teamEvent.teams,
});

const Ready = (props: TeamProps) => {
  const { speech } = props;
  const texts = paneTeamTexts(speech.language);
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody className={useStyles().wrap}>
        <MessageBarTitle>{texts.ready}</MessageBarTitle>
        <Sentence>{speech.say(texts.next, sheetNames(props))}</Sentence>
      </MessageBarBody>
    </MessageBar>
  );
};

/** How far the event is. */
const Standing = ({ summary: { event }, speech }: TeamProps) => {
  const styles = useStyles();
  const texts = paneTeamTexts(speech.language);
  const { matches, finished } = teamProgress(event);
  const done = speech.say(texts.finished, { finished, matches });
  return (
    <div className={styles.close}>
      <div className={styles.line}>
        <Sentence>{done}</Sentence>
        <Sentence quiet>
          {speech.say(texts.size, { teams: event.players.length, rounds: event.rounds })}
        </Sentence>
      </div>
      <ProgressBar
        value={finished}
        max={Math.max(1, matches)}
        className={styles.bar}
        thickness="large"
        aria-label={done}
      />
    </div>
  );
};

/** The sheets of the event, to go to or to be printed. */
const Sheets = ({ pane, state, speech, summary, prints }: TeamProps & { readonly prints: boolean }) => {
  const styles = useStyles();
  return (
    <Section title={prints ? speech.texts.tabs.print : speech.texts.sheetsTitle}>
      {prints && <Sentence quiet>{paneTeamTexts(speech.language).printHint}</Sentence>}
      <div className={styles.sheets}>
        {TEAM_SHEETS.map((sheet) => {
          const where = summary.places[sheet];
          const isOpen = where?.sheet === state.sheet && !prints;
          return where ? (
            <Button
              key={sheet}
              className={styles.sheet}
              aria-current={isOpen ? 'page' : undefined}
              appearance={isOpen ? 'primary' : 'secondary'}
              disabledFocusable={prints && state.busy !== null}
              onClick={() => void (prints ? pane.toPrint(where) : pane.show(where))}
            >
              {speech.words.teamEvent[sheet]}
            </Button>
          ) : null;
        })}
      </div>
      {prints && <Sentence quiet>{paneTeamTexts(speech.language).sendHint}</Sentence>}
    </Section>
  );
};

const More = (props: TeamProps) => {
  const { pane, state, speech } = props;
  const styles = useStyles();
  const texts = paneTeamTexts(speech.language);
  return (
    <div className={styles.stack}>
      <Sheets {...props} prints={false} />
      <Sentence>{speech.say(texts.typed, sheetNames(props))}</Sentence>
      <Sentence quiet>{texts.live}</Sentence>
      <div className={styles.close}>
        <Button
          className={styles.left}
          disabledFocusable={state.busy !== null}
          onClick={() => void pane.another()}
        >
          {speech.texts.another}
        </Button>
        <OpenTools {...props} />
        <Sentence quiet>{texts.removal}</Sentence>
      </div>
    </div>
  );
};

const Panel = (props: TeamProps) => {
  switch (shownTab(props.state, TEAM_TABS)) {
    case 'standings':
      return <TeamStandings {...props} />;
    case 'print':
      return <Sheets {...props} prints />;
    case 'more':
      return <More {...props} />;
    default:
      return <TeamRound key={props.summary.id} {...props} />;
  }
};

/** A team event of the workbook: how it stands, what is to be checked, what is to be done. */
const TeamEventView = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const summary = shownTeams(state);
  if (!summary) return null;
  const { texts, say } = speech;
  const made = state.made?.id === summary.id ? state.made : null;
  const view = { pane, state, speech };
  const others = [...state.unreadable, ...state.unreadableTeams];
  return (
    <div className={styles.stack}>
      <ChosenEvent {...view} id={summary.id} />
      <Calculation {...view} />
      {made !== null && teamProgress(summary.event).played === 0 && <Ready {...view} summary={summary} />}
      {made && (
        <Problems
          pane={pane}
          speech={speech}
          problems={made.warnings}
          intent="warning"
          title={say(texts.warnings, { count: made.warnings.length })}
        />
      )}
      <Problems pane={pane} speech={speech} problems={others} intent="error" title={texts.otherUnreadable} />
      <Standing {...view} summary={summary} />
      <Problems
        pane={pane}
        speech={speech}
        problems={summary.problems}
        intent="warning"
        title={say(texts.toCheck, { count: summary.problems.length })}
      />
      <Tabs {...view} tabs={TEAM_TABS}>
        <Panel {...view} summary={summary} />
      </Tabs>
      <Progress {...view} sticky />
    </div>
  );
};

export default TeamEventView;
