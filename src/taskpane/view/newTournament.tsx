import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { draftOf, effective } from '../options';
import { isolated } from '../speech';
import { shownTournament } from '../state';
import { CreateBar } from './create';
import type { ViewProps } from './frame';
import { ListSection } from './list';
import { OptionsSection } from './options';
import { PreviewSection } from './preview';
import { Problems } from './problems';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXL },
  back: { alignSelf: 'start' },
});

/** From the list to the button: players, choices, round 1. */
export const NewTournament = ({ pane, state, speech: chess }: ViewProps) => {
  const styles = useStyles();
  const { list, busy } = state;
  const { language } = chess;
  const roster = list.kind === 'read' ? list.roster : null;
  const speech = roster ? chess.as(effective(roster, state.options).profile) : chess;
  const options = useDeferredValue(state.options);
  const draft = useMemo(
    () => (roster ? draftOf(roster, options, language) : null),
    [roster, options, language],
  );
  const made = draft?.ok ? draft.value : null;
  useEffect(
    () => (made && roster ? pane.shown({ roster, options, language }) : undefined),
    [pane, made, roster, options, language],
  );
  const existing = shownTournament(state);
  return (
    <>
      <div className={styles.form} inert={busy?.task === 'create'}>
        {existing && (
          <Button className={styles.back} size="small" onClick={pane.back}>
            {speech.say(speech.texts.back, { event: isolated(existing.event) })}
          </Button>
        )}
        <ListSection pane={pane} state={state} speech={speech} players={made?.tournament.players ?? null} />
        {roster && <OptionsSection pane={pane} state={state} speech={speech} roster={roster} />}
        {draft && !draft.ok && (
          <Problems
            pane={pane}
            speech={speech}
            problems={draft.problems}
            intent="error"
            title={speech.say(speech.texts.errors, { count: draft.problems.length })}
          />
        )}
        {made && <PreviewSection pane={pane} preview={made.preview} speech={speech} />}
      </div>
      <CreateBar pane={pane} state={state} speech={speech} preview={made?.preview ?? null} />
    </>
  );
};
