import { useMemo, useState } from 'react';
import { standingsAsText } from '../../app/asText';
import { stillToPlay } from '../../core/results/progress';
import { fraction } from '../../core/fraction';
import { nameInSection } from '../../language/inSection';
import { chancesOf } from '../../core/outlook/chances';
import { present } from '../../core/present';
import { individualStandings } from '../../core/teamEvent/individuals';
import { isTeamEvent, teamNo, type TeamEvent } from '../../core/teamEvent/model';
import { standings } from '../../core/tiebreak/standings';
import { pageWords } from '../../exchange/page/content';
import { adjustedNote } from '../../exchange/page/pageContent';
import { chancesSentences, chancesTitle } from '../../language/chances';
import { paneTeamTexts } from '../../language/paneTeams';
import { paneStandingsTexts } from '../../language/paneTournament';
import { projectorTexts } from '../../language/projector';
import { isolated } from '../speech';
import { pointsText, rankText } from '../standing';
import { CopyButton } from './copyButton';
import { Explained } from './explained';
import { More, type OpenedProps, Press, Sentence, Stack } from './frame';
import { Missing } from './missing';
import { InlineButton } from './inline';
import { Problems } from './problems';
import { StandingsTable } from './standingsTable';
import { SmallTable } from './table';
import { TeamPlace } from './teamPlace';

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
  if (!event && tournament.games.every(({ outcome }) => outcome === null))
    return <Missing text={paneStandingsTexts.noResult} guide={paneStandingsTexts.inGuide} to="result" />;
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
