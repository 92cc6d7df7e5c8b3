import { useMemo, useState, useEffect } from 'react';
import { standingsAsText } from '../../app/asText';
import { isBegun, stillToPlay } from '../../core/results/progress';
import { fraction, isSame } from '../../core/fraction';
import { nameInSection } from '../../language/inSection';
import { chancesOf } from '../../core/outlook/chances';
import { present } from '../../core/present';
import { individualStandings } from '../../core/teamEvent/individuals';
import { isTeamEvent, teamNo, type TeamEvent } from '../../core/teamEvent/model';
import { standings, type StandingRow } from '../../core/tiebreak/standings';
import { pageWords } from '../../exchange/page/content';
import { adjustedNote } from '../../exchange/page/pageContent';
import { chancesSentences, chancesTitle } from '../../language/chances';
import { paneTeamTexts } from '../../language/paneTeams';
import { paneStandingsTexts } from '../../language/paneTournament';
import { projectorTexts } from '../../language/projector';
import { isolated } from '../speech';
import { pointsText, rankText } from '../standing';
import { CopyButton } from './copyButton';
import { More, type OpenedProps, Press, Sentence, Stack } from './frame';
import { Missing } from './missing';
import { InlineButton } from './inline';
import { Problems } from './problems';
import { StandingsTable } from './standingsTable';
import { SmallTable } from './table';
import { nameOf } from '../../core/names/name';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { say } from '../../language/language';
import { criterionHeading, CriterionValue } from './criterionValue';
import { makeStyles, tokens } from '@fluentui/react-components';
import { decisionsOf, explainPlace } from '../../core/explain/standings';
import { criterionWords } from '../../language/criteria';
import { decisionText, placeAmongText, standText, valueParts } from '../../language/explain';
import { LIST } from './bare';

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
const Explained = ({ pane, speech, tournament, row, code: asked }: ExplainedProps) => {
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

interface TeamPlaceProps extends OpenedProps {
  readonly order: readonly string[];
  readonly rows: readonly StandingRow[];
  readonly row: StandingRow;
}

/** What ranks a team: each value, and by which of them it is ahead of the next team and behind the one before. */
const TeamPlace = ({ speech, tournament, order, rows, row }: TeamPlaceProps) => {
  const { meanings } = speech.words.teamEvent;
  const name = nameOf(tournament.players);
  const index = rows.indexOf(row);
  const against = (other: StandingRow | undefined, where: 'ahead' | 'behind'): string => {
    if (!other || other.rank === null || row.rank === null) return '';
    const team = isolated(name(other.no));
    const decided = order.findIndex((_, at) => !isSame(row.values[at], other.values[at]));
    const code = order[decided];
    if (code === undefined) return say(paneTeamTexts.level, { team });
    const { of, better } = present(TEAM_CRITERIA.find((each) => each.code === code));
    const equal = order.slice(0, decided).map((each) => criterionHeading(each, speech));
    return say(paneTeamTexts.compared, {
      ...{ team, where, how: of === 'group' ? 'place' : better },
      equal: equal.length === 0 ? 'none' : speech.list(equal),
      criterion: criterionHeading(code, speech),
      own: pointsText(row.values[decided] ?? null),
      other: pointsText(other.values[decided] ?? null),
    });
  };
  const sentences = [against(rows[index - 1], 'behind'), against(rows[index + 1], 'ahead')];
  return (
    <Stack gap="M">
      <div>
        {order.map((code, at) => (
          <CriterionValue
            key={code}
            name={criterionHeading(code, speech)}
            value={pointsText(row.values[at] ?? null)}
          >
            <Sentence quiet>{meanings[code]}</Sentence>
          </CriterionValue>
        ))}
      </div>
      {sentences
        .filter((sentence) => sentence !== '')
        .map((sentence) => (
          <Sentence key={sentence}>{sentence}</Sentence>
        ))}
    </Stack>
  );
};

/** Who has made how many points over the board. */
const Individuals = ({ speech, event }: Pick<OpenedProps, 'speech'> & { readonly event: TeamEvent }) => {
  const { words } = speech;
  const played = individualStandings(event).filter(({ games }) => games > 0);
  return (
    <More title={paneTeamTexts.individuals}>
      {played.length === 0 ? (
        <Missing text={paneTeamTexts.noGame} guide={paneTeamTexts.inGuide} to="teamResult" />
      ) : (
        <SmallTable
          label={paneTeamTexts.individuals}
          columns={[
            { heading: words.rank, number: true },
            { heading: words.name, wide: true },
            { heading: words.points, number: true },
            { heading: words.games, number: true },
          ]}
          rows={played.map((row) => {
            const team = present(teamNo(event, row.team));
            return [
              rankText(row),
              `${isolated(present(team.members[row.member - 1]).name)}, ${isolated(team.name)}`,
              pointsText(fraction(row.points, event.discipline.scoring.unit)),
              String(row.games),
            ];
          })}
        />
      )}
    </More>
  );
};

/** Who is certain of first place, or out; worked out when it is asked for. */
const Chances = ({ tournament }: OpenedProps) => {
  const [open, setOpen] = useState(false);
  const chances = useMemo(() => (open ? chancesOf(tournament) : null), [open, tournament]);
  const name = nameInSection(tournament);
  return (
    <More title={paneStandingsTexts.chances} onToggle={() => setOpen(true)}>
      {chances && (
        <>
          <Sentence quiet>{chancesTitle(chances)}</Sentence>
          {chancesSentences(tournament, chances, (no) => isolated(name(no))).map((sentence, index) => (
            <Sentence key={index}>{sentence}</Sentence>
          ))}
        </>
      )}
    </More>
  );
};

/** A line that is open, with the tie-break that was asked for, and how often one was asked for on the sheet. */
interface Open {
  readonly no: number | null;
  readonly code?: string;
  readonly asked: number;
}

/** The standings as they are now, each line with what ranks it; the number that is selected on the sheet is looked up. */
const Standings = (props: OpenedProps) => {
  const { pane, speech, tournament } = props;
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const [{ no, code, asked }, open] = useState<Open>({ no: null, asked: 0 });
  const [first, setFirst] = useState<string | null>(null);
  if (!ranked.ok)
    return <Problems {...props} problems={ranked.problems} intent="error" title={speech.texts.couldNot} />;
  const { order, rows } = ranked.value;
  const missing = stillToPlay(tournament).length;
  const event = isTeamEvent(tournament) ? tournament : null;
  if (tournament.games.every((game) => game.outcome === null && !isBegun(game)))
    return (
      <Missing
        text={paneStandingsTexts.noResult}
        guide={paneStandingsTexts.inGuide}
        to={event ? 'teamResult' : 'result'}
      />
    );
  const askSelected = async (): Promise<void> => {
    const selected = await pane.askSelected();
    if (selected && 'no' in selected) open({ ...selected, asked: asked + 1 });
    setFirst(selected && !('no' in selected) ? speech.message(selected) : null);
  };
  const asText = () => {
    const made = standingsAsText(tournament);
    return made.ok ? made.value : '';
  };
  return (
    <Stack gap="L">
      {missing > 0 && (
        <Sentence quiet>{event ? paneTeamTexts.unranked : paneStandingsTexts.unranked}</Sentence>
      )}
      <StandingsTable
        {...props}
        {...{ order, rows, asked }}
        open={no}
        onOpen={(chosen) => open({ no: chosen, asked })}
        below={(row) =>
          event ? (
            <TeamPlace {...props} {...{ order, rows, row }} />
          ) : (
            <Explained key={code} {...props} {...{ row, code }} />
          )
        }
      />
      {adjustedNote(tournament, pageWords(tournament)).map((note) => (
        <Sentence key={note}>{note}</Sentence>
      ))}
      <div>
        <Sentence quiet>{event ? paneStandingsTexts.hintOfTeams : paneStandingsTexts.hint}</Sentence>
        {!event && (
          <InlineButton onPress={() => void askSelected()}>{paneStandingsTexts.selected}</InlineButton>
        )}
        <div role="status">{first !== null && <Sentence>{first}</Sentence>}</div>
      </div>
      <More title={paneStandingsTexts.share}>
        <CopyButton speech={speech} label={paneStandingsTexts.copy} text={asText}>
          {!event && <Press onPress={pane.project}>{projectorTexts.show}</Press>}
        </CopyButton>
        <InlineButton onPress={() => pane.turnTo('print', 'send')}>{paneStandingsTexts.toSend}</InlineButton>
      </More>
      {event && <Individuals speech={speech} event={event} />}
      {!event && missing > 0 && <Chances {...props} />}
    </Stack>
  );
};

export default Standings;
