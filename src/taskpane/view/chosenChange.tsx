import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useMemo } from 'react';
import { fieldsIn, isComplete, previewChange } from '../../app/changes/preview';
import { changeOf, type ChangeId } from '../../app/changes/table';
import { changeTexts } from '../../language/changes';
import { playersTexts } from '../../language/players';
import { ChangeFieldView, type ChangeProps } from './changeFields';
import { ChangePreviewView } from './changePreview';
import { Sentence } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A change with its fields and what follows; `known` are fields that need no asking. */
export const ChosenChange = (
  props: ChangeProps & { readonly id: ChangeId; readonly known?: readonly string[] },
) => {
  const { pane, opened, changing, busy, speech, id, known = [] } = props;
  const change = changeOf(id);
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
  const given = useDeferredValue(changing.given);
  const complete = isComplete(change, opened.open.tournament, given);
  const preview = useMemo(
    () => (complete ? previewChange(change, opened, given) : null),
    [complete, change, opened, given],
  );
  const nothing = preview?.ok !== true || preview.value.cells.length === 0;
  return (
    <div
      role="group"
      aria-label={change.words.inGame?.[speech.profile] ?? change.words.name}
      className={styles.stack}
    >
      <Sentence quiet>{change.words.about}</Sentence>
      {fieldsIn(change, opened.open.tournament)
        .filter(({ name }) => !known.includes(name))
        .map((field) => (
          <ChangeFieldView key={field.name} {...props} field={field} />
        ))}
      {preview && !preview.ok && (
        <Problems
          pane={pane}
          speech={speech}
          problems={preview.problems}
          intent="error"
          title={texts.impossible}
        />
      )}
      {preview?.ok === true && (
        <ChangePreviewView
          pane={pane}
          speech={speech}
          preview={preview.value}
          tournament={opened.open.tournament}
        />
      )}
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          disabledFocusable={busy || nothing}
          onClick={() => void pane.takeChange(id, changing.given)}
        >
          {change.words.take}
        </Button>
        <Button onClick={() => pane.change(null)}>
          {playersTexts(speech.language, speech.profile).cancel}
        </Button>
      </div>
    </div>
  );
};
