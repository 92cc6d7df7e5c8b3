import { makeStyles, tokens } from '@fluentui/react-components';
import { present } from '../../core/present';
import { choiceTexts, type ScoringChoice } from '../../language/choices';
import type { Options } from '../options';
import { Choice, keys, TextField } from './choice';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  points: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalS,
  },
});

type Points = Options['points'];

interface PointFieldsProps {
  readonly points: Points;
  readonly onChange: (points: Points) => void;
}

/** What winning, drawing and losing is worth, as typed. */
export const PointFields = ({ points, onChange }: PointFieldsProps) => {
  const styles = useStyles();
  const texts = choiceTexts();
  const set = (place: number, typed: string): void => {
    const [win, draw, loss] = points.map((point, index) => (index === place ? typed : point));
    onChange([present(win), present(draw), present(loss)]);
  };
  return (
    <div className={styles.points}>
      {[texts.win, texts.draw, texts.loss].map((label, place) => (
        <TextField
          key={label}
          label={label}
          inputMode="decimal"
          value={points[place] ?? ''}
          onType={(typed) => set(place, typed)}
        />
      ))}
    </div>
  );
};

/** What a game is worth. */
export const PointChoices = ({ pane, state }: ViewProps) => {
  const texts = choiceTexts();
  const { scoring, points } = state.options;
  return (
    <>
      <Choice<ScoringChoice>
        short
        label={texts.scoring}
        value={scoring}
        choices={keys(texts.scorings).map((id) => [id, texts.scorings[id]] as const)}
        onChoose={(chosen) => pane.choose({ scoring: chosen })}
      />
      {scoring === 'own' && <PointFields points={points} onChange={(own) => pane.choose({ points: own })} />}
    </>
  );
};
