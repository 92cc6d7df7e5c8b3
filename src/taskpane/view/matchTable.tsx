import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { present } from '../../core/present';
import type { MatchBoard, Side } from '../../core/model';
import { type Match, type TeamEvent, teamNo } from '../../core/teamEvent/model';
import { makeTyped } from '../../core/results/typed';
import { paneTeamTexts } from '../../language/paneTeams';
import type { BoardCell } from '../../sheets/log/key';
import { scoreText } from '../standing';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  long: { maxHeight: '20rem', overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  match: {
    padding: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  middle: { textAlign: 'center', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  head: {
    padding: tokens.spacingHorizontalXS,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cell: { padding: tokens.spacingHorizontalXS, verticalAlign: 'baseline', overflowWrap: 'anywhere' },
  side: { width: '50%' },
  number: { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  white: { fontWeight: tokens.fontWeightSemibold },
});

interface MatchTableProps extends Pick<ViewProps, 'speech'> {
  readonly label: string;
  readonly event: TeamEvent;
  readonly matches: readonly Match[];
  /** What stands in a cell of a board; as text if it does not say. */
  readonly cellOf?: (match: Match, board: MatchBoard, cell: BoardCell) => ReactNode;
  /** Whether it has a column of results. */
  readonly results: boolean;
  /** Whether it scrolls on its own when it is long. */
  readonly scrolls?: boolean;
}

/** Matches, each with its boards; whoever has White stands in bold. */
export const MatchTable = ({
  speech,
  label,
  event,
  matches,
  results,
  scrolls = false,
  cellOf = (_, { outcome, ...board }, cell) =>
    cell === 'result'
      ? outcome && makeTyped(outcome)
      : board[cell] || paneTeamTexts(speech.language).nobodyNamed,
}: MatchTableProps) => {
  const styles = useStyles();
  const { board: boardHeading, result, teamEvent } = speech.words;
  const nameOf = (no: number) => <bdi>{present(teamNo(event, no)).name}</bdi>;
  const side = (match: Match, board: MatchBoard, which: Side) => (
    <td className={mergeClasses(styles.cell, styles.side, board.white === which && styles.white)}>
      <bdi>{cellOf(match, board, which)}</bdi>
    </td>
  );
  return (
    <div
      className={mergeClasses(styles.frame, scrolls && styles.long)}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.number)}>
              {boardHeading}
            </th>
            <th scope="col" className={styles.head}>
              {teamEvent.home}
            </th>
            {results && (
              <th scope="col" className={mergeClasses(styles.head, styles.middle)}>
                {result}
              </th>
            )}
            <th scope="col" className={styles.head}>
              {teamEvent.away}
            </th>
          </tr>
        </thead>
        {matches.map((match) => (
          <tbody key={match.no}>
            <tr>
              <th scope="rowgroup" colSpan={results ? 4 : 3} className={styles.match}>
                {nameOf(match.white)} {scoreText(event, match)} {nameOf(match.black)}
              </th>
            </tr>
            {match.boards.map((board) => (
              <tr key={board.board}>
                <td className={mergeClasses(styles.cell, styles.number)}>{board.board}</td>
                {side(match, board, 'home')}
                {results && (
                  <td className={mergeClasses(styles.cell, styles.middle)}>
                    {cellOf(match, board, 'result')}
                  </td>
                )}
                {side(match, board, 'away')}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
