import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { say } from '../../language/language';
import { lacksPart } from '../notLoaded';
import { isolated, type Speech } from '../speech';
import { openedTournament, type PaneState, type Notice } from '../state';
import { UNSEEN } from './bare';
import { Sentence, type ViewProps, Press, Stack } from './frame';
import { Message, type Intent } from './message';
import { Problems } from './problems';
import { intoView } from './intoView';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
  },
  status: { ...UNSEEN, whiteSpace: 'nowrap' },
});

/** What is said of a sheet that was made. */
const SHEET_TEXTS = {
  'handed-out': 'handedOut',
  'to-print': 'toPrint',
  'sections-page': 'sectionsPage',
} as const;

const noticeText = (notice: Notice, { texts, list }: Speech): string => {
  if ('text' in notice) return notice.text;
  if ('count' in notice) return say(texts[notice.what], { count: notice.count });
  if ('sheet' in notice) return say(texts[SHEET_TEXTS[notice.what]], { sheet: isolated(notice.sheet) });
  if ('file' in notice) return say(texts.saved, { file: isolated(notice.file) });
  if ('sheets' in notice)
    return say(texts.readyToPrint, { sheets: list(notice.sheets.map(isolated)), row: String(notice.inRow) });
  if (notice.what === 'cancelled') return texts.cancelled;
  if (notice.what === 'new-sheets') return texts.newSheets;
  return notice.what === 'list-changed' ? texts.listChanged : texts.sheetsChanged;
};

const intentOf = (notice: Notice): Intent => {
  if (['count', 'sheet', 'file', 'sheets', 'text'].some((told) => told in notice)) return 'success';
  return notice.what === 'cancelled' ? 'note' : 'warning';
};

/** What a screen reader says of itself: what is being done, what was done, how many players were read. */
const statusText = ({ busy, waiting, notice, offline, list, screen }: PaneState, speech: Speech): string => {
  const { texts } = speech;
  if (waiting) return texts.waiting;
  if (busy) return busy.cancelled ? texts.cancelling : texts.busy[busy.task];
  if (notice) return noticeText(notice, speech);
  if (offline) return texts.offline;
  if (screen !== 'new' || list.kind === 'none') return '';
  return list.kind === 'read'
    ? say(texts.found, { count: list.roster.players.length })
    : say(texts.errors, { count: list.problems.length });
};

/** Kept in the page all the time, so that screen readers notice when its text changes. */
export const Status = ({ state, speech }: Pick<ViewProps, 'state' | 'speech'>) => {
  const styles = useStyles();
  return (
    <div role="status" className={styles.status}>
      {statusText(state, speech)}
    </div>
  );
};

const Unfinished = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const { texts, list } = speech;
  const { unfinished } = state;
  if (unfinished.length === 0) return null;
  const count = unfinished.length;
  return (
    <Message intent="warning">
      <Sentence>{say(texts.unfinished, { count, sheets: list(unfinished.map(isolated)) })}</Sentence>
      <Sentence>{texts.unfinishedCaution}</Sentence>
      <div className={styles.actions}>
        <Press fills size="small" state={state} onPress={pane.discard}>
          {say(texts.discard, { count })}
        </Press>
        <Press fills size="small" appearance="subtle" onPress={pane.keep}>
          {texts.keep}
        </Press>
      </div>
    </Message>
  );
};

/** Where a notice is told: beside the Undo of its step, at the foot of the tournament that is shown, or at the top of the pane. */
export const placeOf = (state: PaneState): 'step' | 'foot' | 'top' => {
  const { screen, notice } = state;
  // The foot is left to the Undo of a repair.
  if (!notice || notice.what === 'repaired' || intentOf(notice) === 'warning') return 'top';
  if (notice.what === 'done') return screen === 'tools' || openedTournament(state) ? 'step' : 'top';
  return screen === 'tournament' ? 'foot' : 'top';
};

/** A notice in words, as what it is. */
export const NoticeText = ({ notice, speech }: Pick<ViewProps, 'speech'> & { readonly notice: Notice }) => (
  <Message intent={intentOf(notice)}>
    {noticeText(notice, speech)
      .split('\n')
      .map((line) => (
        <Sentence key={line}>{line}</Sentence>
      ))}
  </Message>
);

/** What concerns the workbook as a whole, or the last thing that was done. */
export const Notices = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const { problems, unfinished } = state;
  const notice = placeOf(state) === 'top' ? state.notice : null;
  const place = useRef<HTMLDivElement>(null);
  // What was asked for further down the pane is answered at its top.
  useEffect(() => {
    if (notice || problems.length > 0) intoView(place.current);
  }, [notice, problems]);
  if (!notice && problems.length === 0 && unfinished.length === 0) return null;
  return (
    <Stack
      gap="M"
      ref={place}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && state.screen !== 'unreadable') pane.close();
      }}
    >
      <div role="alert">
        <Problems
          {...props}
          problems={problems}
          intent="error"
          title={
            state.screen === 'unreadable'
              ? say(speech.texts.errors, { count: problems.length })
              : speech.texts.couldNot
          }
        />
      </div>
      {lacksPart(problems) && (
        <div>
          <Press fills size="small" onPress={pane.again}>
            {speech.texts.tryAgain}
          </Press>
        </div>
      )}
      {notice && <NoticeText notice={notice} speech={speech} />}
      <Unfinished {...props} />
    </Stack>
  );
};
