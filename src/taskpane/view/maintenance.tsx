import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Problem } from '../../core/problem';
import { paneTournamentTexts } from '../../language/paneTournament';
import { isProposed } from '../../sheets/datedResult';
import { isolated } from '../speech';
import { Sentence, type ViewProps } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  left: { alignSelf: 'start' },
});

/** What is damaged on the sheets, and the button that puts it right. `known` was seen without a look at all cells. */
export const Repair = ({
  pane,
  state,
  speech,
  known = [],
}: ViewProps & { readonly known?: readonly Problem[] }) => {
  const styles = useStyles();
  const { say } = speech;
  const texts = paneTournamentTexts(speech.language);
  const { care, busy } = state;
  const faults = care?.kind === 'repair' ? care.faults : null;
  return (
    <div className={styles.stack}>
      <Problems
        pane={pane}
        speech={speech}
        problems={faults ?? known}
        intent="warning"
        title={say(texts.damaged, { count: (faults ?? known).length })}
      />
      {faults?.length === 0 && <Sentence>{texts.sound}</Sentence>}
      {faults && faults.length > 0 ? (
        <>
          <Sentence quiet>{texts.repairHint}</Sentence>
          <div className={styles.row}>
            <Button appearance="primary" disabledFocusable={busy !== null} onClick={() => void pane.repair()}>
              {texts.repair}
            </Button>
            {isProposed(faults) && (
              <Button disabledFocusable={busy !== null} onClick={() => void pane.repair(true)}>
                {texts.repairTaking}
              </Button>
            )}
          </div>
        </>
      ) : (
        <Button className={styles.left} disabledFocusable={busy !== null} onClick={() => void pane.inspect()}>
          {texts.inspect}
        </Button>
      )}
      {faults === null && <Sentence quiet>{texts.inspectHint}</Sentence>}
    </div>
  );
};

/** Which sheets would be deleted with the tournament, and the button that does it. */
export const Removal = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const { say, list } = speech;
  const texts = paneTournamentTexts(speech.language);
  const { care, busy } = state;
  if (care?.kind !== 'removal')
    return (
      <Button
        className={styles.left}
        disabledFocusable={busy !== null}
        onClick={() => void pane.planRemoval()}
      >
        {texts.remove}
      </Button>
    );
  const { sheets, cautions } = care;
  return (
    <div className={styles.stack}>
      <Sentence>{say(texts.removal, { sheets: list(sheets.map(isolated)) })}</Sentence>
      <Problems pane={pane} speech={speech} problems={cautions} intent="warning" />
      <div className={styles.row}>
        <Button disabledFocusable={busy !== null} onClick={() => void pane.remove()}>
          {say(texts.removeSheets, { count: sheets.length })}
        </Button>
        <Button appearance="subtle" onClick={pane.keepTournament}>
          {speech.texts.keep}
        </Button>
      </div>
    </div>
  );
};
