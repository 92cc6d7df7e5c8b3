import { useDeferredValue, useEffect, useMemo } from 'react';
import { SYSTEMS } from '../../core/pairing/registry';
import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { hasColours } from '../../core/results/sides';
import type { Problem } from '../../core/problem';
import { usualOrder, type Match } from '../../core/teamEvent/model';
import { LINE_UP_RULES } from '../../core/model';
import { TEAM_SCORES } from '../../core/tiebreak/teams/order';
import { cellText } from '../../grid/cell';
import { choiceTexts } from '../../language/choices';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { paneTeamTexts, type TeamChoiceGroup } from '../../language/paneTeams';
import { systemText } from '../../language/systems';
import { isTeamHeading } from '../../sheets/roster/headers';
import { DRAFT_ID } from '../draft';
import { type League, leaguesIn, teamColumns, teamDraftOf } from '../teamDraft';
import { withHomes, venueColumnOf } from '../homes';
import { TEAM_BOARDS, type TeamOptions } from '../teams';
import { suitsGame } from '../../core/tiebreak/criterion';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { Choice, keys, TextField } from './choice';
import { DateChoices, datesChosen, wrongIn } from './dateChoices';
import { CriteriaOrder } from './ordered';
import { EventChoices } from './eventChoices';
import { Sentence, type RosterProps, Row, type ViewProps } from './frame';
import { Group } from './group';
import { OpenTools } from './openTools';
import { PointChoices, PointFields } from './pointChoices';
import { isTyped, Problems } from './problems';
import { SystemFields } from './systemChoices';
import { Preview, Sizes, TeamTable } from './teamsPreview';
import { apartInHalls } from '../../core/calendar/apartInHalls';
import { hallClashes } from '../../core/calendar/clashes';
import { isolated } from '../speech';
import { InlineButton } from './inline';

interface HallProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly leagues: readonly League[];
  readonly teams: TeamOptions;
  readonly choose: (more: Pick<TeamOptions, 'swaps'>) => void;
}

/** Matches at one time in one hall, and the numbers of teams that keep them apart. */
const HallClashes = ({ pane, speech, leagues, teams: { swaps }, choose }: HallProps) => {
  const events = useMemo(() => leagues.map(({ event }) => event), [leagues]);
  const clashes = useMemo(() => hallClashes(events), [events]);
  const apart = useMemo(() => apartInHalls(events), [events]);
  return (
    <>
      <Problems pane={pane} speech={speech} problems={clashes} intent="warning" />
      <Row>
        {apart && (
          <InlineButton onPress={() => choose({ swaps: [...swaps, [apart.team.name, apart.other.name]] })}>
            {say(paneTeamTexts.otherNumber, {
              ...{ team: isolated(apart.team.name), number: apart.other.no, count: apart.clashes },
              ...{ other: isolated(apart.other.name), own: apart.team.no },
            })}
          </InlineButton>
        )}
        {swaps.length > 0 && (
          <InlineButton onPress={() => choose({ swaps: [] })}>{paneTeamTexts.listOrder}</InlineButton>
        )}
      </Row>
    </>
  );
};

interface TeamsProps extends RosterProps {
  readonly teams: TeamOptions;
  /** Told what the button would make: nothing where the choices have a problem, and what was typed wrongly. */
  readonly onPaired: (made: { readonly makes: string | null; readonly problems: readonly Problem[] }) => void;
}

type Choose = (more: Partial<TeamOptions>) => void;

interface ChoicesProps extends TeamsProps {
  /** The matches of all leagues. */
  readonly games: readonly Match[];
  readonly choose: Choose;
  readonly problems: readonly Problem[];
}

const teamColumnOf = ({ teams, roster }: Pick<TeamsProps, 'teams' | 'roster'>): string =>
  teams.column ?? teamColumns(roster).find(isTeamHeading) ?? '';

const BoardChoices = ({ speech, roster, teams, choose }: ChoicesProps) => {
  const columns = teamColumns(roster);
  return (
    <>
      <Choice
        label={paneTeamTexts.column}
        value={teamColumnOf({ teams, roster })}
        choices={columns.map((heading) => [heading, heading] as const)}
        onChoose={(column) => choose({ column })}
      />
      <Choice
        label={paneTeamTexts.leagues}
        value={teams.leagues ?? ''}
        none={paneTeamTexts.oneLeague}
        choices={columns
          .filter((heading) => heading !== teamColumnOf({ teams, roster }))
          .map((heading) => [heading, heading] as const)}
        onChoose={(leagues) => choose({ leagues: leagues === '' ? null : leagues })}
      />
      <Choice
        label={paneTeamTexts.lineUp}
        hint={paneTeamTexts.lineUpHint}
        value={teams.lineUp}
        choices={LINE_UP_RULES.map((rule) => [rule, speech.words.teamEvent.lineUps[rule]] as const)}
        onChoose={(lineUp) => choose({ lineUp })}
      />
      {hasColours(speech) && (
        <Choice
          label={paneTeamTexts.whiteOnOdd}
          value={teams.whiteOnOdd}
          choices={keys(paneTeamTexts.sides).map((side) => [side, paneTeamTexts.sides[side]] as const)}
          onChoose={(whiteOnOdd) => choose({ whiteOnOdd })}
        />
      )}
    </>
  );
};

/** Whether a column has words: a hall has a name, and a board a number. */
const isOfWords = ({ players }: RosterProps['roster'], at: number): boolean =>
  players.some(({ extra }) => /\p{L}/u.test(cellText(extra[at])));

/** When the rounds are played, and where each team is at home. */
const Calendar = ({ leagues, ...props }: ChoicesProps & { readonly leagues: readonly League[] }) => {
  const { teams, choose } = props;
  const roster = withHomes(props.roster, teams.homes);
  return (
    <>
      <DateChoices {...props} />
      <Choice
        label={paneTeamTexts.venues}
        hint={paneTeamTexts.venuesHint}
        value={venueColumnOf(roster, teams)}
        none={paneTeamTexts.noVenues}
        choices={roster.columns
          .filter((heading, at) => heading !== teamColumnOf(props) && isOfWords(roster, at))
          .map((heading) => [heading, heading] as const)}
        onChoose={(venues) => choose({ venues })}
      />
      <HallClashes {...props} leagues={leagues} />
    </>
  );
};

const Ranking = ({ speech, teams, games, choose }: ChoicesProps) => {
  const order = teams.tieBreaks ?? usualOrder(games.length);
  const { criteria } = speech.words.teamEvent;
  const nameOf = (code: string): string => criteria[code] ?? code;
  const put = (tieBreaks: readonly string[]): void => choose({ tieBreaks });
  return (
    <>
      <Choice
        label={paneTeamTexts.firstScore}
        value={entryAt(order, 0)}
        choices={TEAM_SCORES.map((code) => [code, nameOf(code)] as const)}
        onChoose={(score) => {
          const second = TEAM_SCORES.find((code) => code !== score);
          const rest = order.filter((code) => !TEAM_SCORES.includes(code));
          put([score, ...(second !== undefined && order.includes(score) ? [second] : []), ...rest]);
        }}
      />
      <CriteriaOrder
        speech={speech}
        label={paneTeamTexts.order}
        order={order}
        others={TEAM_CRITERIA.filter(
          (each) => !order.includes(each.code) && suitsGame(speech.profile, each),
        ).map(({ code }) => code)}
        nameOf={nameOf}
        onChange={put}
      />
    </>
  );
};

const chosenIn = (
  { state, speech, teams, games }: TeamsProps & Pick<ChoicesProps, 'games'>,
  leagues: readonly League[],
  boards: number | undefined,
): Readonly<Record<TeamChoiceGroup, string>> => {
  const { profile, words } = speech;
  const texts = newTournamentTexts(profile);
  const { scoring, points, firstDay } = state.options;
  return {
    teams:
      leagues.length > 0 ? String(leagues.reduce((sum, league) => sum + league.event.players.length, 0)) : '',
    boards:
      boards !== undefined
        ? say(paneTeamTexts.boardsChosen, { boards, lineUp: words.teamEvent.lineUps[teams.lineUp] })
        : '',
    system: say(texts.systemChosen, {
      system: systemText(teams.system, profile).name,
      cycles: say(paneTeamTexts.cyclesChoice, { count: teams.cycles }),
    }),
    points: say(paneTeamTexts.pointsChosen, {
      match: teams.matchPoints.join(' – '),
      game: scoring === 'own' ? points.join(' – ') : choiceTexts(profile).scorings[scoring],
    }),
    ranking:
      teams.tieBreaks === null ? say(paneTeamTexts.usualOrder, { matches: games.length }) : texts.ownOrder,
    dates: datesChosen(firstDay, games),
    event: `${choiceTexts(profile).profiles[profile].name} · ${state.options.paper}`,
  };
};

/** From the list to an event of its teams: who meets in round 1, and all choices. */
const Teams = (props: TeamsProps) => {
  const { pane, state, speech, roster, teams, onPaired } = props;
  const options = useDeferredValue(state.options);
  const drafted = useMemo(() => {
    const { teams: chosen } = options;
    return chosen && teamDraftOf(roster, { ...options, teams: chosen }, { id: DRAFT_ID });
  }, [roster, options]);
  const leagues = useMemo(() => (drafted?.ok ? leaguesIn(drafted.value) : []), [drafted]);
  const event = leagues[0]?.event ?? null;
  const makes =
    leagues.length > 1
      ? say(paneTeamTexts.createLeagues, { count: leagues.length })
      : event && say(paneTeamTexts.create, { rounds: event.rounds, teams: event.players.length });
  const problems = useMemo(() => (drafted?.ok === false ? drafted.problems : []), [drafted]);
  const typed = useMemo(() => problems.filter(isTyped), [problems]);
  useEffect(() => onPaired({ makes, problems: typed }), [onPaired, makes, typed]);
  const games = leagues.flatMap((league) => league.event.games);
  const [most, ...others] = new Set(leagues.map((league) => league.event.discipline.boards));
  const boards = others.length === 0 ? most : undefined;
  const chosen = chosenIn({ ...props, games }, leagues, boards);
  const of = (group: TeamChoiceGroup) => ({ name: paneTeamTexts.groups[group], chosen: chosen[group] });
  const own = {
    ...props,
    ...{ games, problems },
    choose: (more: Partial<TeamOptions>): void => pane.choose({ teams: { ...teams, ...more } }),
  };
  return (
    <>
      <Problems {...props} problems={problems.filter((each) => !isTyped(each))} intent="error" />
      <Sizes leagues={leagues} />
      <TextField
        short
        label={paneTeamTexts.boards}
        wrong={wrongIn(speech, problems, TEAM_BOARDS)}
        type="number"
        min={1}
        placeholder={String(boards ?? '')}
        value={teams.boards}
        onType={(typed) => own.choose({ boards: typed })}
      />
      {drafted?.ok && <Preview {...props} leagues={leagues} warnings={drafted.value.warnings} />}
      <Group name={newTournamentTexts().moreOptions}>
        {() => (
          <>
            <div>
              {event && (
                <Group {...of('teams')}>
                  {() =>
                    leagues.map((league) => <TeamTable key={league.name} speech={speech} league={league} />)
                  }
                </Group>
              )}
              <Group {...of('boards')}>{() => <BoardChoices {...own} />}</Group>
              <Group {...of('system')}>
                {() => (
                  <SystemFields
                    speech={speech}
                    offered={SYSTEMS}
                    size={event ? largest(leagues.map((league) => league.event.players.length)) : undefined}
                    chosen={teams}
                    cyclesLabel={paneTeamTexts.cycles}
                    cyclesChoice={paneTeamTexts.cyclesChoice}
                    onChoose={own.choose}
                  />
                )}
              </Group>
              <Group {...of('points')}>
                {() => (
                  <>
                    <PointChoices {...props} />
                    <Sentence>{paneTeamTexts.match}</Sentence>
                    <PointFields
                      points={teams.matchPoints}
                      onChange={(matchPoints) => own.choose({ matchPoints })}
                    />
                  </>
                )}
              </Group>
              <Group {...of('ranking')}>{() => <Ranking {...own} />}</Group>
              <Group {...of('dates')}>{() => <Calendar {...own} leagues={leagues} />}</Group>
              <Group {...of('event')}>{() => <EventChoices {...props} />}</Group>
            </div>
            <OpenTools {...props} />
          </>
        )}
      </Group>
    </>
  );
};

export default Teams;
