import { Suspense, useState } from 'react';
import { calendarFile } from '../../app/calendarFile';
import { offeredHandouts } from '../../app/handout';
import { entryAt } from '../../core/present';
import { countTo } from '../../grid/block';
import { calendarTexts } from '../../language/calendar';
import { changeTexts } from '../../language/changes';
import { printingTexts } from '../../language/paneTournament';
import { shownTournament } from '../state';
import { Choice } from './choice';
import { type OpenedProps, Section, Sentence, Press, Row } from './frame';
import { part } from './part';
import { TakenFile } from './takenFile';

/** The dates of all games or of a player's as a file for calendars, saved or copied. */
const CalendarFile = ({ pane, speech, tournament }: OpenedProps) => {
  const { language, say } = speech;
  const { file: texts } = calendarTexts(language).pane;
  const [player, choose] = useState('');
  if (!tournament.dated) return null;
  const whose = tournament.players.some(({ no }) => String(no) === player) ? player : '';
  const text = (): string => {
    const made = calendarFile(
      tournament,
      { player: whose === '' ? undefined : whose },
      pane.instant(),
      tournament.language,
    );
    return made.ok ? made.value : '';
  };
  const name = `${tournament.id}${whose === '' ? '' : `-${whose}`}.ics`;
  return (
    <Section title={texts.title}>
      <Sentence quiet>{texts.about}</Sentence>
      <Choice
        label={texts.whose}
        value={whose}
        choices={[
          ['', texts.everyone] as const,
          ...tournament.players.map(
            ({ no, name }) => [String(no), say(changeTexts(language).person, { no, name })] as const,
          ),
        ]}
        onChoose={choose}
      />
      <TakenFile pane={pane} speech={speech} name={name} isText content={text} to="ics" />
    </Section>
  );
};

/** Every format that results are sent in comes with it. */
const SendResults = part<OpenedProps>(() => import('./sendResults'));

/** What stands ready, in the order in which an evening needs it. */
const PRINTED = ['round', 'pairings', 'standings', 'match', 'crosstable'] as const;

const sentence = (text: string, language: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}.`;

/** The players that a sheet can be about, everyone first. */
const peopleOf = ({
  tournament,
  speech,
}: Pick<OpenedProps, 'tournament' | 'speech'>): readonly (readonly [no: string, text: string])[] => {
  const { language, say } = speech;
  const named = tournament.players.map(
    ({ no, name }) => [String(no), say(changeTexts(language).person, { no, name })] as const,
  );
  return [['', printingTexts(language).everyone], ...named];
};

/** Which sheet to print is added, and for whom. */
const Handouts = (props: OpenedProps) => {
  const { pane, state, speech, tournament } = props;
  const { language } = speech;
  const texts = printingTexts(language);
  const offered = offeredHandouts(tournament);
  const [id, choose] = useState('');
  const [no, setPlayer] = useState('');
  const [wanted, setRound] = useState('');
  const chosen = offered.find((each) => each.id === id) ?? entryAt(offered, 0);
  const whom = peopleOf(props);
  const player = chosen.ofPlayer && whom.some(([each]) => each === no) ? no : '';
  const rounds = chosen.ofRound ? countTo(tournament.rounds).map(String) : [];
  const round = rounds.find((each) => each === wanted) ?? (chosen.ofAllRounds ? '' : (rounds[0] ?? ''));
  return (
    <Section title={texts.title}>
      <Choice
        label={texts.what}
        hint={sentence(chosen.about, language)}
        value={chosen.id}
        choices={offered.map((each) => [each.id, each.name] as const)}
        onChoose={choose}
      />
      {chosen.ofPlayer && <Choice label={texts.whose} value={player} choices={whom} onChoose={setPlayer} />}
      {chosen.ofRound && (
        <Choice
          label={texts.which}
          value={round}
          choices={[
            ...(chosen.ofAllRounds ? [['', texts.allRounds] as const] : []),
            ...rounds.map((each) => [each, each] as const),
          ]}
          onChoose={setRound}
        />
      )}
      <Press
        appearance="primary"
        state={state}
        onPress={() =>
          pane.handOut({
            handout: chosen.id,
            player: player === '' ? undefined : Number(player),
            round: round === '' ? undefined : Number(round),
          })
        }
      >
        {texts.add}
      </Press>
    </Section>
  );
};

/** The sheets that are there, to be printed as they are. */
const Standing = ({ pane, state, speech }: OpenedProps) => {
  const texts = printingTexts(speech.language);
  const { words } = speech;
  const places = shownTournament(state)?.places ?? {};
  return (
    <Section title={texts.now}>
      <Sentence quiet>{texts.nowHint}</Sentence>
      <Row>
        {PRINTED.map((sheet) => {
          const where = places[sheet];
          return where ? (
            <Press fills key={sheet} state={state} onPress={() => pane.toPrint(where)}>
              {sheet === 'match' ? words.match.sheet : words[sheet]}
            </Press>
          ) : null;
        })}
      </Row>
    </Section>
  );
};

/** All that can be printed, and sent. */
const Print = (props: OpenedProps) => (
  <>
    <Standing {...props} />
    <Handouts {...props} />
    <CalendarFile {...props} />
    <Suspense>
      <SendResults {...props} />
    </Suspense>
  </>
);

export default Print;
