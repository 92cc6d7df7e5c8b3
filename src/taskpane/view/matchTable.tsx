import { present } from '../../core/present';
import { hasColours } from '../../core/results/sides';
import type { MatchBoard, Side } from '../../core/model';
import { type Match, type TeamEvent, teamNo } from '../../core/teamEvent/model';
import { makeTyped } from '../../core/results/typed';
import { paneTeamTexts } from '../../language/paneTeams';
import { isolated } from '../speech';
import { scoreText } from '../standing';
import type { ViewProps } from './frame';
import { type Cell, SmallTable } from './table';

interface MatchTableProps extends Pick<ViewProps, 'speech'> {
  readonly label: string;
  readonly event: TeamEvent;
  readonly matches: readonly Match[];
  /** Whether it has a column of results. Without, each game is one line. */
  readonly results: boolean;
}

/** Matches, each with its boards; whoever has White stands in bold. */
export const MatchTable = ({ speech, label, event, matches, results }: MatchTableProps) => {
  const { board, result, teamEvent } = speech.words;
  const nameOf = (no: number): string => isolated(present(teamNo(event, no)).name);
  const side = (at: MatchBoard, which: Side): Cell => {
    const text = at[which] || paneTeamTexts.nobodyNamed;
    return hasColours(event) && at.white === which ? { text, strong: true } : text;
  };
  const resultOf = ({ outcome }: MatchBoard): readonly Cell[] =>
    results ? [outcome ? makeTyped(outcome) : ''] : [];
  return (
    <SmallTable
      label={label}
      columns={[
        { heading: board, number: true },
        { heading: teamEvent.home },
        ...(results ? [{ heading: result, short: true }] : []),
        { heading: teamEvent.away },
      ]}
      groups={matches.map((match) => ({
        title: `${nameOf(match.white)} ${scoreText(event, match)} ${nameOf(match.black)}`,
        rows: match.boards.map((at) => [
          String(at.board),
          side(at, 'home'),
          ...resultOf(at),
          side(at, 'away'),
        ]),
      }))}
      {...(!results && { clipped: true })}
    />
  );
};
