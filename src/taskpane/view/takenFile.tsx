import { makeStyles, tokens } from '@fluentui/react-components';
import type { ExportedFile } from '../../exchange/exchangeFormat';
import { takenFileTexts } from '../../language/exchangePane';
import { say } from '../../language/language';
import { typeOf } from '../fileTypes';
import { CopyButton } from './copyButton';
import { Sentence, type ViewProps, Press, Stack } from './frame';

const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/**
 * Has the browser save a text or bytes as a file, by an address that holds all of it. Excel on the web and on Windows does so; on a Mac and an
 * iPad its panes save no files.
 */
export const saveFile = (name: string, type: string, content: string | Uint8Array): void => {
  const link = document.createElement('a');
  link.href =
    typeof content === 'string'
      ? `data:${type};charset=utf-8,${encodeURIComponent(content)}`
      : `data:${type};base64,${base64Of(content)}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

const useStyles = makeStyles({
  command: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

interface TakenProps extends Pick<ViewProps, 'pane' | 'speech'> {
  /** With its extension. */
  readonly name: string;
  readonly isText: boolean;
  /** Made when it is taken. */
  readonly content: () => ExportedFile['content'];
  /** What the command line calls its format. */
  readonly to: string;
}

/** Where Excel saves no files: where else one can be had that is no text to copy. */
const Kept = ({ pane, speech, name, to }: TakenProps) => {
  const styles = useStyles();
  const command = `npx roundabout convert tournament.xlsx ${name} --to ${to}`;
  return (
    <>
      <Sentence>{say(takenFileTexts.keptFile, { name })}</Sentence>
      {pane.platform === 'mac' && (
        <>
          <Sentence>{takenFileTexts.keptFileCommand}</Sentence>
          <code className={styles.command}>{command}</code>
          <CopyButton speech={speech} label={takenFileTexts.copyCommand} text={() => command} />
        </>
      )}
    </>
  );
};

/** A file that was made, to be taken: saved, or copied. Panes on a Mac and an iPad save nothing, and nobody tells them so (office-js #2700, #3385). */
export const TakenFile = (props: TakenProps) => {
  const { pane, speech, name, isText, content } = props;
  const isKept = pane.platform === 'mac' || pane.platform === 'ipad';
  const save = (): void => {
    saveFile(name, typeOf(/\.[^.]*$/.exec(name)?.[0] ?? ''), content());
    pane.saved(name);
  };
  return (
    <Stack gap="S">
      {!isKept && <Press onPress={save}>{say(takenFileTexts.save, { name })}</Press>}
      {isText && (
        <CopyButton
          speech={speech}
          label={say(takenFileTexts.copy, { name })}
          text={() => String(content())}
        />
      )}
      {isKept && isText && <Sentence quiet>{say(takenFileTexts.keptText, { name })}</Sentence>}
      {isKept && !isText && <Kept {...props} />}
    </Stack>
  );
};
