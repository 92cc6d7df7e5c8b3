import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hasTeams } from '../matches';
import { draftOf, effective } from '../options';
import { LEAST_TO_DEAL, QUADS } from '../sections';
import { isolated } from '../speech';
import { shownEvent } from '../state';
import { ALL_MEET } from '../teams';
import { Announcement } from './announcement';
import { CreateBar } from './create';
import { Sentence, type ViewProps } from './frame';
import { OpenTools } from './openTools';
import { part } from './part';
import { PreviewSection } from './preview';
import { Problems } from './problems';
import { SourceSection } from './source';

/** What stands below the first round comes while the arbiter looks at it. */
const particulars = () => import('./particulars');
const Particulars = part(particulars);
const Sections = part(() => import('./sections'));
const Teams = part(() => import('./teams'));

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  back: { alignSelf: 'start' },
});

/** From the list to the button: what will be made, round 1; below it the draw, the list and the choices. */
export const NewTournament = ({ pane, state, speech: chess }: ViewProps) => {
  const styles = useStyles();
  const { list, busy } = state;
  const { language } = chess;
  const [naming, name] = useState(0);
  const [sectionCount, dealt] = useState<number | null>(null);
  const [makesTeams, paired] = useState<string | null>(null);
  const roster = list.kind === 'read' ? list.roster : null;
  const { sections, teams } = state.options;
  const speech = roster && !teams ? chess.as(effective(roster, state.options).profile) : chess;
  const options = useDeferredValue(state.options);
  const draft = useMemo(
    () => (roster && !options.sections && !options.teams ? draftOf(roster, options, language) : null),
    [roster, options, language],
  );
  const made = draft?.ok ? draft.value : null;
  useEffect(
    () => (made && roster ? pane.shown({ roster, options, language }) : undefined),
    [pane, made, roster, options, language],
  );
  // Whether it comes is seen when it is needed.
  useEffect(() => void particulars().catch(() => undefined), []);
  const existing = shownEvent(state);
  const props = { pane, state, speech };
  const { texts, say } = speech;
  const players = roster?.players.length ?? 0;
  const makesSections =
    sectionCount === null ? null : say(texts.createSections, { count: sectionCount, players });
  const proposesTeams = useMemo(() => roster !== null && hasTeams(roster), [roster]);
  const makesOne = made && say(texts.create, { rounds: made.preview.rounds, players });
  return (
    <>
      <div className={styles.form} inert={busy?.task === 'create'}>
        {existing !== undefined && (
          <Button className={styles.back} size="small" onClick={pane.back}>
            {speech.say(speech.texts.back, { event: isolated(existing) })}
          </Button>
        )}
        {roster && <Announcement {...props} roster={roster} draft={made} onName={() => name(naming + 1)} />}
        {roster && !teams && (sections ?? players >= LEAST_TO_DEAL) && (
          <Button
            className={styles.back}
            size="small"
            onClick={() => pane.choose({ sections: sections ? null : QUADS })}
          >
            {sections ? texts.dealNot : texts.deal}
          </Button>
        )}
        {roster && (teams ?? (proposesTeams && !sections)) && (
          <Button
            className={styles.back}
            size="small"
            onClick={() => pane.choose({ teams: teams ? null : ALL_MEET })}
          >
            {teams ? texts.dealNot : texts.teamsMeet}
          </Button>
        )}
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
        {!roster && <SourceSection {...props} />}
        {roster && (
          <Suspense fallback={<Sentence quiet>{texts.moreComes}</Sentence>}>
            {teams ? (
              <Teams {...props} roster={roster} teams={teams} naming={naming} onPaired={paired} />
            ) : sections ? (
              <Sections {...props} roster={roster} sections={sections} naming={naming} onDealt={dealt} />
            ) : (
              <Particulars {...props} roster={roster} draft={made} naming={naming} />
            )}
          </Suspense>
        )}
        {!sections && !teams && <OpenTools {...props} />}
      </div>
      <CreateBar {...props} makes={teams ? makesTeams : sections ? makesSections : makesOne} />
    </>
  );
};
