import { fromLeft } from '../../core/sides';
import type { NamedGame, Preview } from '../../app/preview';
import type { Speech } from '../speech';
import { isolated } from '../speech';
import { Section, Sentence, type ViewProps } from './frame';
import { Problems } from './problems';
import { SmallTable } from './table';

/** So many boards are shown. */
const FIRST = 10;

/** How often everyone has White, and that nobody has one colour too often running; nothing of players with unlike games. */
const coloursText = (
  { colours: { gamesEach: games, whitesEach }, warnings }: Preview,
  { texts, say }: Speech,
): string => {
  const { least, most } = whitesEach;
  const text = least === most ? texts.coloursEqual : most - least === 1 ? texts.coloursOr : texts.coloursTo;
  return [
    ...(games === null ? [] : [say(text, { least, most, games })]),
    ...(warnings.some(({ code }) => code === 'colours-three-running') ? [] : [texts.neverThree]),
  ].join(' ');
};

interface PreviewProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly preview: Preview;
}

/** Round 1 with names, as it will stand on the sheet, and how the colours come out. */
export const PreviewSection = ({ pane, preview, speech }: PreviewProps) => {
  const { texts, words, say, list } = speech;
  const { firstRound, warnings } = preview;
  const namesOf = ({ white, black }: NamedGame): readonly string[] => fromLeft(speech, white, black);
  const hidden = firstRound.games.length - FIRST;
  return (
    <Section title={texts.previewTitle}>
      <SmallTable
        label={texts.boardsLabel}
        columns={[
          { heading: words.board, number: true },
          ...fromLeft(speech, words.white, words.black).map((heading) => ({ heading })),
        ]}
        rows={firstRound.games.slice(0, FIRST).map((game) => [String(game.board), ...namesOf(game)])}
      />
      {hidden > 0 && <Sentence quiet>{say(texts.moreBoards, { count: hidden })}</Sentence>}
      {firstRound.byes.length > 0 && (
        <Sentence>{say(texts.byes, { names: list(firstRound.byes.map(isolated)) })}</Sentence>
      )}
      <Sentence quiet>{coloursText(preview, speech)}</Sentence>
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
