import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Side } from '../../core/score';

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

/** A board of a match as it is shown. */
export interface ShownBoard {
  readonly board: number;
  readonly white: Side;
  readonly home: ReactNode;
  readonly away: ReactNode;
  /** Between the names; nothing where no match has a result to be shown. */
  readonly result?: ReactNode;
}

/** A match as it is shown: both teams, what stands between them, its boards. */
export interface ShownMatch {
  readonly no: number;
  readonly home: string;
  readonly score: string;
  readonly away: string;
  readonly boards: readonly ShownBoard[];
}

interface MatchTableProps {
  readonly label: string;
  readonly headings: Readonly<Record<'board' | 'home' | 'result' | 'away', string>>;
  readonly matches: readonly ShownMatch[];
  /** Whether it has a column of results. */
  readonly results: boolean;
  /** Whether it scrolls on its own when it is long. */
  readonly scrolls?: boolean;
}

/** The matches of a round, each with its boards; whoever has White stands in bold. */
export const MatchTable = ({ label, headings, matches, results, scrolls = false }: MatchTableProps) => {
  const styles = useStyles();
  const side = (board: ShownBoard, which: Side) => (
    <td className={mergeClasses(styles.cell, styles.side, board.white === which && styles.white)}>
      <bdi>{board[which]}</bdi>
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
              {headings.board}
            </th>
            <th scope="col" className={styles.head}>
              {headings.home}
            </th>
            {results && (
              <th scope="col" className={mergeClasses(styles.head, styles.middle)}>
                {headings.result}
              </th>
            )}
            <th scope="col" className={styles.head}>
              {headings.away}
            </th>
          </tr>
        </thead>
        {matches.map(({ no, home, score, away, boards }) => (
          <tbody key={no}>
            <tr>
              <th scope="rowgroup" colSpan={results ? 4 : 3} className={styles.match}>
                <bdi>{home}</bdi> {score} <bdi>{away}</bdi>
              </th>
            </tr>
            {boards.map((board) => (
              <tr key={board.board}>
                <td className={mergeClasses(styles.cell, styles.number)}>{board.board}</td>
                {side(board, 'home')}
                {results && <td className={mergeClasses(styles.cell, styles.middle)}>{board.result}</td>}
                {side(board, 'away')}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
