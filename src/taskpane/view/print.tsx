import { Suspense, useState } from 'react';
import { calendarFile, unreadDates } from '../../app/calendarFile';
import { stillToPlay } from '../../core/results/progress';
import { calendarTexts } from '../../language/calendar';
import { say } from '../../language/language';
import { idOf } from '../../core/names/name';
import { Choice } from './choice';
import { type OpenedProps, Section, Sentence } from './frame';
import { part } from './part';
import { playerChoices } from './playerChoices';
import { postersOf } from './posterList';
import { Posters } from './posters';
import { TakenFile } from './takenFile';

/** The dates of all games or of a player's as a file for calendars, saved or copied. */
const CalendarFile = ({ pane, speech, tournament }: OpenedProps) => {
  const { file: texts } = calendarTexts(speech.whom).pane;
  const [player, choose] = useState('');
  if (!tournament.dated) return null;
  const chosen = tournament.players.find(({ no }) => String(no) === player);
  const whose = chosen ? player : '';
  const text = (): string => {
    const made = calendarFile(
      tournament,
      whose === '' ? {} : tournament.discipline ? { team: whose } : { player: whose },
      pane.instant(),
    );
    return made.ok ? made.value : '';
  };
  const unread = unreadDates(tournament);
  const name = `${idOf([tournament.event, tournament.section ?? '', chosen?.name ?? ''].join(' '))}.ics`;
  return (
    <Section title={texts.title}>
      <Sentence quiet>{texts.about}</Sentence>
      <Choice
        label={texts.whose}
        value={whose}
        none={texts.everyone}
        choices={playerChoices(tournament)}
        onChoose={choose}
      />
      {unread > 0 && <Sentence>{say(texts.unread, { count: unread })}</Sentence>}
      <TakenFile pane={pane} speech={speech} name={name} isText content={text} to="ics" />
    </Section>
  );
};

/** Every format that results are sent in comes with it. */
const SendResults = part<OpenedProps>(() => import('./sendResults'));

/** What tells how it ended, of a tournament and of a match of two teams. */
const LAST: readonly string[] = ['final-report', 'match'];

/** All that can be printed, and sent. Once all games are finished, what tells how it ended is ticked. */
const Print = (props: OpenedProps) => {
  const { opened, tournament } = props;
  // One that stands already is called as its sheet.
  const last = LAST.map((id) => opened.open.parts.liveHandouts?.[id] ?? id);
  const isOver = stillToPlay(tournament).length === 0;
  return (
    <>
      <Posters {...props} posters={postersOf(props)} ticked={isOver ? last : []} isEarly={!isOver} />
      <CalendarFile {...props} />
      <Suspense>
        <SendResults {...props} />
      </Suspense>
    </>
  );
};

export default Print;
