import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { present } from '../../core/present';
import { hasColours } from '../../core/results/sides';
import type { MatchBoard, Side } from '../../core/model';
import { type Match, type TeamEvent, teamNo } from '../../core/teamEvent/model';
import { makeTyped } from '../../core/results/typed';
import { paneTeamTexts } from '../../language/paneTeams';
import { scoreText } from '../standing';
import { CLIPPED } from './bare';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  all: { maxHeight: 'clamp(9rem, 100vh - 30rem, 20rem)', overflowY: 'auto' },
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
  clipped: CLIPPED,
  number: { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  white: { fontWeight: tokens.fontWeightSemibold },
});

interface MatchTableProps extends Pick<ViewProps, 'speech'> {
  readonly label: string;
  readonly event: TeamEvent;
  readonly matches: readonly Match[];
  /** Whether it has a column of results; all matches of an event then scroll. Without, each game is one line. */
  readonly results: boolean;
}

/** Matches, each with its boards; whoever has White stands in bold. */
export const MatchTable = ({ speech, label, event, matches, results }: MatchTableProps) => {
  const styles = useStyles();
  const { board: boardHeading, result, teamEvent } = speech.words;
  const nameOf = (no: number) => <bdi>{present(teamNo(event, no)).name}</bdi>;
  const side = (board: MatchBoard, which: Side) => (
    <td
      title={board[which]}
      className={mergeClasses(
        styles.cell,
        styles.side,
        !results && styles.clipped,
        hasColours(event) && board.white === which && styles.white,
      )}
    >
      <bdi>{board[which] || paneTeamTexts.nobodyNamed}</bdi>
    </td>
  );
  return (
    <div
      className={mergeClasses(styles.frame, results && styles.all)}
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
              <th
                scope="rowgroup"
                colSpan={results ? 4 : 3}
                className={mergeClasses(styles.match, !results && styles.clipped)}
              >
                {nameOf(match.white)} {scoreText(event, match)} {nameOf(match.black)}
              </th>
            </tr>
            {match.boards.map((board) => (
              <tr key={board.board}>
                <td className={mergeClasses(styles.cell, styles.number)}>{board.board}</td>
                {side(board, 'home')}
                {results && (
                  <td className={mergeClasses(styles.cell, styles.middle)}>
                    {board.outcome && makeTyped(board.outcome)}
                  </td>
                )}
                {side(board, 'away')}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
