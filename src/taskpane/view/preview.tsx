import { makeStyles, tokens } from '@fluentui/react-components';
import type { NamedGame, Preview } from '../../app/preview';
import type { Speech } from '../speech';
import { isolated } from '../speech';
import { Section, Sentence, type ViewProps } from './frame';
import { Problems } from './problems';
import { SmallTable } from './table';

/** So many boards are shown. */
const FIRST = 10;

const useStyles = makeStyles({
  colours: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
});

const coloursText = (
  { colours: { gamesEach: games, whitesEach } }: Preview,
  { texts, say }: Speech,
): string => {
  const { least, most } = whitesEach;
  const text = least === most ? texts.coloursEqual : most - least === 1 ? texts.coloursOr : texts.coloursTo;
  return say(text, { least, most, games });
};

interface PreviewProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly preview: Preview;
}

/** Round 1 with names, as it will stand on the sheet, and how many games and colours there will be. */
export const PreviewSection = ({ pane, preview, speech }: PreviewProps) => {
  const styles = useStyles();
  const { texts, words, profile, say } = speech;
  const { firstRound, rounds, games, warnings } = preview;
  const whiteLeft = profile !== 'go';
  const sides = [words.white, words.black];
  const namesOf = ({ white, black }: NamedGame): readonly string[] =>
    whiteLeft ? [white, black] : [black, white];
  const hidden = firstRound.games.length - FIRST;
  return (
    <Section title={texts.previewTitle}>
      <SmallTable
        label={texts.boardsLabel}
        columns={[
          { heading: words.board, number: true },
          ...(whiteLeft ? sides : [...sides].reverse()).map((heading) => ({ heading })),
        ]}
        rows={firstRound.games.slice(0, FIRST).map((game) => [String(game.board), ...namesOf(game)])}
      />
      {hidden > 0 && <Sentence quiet>{say(texts.moreBoards, { count: hidden })}</Sentence>}
      {firstRound.bye !== null && <Sentence>{say(texts.bye, { name: isolated(firstRound.bye) })}</Sentence>}
      <div className={styles.colours}>
        <Sentence>{say(texts.counts, { rounds, games })}</Sentence>
        <Sentence>{coloursText(preview, speech)}</Sentence>
        {warnings.every(({ code }) => code !== 'colours-three-running') && (
          <Sentence>{texts.neverThree}</Sentence>
        )}
      </div>
      <Problems
        pane={pane}
        speech={speech}
        problems={warnings}
        intent="warning"
        title={say(texts.warnings, { count: warnings.length })}
      />
    </Section>
  );
};
