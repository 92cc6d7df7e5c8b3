import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { explainPlace } from '../../core/explain/standings';
import { standText, valueParts, whyText } from '../../language/explain';
import { paneStandingsTexts } from '../../language/paneTournament';
import { PANEL } from './bare';
import { isolated } from '../speech';
import { More, Sentence, type OpenedProps, Press, Row } from './frame';

const useStyles = makeStyles({
  panel: {
    ...PANEL,
    ':focus': { outline: 'none' },
  },
  heading: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
  },
  addition: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface ExplainedProps extends OpenedProps {
  readonly no: number;
  readonly code: string;
  readonly onClose: () => void;
}

/** Where a number comes from, game by game, and why the player stands where they stand. */
export const Explained = ({ pane, state, speech, tournament, no, code, onClose }: ExplainedProps) => {
  const styles = useStyles();
  const texts = paneStandingsTexts(speech.language);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const [marked, setMarked] = useState(false);
  const mark = (): void => {
    setMarked(true);
    void pane.markCells({ no, code });
  };
  useEffect(() => (marked ? () => void pane.unmark() : undefined), [pane, marked]);
  const place = useMemo(() => explainPlace(tournament, no), [tournament, no]);
  const names = new Map(tournament.players.map((player) => [player.no, isolated(player.name)]));
  const words = { names, language: speech.language, profile: speech.profile };
  if (!place.ok) return null;
  const value = place.value.values.find((each) => each.code === code);
  const parts = value && valueParts(value, words);
  const name = names.get(no) ?? '';
  return (
    <div ref={panel} role="group" aria-label={name} tabIndex={-1} className={styles.panel}>
      {standText(place.value, words).map((line) => (
        <Sentence key={line}>{line}</Sentence>
      ))}
      {parts && (
        <>
          <p className={styles.heading}>{parts.heading}</p>
          <div className={styles.lines}>
            {parts.lines.map(({ occasion, addition }, index) => [
              <span key={`${index} game`}>{occasion}</span>,
              <span key={`${index} adds`} className={styles.addition}>
                {addition}
              </span>,
            ])}
          </div>
          {parts.notes.map((note) => (
            <Sentence key={note}>{note}</Sentence>
          ))}
        </>
      )}
      <More title={speech.say(texts.why, { name })}>
        <p className={styles.text}>{whyText(place.value, words).join('\n')}</p>
      </More>
      {marked && <Sentence quiet>{texts.marked}</Sentence>}
      <Row>
        <Press fills size="small" state={state} onPress={mark}>
          {texts.mark}
        </Press>
        <Press fills size="small" onPress={onClose}>
          {texts.close}
        </Press>
      </Row>
    </div>
  );
};
