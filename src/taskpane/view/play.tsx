import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { roundAsText } from '../../app/asText';
import { currentRound, openGames } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameOf, nameInSection } from '../../core/names/name';
import type { Result } from '../../core/result';
import { standings } from '../../core/tiebreak/standings';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { countTo } from '../../grid/block';
import { handoutTexts } from '../../language/handouts';
import { playTexts } from '../../language/play';
import { PANEL } from './bare';
import { boardsOf, isMissing, isWaitedFor } from '../boards';
import { isolated } from '../speech';
import { pointsText, rankText } from '../standing';
import { Boards } from './boards';
import { CopyButton } from './copyButton';
import { type OpenedProps, Section, Sentence } from './frame';
import { DatesToCheck, Missing } from './overdue';
import { ProjectorButton } from './projectorButton';
import { Rounds } from './rounds';
import { SmallTable } from './table';

const useRoundCompleteStyles = makeStyles({
  done: {
    ...PANEL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  big: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  left: { alignSelf: 'start' },
});

interface CompleteProps extends OpenedProps {
  readonly round: number;
  readonly isComplete: boolean;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly onGoOn: (round: number) => void;
}

/** How everybody moves to their next seat, where the system has a movement. */
const Rotate = ({ speech, tournament: { system } }: OpenedProps) => {
  const styles = useRoundCompleteStyles();
  if (system !== 'seats' && system !== 'shift') return null;
  const texts = playTexts(speech.language, speech.profile);
  return (
    <>
      <p className={styles.big}>{texts.rotate}</p>
      <Sentence>{handoutTexts(speech.language, speech.profile).seatsRules[system]}</Sentence>
    </>
  );
};

/** What comes once a round is over: the way to the next one. */
const Complete = (props: CompleteProps) => {
  const { speech, tournament, round, isComplete, boxRef, onGoOn } = props;
  const styles = useRoundCompleteStyles();
  const texts = playTexts(speech.language, speech.profile);
  const current = Math.min(currentRound(tournament), tournament.rounds);
  const isOver = openGames(tournament).length === 0;
  const isAhead = isComplete && round < tournament.rounds && current <= round;
  const next = isAhead ? round + 1 : current;
  if (!isComplete && next === round) return null;
  return (
    <div ref={boxRef} className={styles.done}>
      {isComplete && (
        <Sentence>{isOver ? texts.allComplete : speech.say(texts.complete, { round })}</Sentence>
      )}
      {isComplete && round < tournament.rounds && <Rotate {...props} />}
      {next !== round && (
        <Button
          className={styles.left}
          appearance={isComplete && !isOver ? 'primary' : 'secondary'}
          onClick={() => onGoOn(next)}
        >
          {speech.say(isComplete ? texts.next : texts.toCurrent, { round: next })}
        </Button>
      )}
    </div>
  );
};

/** So many places are shown. */
const FIRST = 5;

/** How a match of two teams stands, in game points. */
const TeamScore = ({ speech, tournament }: OpenedProps) => {
  const texts = playTexts(speech.language, speech.profile);
  const scores = teamStandings(tournament, ['GP']);
  if (tournament.teams.length !== 2 || !scores.ok) return null;
  const [one, other] = tournament.teams.map(({ id, name }) => ({
    name: isolated(name),
    points: pointsText(scores.value.find(({ team }) => team === id)?.values[0] ?? null),
  }));
  if (!one || !other) return null;
  return (
    <Sentence>
      {speech.say(texts.match, {
        ...{ left: one.name, leftPoints: one.points },
        ...{ right: other.name, rightPoints: other.points },
      })}
    </Sentence>
  );
};

/** The first places as they stand now. */
const Leaders = (props: OpenedProps) => {
  const { speech, tournament } = props;
  const texts = playTexts(speech.language, speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const begun = tournament.games.some(({ outcome }) => outcome !== null);
  if (!ranked.ok || !begun) return null;
  const name = nameInSection(tournament);
  // Of several sections whoever is first in each.
  const [last, most] = tournament.sections ? [1, 2 * tournament.sections.length] : [FIRST, 2 * FIRST];
  const rows = ranked.value.rows
    .filter(({ rank }) => rank !== null && rank <= last)
    .slice(0, most)
    .map((row) => [rankText(row), name(row.no), pointsText(row.values[0] ?? null)]);
  return (
    <Section title={texts.leaders}>
      <TeamScore {...props} />
      <SmallTable
        label={texts.firstPlaces}
        columns={[
          { heading: texts.rank, number: true },
          { heading: speech.words.name },
          { heading: texts.points, number: true },
        ]}
        rows={rows}
      />
    </Section>
  );
};

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  boards: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
});

const byesIn = ({ rests, players }: Tournament, round: number): readonly string[] => {
  const name = nameOf(players);
  return rests.filter((rest) => rest.round === round).map(({ player }) => isolated(name(player)));
};

/** A text that a button copies; of a tournament that is shown it can be made. */
const textOf = (made: Result<string>): string => (made.ok ? made.value : '');

/** The round that is being played, and how things stand. */
const Play = (props: OpenedProps) => {
  const { pane, state, speech, tournament } = props;
  const styles = useStyles();
  const texts = playTexts(speech.language, speech.profile);
  const next = useRef<HTMLDivElement>(null);
  const round = state.round ?? 1;
  const place = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  // Whoever goes on to another round is taken to the board that comes first there.
  useEffect(() => {
    if (goesOn.current) place.current?.querySelector<HTMLElement>('[role=group][tabindex="0"]')?.focus();
    goesOn.current = false;
  }, [round]);
  const goOnTo = (other: number): void => {
    goesOn.current = true;
    pane.showRound(Math.max(1, Math.min(tournament.rounds, other)));
  };
  const missing = useMemo(
    () => countTo(tournament.rounds).map((each) => boardsOf(tournament, each, []).filter(isMissing).length),
    [tournament],
  );
  const boards = boardsOf(tournament, round, state.typed);
  const byes = byesIn(tournament, round);
  const isComplete = !boards.some(isWaitedFor);
  return (
    <div className={styles.stack}>
      <DatesToCheck {...props} />
      <Missing {...props} round={round} />
      <div ref={place} className={styles.boards}>
        <Rounds
          speech={speech}
          round={round}
          current={currentRound(tournament)}
          missing={missing}
          onTurn={(other) => pane.showRound(other)}
        />
        <Boards
          key={round}
          pane={pane}
          speech={speech}
          label={speech.say(texts.round, { round })}
          boards={boards}
          onComplete={() => requestAnimationFrame(() => next.current?.querySelector('button')?.focus())}
          onTurn={(by) => goOnTo(round + by)}
        />
        {byes.length > 0 && <Sentence>{speech.say(texts.bye, { names: speech.list(byes) })}</Sentence>}
        {!isComplete && <Sentence quiet>{texts.keys}</Sentence>}
        <CopyButton
          speech={speech}
          label={texts.copyRound}
          text={() => textOf(roundAsText(tournament, round, speech.language))}
        />
      </div>
      <Complete {...props} round={round} isComplete={isComplete} boxRef={next} onGoOn={goOnTo} />
      <Leaders {...props} />
      <ProjectorButton {...props} />
    </div>
  );
};

export default Play;
