import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { playersTexts } from '../../language/players';
import { ABOVE_FOOT } from './bare';
import { TextField } from './choice';
import { Press, Row, Stack } from './frame';
import { intoView } from './intoView';

const useStyles = makeStyles({
  form: { ...ABOVE_FOOT, gridColumn: '1 / -1', padding: `${tokens.spacingVerticalS} 0` },
});

interface RowFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What stands there at first. */
  readonly begun?: string;
  /** On the button that takes it. */
  readonly take: string;
  /** Called with what was typed, or with nothing where somebody thought better of it. */
  readonly onDone: (typed: string) => void;
}

/** A field below a board, such as for somebody who is on no list yet. What is typed there says no result by its keys. */
export const RowField = ({ label, hint, begun = '', take, onDone }: RowFieldProps) => {
  const [typed, type] = useState(begun);
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    intoView(place.current);
  }, []);
  return (
    <Stack
      ref={place}
      gap="S"
      className={useStyles().form}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone('');
      }}
    >
      <TextField
        label={label}
        hint={hint}
        value={typed}
        onType={type}
        inputRef={field}
        onKeyDown={(event) => {
          // Enter also ends a word that is still being composed, as in Japanese.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
          // Else it presses the button that has the focus next, too.
          event.preventDefault();
          onDone(typed.trim());
        }}
      />
      <Row>
        <Press appearance="primary" disabled={typed.trim() === ''} onPress={() => onDone(typed.trim())}>
          {take}
        </Press>
        <Press onPress={() => onDone('')}>{playersTexts('teams').cancel}</Press>
      </Row>
    </Stack>
  );
};
