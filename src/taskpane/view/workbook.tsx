import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ShownSheet, Summary } from '../../app/summary';
import { paneTournamentTexts } from '../../language/paneTournament';
import { LIVE_LIMIT } from '../../sheets/layout/limits';
import { hasSections } from '../sections';
import { Section, Sentence, type ViewProps } from './frame';
import { Removal, Repair } from './maintenance';
import { OpenTools } from './openTools';
import { part } from './part';

const Finals = part(() => import('./finals'));

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXL },
  close: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  sheets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  sheet: { minWidth: 0 },
  left: { alignSelf: 'start' },
});

const SHEETS: readonly ShownSheet[] = ['pairings', 'round', 'match', 'standings', 'crosstable', 'players'];

interface MoreProps extends ViewProps {
  readonly summary: Summary;
}

const Sheets = ({ pane, state, speech, summary }: MoreProps) => {
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
              aria-current={where.sheet === state.sheet ? 'page' : undefined}
              appearance={where.sheet === state.sheet ? 'primary' : 'secondary'}
              onClick={() => void pane.show(where)}
            >
              {sheet === 'match' ? words.match.sheet : words[sheet]}
            </Button>
          ) : null;
        })}
      </div>
    </Section>
  );
};

const RefreshMode = ({ pane, state, speech, summary }: MoreProps) => {
  const styles = useStyles();
  const { texts, say } = speech;
  if (summary.live) return <Sentence quiet>{paneTournamentTexts(speech.language).liveHint}</Sentence>;
  return (
    <div className={styles.close}>
      <Sentence quiet>{say(paneTournamentTexts(speech.language).refreshHint, { most: LIVE_LIMIT })}</Sentence>
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

/** The sheets of a tournament, and what can be done about them as such. */
export const Workbook = (props: MoreProps) => {
  const { pane, state, speech, summary } = props;
  const styles = useStyles();
  return (
    <div className={styles.stack}>
      <Sheets {...props} />
      <RefreshMode {...props} />
      {state.opened && hasSections(state.opened.open.tournament) && (
        <Finals pane={pane} state={state} speech={speech} />
      )}
      <Repair pane={pane} state={state} speech={speech} known={summary.damage} />
      <div className={styles.close}>
        <Button
          className={styles.left}
          disabledFocusable={state.busy !== null}
          onClick={() => void pane.another()}
        >
          {speech.texts.another}
        </Button>
        <OpenTools {...props} />
        <Removal pane={pane} state={state} speech={speech} />
      </div>
    </div>
  );
};
