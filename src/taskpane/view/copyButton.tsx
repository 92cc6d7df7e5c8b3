import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { playTexts } from '../../language/play';
import type { Speech } from '../speech';
import { Press, Row, Sentence, Stack } from './frame';

/** Through a field that is selected, as browsers did it before they had a clipboard of their own. */
const copySelected = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    // Excel on the web may keep the newer way from pages that it shows; this one it cannot.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
};

/** Puts a text into the clipboard; whether that was allowed. Has to be called while a button is being pressed. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};

const useStyles = makeStyles({
  text: {
    boxSizing: 'border-box',
    width: '100%',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface CopyProps {
  readonly speech: Speech;
  readonly label: string;
  /** Made when it is copied. */
  readonly text: () => string;
  /** Buttons beside it. */
  readonly children?: ReactNode;
}

/** Copies a text for a chat; where the clipboard is out of reach the text is shown to be copied by hand. */
export const CopyButton = ({ speech, label, text, children }: CopyProps) => {
  const styles = useStyles();
  const texts = playTexts(speech.profile);
  const [done, tell] = useState<{ readonly text: string; readonly copied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const made = text();
    tell({ text: made, copied: await copyText(made) });
  };
  return (
    <Stack gap="S">
      <Row>
        <Press onPress={() => copy()}>{label}</Press>
        {children}
      </Row>
      <div role="status">
        {done && <Sentence quiet>{done.copied ? texts.copied : texts.copyByHand}</Sentence>}
      </div>
      {done && !done.copied && (
        <textarea
          className={styles.text}
          readOnly
          rows={8}
          aria-label={label}
          value={done.text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Stack>
  );
};
