import { Suspense, useState } from 'react';
import { calendarFile } from '../../app/calendarFile';
import { offeredHandouts } from '../../app/handout';
import { openGames } from '../../core/conduct/owed';
import { area } from '../../grid/cell';
import { calendarTexts } from '../../language/calendar';
import { changeTexts } from '../../language/changes';
import { printingTexts } from '../../language/paneTournament';
import { shownTournament } from '../state';
import { Choice } from './choice';
import { type OpenedProps, Section, Sentence } from './frame';
import { part } from './part';
import { type Poster, Posters } from './posters';
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
const STANDING = ['round', 'pairings', 'standings', 'match', 'crosstable'] as const;

/** Handouts that explain something. */
const TEACHING: readonly string[] = ['by-rows', 'by-sums', 'by-diagonals', 'seats', 'explanation'];

const sentence = (text: string, language: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}.`;

/**
 * All that can be printed of a tournament: its sheets, those that follow its results among them, and what can be added. The sheet
 * Round is one poster with the handout of a round that is chosen, which looks alike.
 */
const postersOf = ({ state, speech, opened, tournament }: OpenedProps): readonly Poster[] => {
  const { words, language } = speech;
  const { abouts } = printingTexts(language);
  const places = shownTournament(state)?.places ?? {};
  const offered = offeredHandouts(tournament);
  const ofRound = offered.find(({ id }) => id === 'pairings');
  const standing = STANDING.flatMap((id): Poster[] => {
    const place = places[id];
    const about = abouts[id] ?? '';
    if (id === 'round' && ofRound)
      return [
        {
          id,
          name: ofRound.name,
          about: sentence(ofRound.about, language),
          standing: place,
          handout: ofRound,
        },
      ];
    return place
      ? [{ id, name: id === 'match' ? words.match.sheet : words[id], about, standing: place }]
      : [];
  });
  const following = opened.open.parts.liveHandouts ?? {};
  const live = Object.values(following).map((sheet) => ({
    id: sheet,
    name: sheet,
    about: abouts['live'] ?? '',
    standing: { sheet, area: area(0, 0) },
  }));
  const others = offered
    .filter((each) => each !== ofRound)
    .map((handout): Poster => {
      const { id, name } = handout;
      const about = sentence(handout.about, language);
      const copied = following[id] === undefined ? about : `${about} ${abouts['copy'] ?? ''}`;
      return { id, name, about: copied, handout, teaches: TEACHING.includes(id) };
    });
  return [...standing, ...live, ...others];
};

/** What tells how it ended, of a tournament and of a match of two teams. */
const LAST: readonly string[] = ['final-report', 'match'];

/** All that can be printed, and sent. Once all games are finished, what tells how it ended is ticked. */
const Print = (props: OpenedProps) => {
  const { tournament } = props;
  const isOver = openGames(tournament).length === 0;
  return (
    <>
      <Posters
        {...props}
        players={tournament.players}
        posters={postersOf(props)}
        ticked={isOver ? LAST : []}
      />
      <CalendarFile {...props} />
      <Suspense>
        <SendResults {...props} />
      </Suspense>
    </>
  );
};

export default Print;
