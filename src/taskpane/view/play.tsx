import { Button, makeStyles, tokens } from '@fluentui/react-components';
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
import { Complete } from './roundComplete';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  boards: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  rounds: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  select: {
    flexGrow: 1,
    minWidth: 0,
    height: '32px',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  turn: { minWidth: '32px', paddingInline: 0 },
});

/** Which round is shown, with what each of them still waits for. */
const Rounds = ({ pane, speech, tournament, round }: OpenedProps & { readonly round: number }) => {
  const styles = useStyles();
  const texts = playTexts(speech.language, speech.profile);
  const current = currentRound(tournament);
  const missing = useMemo(
    () => countTo(tournament.rounds).map((each) => boardsOf(tournament, each, []).filter(isMissing).length),
    [tournament],
  );
  const turn = (by: 1 | -1, text: string, sign: string) => (
    <Button
      className={styles.turn}
      aria-label={text}
      disabledFocusable={round + by < 1 || round + by > tournament.rounds}
      onClick={() => pane.showRound(round + by)}
    >
      {sign}
    </Button>
  );
  const stateOf = (each: number): string =>
    missing[each - 1] === 0 ? 'done' : each <= current ? 'open' : 'ahead';
  return (
    <div className={styles.rounds}>
      {turn(-1, texts.earlier, '‹')}
      <select
        className={styles.select}
        aria-label={texts.chooseRound}
        value={round}
        onChange={({ target }) => pane.showRound(Number(target.value))}
      >
        {missing.map((count, index) => (
          <option key={index} value={index + 1}>
            {speech.say(texts.roundChoice, { round: index + 1, state: stateOf(index + 1), missing: count })}
          </option>
        ))}
      </select>
      {turn(1, texts.later, '›')}
    </div>
  );
};

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
  const boards = boardsOf(tournament, round, state.typed);
  const byes = byesIn(tournament, round);
  const isComplete = !boards.some(isWaitedFor);
  return (
    <div className={styles.stack}>
      <DatesToCheck {...props} />
      <Missing {...props} round={round} />
      <div ref={place} className={styles.boards}>
        <Rounds {...props} round={round} />
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
