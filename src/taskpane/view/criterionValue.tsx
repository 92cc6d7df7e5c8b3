import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { criterionWords } from '../../language/criteria';
import type { Speech } from '../speech';
import { SIGN } from './bare';

const useStyles = makeStyles({
  details: { '[open] > summary > :first-child': { transform: 'rotate(90deg)' } },
  summary: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalXS} 0`,
    listStyleType: 'none',
    cursor: 'pointer',
    '::-webkit-details-marker': { display: 'none' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  sign: { ...SIGN, flex: 'none', height: tokens.lineHeightBase300 },
  name: { flex: '1 1 auto', minWidth: 0 },
  value: { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: `0 0 ${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
});

/** What a tie-break is called in the standings. */
export const criterionHeading = (code: string, { whom, words, profile }: Speech): string =>
  whom === 'teams' ? (words.teamEvent.criteria[code] ?? code) : criterionWords(code, profile).heading;

interface CriterionProps {
  readonly name: string;
  readonly value: string;
  readonly open?: boolean;
  /** Where the value comes from. */
  readonly children: ReactNode;
}

/** A tie-break and its value; opened, where it comes from. */
export const CriterionValue = ({ name, value, open = false, children }: CriterionProps) => {
  const styles = useStyles();
  return (
    <details open={open} className={styles.details}>
      <summary className={styles.summary}>
        <span aria-hidden="true" className={styles.sign}>
          ›
        </span>
        <span className={styles.name}>{name} </span>
        <span className={styles.value}>{value}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
