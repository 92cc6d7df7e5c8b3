import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { NamedGame, Preview } from '../../app/preview';
import { fromLeft } from '../../core/results/sides';
import { hasTeams } from '../matches';
import { draftOf, effective } from '../draft';
import { LEAST_TO_DEAL, QUADS } from '../sections';
import { isolated, type Speech } from '../speech';
import { shownTournament } from '../state';
import { ALL_MEET } from '../teams';
import { Announcement } from './announcement';
import { Section, Sentence, type ViewProps, Press, Stack } from './frame';
import { OpenTools } from './openTools';
import { part } from './part';
import { Problems } from './problems';
import { Progress } from './progress';
import { SourceSection } from './source';
import { SmallTable } from './table';

const useCreateStyles = makeStyles({
  footer: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    marginTop: 'auto',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    zIndex: 1,
    // A magnified pane has no room for what does not scroll.
    '@media (max-height: 400px)': { position: 'static' },
  },
});

/** The one button that writes, and how far it has come. */
const CreateBar = ({
  pane,
  state,
  speech,
  makes,
}: ViewProps & {
  /** What it makes, as the button says; `null` while the choices have a problem. */
  readonly makes: string | null;
}) => {
  const styles = useCreateStyles();
  return (
    <div className={styles.footer}>
      <Progress pane={pane} state={state} speech={speech} />
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
    </div>
  );
};

/** So many boards are shown. */
const FIRST = 10;

/** How often everyone has White, and that nobody has one colour too often running; nothing of players with unlike games. */
const coloursText = (
  { colours: { gamesEach: games, whitesEach }, warnings }: Preview,
  { texts, say }: Speech,
): string => {
  const { least, most } = whitesEach;
  const text = least === most ? texts.coloursEqual : most - least === 1 ? texts.coloursOr : texts.coloursTo;
  return [
    ...(games === null ? [] : [say(text, { least, most, games })]),
    ...(warnings.some(({ code }) => code === 'colours-three-running') ? [] : [texts.neverThree]),
  ].join(' ');
};

interface PreviewProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly preview: Preview;
}

/** Round 1 with names, as it will stand on the sheet, and how the colours come out. */
const PreviewSection = ({ pane, preview, speech }: PreviewProps) => {
  const { texts, words, say, list } = speech;
  const { firstRound, warnings } = preview;
  const namesOf = ({ white, black }: NamedGame): readonly string[] => fromLeft(speech, white, black);
  const hidden = firstRound.games.length - FIRST;
  return (
    <Section title={texts.previewTitle}>
      <SmallTable
        label={texts.boardsLabel}
        columns={[
          { heading: words.board, number: true },
          ...fromLeft(speech, words.white, words.black).map((heading) => ({ heading })),
        ]}
        rows={firstRound.games.slice(0, FIRST).map((game) => [String(game.board), ...namesOf(game)])}
      />
      {hidden > 0 && <Sentence quiet>{say(texts.moreBoards, { count: hidden })}</Sentence>}
      {firstRound.byes.length > 0 && (
        <Sentence>{say(texts.byes, { names: list(firstRound.byes.map(isolated)) })}</Sentence>
      )}
      <Sentence quiet>{coloursText(preview, speech)}</Sentence>
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
    </Section>
  );
};

/** What stands below the first round comes while the arbiter looks at it. */
const particulars = () => import('./particulars');
const Particulars = part(particulars);
const Sections = part(() => import('./sections'));
const Teams = part(() => import('./teams'));

/** From the list to the button: what will be made, round 1; below it the draw, the list and the choices. */
export const NewTournament = ({ pane, state, speech: chess }: ViewProps) => {
  const { list, busy } = state;
  const { language } = chess;
  const [naming, name] = useState(0);
  const [sectionCount, dealt] = useState<number | null>(null);
  const [makesTeams, paired] = useState<string | null>(null);
  const roster = list.kind === 'read' ? list.roster : null;
  const { sections, teams } = state.options;
  const speech = roster && !teams ? chess.as(effective(roster, state.options)) : chess;
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
  const existing = shownTournament(state)?.event;
  const props = { pane, state, speech };
  const { texts, say } = speech;
  const players = roster?.players.length ?? 0;
  const makesSections =
    sectionCount === null ? null : say(texts.createSections, { count: sectionCount, players });
  const proposesTeams = useMemo(() => roster !== null && hasTeams(roster), [roster]);
  const makesOne = made && say(texts.create, { rounds: made.preview.rounds, players });
  return (
    <>
      <Stack gap="L" inert={busy?.task === 'create'}>
        {existing !== undefined && (
          <Press size="small" onPress={pane.back}>
            {speech.say(speech.texts.back, { event: isolated(existing) })}
          </Press>
        )}
        {roster && <Announcement {...props} roster={roster} draft={made} onName={() => name(naming + 1)} />}
        {roster && !teams && (sections ?? players >= LEAST_TO_DEAL) && (
          <Press size="small" onPress={() => pane.choose({ sections: sections ? null : QUADS })}>
            {sections ? texts.dealNot : texts.deal}
          </Press>
        )}
        {roster && (teams ?? (proposesTeams && !sections)) && (
          <Press size="small" onPress={() => pane.choose({ teams: teams ? null : ALL_MEET })}>
            {teams ? texts.dealNot : texts.teamsMeet}
          </Press>
        )}
        {draft && !draft.ok && <Problems {...props} problems={draft.problems} intent="error" />}
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
      </Stack>
      <CreateBar {...props} makes={teams ? makesTeams : sections ? makesSections : makesOne} />
    </>
  );
};
