import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { nameOf } from '../../core/names/name';
import { nameInSection } from '../../language/inSection';
import type { StandingRow } from '../../core/tiebreak/standings';
import { TEAM_SCORES } from '../../core/tiebreak/teams/order';
import { paneStandingsTexts } from '../../language/paneTournament';
import { sectionTitle } from '../../language/sections';
import { pointsText, rankText } from '../standing';
import { ABOVE_FOOT, BARE, CAPTION, SIGN } from './bare';
import { criterionHeading } from './criterionValue';
import type { OpenedProps } from './frame';
import { intoView } from './intoView';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  head: {
    ...CAPTION,
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightRegular,
    padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS}`,
  },
  section: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS}`,
  },
  row: {
    cursor: 'pointer',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  cell: { padding: tokens.spacingHorizontalS, verticalAlign: 'top', overflowWrap: 'anywhere' },
  /** As narrow as what stands in it: a heading of two words takes two lines. */
  ofNumbers: { width: '1px', textAlign: 'end', overflowWrap: 'normal' },
  number: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  points: { fontWeight: tokens.fontWeightSemibold },
  name: { ...BARE, marginBlock: '-2px', width: '100%' },
  sign: SIGN,
  open: { transform: 'rotate(90deg)' },
  panel: {
    // The line above it stays in sight.
    scrollMarginTop: '3rem',
    ...ABOVE_FOOT,
    padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The lines of one section, or of a tournament that has none. */
interface Part {
  readonly section?: string | undefined;
  readonly rows: readonly StandingRow[];
}

const partsOf = (
  { players, sections }: OpenedProps['tournament'],
  rows: readonly StandingRow[],
): readonly Part[] => {
  if (!sections) return [{ rows }];
  const sectionOf = new Map(players.map(({ no, section }) => [no, section]));
  return sections.map(({ name }) => ({
    section: name,
    rows: rows.filter(({ no }) => sectionOf.get(no) === name),
  }));
};

interface TableProps extends OpenedProps {
  readonly order: readonly string[];
  readonly rows: readonly StandingRow[];
  /** Whose line is open. */
  readonly open: number | null;
  /** How often somebody asked for a line from elsewhere: the focus goes to it. */
  readonly asked: number;
  readonly onOpen: (no: number | null) => void;
  /** What opens below a line. */
  readonly below: (row: StandingRow) => ReactNode;
}

/** Places, names and points; a press on a line opens what ranks them below it. */
export const StandingsTable = ({
  speech,
  tournament,
  order,
  rows,
  open,
  asked,
  onOpen,
  below,
}: TableProps) => {
  const styles = useStyles();
  const id = useId();
  const { team } = speech.words.teamEvent;
  const { discipline, players } = tournament;
  // What counts first, and of teams the other score where it counts next.
  const scores = order.filter(
    (code, place) => place === 0 || (discipline && TEAM_SCORES.includes(code) && place === 1),
  );
  const span = 3 + scores.length;
  const name = nameOf(players);
  const spoken = nameInSection(tournament);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked > 0) chosen.current?.focus();
  }, [asked]);
  const opened = useRef<HTMLTableCellElement>(null);
  useEffect(() => intoView(opened.current), [open]);
  return (
    <table className={styles.table} aria-label={paneStandingsTexts.title}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.ofNumbers)}>
            {speech.words.rank}
          </th>
          <th scope="col" className={styles.head}>
            {discipline ? team : speech.words.name}
          </th>
          {scores.map((code) => (
            <th key={code} scope="col" className={mergeClasses(styles.head, styles.ofNumbers)}>
              {criterionHeading(code, speech)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      {partsOf(tournament, rows).map(({ section, rows: own }) => (
        <tbody key={section ?? ''}>
          {section !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={span} className={styles.section}>
                <bdi>{sectionTitle(section, speech.words.sections)}</bdi>
              </th>
            </tr>
          )}
          {own.map((row) => {
            const isOpen = row.no === open;
            const panel = `${id}${row.no}`;
            return (
              <Fragment key={row.no}>
                <tr className={styles.row} onClick={() => onOpen(isOpen ? null : row.no)}>
                  <td className={mergeClasses(styles.cell, styles.ofNumbers, styles.number)}>
                    {rankText(row)}
                  </td>
                  <td className={styles.cell}>
                    <button
                      type="button"
                      ref={isOpen ? chosen : null}
                      className={styles.name}
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? panel : undefined}
                      aria-label={section === undefined ? undefined : spoken(row.no)}
                    >
                      <bdi>{name(row.no)}</bdi>
                    </button>
                  </td>
                  {scores.map((code, place) => (
                    <td
                      key={code}
                      className={mergeClasses(
                        styles.cell,
                        styles.ofNumbers,
                        styles.number,
                        place === 0 && styles.points,
                      )}
                    >
                      {pointsText(row.values[place] ?? null)}
                    </td>
                  ))}
                  <td className={mergeClasses(styles.cell, styles.ofNumbers, styles.number)}>
                    <span aria-hidden="true" className={mergeClasses(styles.sign, isOpen && styles.open)}>
                      ›
                    </span>
                  </td>
                </tr>
                {isOpen && (
                  <tr>
                    <td ref={opened} colSpan={span} id={panel} className={styles.panel}>
                      {below(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      ))}
    </table>
  );
};
