import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CAPTION, CLIPPED, UNSEEN } from './bare';

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  scrolling: { maxHeight: 'max(20rem, 40vh)', overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'auto' },
  // Long texts in one column leave the others their share.
  even: { tableLayout: 'fixed' },
  head: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    ...CAPTION,
    overflowWrap: 'normal',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  wide: { minWidth: '7rem' },
  short: { width: '1px', whiteSpace: 'nowrap' },
  wrapped: { whiteSpace: 'normal', verticalAlign: 'bottom' },
  clipped: { ...CLIPPED, width: '50%' },
  close: {
    paddingInline: tokens.spacingHorizontalXS,
    ':first-child': { '@media (min-width: 340px)': { paddingInlineStart: tokens.spacingHorizontalS } },
  },
  title: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  unseen: UNSEEN,
  number: { textAlign: 'end', width: '1px', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** A column: its heading, whether it holds numbers, whether its words stay whole, whether it stays wide beside many others, whose headings give way. */
export interface Column {
  readonly heading: string;
  readonly number?: boolean;
  readonly short?: boolean;
  readonly wide?: boolean;
}

/** A text, in bold where it is strong. */
export type Cell = string | { readonly text: string; readonly strong: true };

type Rows = readonly (readonly Cell[])[];

interface TableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows?: Rows;
  /** Rows below a title of their own, instead. */
  readonly groups?: readonly { readonly title: string; readonly rows: Rows }[];
  /** Whether each row is one line, of which whoever points at it sees all. */
  readonly clipped?: true;
}

/** A table of more rows scrolls on its own; a shorter one stays whole, also with names on two lines. */
const SHORT = 10;

/** A small table of texts; the keyboard reaches it. */
export const SmallTable = ({
  label,
  columns,
  rows = [],
  groups = [{ title: '', rows }],
  clipped,
}: TableProps) => {
  const styles = useStyles();
  const lines = groups.reduce((sum, group) => sum + group.rows.length + Number(group.title !== ''), 0);
  const isTight = columns.some(({ wide }) => wide);
  return (
    <div
      className={mergeClasses(styles.frame, lines > SHORT && styles.scrolling)}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table
        className={mergeClasses(
          styles.table,
          !columns.some(({ number, short }) => number || short) && styles.even,
        )}
      >
        <thead>
          <tr>
            {columns.map(({ heading, number }) => (
              <th
                key={heading}
                scope="col"
                className={mergeClasses(
                  styles.head,
                  clipped && styles.close,
                  number && styles.number,
                  isTight && styles.wrapped,
                )}
              >
                <bdi className={clipped && number ? styles.unseen : undefined}>{heading}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, at) => (
          <tbody key={at}>
            {group.title !== '' && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={mergeClasses(styles.cell, styles.title, clipped && styles.clipped)}
                >
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => {
                  const { text, strong } = typeof cell === 'string' ? { text: cell, strong: false } : cell;
                  return (
                    <td
                      key={column}
                      title={clipped && text}
                      className={mergeClasses(
                        styles.cell,
                        clipped && !columns[column]?.number && styles.clipped,
                        clipped && styles.close,
                        columns[column]?.number && styles.number,
                        columns[column]?.short && styles.short,
                        columns[column]?.wide && styles.wide,
                        strong && styles.strong,
                      )}
                    >
                      <bdi>{text}</bdi>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
