import type { ReactNode } from 'react';
import type { NamedGame, Preview } from '../../app/preview';
import { fromLeft } from '../../core/results/sides';
import { say } from '../../language/language';
import { isolated } from '../speech';
import { More, Section, Sentence, type ViewProps } from './frame';
import { SmallTable } from './table';

interface FirstRoundProps extends Pick<ViewProps, 'speech'> {
  readonly round: Preview['firstRound'];
  /** So many lines there is room for; what is beyond them is seen once somebody asks. */
  readonly most: number;
  /** What else is seen with the others, and what all of it is called: an ICU message. */
  readonly children?: ReactNode;
  readonly more?: string;
}

/** Round 1 with names, as it will stand on the sheet: a line each, so that it fits with the button into a pane that nobody has made larger. */
export const FirstRound = ({ speech, round, most, children, more }: FirstRoundProps) => {
  const { texts, words, list } = speech;
  const { games, byes } = round;
  const table = (label: string, some: readonly NamedGame[]) => (
    <SmallTable
      clipped
      label={label}
      columns={[
        { heading: words.board, number: true },
        ...fromLeft(speech, words.white, words.black).map((heading) => ({ heading })),
      ]}
      rows={some.map(({ board, white, black }) => [String(board), ...fromLeft(speech, white, black)])}
    />
  );
  const rest = byes.length > 0 && <Sentence>{say(texts.byes, { names: list(byes.map(isolated)) })}</Sentence>;
  const count = games.length > most ? most - 1 : games.length;
  const hidden = games.length - count;
  const title = say(more ?? texts.moreBoards, { count: hidden });
  return (
    <Section title={texts.previewTitle}>
      {table(texts.boardsLabel, games.slice(0, count))}
      {hidden > 0 || more !== undefined ? (
        <More title={title}>
          {children}
          {hidden > 0 && table(title, games.slice(count))}
          {rest}
        </More>
      ) : (
        rest
      )}
    </Section>
  );
};
