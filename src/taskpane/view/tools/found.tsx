import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Problem } from '../../../core/problem';
import { LIST } from '../bare';
import { Sentence, type ViewProps } from '../frame';
import { Message } from '../message';
import { ShowPlace } from '../problems';

const useStyles = makeStyles({
  list: { ...LIST, padding: 0, rowGap: tokens.spacingVerticalM },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** What a tool has found, one below the other. */
export const FoundList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={useStyles().list}>{children}</ul>
);

interface FoundProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly text: string;
  readonly place: Problem['place'];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing that was found: what it is, the way to its cell, and what can be done about it. */
export const Found = ({ pane, speech, text, place, children }: FoundProps) => (
  <li>
    <Message intent="warning">
      <Sentence>{text}</Sentence>
      <div className={useStyles().row}>
        <ShowPlace pane={pane} speech={speech} problem={{ place }} />
        {children}
      </div>
    </Message>
  </li>
);
