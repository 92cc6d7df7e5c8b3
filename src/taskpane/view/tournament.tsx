import { makeStyles, ProgressBar, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { OpenStep } from '../../app/step';
import type { Summary } from '../../app/summary';
import { stillToPlay } from '../../core/results/progress';
import { fraction, toNumber } from '../../core/fraction';
import { withoutByes } from '../../language/byes';
import { say } from '../../language/language';
import { paneTournamentTexts } from '../../language/paneTournament';
import { sectionTitle } from '../../language/sections';
import { LINE, STACK } from './bare';
import { isolated, type Speech, titleOf } from '../speech';
import { pointsText, teamScores } from '../standing';
import { openedTournament, shownTournament, type Tab as TabId } from '../state';
import { criterionHeading } from './criterionValue';
import { Dock } from './dock';
import { type OpenedProps, Sentence, Stack, type ViewProps } from './frame';
import { Calculation, Repair } from './maintenance';
import { NoticeText, placeOf } from './notices';
import { part } from './part';
import { Problems, ToCheck } from './problems';
import { Progress } from './progress';
import { Steps } from './steps';
import { Workbook } from './workbook';
import { Choice } from './choice';

/** What is about a tournament that was opened comes when it is looked at. */
const PARTS = {
  play: part(() => import('./play')),
  standings: part(() => import('./standings')),
  players: part(() => import('./players')),
  print: part(() => import('./print')),
} as const satisfies Partial<Record<TabId, unknown>>;

const OF_TEAMS: Partial<Record<TabId, (typeof PARTS)['play']>> = {
  play: part(() => import('./teamRound')),
};

const useStyles = makeStyles({
  stack: { ...STACK, flexGrow: 1 },
  // Where the system sets the colours, an empty bar would look like a full one.
  bar: {
    '@media screen and (forced-colors: active)': {
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
  line: LINE,
});

/** So many who share the lead are named. */
const MOST_LEADERS = 3;

/** Who is in front, in a sentence; of sections, which have no common lead, how many are finished. */
const leadersText = ({ leaders, sections }: Summary, isOver: boolean, speech: Speech): string => {
  const { whom, words, list } = speech;
  const texts = paneTournamentTexts(whom);
  const [first] = leaders;
  if (!first) return texts.noResult;
  const count = leaders.length;
  if (sections) {
    const fields = leaders.map(({ section = '' }) => section);
    const shared = new Set(fields.filter((section, at) => fields.indexOf(section) !== at));
    const titles = [...shared].map((section) => isolated(sectionTitle(section, words.sections)));
    return isOver
      ? say(texts.sectionWinners, { shared: shared.size === 0 ? 'none' : list(titles) })
      : say(texts.sectionsFinished, sections);
  }
  const { points } = first;
  const made = pointsText(fraction(Math.round(points * 100), 100));
  const over = String(isOver);
  const ahead = first.ahead === undefined ? 'none' : criterionHeading(first.ahead.code, speech);
  const [own, other] = (first.ahead?.values ?? []).map((value) => value ?? null);
  // Of a rank among those tied fewer is better, and nobody wants to read it.
  const isMore = own && other && toNumber(own) > toNumber(other);
  const lead = isMore ? { own: pointsText(own), other: pointsText(other) } : { own: 'none' };
  if (count > MOST_LEADERS) return say(texts.sharing, { over, count, points, made });
  const names = list(leaders.map(({ name }) => isolated(name)));
  return say(texts.leading, { over, names, points, made, ahead, ...lead });
};

interface SummaryProps {
  readonly summary: Summary;
  readonly speech: Speech;
}

const Ready = ({ summary, speech }: SummaryProps) => {
  const { words } = speech;
  const texts = paneTournamentTexts(speech.whom);
  const { pairings: where = summary.places.matches } = summary.places;
  const pairings = where?.sheet ?? words.pairings;
  return (
    <>
      <strong>{texts.ready}</strong>
      <Sentence>
        {say(summary.live ? texts.nextLive : texts.nextRefresh, {
          result: words.result,
          pairings,
          example: texts.example,
        })}
      </Sentence>
    </>
  );
};

/** How far it is, how two teams stand, and, where nothing else tells, who is in front. */
const Standing = ({ summary, speech, opened }: SummaryProps & { readonly opened: OpenStep | null }) => {
  const styles = useStyles();
  const texts = paneTournamentTexts(speech.whom);
  const { players, rounds, games, finished } = summary;
  const done = say(texts.finished, { finished, games });
  const there = opened ? withoutByes(opened.open.tournament).players : [];
  const withdrawn = there.filter(({ status }) => status !== 'playing').length;
  const isOver = opened ? stillToPlay(opened.open.tournament).length === 0 : finished === games;
  const scores = opened && teamScores(opened.open.tournament);
  const [first, ...others] = summary.leaders;
  const isTold =
    scores !== null &&
    (!summary.ofTeams || games === 1) &&
    (others.length > 0 || first?.name === scores.first);
  return (
    <Stack gap="S">
      <div className={styles.line}>
        <Sentence>{done}</Sentence>
        <Sentence quiet>{say(texts.size, { players, withdrawn, rounds })}</Sentence>
      </div>
      <ProgressBar
        value={finished}
        max={Math.max(1, games)}
        className={styles.bar}
        thickness="large"
        aria-label={done}
      />
      {scores && <Sentence>{say(texts.score, scores)}</Sentence>}
      {(opened === null || isOver) && !isTold && <Sentence>{leadersText(summary, isOver, speech)}</Sentence>}
    </Stack>
  );
};

/** What is shown under a tab. */
const Panel = (props: ViewProps & { readonly summary: Summary }) => {
  const { pane, state, speech, summary } = props;
  const opened = openedTournament(state);
  if (state.tab === 'more') return <Workbook {...props} />;
  if (!opened)
    return (
      <>
        <Problems
          {...props}
          problems={state.closed}
          intent="error"
          title={paneTournamentTexts(speech.whom).closed}
        />
        <Workbook {...props} />
      </>
    );
  const Part = (summary.ofTeams && OF_TEAMS[state.tab]) || PARTS[state.tab];
  const own: OpenedProps = { pane, state, speech, opened, tournament: opened.open.tournament };
  return (
    <Suspense fallback={<Sentence quiet>{speech.texts.busy.changes}</Sentence>}>
      <Part key={summary.id} {...own} />
    </Suspense>
  );
};

const useTabStyles = makeStyles({
  list: {
    marginInline: `calc(-1 * ${tokens.spacingHorizontalS})`,
    // The narrowest pane, and a scroll bar beside it.
    '@media (max-width: 330px)': { '& > [role=tab]': { paddingInline: tokens.spacingHorizontalXS } },
  },
  panel: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});

/** In the order in which an evening needs them. */
const TABS: readonly TabId[] = ['play', 'standings', 'players', 'print', 'more'];

interface TabsProps extends ViewProps {
  /** Called where the tab that is shown is chosen once more. */
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** What of a tournament is shown, and the tabs that choose it. */
const Tabs = ({ pane, state, speech, onAgain, children }: TabsProps) => {
  const styles = useTabStyles();
  const id = useId();
  return (
    <>
      <TabList
        size="small"
        className={styles.list}
        selectedValue={state.tab}
        onTabSelect={(_, { value }) => {
          if (value === state.tab) onAgain();
          pane.turnTo(value as TabId);
        }}
      >
        {TABS.map((tab) => (
          <Tab key={tab} id={`${id}${tab}`} value={tab} aria-controls={`${id}panel`}>
            {paneTournamentTexts(speech.whom).tabs[tab]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${state.tab}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
};

/** Which of several tournaments is shown: that with this id. */
const ChosenEvent = ({ pane, state, speech, id }: ViewProps & { readonly id: string }) => {
  const { tournaments } = state;
  if (tournaments.length < 2) return null;
  return (
    <Choice
      label={paneTournamentTexts(speech.whom).choose}
      value={id}
      choices={tournaments.map((each) => [each.id, titleOf(each, speech)] as const)}
      onChoose={(chosen) => void pane.chooseTournament(chosen)}
    />
  );
};

/** What was done last, one thing at a time, at the foot of the pane. */
const Told = (props: ViewProps & { readonly summary: Summary }) => {
  const { pane, state, speech, summary } = props;
  const { made } = state;
  const notice = placeOf(state) === 'foot' ? state.notice : null;
  const opened = openedTournament(state);
  const isNew = made?.id === summary.id && made.isNew === true && summary.finished === 0;
  const isReady = isNew && (opened?.lines ?? []).every(({ cells }) => cells === '');
  if (notice || isReady)
    return (
      <Dock speech={speech} onClose={pane.close}>
        {notice ? (
          <NoticeText notice={notice} speech={speech} />
        ) : (
          <Ready summary={summary} speech={speech} />
        )}
      </Dock>
    );
  if (!opened) return null;
  const { lines, open } = opened;
  // Under More it can be taken back even if it is told no more.
  const stays = state.tab === 'more';
  if (state.untold === lines.length && !stays) return null;
  const onClose = stays ? undefined : pane.passStep;
  return <Steps {...props} opened={opened} tournament={open.tournament} onClose={onClose} />;
};

/** A tournament of the workbook: how it stands, what is to be checked, what is to be done. */
export const TournamentView = ({ pane, state, speech: chess }: ViewProps) => {
  const styles = useStyles();
  const [visit, setVisit] = useState(0);
  const summary = shownTournament(state);
  if (!summary) return null;
  const speech = chess.as(summary);
  const texts = paneTournamentTexts(speech.whom);
  const made = state.made?.id === summary.id ? state.made : null;
  const opened = openedTournament(state);
  const props = { pane, state, speech, summary };
  return (
    <div className={styles.stack}>
      <ChosenEvent {...props} id={summary.id} />
      <Calculation {...props} />
      {made && <Problems {...props} problems={made.warnings} intent="warning" />}
      <Problems {...props} problems={state.unreadable} intent="error" title={texts.otherUnreadable} />
      <Standing summary={summary} speech={speech} opened={opened} />
      {/* The round tells them beside its games. */}
      {(state.tab !== 'play' || !opened) && <ToCheck {...props} problems={summary.problems} />}
      {(summary.damage.length > 0 || state.care?.kind === 'repair') && opened && state.tab !== 'more' && (
        <Repair {...props} known={summary.damage} />
      )}
      <Tabs {...props} onAgain={() => setVisit(visit + 1)}>
        <Panel key={visit} {...props} />
      </Tabs>
      <Progress {...props} sticky />
      <Told {...props} />
    </div>
  );
};
