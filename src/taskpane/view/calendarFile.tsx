import { useState } from 'react';
import { calendarFile } from '../../app/calendarFile';
import { calendarTexts } from '../../language/calendar';
import { changeTexts } from '../../language/changes';
import { Choice } from './choice';
import { Section, Sentence, type OpenedProps } from './frame';
import { TakenFile } from './takenFile';

/** The dates of all games or of a player's as a file for calendars, saved or copied. */
export const CalendarFile = ({ pane, speech, tournament }: OpenedProps) => {
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
