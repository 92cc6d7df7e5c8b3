import { Suspense, useState } from 'react';
import { calendarFile, unreadDates } from '../../app/calendarFile';
import { stillToPlay, progressOf } from '../../core/results/progress';
import { hasDates } from '../../core/calendar/timing';
import { calendarTexts } from '../../language/calendar';
import { say } from '../../language/language';
import { idOf } from '../../core/names/name';
import { Choice } from './choice';
import { type OpenedProps, Section, Sentence } from './frame';
import { part } from './part';
import { playerChoices } from './playerChoices';
import { Posters, type Poster } from './posters';
import { TakenFile } from './takenFile';
import { offeredHandouts } from '../../app/handout';
import type { OpenTournament } from '../../app/open';
import { currentRound } from '../../core/conduct/owed';
import { area } from '../../grid/cell';
import { printingTexts } from '../../language/paneTournament';
import { hasBegun } from '../../sheets/handout/handout';
import { madeHandouts } from '../../sheets/handout/made';
import { shownTournament } from '../state';
import { onceFor } from '../teams';
import { sheetNamesOf } from './workbook';

/** What stands ready, in the order in which an evening needs it. */
const STANDING = ['round', 'pairings', 'sections', 'standings', 'match', 'crosstable'] as const;
const STANDING_OF_TEAMS = ['matches', 'standings', 'crosstable', 'players', 'teams', 'settings'] as const;

/** Those that are empty before the first result. */
const OF_RESULTS: readonly string[] = ['sections', 'players'];

/** What most people print; the handout of a round stands for the sheet Round. */
const USUAL: readonly string[] = [
  ...['section-posters', 'round', 'standings', 'sections', 'match'],
  ...['result-slips', 'match-sheets', 'final-report', 'certificates', 'certificates-all'],
];

/** What most people print of an event with dates, too. */
const USUAL_DATED: readonly string[] = ['fixtures', 'calendar'];

/** What a wall needs where there are sections comes before all else; its smaller kind is a choice of it. */
const OF_SECTIONS = 'section-posters';
const SMALL = 'section-posters-4';
const isOfSections = ({ id }: Poster): boolean => id === OF_SECTIONS;

/** Handouts that teach how a place comes about, and how a table is made. */
const TEACHING: readonly string[] = ['explanation', 'by-rows', 'by-sums', 'by-diagonals', 'seats'];

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** The sheets that are out of date: each is made anew to tell, so that it is asked once for what was read. */
const staleIn = onceFor(({ names, tournament }: OpenTournament) =>
  madeHandouts(names, tournament).filter(({ isStale }) => isStale),
);

/**
 * All that can be printed of a tournament: its sheets, those that follow its results among them, and what can be added. The sheet
 * Round, which teams have not, is one poster with the handout of a round that is chosen, which looks alike.
 */
const postersOf = ({ state, speech, opened, tournament }: OpenedProps): readonly Poster[] => {
  const { abouts, names: called, report } = printingTexts;
  const ofTeams = tournament.discipline !== undefined;
  const places = shownTournament(state)?.places ?? {};
  const names = sheetNamesOf({ ofTeams }, speech);
  const following = opened.open.parts.liveHandouts ?? {};
  const all = offeredHandouts(tournament);
  const offered = all.filter(({ id }) => !(id in following));
  const staleOf = (handout: string): readonly string[] =>
    staleIn(opened.open)
      .filter(({ id }) => id === handout)
      .map(({ sheet }) => sheet);
  const progress = progressOf(tournament);
  const played = currentRound(tournament);
  const reportNow =
    progress.stage === 'after'
      ? say(report.after, {
          round: progress.round,
          state: progress.round < played ? 'over' : 'under',
        })
      : report[progress.stage === 'final' ? 'final' : 'soFar'];
  const current = { round: Math.min(played, tournament.rounds) };
  const round = offered.filter(({ id }) => id === 'pairings');
  const ofRound = round.map((handout): Poster => ({
    ...{ id: 'round', name: handout.name, about: sentence(handout.about) },
    ...{ standing: places.round, handout, use: 'usual', stale: staleOf(handout.id) },
    ...(!places.round && current),
  }));
  const usual = hasDates(tournament) ? [...USUAL, ...USUAL_DATED] : USUAL;
  const useOf = (id: string): Poster['use'] =>
    TEACHING.includes(id) ? 'teaching' : usual.includes(id) ? 'usual' : 'more';
  const standing = (ofTeams ? STANDING_OF_TEAMS : STANDING).flatMap((id): readonly Poster[] => {
    if (id === 'round' && ofRound.length > 0) return [];
    if (OF_RESULTS.includes(id) && !hasBegun(tournament)) return [];
    const place = places[id];
    const told = { id, name: called[id] ?? names[id] ?? id, about: abouts[id] ?? '', use: useOf(id) };
    return place ? [{ ...told, standing: place }] : [];
  });
  const live = Object.entries(following).map(([id, sheet]): Poster => {
    const alone = all.find((each) => each.id === id);
    return {
      ...{ id: sheet, name: sheet, about: abouts['live'] ?? '', use: useOf(id) },
      standing: { sheet, area: area(0, 0) },
      stale: staleOf(id),
      // It stands there of everyone: only that of one player is added.
      ...(alone && {
        handout: { ...alone, rounds: (player) => (player === null ? [] : alone.rounds(player)) },
      }),
    };
  });
  const others = offered
    .filter((each) => !round.includes(each) && each.id !== SMALL)
    .map((handout): Poster => {
      const { id, name } = handout;
      const small = id === OF_SECTIONS ? offered.find((each) => each.id === SMALL) : undefined;
      const stale = [id, ...(small ? [SMALL] : [])].flatMap(staleOf);
      return {
        ...{ id, name: id === 'final-report' ? reportNow : name, handout, small, stale },
        ...(id !== OF_SECTIONS && current),
        about: sentence(handout.about),
        // What is out of date is not left in a fold.
        use: stale.length > 0 ? 'usual' : useOf(id),
      };
    });
  return [
    ...others.filter(isOfSections),
    ...[...ofRound, ...standing, ...live],
    ...others.filter((poster) => !isOfSections(poster)),
  ];
};

/** The dates of all games or of a player's as a file for calendars, saved or copied. */
const CalendarFile = ({ pane, speech, tournament }: OpenedProps) => {
  const { file: texts } = calendarTexts(speech.whom).pane;
  const [player, choose] = useState('');
  if (!hasDates(tournament)) return null;
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
