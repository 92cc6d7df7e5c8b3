import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Ref, useState } from 'react';
import { hasColours } from '../../core/results/sides';
import { printedResult } from '../../core/results/typed';
import { CLASSIC, isDraw, isSameScoring, outcomeOf, type Scoring } from '../../core/results/outcome';
import { dateText } from '../../language/dates';
import { say } from '../../language/language';
import { playTexts, type ResultNameId } from '../../language/play';
import { paneTeamTexts } from '../../language/paneTeams';
import { playersTexts } from '../../language/players';
import type { Board, BoardResult, SideOfBoard } from '../boards';
import { isolated, type Speech } from '../speech';
import { ABOVE_FOOT, BARE, borderOf, CAPTION, HIGHLIGHT, LINK } from './bare';
import { openByKey } from './openByKey';
import { RowField } from './rowField';
import { Seat } from './seat';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalXXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ...ABOVE_FOOT,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  number: {
    minWidth: '1rem',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  side: { display: 'flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalXS },
  name: {
    ...BARE,
    lineHeight: tokens.lineHeightBase300,
    ':hover': { textDecorationLine: 'underline' },
  },
  gone: { textDecorationLine: 'line-through' },
  results: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXXS },
  result: {
    boxSizing: 'border-box',
    // Names come first in a narrow pane.
    width: 'clamp(28px, 9vw, 32px)',
    height: '32px',
    padding: 0,
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    // In the dark the background of the brand is hardly brighter than the buttons beside it.
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: tokens.colorCompoundBrandBackground,
    ...borderOf('transparent'),
    ':hover': { backgroundColor: tokens.colorCompoundBrandBackgroundHover },
    '@media (forced-colors: active)': HIGHLIGHT,
  },
  note: {
    ...CAPTION,
    gridColumn: '2 / -1',
    paddingBottom: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  move: LINK,
  saving: { opacity: 0.6 },
  other: { appearance: 'none', textAlign: 'center', textAlignLast: 'center' },
});

/** The colour that somebody has, before their name. */
const useMarkStyles = makeStyles({
  mark: {
    boxSizing: 'border-box',
    flex: 'none',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', ...borderOf('CanvasText') },
  },
  white: { backgroundColor: '#ffffff' },
  black: { backgroundColor: '#000000' },
});

const Mark = ({ colour, label }: { readonly colour: 'white' | 'black'; readonly label: string }) => {
  const styles = useMarkStyles();
  return (
    <span role="img" aria-label={label} title={label} className={mergeClasses(styles.mark, styles[colour])} />
  );
};

/** The results with a button of their own, and what stands on it. */
const BUTTONS = [
  ['1-0', '1'],
  ['1/2', '½'],
  ['0-1', '0'],
] as const;

/** Those in the list beside them, and those that hardly ever happen. */
const OTHERS = ['+-', '-+', '--', 'postponed', 'adjourned'] as const;
const RARE = ['0-0', '1/2-0', '0-1/2', '1-0u', '1/2u', '0-1u'] as const;

type Listed = (typeof OTHERS)[number] | (typeof RARE)[number];

const NONE = '⋯';
const MOVE = 'move';
const SCORE = 'score';

const shortText = (result: Listed): string =>
  result === 'postponed' || result === 'adjourned' ? NONE : outcomeOf(result).shown;

interface BoardRowProps {
  readonly board: Board;
  /** Whether it can be drawn: else only a draw that stands there is shown. */
  readonly draws: boolean;
  /** What a game is worth. */
  readonly scoring: Scoring;
  readonly speech: Speech;
  /** Of a match: the sheet on which the teams have their members. */
  readonly sheet: string;
  /** Whether the Tab key comes here. */
  readonly active: boolean;
  readonly rowRef: Ref<HTMLDivElement>;
  readonly onResult: (result: BoardResult | null) => void;
  /** What was typed of a score that is being typed, else `null`. */
  readonly begun: string | null;
  /** Begins a score, or says one that was typed, nothing where somebody thought better of it; `undefined` where no sets are counted. */
  readonly onScore: ((typed?: string) => void) | undefined;
  /** Moves the game to another date; `undefined` where games have none. */
  readonly onMove: (() => void) | undefined;
  readonly onPlayer: (no: number) => void;
  /** Of a match: somebody is named, or with an empty name nobody; who `joins` is on no list yet. */
  readonly onSeat: (side: SideOfBoard, name: string, joins?: boolean) => void;
  readonly onFocus: () => void;
  /** Gives it the focus again. */
  readonly onBack: () => void;
}

/** A board: who plays, and the buttons of the result. */
export const BoardRow = (props: BoardRowProps) => {
  const { board, draws, scoring, speech, sheet, active, rowRef } = props;
  const { onResult, begun, onScore, onMove, onPlayer, onSeat, onFocus, onBack } = props;
  const styles = useStyles();
  const [joining, setJoining] = useState<SideOfBoard | null>(null);
  const texts = playTexts(speech.profile);
  const { leftIsWhite, result, saving, away, annulled, teams, sets, ranks = null, stones = null } = board;
  // Of a match nobody may be named yet.
  const called = (side: SideOfBoard): string =>
    isolated(board[side].name || `${teams?.[side].name ?? ''} ${board.board}`);
  const names = { left: called('left'), right: called('right') };
  const nameOf = (named: ResultNameId): string => say(texts.results[named], names);
  const isClassic = isSameScoring(scoring, CLASSIC);
  const toldOf = (code: ResultNameId): string =>
    isDraw(code) ? say(texts.between, { ...names, result: nameOf(code) }) : nameOf(code);
  const joins = {
    ...{ board: board.board, teams: sheet },
    team: isolated((joining && teams?.[joining].name) ?? ''),
  };
  const reach = { tabIndex: active ? 0 : -1 };
  const listed = [...OTHERS, ...RARE].find((each) => each === result) ?? '';
  const isPutOff = listed === 'postponed' || listed === 'adjourned';
  const handicap =
    ranks === null ? '' : stones === null ? say(texts.apart, { ranks }) : say(texts.stones, { stones });
  const note = away
    ? say(texts.away, { player: isolated(away.name) })
    : annulled
      ? texts.annulled
      : listed === ''
        ? sets === undefined
          ? handicap
          : printedResult(sets)
        : isPutOff && board.movedTo !== undefined
          ? say(texts.putOffTo, { result: nameOf(listed), date: dateText(board.movedTo) })
          : nameOf(listed);
  const move = playersTexts().actions.reschedule;
  const choose = (chosen: string): void => {
    if (chosen === MOVE) onMove?.();
    else if (chosen === SCORE) onScore?.();
    else onResult(chosen === 'clear' ? null : (chosen as BoardResult));
  };
  const isOffered = (code: BoardResult): boolean => draws || code === result || !isDraw(code);
  const options = (of: readonly Listed[]) =>
    of.filter(isOffered).map((each) => (
      <option key={each} value={each}>
        {listed === each ? shortText(each) : nameOf(each)}
      </option>
    ));
  return (
    <div
      ref={rowRef}
      role="group"
      aria-label={say(texts.board, {
        ...{ ...names, board: board.board },
        result: result !== null ? nameOf(result) : away ? texts.notPlayed : texts.none,
      })}
      {...reach}
      className={styles.row}
      onFocus={onFocus}
    >
      <span className={styles.number}>{board.board}</span>
      <div className={styles.names}>
        {(['left', 'right'] as const).map((side) => {
          const { no, name } = board[side];
          const colour = (side === 'left') === leftIsWhite ? 'white' : 'black';
          const className = mergeClasses(styles.name, no === away?.no && styles.gone);
          return (
            <div key={side} className={styles.side}>
              {hasColours(speech) && <Mark colour={colour} label={speech.words[colour]} />}
              {teams ? (
                <Seat
                  {...{ name, className, reach }}
                  board={board.board}
                  team={teams[side]}
                  onSeat={(named) => onSeat(side, named)}
                  onElse={() => setJoining(side)}
                />
              ) : (
                <button type="button" {...reach} className={className} onClick={() => onPlayer(no)}>
                  <bdi>{name}</bdi>
                </button>
              )}
            </div>
          );
        })}
      </div>
      <div className={mergeClasses(styles.results, saving && styles.saving)}>
        {BUTTONS.filter(([code]) => !away && isOffered(code)).map(([code, text]) => (
          <button
            key={code}
            type="button"
            {...reach}
            className={mergeClasses(styles.result, result === code && styles.chosen)}
            aria-pressed={result === code}
            aria-label={`${isClassic ? text : texts.letters[code]}: ${toldOf(code)}`}
            title={nameOf(code)}
            onClick={() => onResult(code)}
          >
            {isClassic ? text : texts.letters[code]}
          </button>
        ))}
        <select
          {...reach}
          className={mergeClasses(styles.result, styles.other, listed !== '' && styles.chosen)}
          aria-label={say(texts.other, { ...names, board: board.board })}
          value={listed}
          onKeyDown={openByKey}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" hidden>
            {NONE}
          </option>
          {onScore && !away && <option value={SCORE}>{texts.score.choose}</option>}
          {options(OTHERS)}
          {onMove && !away && (result === null || isPutOff) && <option value={MOVE}>{move}</option>}
          {result !== null && <option value="clear">{texts.takeBack}</option>}
          <optgroup label={texts.rare}>{options(RARE)}</optgroup>
        </select>
      </div>
      {note !== '' && (
        <span className={styles.note}>
          {note}{' '}
          {onMove && isPutOff && board.movedTo === undefined && (
            <button type="button" {...reach} className={styles.move} onClick={onMove}>
              {move}
            </button>
          )}
        </span>
      )}
      {begun !== null && (
        <RowField
          label={say(texts.score.label, names)}
          hint={say(texts.score.hint, names)}
          begun={begun}
          take={texts.score.take}
          onDone={(typed) => onScore?.(typed)}
        />
      )}
      {teams && joining && (
        <RowField
          key={joining}
          label={say(paneTeamTexts.newcomer, joins)}
          hint={say(paneTeamTexts.joins, joins)}
          take={paneTeamTexts.add}
          onDone={(name) => {
            setJoining(null);
            onBack();
            if (name !== '') onSeat(joining, name, true);
          }}
        />
      )}
    </div>
  );
};
