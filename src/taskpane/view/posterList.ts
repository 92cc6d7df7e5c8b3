import { offeredHandouts } from '../../app/handout';
import { currentRound } from '../../core/conduct/owed';
import { stillToPlay } from '../../core/results/progress';
import { area } from '../../grid/cell';
import { printingTexts } from '../../language/paneTournament';
import { shownTournament } from '../state';
import type { OpenedProps } from './frame';
import type { Poster } from './posters';
import { sheetNamesOf } from './workbook';

/** What stands ready, in the order in which an evening needs it. */
const STANDING = ['round', 'pairings', 'sections', 'standings', 'match', 'crosstable'] as const;
const STANDING_OF_TEAMS = ['matches', 'standings', 'crosstable', 'players', 'teams', 'settings'] as const;

/** What most people print; the handout of a round stands for the sheet Round. */
const USUAL: readonly string[] = [
  ...['section-posters', 'section-posters-4', 'round', 'standings', 'sections', 'match'],
  ...['result-slips', 'match-sheets', 'final-report', 'explanation', 'certificates'],
];

/** What most people print of an event with dates, too. */
const USUAL_DATED: readonly string[] = ['fixtures', 'calendar'];

/** What a wall needs where there are sections comes before all else. */
const isOfSections = ({ id }: Poster): boolean => id.startsWith('section-posters');

/** Handouts that teach how a table is made. */
const TEACHING: readonly string[] = ['by-rows', 'by-sums', 'by-diagonals', 'seats'];

const sentence = (text: string, language: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}.`;

/**
 * All that can be printed of a tournament: its sheets, those that follow its results among them, and what can be added. The sheet
 * Round, which teams have not, is one poster with the handout of a round that is chosen, which looks alike.
 */
export const postersOf = ({ state, speech, opened, tournament }: OpenedProps): readonly Poster[] => {
  const { language } = speech;
  const { abouts } = printingTexts(language);
  const ofTeams = tournament.discipline !== undefined;
  const places = shownTournament(state)?.places ?? {};
  const names = sheetNamesOf({ ofTeams }, speech);
  const offered = offeredHandouts(tournament);
  const current = { round: Math.min(currentRound(tournament), tournament.rounds) };
  const round = offered.filter(({ id }) => id === 'pairings');
  const ofRound = round.map((handout): Poster => ({
    ...{ id: 'round', name: handout.name, about: sentence(handout.about, language) },
    ...{ standing: places.round, handout, use: 'usual' },
    ...(places.round ? {} : current),
  }));
  const usual = tournament.dated ? [...USUAL, ...USUAL_DATED] : USUAL;
  const useOf = (id: string): Poster['use'] =>
    TEACHING.includes(id) ? 'teaching' : usual.includes(id) ? 'usual' : 'more';
  const standing = (ofTeams ? STANDING_OF_TEAMS : STANDING).flatMap((id): readonly Poster[] => {
    if (id === 'round' && ofRound.length > 0) return [];
    const place = places[id];
    const about = abouts[id] ?? '';
    return place ? [{ id, name: names[id] ?? id, about, standing: place, use: useOf(id) }] : [];
  });
  const following = opened.open.parts.liveHandouts ?? {};
  const early = stillToPlay(tournament).length === 0 ? '' : ` ${abouts['early'] ?? ''}`;
  const soFar = (id: string): string => (id === 'final-report' ? early : '');
  const live = Object.entries(following).map(([id, sheet]): Poster => ({
    ...{ id: sheet, name: sheet, about: `${abouts['live'] ?? ''}${soFar(id)}`, use: useOf(id) },
    standing: { sheet, area: area(0, 0) },
  }));
  const others = offered
    .filter((each) => !round.includes(each))
    .map((handout): Poster => {
      const { id, name } = handout;
      const about = `${sentence(handout.about, language)}${soFar(id)}`;
      const isCopy = following[id] !== undefined;
      return {
        ...{ id, name, handout, ...current },
        about: isCopy ? `${about} ${abouts['copy'] ?? ''}` : about,
        use: isCopy && useOf(id) === 'usual' ? 'more' : useOf(id),
      };
    });
  return [
    ...others.filter(isOfSections),
    ...[...ofRound, ...standing, ...live],
    ...others.filter((poster) => !isOfSections(poster)),
  ];
};
