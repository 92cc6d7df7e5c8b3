import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { areTeams } from '../../app/choices';
import type { Problem } from '../../core/problem';
import { namesNothing } from '../../sheets/roster/headers';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { DATE_FIELDS, draftOf, effective } from '../draft';
import type { EveningTyped } from '../evening';
import { lookOf } from '../shape';
import { isolated } from '../speech';
import { shownTournament } from '../state';
import { TEAM_BOARDS } from '../teams';
import { Announcement } from './announcement';
import { FOOT } from './bare';
import { FirstRound } from './firstRound';
import { Sentence, type ViewProps, Press, Stack } from './frame';
import { TextField } from './choice';
import { Group } from './group';
import { InlineButton } from './inline';
import { intoView } from './intoView';
import { OpenTools } from './openTools';
import { part } from './part';
import { isTyped, Problems } from './problems';
import { Progress } from './progress';
import { SourceSection } from './source';

const useCreateStyles = makeStyles({
  footer: {
    ...FOOT,
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalM,
  },
});

interface CreateBarProps extends ViewProps {
  /** What it makes, as the button says; `null` while the choices have a problem. */
  readonly makes: string | null;
  /** What was typed wrongly among the options, however far down these are. */
  readonly problems?: readonly Problem[];
}

/** Fields that say themselves what is wrong with them. */
const TELLING: readonly string[] = [...Object.values(DATE_FIELDS), TEAM_BOARDS];

/** Leads to a field that says what is wrong with it; what no field says stands here. */
const ToFix = ({
  pane,
  speech,
  problems,
}: Required<Pick<CreateBarProps, 'pane' | 'speech' | 'problems'>>) => {
  const [isLost, lose] = useState(false);
  if (problems.length === 0) return null;
  if (isLost || !problems.every(({ place: { field = '' } }) => TELLING.includes(field)))
    return <Problems pane={pane} speech={speech} problems={problems} intent="error" />;
  const show = (): void => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
    field?.focus();
    intoView(field);
    lose(field === null);
  };
  return (
    <div role="alert">
      <InlineButton onPress={show}>{say(speech.texts.errors, { count: problems.length })}</InlineButton>
    </div>
  );
};

/** The one button that writes, and how far it has come. */
const CreateBar = ({ pane, state, speech, makes, problems = [] }: CreateBarProps) => {
  const styles = useCreateStyles();
  const isRead = state.list.kind === 'read';
  // Without a list there is one thing to do, and it stands above.
  if (!isRead && state.busy === null) return null;
  return (
    <div className={styles.footer}>
      <Progress pane={pane} state={state} speech={speech} />
      <ToFix pane={pane} speech={speech} problems={problems} />
      {isRead && (
        <Press
          fills
          appearance="primary"
          size="large"
          state={state}
          disabled={makes === null}
          onPress={pane.create}
        >
          {makes ?? speech.texts.createLater}
        </Press>
      )}
    </div>
  );
};

/** What most do not need comes when it is asked for, and is fetched while the arbiter looks at the first round. */
const particulars = () => import('./particulars');
const Particulars = part(particulars);
const Sections = part(() => import('./sections'));
const Teams = part(() => import('./teams'));

/** From the list to the button: the name, what will be made, round 1; all else where somebody asks for it. */
export const NewTournament = ({ pane, state, speech: chess }: ViewProps) => {
  const { list, busy } = state;
  const [sectionCount, dealt] = useState<number | null>(null);
  const [league, paired] = useState<Pick<CreateBarProps, 'makes' | 'problems'>>({ makes: null });
  const [typed, typeEvening] = useState<EveningTyped | null>(null);
  const [askedTime, askTime] = useState(0);
  const roster = list.kind === 'read' ? list.roster : null;
  const { sections, teams } = state.options;
  const speech = roster ? chess.as(effective(roster, state.options)) : chess;
  const options = useDeferredValue(state.options);
  const draft = useMemo(
    () => (roster && !options.sections && !options.teams ? draftOf(roster, options) : null),
    [roster, options],
  );
  const made = draft?.ok ? draft.value : null;
  const problems = draft && !draft.ok ? draft.problems : [];
  useEffect(
    () => (made && roster ? pane.shown({ roster, options }) : undefined),
    [pane, made, roster, options],
  );
  // Whether it comes is seen when it is needed.
  useEffect(() => void particulars().catch(() => undefined), []);
  const existing = shownTournament(state)?.event;
  const props = { pane, state, speech };
  const { texts } = speech;
  const said = newTournamentTexts(speech.profile);
  const players = roster?.players.length ?? 0;
  // A title that was left out as no player is seen as the name of the event.
  const isNews = ({ code, values }: Problem): boolean =>
    code !== 'list-row-skipped' || values.text !== roster?.event;
  const makesSections =
    sectionCount === null ? null : say(texts.createSections, { count: sectionCount, players });
  const ofTeams = String(roster !== null && areTeams(roster));
  const makesOne = made && say(texts.create, { rounds: made.preview.rounds, players, teams: ofTeams });
  const comes = <Sentence quiet>{texts.moreComes}</Sentence>;
  return (
    <>
      <Stack gap="M" inert={busy?.task === 'create'}>
        {existing !== undefined && (
          <div>
            <InlineButton onPress={() => void pane.back()}>
              {say(texts.back, { event: isolated(existing) })}
            </InlineButton>
          </div>
        )}
        {roster && (
          <TextField
            label={said.event}
            hint={namesNothing(roster.event) && !state.options.event ? said.eventHint : undefined}
            value={state.options.event ?? (namesNothing(roster.event) ? '' : roster.event)}
            onType={(event) => pane.choose({ event })}
          />
        )}
        {roster && (
          <Announcement
            {...props}
            roster={roster}
            draft={made}
            evening={typed}
            onEvening={() => askTime(askedTime + 1)}
          />
        )}
        <Problems {...props} problems={problems.filter((each) => !isTyped(each))} intent="error" />
        {made && roster && (
          <FirstRound speech={speech} round={made.preview.firstRound} most={lookOf(state, roster) ? 5 : 7} />
        )}
        {draft && roster && (
          <Problems
            {...props}
            problems={[...roster.warnings, ...(made?.preview.warnings ?? [])].filter(isNews)}
            intent="warning"
          />
        )}
        {!roster && <SourceSection {...props} />}
        {roster && (teams ?? sections) && (
          <Suspense fallback={comes}>
            {teams && <Teams {...props} roster={roster} teams={teams} onPaired={paired} />}
            {!teams && sections && (
              <Sections {...props} roster={roster} sections={sections} onDealt={dealt} />
            )}
          </Suspense>
        )}
        {roster && !teams && !sections && (
          <Group name={said.moreOptions} opened={askedTime}>
            {() => (
              <Suspense fallback={comes}>
                <Particulars
                  {...props}
                  roster={roster}
                  draft={made}
                  problems={problems}
                  evening={typed}
                  onEvening={typeEvening}
                  askedTime={askedTime}
                />
              </Suspense>
            )}
          </Group>
        )}
        {!roster && <OpenTools {...props} />}
      </Stack>
      <CreateBar
        {...props}
        makes={sections && !teams ? makesSections : makesOne}
        problems={problems.filter(isTyped)}
        {...(teams ? league : {})}
      />
    </>
  );
};
