import '../../src/language/late';
import { roundAsText, standingsAsText } from '../../src/app/asText';
import { addTournament } from '../../src/app/create';
import { addHandout, offeredHandouts } from '../../src/app/handout';
import { explainPlace } from '../../src/core/explain/standings';
import type { Tournament } from '../../src/core/model';
import { chancesOf } from '../../src/core/outlook/chances';
import { chancesSentences } from '../../src/language/chances';
import { placeText } from '../../src/language/explain';
import { signedText, numberText, writeNumbersAs } from '../../src/language/number';
import { newXlsx } from '../../src/workbook/xlsx';
import { afterThisTest } from '../afterThisTest';
import { crossTable } from '../eventFixtures';
import { madeAs } from '../exchange/page/sample';
import { newMatch, playedBy } from '../matches';
import { valueOf } from '../results';
import { sectioned, withResults } from '../sectioned';
import { newTeamEvent, playedMatches } from '../teamEvents';

/** Finished, with halves in the points of players, sections, teams and two teams that meet. */
const EVENTS: readonly (readonly [string, Tournament])[] = [
  [
    'a tournament',
    { ...crossTable('*=1= | =*=1 | 0=*= | =0=*'), liveHandouts: ['final-report', 'certificates'] },
  ],
  ['sections', { ...withResults(sectioned([3, 3]), 3, 1), liveHandouts: ['final-report'] }],
  ['a two-team match', playedBy(newMatch(2), '1= 01')],
  ['a league', playedMatches(newTeamEvent(4, 2), 'A-B 1=', 'A-C 10', 'A-D ==', 'B-C =1', 'B-D 0=', 'C-D 1=')],
];

/** What is printed with points of players or scores of matches. */
const WITH_POINTS = new Set(
  'final-report certificates wall-chart pairings player-cards explanation calendar match-sheets'.split(' '),
);

/** The texts of all sheets of a workbook, with what is printed of a tournament. */
const onSheets = async (tournament: Tournament): Promise<readonly string[]> => {
  const workbook = newXlsx();
  const time = '2026-11-27 09:00';
  valueOf(await addTournament(workbook, tournament, { time }));
  for (const { id, players, rounds } of offeredHandouts(tournament).filter((each) =>
    WITH_POINTS.has(each.id),
  )) {
    const [round = null] = rounds(null);
    const [player] = players();
    const asked = { handout: id, ...(round === null ? {} : { round }) };
    const of = id === 'explanation' && player !== undefined ? { player } : {};
    valueOf(await addHandout(workbook, { ...asked, ...of }, undefined, { id: id.replaceAll('-', '') }));
  }
  const { sheets } = valueOf(await workbook.read({ ranges: [] }));
  const ranges = sheets.map(({ name }) => ({ sheet: name, area: 'used' as const }));
  const { ranges: read } = valueOf(await workbook.read({ ranges }));
  return read.flatMap(({ values }) => values.flat().filter((value) => typeof value === 'string'));
};

/** What is copied, exported and explained. */
const inTexts = (tournament: Tournament): readonly string[] => {
  const names = new Map(tournament.players.map(({ no, name }) => [no, name]));
  const ofPlayers = (): readonly string[] => [
    ...[...names.keys()].flatMap((no) => placeText(valueOf(explainPlace(tournament, no)), { names })),
    ...chancesSentences(tournament, chancesOf(tournament), String),
  ];
  return [
    valueOf(standingsAsText(tournament)),
    valueOf(roundAsText(tournament, 1)),
    ...['html', 'markdown', 'text'].map((format) => madeAs(format, tournament)),
    ...(tournament.discipline ? [] : ofPlayers()),
  ];
};

/** A half that is not the result of one game. */
const halves = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .filter((line) =>
      /[\d+−–]½|½([–\d]| points?\b)|(^|: )½ ×/.test(line.replaceAll(/½[-–][½0]|0[-–]½/g, '')),
    );

describe('points are decimals, and ½ is the result of one game', () => {
  it.each(EVENTS)('on all sheets and in all texts of %s', async (_, tournament) => {
    const [shown, told] = [await onSheets(tournament), inTexts(tournament)];
    expect(halves([...shown, ...told])).toEqual([]);
    expect([...shown, ...told].some((text) => /\d\.5\b/.test(text))).toBe(true);
  });

  it.each([
    ['de-AT', '2,5 of 5,75, −0,5'],
    ['en-ZA', '2,5 of 5,75, −0,5'],
    ['en-GB', '2.5 of 5.75, −0.5'],
    ['', '2.5 of 5.75, −0.5'],
  ])('with the decimal sign of the reader: %p', (locale, text) => {
    afterThisTest(() => writeNumbersAs(''));
    writeNumbersAs(locale);
    const [some, all] = [numberText({ n: 5, d: 2 }), numberText({ n: 23, d: 4 })];
    expect(`${some} of ${all}, ${signedText(-0.5)}`).toBe(text);
  });
});
