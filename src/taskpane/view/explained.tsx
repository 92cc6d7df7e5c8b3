import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { decisionsOf, explainPlace } from '../../core/explain/standings';
import type { StandingRow } from '../../core/tiebreak/standings';
import { criterionWords } from '../../language/criteria';
import { decisionText, placeAmongText, standText, valueParts } from '../../language/explain';
import { paneStandingsTexts } from '../../language/paneTournament';
import { isolated } from '../speech';
import { pointsText } from '../standing';
import { LIST } from './bare';
import { CriterionValue } from './criterionValue';
import { type OpenedProps, Sentence, Stack } from './frame';
import { InlineButton } from './inline';

const useStyles = makeStyles({
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
  },
  addition: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  why: { ...LIST, rowGap: tokens.spacingVerticalXS, padding: 0 },
  heading: { fontWeight: tokens.fontWeightSemibold },
});

interface ExplainedProps extends OpenedProps {
  readonly row: StandingRow;
  /** The tie-break that was asked for. */
  readonly code?: string | undefined;
}

/** A player's tie-breaks, each with where it comes from, game by game, and why they stand where they stand. */
export const Explained = ({ pane, speech, tournament, row, code: asked }: ExplainedProps) => {
  const styles = useStyles();
  const [marked, mark] = useState<string | null>(null);
  const isMarked = marked !== null;
  useEffect(() => (isMarked ? () => void pane.unmark() : undefined), [pane, isMarked]);
  const place = useMemo(() => explainPlace(tournament, row.no), [tournament, row.no]);
  if (!place.ok) return null;
  const names = new Map(tournament.players.map((player) => [player.no, isolated(player.name)]));
  const words = { names, profile: speech.profile };
  const { rank, values } = place.value;
  const why = decisionsOf(place.value).map((decision) => decisionText(decision, words));
  return (
    <Stack gap="M">
      {rank === null && <Sentence>{standText(place.value, words)[0]}</Sentence>}
      <div>
        {values.map((value, index) => {
          const { code } = value;
          const { heading, lines, notes } = valueParts(value, words);
          return (
            <CriterionValue
              key={code}
              name={criterionWords(code, speech.profile).heading}
              value={placeAmongText(value, words) ?? pointsText(row.values[index] ?? null)}
              open={code === asked}
            >
              <Sentence quiet>{heading}</Sentence>
              <div className={styles.lines}>
                {lines.map(({ occasion, addition }, at) => [
                  <span key={`${at} game`}>{occasion}</span>,
                  <span key={`${at} adds`} className={styles.addition}>
                    {addition}
                  </span>,
                ])}
              </div>
              {notes.map((note) => (
                <Sentence key={note}>{note}</Sentence>
              ))}
              {marked === code ? (
                <Sentence quiet>{paneStandingsTexts.marked}</Sentence>
              ) : (
                <div>
                  <InlineButton
                    onPress={() => {
                      mark(code);
                      void pane.markCells({ no: row.no, code });
                    }}
                  >
                    {paneStandingsTexts.mark}
                  </InlineButton>
                </div>
              )}
            </CriterionValue>
          );
        })}
      </div>
      {why.map(([heading, ...lines]) => (
        <ul key={heading} className={styles.why}>
          <li className={styles.heading}>{heading}</li>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ))}
    </Stack>
  );
};
