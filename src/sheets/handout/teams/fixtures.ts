import { largest } from '../../../core/extremes';
import { hasDates } from '../../../core/calendar/timing';
import { plays } from '../../../core/model';
import { entryAt } from '../../../core/present';
import { ok } from '../../../core/result';
import type { EventTeam, TeamEvent } from '../../../core/teamEvent/model';
import { across, joined, tall } from '../drawing';
import { PART } from '../styles';
import { NOT_PLAYED } from '../games';
import { asOf, drawnSheet, type Handout, type HandoutWords } from '../handout';
import { dateColumn, drawList, nameColumn, shortColumn, venueColumn, type ListColumn } from './listed';
import type { Subject } from '../subject';
import { eventOf, noMatchOf, scoreOf, TEAM_MOST } from './score';

const TITLE = 'Fixtures';
const FIRST = 3;
/** The team and the heads of its columns above its lines, and a gap below. */
const ABOVE = 2;
const BELOW = 1;

/** A round of a team: its match, or its rest. */
interface Fixture {
  readonly round: number;
  readonly opponent: string;
  readonly side: string;
  readonly result: string | null;
  readonly date?: string;
  readonly venue?: string;
}

/** A team’s rounds, those in which it rests among them. */
const fixturesOf = (event: TeamEvent, no: number, speech: HandoutWords): readonly Fixture[] => {
  const { texts, words } = speech;
  const own = event.games.filter(plays(no)).map((match): Fixture => {
    const side = match.white === no ? 'home' : 'away';
    const result = scoreOf(event, match, side);
    const noMatch = noMatchOf(event, match, speech);
    if (noMatch !== null) return { round: match.round, opponent: noMatch, side: NOT_PLAYED, result };
    const opponent = entryAt(event.players, (side === 'home' ? match.black : match.white) - 1).name;
    return { ...match, opponent, side: texts.fixtures[side], result };
  });
  const rests = event.rests
    .filter(({ player }) => player === no)
    .map(({ round }): Fixture => ({
      ...{ round, opponent: words.bye, side: NOT_PLAYED, result: NOT_PLAYED },
    }));
  return [...own, ...rests].sort((one, other) => one.round - other.round);
};

const columnsOf = (
  event: TeamEvent,
  opponents: readonly string[],
  { words, texts }: HandoutWords,
): readonly ListColumn<Fixture>[] => [
  shortColumn(words.round, 10, ({ round }) => round),
  ...dateColumn<Fixture>(words.date, hasDates(event), ({ date }) => date),
  shortColumn(texts.fixtures.side, 16, ({ side }) => side),
  nameColumn(words.opponent, opponents, ({ opponent }) => opponent),
  shortColumn(words.result, 12, ({ result }) => result),
  ...venueColumn<Fixture>(words.venue, event.games, ({ venue }) => venue),
];

const fixturesSheet = (subject: Subject, event: TeamEvent, speech: HandoutWords) => {
  const teams = event.players
    .filter(({ no, status }) => (subject.player === null ? status === 'playing' : no === subject.player))
    .map((team) => ({ team, own: fixturesOf(event, team.no, speech) }));
  const lines = teams.flatMap(({ own }) => own);
  const columns = columnsOf(
    event,
    lines.map(({ opponent }) => opponent),
    speech,
  );
  const isTold = lines.some(({ result }) => result !== null && result !== NOT_PLAYED);
  const height = ABOVE + largest(teams.map(({ own }) => own.length)) + BELOW;
  const starts = teams.map((_, index) => FIRST + index * height);
  const part = ({ name }: EventTeam, own: readonly Fixture[], row: number) =>
    joined([across(row, 0, columns.length, name, PART), tall(row, 20), drawList(row + 1, columns, own)]);
  return drawnSheet(TITLE, subject, speech, {
    lines: [...asOf(subject, speech), ...(isTold ? [speech.texts.fixtures.legend] : [])],
    parts: teams.map(({ team, own }, index) => part(team, own, entryAt(starts, index))),
    widths: columns.map(({ width }) => width),
    rows: FIRST + teams.length * height - BELOW,
    paper: starts,
    landscape: false,
  });
};

/** What each team plays: round by round when, where, and against whom. */
export const fixtures: Handout = {
  id: 'fixtures',
  name: TITLE,
  about: 'what each team plays, round by round: the date, the opponent, at home or away',
  ofTeams: {
    ofPlayer: true,
    most: TEAM_MOST,
    make: (subject, speech) => ok(fixturesSheet(subject, eventOf(subject), speech)),
  },
};
