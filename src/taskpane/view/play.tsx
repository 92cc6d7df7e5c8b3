import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef } from 'react';
import { currentRound } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import type { Result } from '../../core/result';
import { countTo } from '../../grid/block';
import { playTexts } from '../../language/play';
import { roundAsText } from '../../app/asText';
import { boardsOf, isMissing, isWaitedFor } from '../boards';
import { isolated } from '../speech';
import { Boards } from './boards';
import { CopyButton } from './copyButton';
import { Sentence, type OpenedProps } from './frame';
import { Leaders } from './leaders';
import { Missing } from './missing';
import { DatesToCheck } from './overdue';
import { ProjectorButton } from './projectorButton';
import { Rounds } from './rounds';
import { Complete } from './roundComplete';

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
