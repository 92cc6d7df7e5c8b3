import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ComponentProps, useId, type ReactNode, type Ref } from 'react';
import type { OpenStep } from '../../app/step';
import type { Tournament } from '../../core/model';
import type { Roster } from '../../sheets/roster';
import type { Pane } from '../pane';
import type { Speech } from '../speech';
import type { PaneState } from '../state';
import { ABOVE_FOOT, CAPTION, TITLE } from './bare';
import { intoView } from './intoView';

/** What every part of the pane gets. */
export interface ViewProps {
  readonly pane: Pane;
  readonly state: PaneState;
  readonly speech: Speech;
}

/** What a part gets that is about a tournament that was opened. */
export interface OpenedProps extends ViewProps {
  readonly opened: OpenStep;
  readonly tournament: Tournament;
}

/** What a part gets that is about a list. */
export interface RosterProps extends ViewProps {
  readonly roster: Roster;
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    ':focus': { outline: 'none' },
  },
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  heading: TITLE,
});

/** The heading of the page, which can be given the focus. */
export const Title = ({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: string;
}) => (
  <h1 ref={ref ?? null} tabIndex={-1} className={useStyles().title}>
    <bdi>{children}</bdi>
  </h1>
);

/** A part of the pane under a heading of its own. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};

const useLayoutStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column' },
  XS: { rowGap: tokens.spacingVerticalXS },
  S: { rowGap: tokens.spacingVerticalS },
  M: { rowGap: tokens.spacingVerticalM },
  L: { rowGap: tokens.spacingVerticalL },
  XXL: { rowGap: tokens.spacingVerticalXXL },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  left: { alignSelf: 'start' },
});

/** Things below each other, with so much room between them. */
export const Stack = ({
  gap,
  className,
  ...own
}: ComponentProps<'div'> & { readonly gap: 'XS' | 'S' | 'M' | 'L' | 'XXL' }) => {
  const styles = useLayoutStyles();
  return <div {...own} className={mergeClasses(styles.stack, styles[gap], className)} />;
};

/** Buttons beside each other, as many as there is room for. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={useLayoutStyles().row}>{children}</div>
);

interface PressProps extends Pick<
  ButtonProps,
  'appearance' | 'size' | 'title' | 'disabled' | 'className' | 'aria-label' | 'aria-expanded'
> {
  /** Given where it waits until nothing is being done. */
  readonly state?: Pick<PaneState, 'busy'>;
  /** Whether it fills the room that it has; else it is as wide as its words. */
  readonly fills?: boolean;
  readonly onPress: () => unknown;
  readonly children: ReactNode;
}

/** A button that keeps the focus where it cannot be pressed. */
export const Press = ({ state, fills, disabled, className, onPress, ...own }: PressProps) => {
  const { left } = useLayoutStyles();
  return (
    <Button
      {...own}
      className={mergeClasses(fills === true ? undefined : left, className)}
      disabledFocusable={disabled === true || (state !== undefined && state.busy !== null)}
      onClick={() => void onPress()}
    />
  );
};

const useTextStyles = makeStyles({
  quiet: { ...CAPTION, margin: 0, overflowWrap: 'anywhere' },
  plain: { margin: 0, overflowWrap: 'anywhere' },
});

/** A sentence; `quiet` for what may be passed over. */
export const Sentence = ({ quiet, children }: { readonly quiet?: boolean; readonly children: ReactNode }) => {
  const styles = useTextStyles();
  return <p className={quiet === true ? styles.quiet : styles.plain}>{children}</p>;
};

const useDetailsStyles = makeStyles({
  details: ABOVE_FOOT,
  summary: {
    paddingBlock: tokens.spacingVerticalXXS,
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalSNudge,
  },
});

interface MoreProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether it is open before anybody asks. */
  readonly isOpen?: boolean;
  /** Called whenever it is opened or closed. */
  readonly onToggle?: () => void;
}

/** What opens when asked for. */
export const More = ({ title, children, isOpen, onToggle }: MoreProps) => {
  const styles = useDetailsStyles();
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && isOpen !== true) intoView(currentTarget);
        onToggle?.();
      }}
    >
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
