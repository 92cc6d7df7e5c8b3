import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { READ_FORMATS } from '../../../app/exchange/findFormat';
import type { Problem } from '../../../core/problem';
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

const useFoundTeamsStyles = makeStyles({
  event: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

interface FoundTeamsProps extends ViewProps {
  readonly event: TeamEvent;
  readonly warnings: readonly Problem[];
  readonly onTake: () => void;
}

/** The event of teams that a file holds: its size, warnings, all matches, and the button that makes its sheets. */
const FoundTeams = ({ event, ...props }: FoundTeamsProps) => {
  const styles = useFoundTeamsStyles();
  const { open: texts } = exchangePaneTexts;
  const { players: teams, games: matches, rounds } = event;
  const finished = matches.filter((match) => matchScore(event, match)?.open === 0).length;
  return (
    <>
      <h3 className={styles.event}>{isolated(event.event)}</h3>
      <Sentence>
        {say(texts.teamSize, { teams: teams.length, rounds, matches: matches.length, finished })}
      </Sentence>
      <FoundEvent {...props} texts={{ games: texts.matches, take: texts.takeTeams }}>
        <MatchTable speech={props.speech} label={texts.matches} event={event} matches={matches} results />
      </FoundEvent>
    </>
  );
};

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

const FOUND_OUT = '';

/** The extensions of all files that can be read. */
const EXTENSIONS = READ_FORMATS.flatMap(({ extensions }) => extensions);

interface EventProps extends ViewProps, Imported {
  readonly onTake: () => void;
}

/** An event of a file as the tournament that it would be, and the button that makes it. */
const Event = ({ pane, state, speech: chess, tournament, warnings, onTake }: EventProps) => {
  const styles = useStyles();
  const speech = chess.as(tournament);
  const { open: texts } = exchangePaneTexts;
  const { event, section, players, rounds, games } = tournament;
  const finished = games.filter(({ outcome }) => outcome !== null).length;
  return (
    <>
      <h3 className={styles.event}>{isolated([event, section].filter(Boolean).join(' · '))}</h3>
      <Sentence>
        {say(texts.size, { players: players.length, rounds, games: games.length, finished })}
      </Sentence>
      <FoundTournament
        pane={pane}
        state={state}
        speech={speech}
        tournament={tournament}
        warnings={warnings}
        texts={texts}
        onTake={onTake}
      />
    </>
  );
};

/** What a file of another program holds, and the button that makes a tournament of it. */
const OtherProgram = (props: ViewProps) => {
  const { pane, state } = props;
  const styles = useStyles();
  const { open: texts } = exchangePaneTexts;
  const [chosen, choose] = useState<File | null>(null);
  const [from, sayFrom] = useState<string>(FOUND_OUT);
  const read = (file: File | null, format: string): void => {
    choose(file);
    sayFrom(format);
    if (!file) return;
    const bytes = async (): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
    void pane.readFile({ file: file.name, bytes, from: format === FOUND_OUT ? undefined : format });
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
        choices={[
          [FOUND_OUT, texts.found] as const,
          ...READ_FORMATS.map(({ id }) => [id, fileKind(id)] as const),
        ]}
        onChoose={(format) => read(chosen, format)}
      />
      <div role="status">
        {shown && <Sentence>{say(texts.read, { format: fileKind(shown.format) })}</Sentence>}
      </div>
      {shown && (
        <>
          <Problems {...props} problems={shown.warnings} intent="warning" title={texts.warnings} />
          {shown.imported.map(({ tournament, warnings }, place) => {
            const event = { warnings, onTake: () => void pane.takeFile(place) };
            return isTeamEvent(tournament) ? (
              <FoundTeams key={tournament.id} {...props} {...event} event={tournament} />
            ) : (
              <Event key={tournament.id} {...props} {...event} tournament={tournament} />
            );
          })}
        </>
      )}
    </Stack>
  );
};

export default OtherProgram;
