import type { ReactNode } from 'react';
import type { Affected } from '../../core/conduct/effect';
import { changeTexts } from '../../language/changes';
import { say } from '../../language/language';
import { playersTexts } from '../../language/players';
import type { Follows } from '../../app/changes/change';
import type { ChangePreview } from '../../app/changes/preview';
import { isolated, type Speech } from '../speech';
import { pointsText } from '../standing';
import { criterionHeading } from './criterionValue';
import { More, Sentence, type ViewProps, Stack } from './frame';
import { Problems } from './problems';
import { SmallTable } from './table';

const NONE = '–';

const NewNumbers = ({ numbers, speech }: Pick<ChangePreview, 'numbers'> & Pick<ViewProps, 'speech'>) => {
  const texts = changeTexts(speech.whom);
  if (numbers.length === 0) return null;
  const title = say(texts.newNumbers, { count: numbers.length });
  return (
    <More title={title}>
      <SmallTable
        label={title}
        columns={[
          { heading: texts.newNumber, number: true },
          { heading: texts.player },
          { heading: texts.before, number: true },
        ]}
        rows={numbers.map(({ no, name, before }) => [String(no), name, String(before ?? NONE)])}
      />
    </More>
  );
};

const affectedText = ({ rank, values }: Affected, speech: Speech): string => {
  const { whom } = speech;
  const texts = changeTexts(whom);
  const moved =
    rank.before === rank.after
      ? []
      : [say(texts.rank, { before: rank.before ?? NONE, after: rank.after ?? NONE })];
  const changed = values.map(({ code, before, after }) =>
    say(texts.value, {
      code: criterionHeading(code, speech),
      ...{ before: pointsText(before), after: pointsText(after) },
    }),
  );
  return [...moved, ...changed].join(', ');
};

interface PreviewProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly preview: ChangePreview;
  /** What makes the change or leaves it: before all that is folded. */
  readonly children?: ReactNode;
}

/** What follows from a change: in sentences, for the standings, and cell by cell. */
export const ChangePreviewView = ({ pane, speech, preview, children }: PreviewProps) => {
  const texts = changeTexts(speech.whom);
  const { follows, warnings, affected, numbers, cells } = preview;
  if (cells.length === 0)
    return (
      <>
        <Sentence>{texts.nothing}</Sentence>
        {children}
      </>
    );
  const sentence = ({ text, values }: Follows, index: number) => (
    <Sentence key={index}>
      {say(
        text,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'string' && name !== 'section' ? isolated(value) : value,
          ]),
        ),
      )}
    </Sentence>
  );
  const details = follows.filter(({ detail }) => detail);
  return (
    <Stack gap="S" role="group" aria-label={texts.consequences}>
      {follows.filter(({ detail }) => !detail).map(sentence)}
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
      {children}
      {affected.length > 0 && (
        <More title={say(texts.affected, { count: affected.length })}>
          {affected.map((each) => (
            <Sentence key={each.no}>
              <bdi>{each.name}</bdi>: {affectedText(each, speech)}
            </Sentence>
          ))}
        </More>
      )}
      {(details.length > 0 || numbers.length > 0) && (
        <More title={playersTexts(speech.whom).undoDetails}>
          {details.map(sentence)}
          <NewNumbers numbers={numbers} speech={speech} />
        </More>
      )}
    </Stack>
  );
};
