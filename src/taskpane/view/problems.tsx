import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { firstTold } from '../../core/told';
import { locateProblem } from '../../app/locate';
import type { Problem, ProblemCode } from '../../core/problem';
import type { Pane } from '../pane';
import { say } from '../../language/language';
import { paneTournamentTexts } from '../../language/paneTournament';
import { playersTexts } from '../../language/players';
import { openedTournament } from '../state';
import { LIST } from './bare';
import { Press, Row, type ViewProps } from './frame';
import { InlineButton } from './inline';
import { Message } from './message';

/** So many are listed at once. */
const FIRST = 5;

const useStyles = makeStyles({
  list: { ...LIST, padding: 0, rowGap: tokens.spacingVerticalS },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  title: { fontWeight: tokens.fontWeightSemibold },
});

interface ProblemsProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly problems: readonly Problem[];
  readonly intent: 'error' | 'warning' | 'note';
  /** How many there are if it does not say. */
  readonly title?: string;
}

/** Whether it is about what was typed in a field. */
export const isTyped = ({ place }: Problem): boolean => place.field !== undefined;

interface ToCheckProps extends Pick<ProblemsProps, 'pane' | 'speech' | 'problems'> {
  /** So many more are told further down; the sheet counts them, too. */
  readonly below?: number;
}

/** What has to be checked on the sheets of a tournament. */
export const ToCheck = ({ below = 0, ...props }: ToCheckProps) => {
  const { speech, problems } = props;
  const { toCheck } = paneTournamentTexts(speech.whom);
  const title = say(toCheck, { count: problems.length + below, below });
  return <Problems {...props} intent="warning" title={title} />;
};

type Take = (pane: Pane, values: Problem['values'], name: string) => void;

/** How a name takes the place of the one that nobody has. */
const TAKES: Partial<Readonly<Record<ProblemCode, Take>>> = {
  'line-up-stranger': (pane, { match, team, board }, name) =>
    pane.seat({ match: Number(match), team: String(team), seats: [{ board: Number(board), name }] }),
  'pin-unknown': (pane, { typed }, name) =>
    pane.choose({
      pins: pane.get().options.pins.map((pin) => (pin.player === typed ? { ...pin, player: name } : pin)),
    }),
};

/** What dates for the rounds would help with. */
const UNDATED: readonly (ProblemCode | undefined)[] = [
  ...(['games-undated', 'team-event-undated', 'trf-round-dates', 'trf-rating-undated'] as const),
];

interface WaysOutProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly problem: Pick<Problem, 'place'> & Partial<Problem>;
}

/** What to do about a problem: have the sheets put right, take the name that was probably meant, set dates where there are none, or go to its cell or its sheet. */
export const WaysOut = ({ pane, speech, problem: { code, place, values = {} } }: WaysOutProps) => {
  const { texts } = speech;
  const where = locateProblem({ place });
  const { sheet = '', cell } = place;
  const take = code && TAKES[code];
  const names = take ? [values['meant'], values['orMeant']].filter((name) => name !== undefined) : [];
  const { dated } = openedTournament(pane.get())?.open.tournament ?? { dated: true };
  const setDates = (): void => {
    pane.turnTo('players');
    pane.change('dates');
  };
  const inspect = (): void => {
    pane.turnTo('more');
    void pane.inspect();
  };
  return (
    <Row>
      {code === 'workbook-part-missing' && (
        <InlineButton onPress={inspect}>{paneTournamentTexts().inspect}</InlineButton>
      )}
      {UNDATED.includes(code) && !dated && (
        <InlineButton onPress={setDates}>{playersTexts(speech.whom).actions.dates}</InlineButton>
      )}
      {names.map((name) => (
        <InlineButton key={name} onPress={() => take?.(pane, values, String(name))}>
          {say(texts.useName, { name })}
        </InlineButton>
      ))}
      {where && (
        <InlineButton
          label={cell === undefined ? undefined : say(texts.showCellOf, { cell, sheet })}
          onPress={() => void pane.show(where)}
        >
          {cell === undefined ? say(texts.showSheet, { sheet }) : say(texts.showCell, { cell })}
        </InlineButton>
      )}
    </Row>
  );
};

/** Problems or warnings, each with its place, and how to get there. */
export const Problems = ({ pane, speech, problems, intent, title: said }: ProblemsProps) => {
  const styles = useStyles();
  const [all, showAll] = useState(false);
  if (problems.length === 0) return null;
  const counted = intent === 'error' ? speech.texts.errors : speech.texts.warnings;
  const title = said ?? say(counted, { count: problems.length });
  const shown = all ? firstTold(problems) : problems.slice(0, FIRST);
  return (
    <Message intent={intent} label={title}>
      <span className={styles.title}>{title}</span>
      <ul className={styles.list}>
        {shown.map((problem, index) => (
          <li key={index}>
            <p className={styles.text}>{speech.message(problem)}</p>
            <WaysOut pane={pane} speech={speech} problem={problem} />
          </li>
        ))}
      </ul>
      {!all && shown.length < problems.length && (
        <Press size="small" onPress={() => showAll(true)}>
          {say(speech.texts.showAll, { count: problems.length })}
        </Press>
      )}
    </Message>
  );
};
