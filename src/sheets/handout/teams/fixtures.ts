import { largest } from '../../../core/extremes';
import { plays } from '../../../core/model';
import { entryAt } from '../../../core/present';
import { ok } from '../../../core/result';
import type { EventTeam, TeamEvent } from '../../../core/teamEvent/model';
import { across, joined, tall } from '../drawing';
import { PART } from '../styles';
import { asOf, drawnSheet, type Handout, type HandoutWords } from '../handout';
import { dateColumn, drawList, nameColumn, shortColumn, venueColumn, type ListColumn } from './listed';
import type { Subject } from '../subject';
import { eventOf, scoreOf, TEAM_MOST } from './score';

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
const fixturesOf = (event: TeamEvent, no: number, { texts, words }: HandoutWords): readonly Fixture[] => {
  const own = event.games.filter(plays(no)).map((match): Fixture => {
    const isHome = match.white === no;
    return {
      ...match,
      opponent: entryAt(event.players, (isHome ? match.black : match.white) - 1).name,
      side: texts.fixtures[isHome ? 'home' : 'away'],
      result: scoreOf(event, match),
    };
  });
  const rests = event.rests
    .filter(({ player }) => player === no)
    .map(({ round }): Fixture => ({ round, opponent: words.bye, side: '–', result: '–' }));
  return [...own, ...rests].sort((one, other) => one.round - other.round);
};

const columnsOf = (event: TeamEvent, { words, texts }: HandoutWords): readonly ListColumn<Fixture>[] => [
  shortColumn(words.round, 8, ({ round }) => round),
  ...dateColumn<Fixture>(words.date, event.dated, ({ date }) => date),
  shortColumn(texts.fixtures.side, 14, ({ side }) => side),
  nameColumn(
    words.opponent,
    event.players.map(({ name }) => name),
    ({ opponent }) => opponent,
  ),
  shortColumn(words.result, 9, ({ result }) => result),
  ...venueColumn<Fixture>(words.venue, event.games, ({ venue }) => venue),
];

const fixturesSheet = (subject: Subject, event: TeamEvent, speech: HandoutWords) => {
  const columns = columnsOf(event, speech);
  const teams = event.players
    .filter(({ no }) => subject.player === null || no === subject.player)
    .map((team) => ({ team, own: fixturesOf(event, team.no, speech) }));
  const height = ABOVE + largest(teams.map(({ own }) => own.length)) + BELOW;
  const starts = teams.map((_, index) => FIRST + index * height);
  const part = ({ no, name }: EventTeam, own: readonly Fixture[], row: number) =>
    joined([
      across(row, 0, columns.length, `${no} ${name}`, PART),
      tall(row, 20),
      drawList(row + 1, columns, own),
    ]);
  return drawnSheet(TITLE, subject, speech, {
    lines: asOf(subject, speech),
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
