import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { READ_FORMATS } from '../../../app/exchange/findFormat';
import { isTeamEvent, type TeamEvent } from '../../../core/teamEvent/model';
import { matchScore } from '../../../core/teamEvent/table';
import type { Imported } from '../../../exchange/found';
import { exchangePaneTexts, fileKind } from '../../../language/exchangePane';
import { say } from '../../../language/language';
import { accepted } from '../../fileTypes';
import { isolated } from '../../speech';
import { Choice } from '../choice';
import { Sentence, type ViewProps, Stack } from '../frame';
import { MatchTable } from '../matchTable';
import { Problems } from '../problems';
import { FoundEvent, FoundTournament } from './found';

const useStyles = makeStyles({
  event: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  input: {
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    maxWidth: '100%',
    // As the other buttons look.
    '::file-selector-button': {
      font: 'inherit',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground1,
      backgroundColor: tokens.colorNeutralBackground1,
      marginInlineEnd: tokens.spacingHorizontalS,
      padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      cursor: 'pointer',
    },
  },
});

/** The extensions of all files that can be read. */
const EXTENSIONS = READ_FORMATS.flatMap(({ extensions }) => extensions);

interface EventProps extends ViewProps, Imported {
  readonly onTake: () => void;
}

/** The event of teams that a file holds: its size, warnings, all matches, and the button that makes its sheets. */
const FoundTeams = ({ event, ...props }: Omit<EventProps, 'tournament'> & { readonly event: TeamEvent }) => {
  const { open: texts } = exchangePaneTexts;
  const { players: teams, games: matches, rounds } = event;
  const finished = matches.filter((match) => matchScore(event, match)?.open === 0).length;
  return (
    <>
      <Sentence>
        {say(texts.teamSize, { teams: teams.length, rounds, matches: matches.length, finished })}
      </Sentence>
      <FoundEvent {...props} texts={{ games: texts.matches, take: texts.takeTeams }}>
        <MatchTable speech={props.speech} label={texts.matches} event={event} matches={matches} results />
      </FoundEvent>
    </>
  );
};

/** The players of a file as the tournament that they would be, and the button that makes it. */
const FoundPlayers = (props: EventProps) => {
  const { open: texts } = exchangePaneTexts;
  const { players, rounds, games } = props.tournament;
  const finished = games.filter(({ outcome }) => outcome !== null).length;
  return (
    <>
      <Sentence>
        {say(texts.size, { players: players.length, rounds, games: games.length, finished })}
      </Sentence>
      <FoundTournament {...props} speech={props.speech.as(props.tournament)} texts={texts} />
    </>
  );
};

/** An event of a file under its name. */
const Event = (props: EventProps) => {
  const { tournament } = props;
  const { event, section } = tournament;
  return (
    <>
      <h3 className={useStyles().event}>{isolated([event, section].filter(Boolean).join(' · '))}</h3>
      {isTeamEvent(tournament) ? <FoundTeams {...props} event={tournament} /> : <FoundPlayers {...props} />}
    </>
  );
};

/** What a file of another program holds, and the button that makes a tournament of it. */
const OtherProgram = (props: ViewProps) => {
  const { pane, state } = props;
  const styles = useStyles();
  const { open: texts } = exchangePaneTexts;
  const [chosen, choose] = useState<File | null>(null);
  const [from, sayFrom] = useState('');
  const read = (file: File | null, format: string): void => {
    choose(file);
    sayFrom(format);
    if (!file) return;
    const bytes = async (): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
    void pane.readFile({ file: file.name, bytes, from: format || undefined });
  };
  const { found } = state.toolbox;
  const shown = found?.tool === 'file' ? found : null;
  return (
    <Stack gap="M">
      <Field label={texts.file} hint={texts.hint}>
        {(labelled) => (
          <input
            {...labelled}
            type="file"
            accept={accepted(EXTENSIONS, pane.platform)}
            className={styles.input}
            onChange={({ target }) => read(target.files?.[0] ?? null, from)}
          />
        )}
      </Field>
      <Choice
        label={texts.from}
        value={from}
        none={texts.found}
        choices={READ_FORMATS.map(({ id }) => [id, fileKind(id)] as const)}
        onChoose={(format) => read(chosen, format)}
      />
      <div role="status">
        {shown && <Sentence>{say(texts.read, { format: fileKind(shown.format) })}</Sentence>}
      </div>
      {shown && (
        <>
          <Problems {...props} problems={shown.warnings} intent="warning" title={texts.warnings} />
          {shown.imported.map((each, place) => (
            <Event key={each.tournament.id} {...props} {...each} onTake={() => void pane.takeFile(place)} />
          ))}
        </>
      )}
    </Stack>
  );
};

export default OtherProgram;
