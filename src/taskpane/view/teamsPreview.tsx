import type { ReactNode } from 'react';
import type { Problem } from '../../core/problem';
import { hasColours } from '../../core/results/sides';
import type { Match } from '../../core/teamEvent/model';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import { byeNames } from '../boards';
import { matchesIn } from '../matchBoards';
import { isolated } from '../speech';
import type { League } from '../teamDraft';
import { Made } from './announcement';
import { More, Section, Sentence, Stack, type ViewProps } from './frame';
import { MatchTable } from './matchTable';
import { Problems } from './problems';
import { SmallTable } from './table';

/** How many play for a team, its reserves apart. */
const membersText = (members: number, boards: number): string =>
  members > boards
    ? say(paneTeamTexts.reserves, { count: boards, reserves: members - boards })
    : String(members);

/** What is of one league, below its name where there are several. */
const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Stack gap="S">
    {name !== '' && (
      <strong>
        <bdi>{name}</bdi>
      </strong>
    )}
    {children}
  </Stack>
);

/** Which teams were found, with how many players. */
export const TeamTable = ({ speech, league }: Pick<ViewProps, 'speech'> & { readonly league: League }) => {
  const { name: of, event } = league;
  const { boards } = event.discipline;
  return (
    <Named name={of}>
      <SmallTable
        label={of === '' ? paneTeamTexts.teams : of}
        columns={[
          { heading: speech.words.no, number: true },
          { heading: speech.words.teamEvent.team },
          { heading: paneTeamTexts.members, number: true },
        ]}
        rows={event.players.map(({ no, name, members }) => [
          String(no),
          name,
          membersText(members.length, boards),
        ])}
      />
    </Named>
  );
};

/** How large a league is. */
const sizeText = ({ name, event }: League): string => {
  const { makes, leagueMakes } = paneTeamTexts;
  const { players, games: matches, rounds, discipline } = event;
  const counts = {
    teams: players.length,
    boards: discipline.boards,
    rounds,
    matches: matches.length,
    games: boardsOf(matches),
  };
  return name === '' ? say(makes, counts) : say(leagueMakes, { name: isolated(name), ...counts });
};

interface LeaguesProps {
  readonly leagues: readonly League[];
}

/** How large all of it is; each league of several where somebody asks. */
export const Sizes = ({ leagues }: LeaguesProps) => {
  const [first, ...others] = leagues;
  if (!first) return null;
  if (others.length === 0) return <Made>{sizeText(first)}</Made>;
  const sum = (of: (event: League['event']) => number): number =>
    leagues.reduce((total, { event }) => total + of(event), 0);
  return (
    <Stack gap="XS">
      <Made>
        {say(paneTeamTexts.makesLeagues, {
          count: leagues.length,
          teams: sum(({ players }) => players.length),
          matches: sum(({ games }) => games.length),
        })}
      </Made>
      <More title={paneTeamTexts.eachLeague}>
        <Stack gap="XS">
          {leagues.map((league) => (
            <Sentence key={league.name}>{sizeText(league)}</Sentence>
          ))}
        </Stack>
      </More>
    </Stack>
  );
};

/** So many lines are shown, those of the teams among them; at least one match, whole if it has so many boards, or is alone. */
const FIRST = 4;

const boardsOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { boards }) => sum + boards.length, 0);

/** Who would meet whom in round 1 of a league. */
const FirstRound = ({ speech, league }: Pick<ViewProps, 'speech'> & { readonly league: League }) => {
  const { list, texts } = speech;
  const { name, event } = league;
  const idle = byeNames(event, 1);
  const matches = matchesIn(event, 1);
  const most = Math.max(1, Math.floor(FIRST / (event.discipline.boards + 1)));
  const isWhole = event.discipline.boards <= FIRST || matches.length === 1;
  const ofEach = isWhole ? undefined : FIRST - 1;
  const shown = matches.slice(0, most).map((match) => ({ ...match, boards: match.boards.slice(0, ofEach) }));
  const hidden = matches.length - shown.length;
  const more = say(paneTeamTexts.moreMatches, { count: hidden });
  const table = (label: string, some: readonly Match[]) => (
    <MatchTable label={label} speech={speech} event={event} matches={some} results={false} />
  );
  return (
    <Named name={name}>
      {table(name === '' ? texts.boardsLabel : name, shown)}
      {hidden > 0 && <More title={more}>{table(more, matches.slice(shown.length))}</More>}
      {idle.length > 0 && <Sentence>{say(paneTeamTexts.noMatch, { teams: list(idle) })}</Sentence>}
    </Named>
  );
};

/** Who would meet whom in round 1. */
export const Preview = ({
  pane,
  speech,
  leagues,
  warnings,
}: LeaguesProps &
  Pick<ViewProps, 'pane' | 'speech'> & {
    readonly warnings: readonly Problem[];
  }) => {
  const { words, texts } = speech;
  return (
    <Section title={texts.previewTitle}>
      {leagues.map((league, at) =>
        at === 0 ? (
          <FirstRound key={league.name} speech={speech} league={league} />
        ) : (
          <More key={league.name} title={league.name}>
            <FirstRound speech={speech} league={league} />
          </More>
        ),
      )}
      {hasColours(speech) && <Sentence quiet>{`${words.tables.legend.bold}.`}</Sentence>}
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
    </Section>
  );
};
