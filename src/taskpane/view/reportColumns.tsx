import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { exchangePaneTexts } from '../../language/exchangePane';
import { paneTournamentTexts } from '../../language/paneTournament';
import { missingColumns, reportIn } from '../../language/reports';
import { isolated } from '../speech';
import { Sentence, type OpenedProps } from './frame';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  left: { alignSelf: 'start' },
});

/** What the sheets have no room for that a report asks for, and the button that makes it. */
export const ReportColumns = ({
  pane,
  state,
  speech,
  tournament,
  to,
}: OpenedProps & { readonly to: string }) => {
  const styles = useStyles();
  const { send: texts } = exchangePaneTexts(speech.language);
  const report = reportIn(to);
  if (report === undefined) return null;
  const headings = missingColumns(tournament.columns, report);
  const count = headings.length;
  const values = { count, headings: speech.list(headings.map(isolated)) };
  const hasCells = tournament.details !== undefined;
  if (count === 0 && hasCells) return null;
  return (
    <div className={styles.stack}>
      <Sentence>{count > 0 ? speech.say(texts.columns, values) : texts.noCells}</Sentence>
      <Button
        className={styles.left}
        disabledFocusable={state.busy !== null}
        onClick={() => void (count > 0 ? pane.takeChange('columns', { report }) : pane.makeNewSheets())}
      >
        {count > 0 ? speech.say(texts.addColumns, values) : paneTournamentTexts(speech.language).makeAnew}
      </Button>
    </div>
  );
};
