import { countTo } from '../../../src/grid/block';
import { type Tournament, LINE_UP_RULES } from '../../../src/core/model';
import { TEAM_SYSTEMS, SYSTEMS } from '../../../src/core/pairing/registry';
import { RULE_SETS } from '../../../src/core/ruleSets';
import { usualOrder } from '../../../src/core/teamEvent/model';
import { TEAM_CRITERIA } from '../../../src/core/tiebreak/teams/standings';
import type { SheetPlan } from '../../../src/grid/plan';
import { makeSectionsPage } from '../../../src/sheets/sections/page';
import { makeTeamWorkbook, teamSheetNames } from '../../../src/sheets/teamEvent/workbook';
import { wordsOf } from '../../../src/language/language';
import { makeWorkbook } from '../../../src/sheets/allSheets';
import { carriedFinal } from '../../carried';
import { scheduled } from '../../core/calendar/field';
import { generated, type GeneratedEvent } from '../../generated';
import { newMatch, playedAtRandom } from '../../matches';
import { sectioned, sectionsOf } from '../../sectioned';
import { NAMES } from '../../sheets/plan';
import { newTeamEvent, teamsAtRandom } from '../../teamEvents';
import { LIVE_CODES } from './variants';
import { LIVE_HANDOUTS } from '../../handouts';

/** Sheets of one kind of workbook, made when they are asked for. */
export type Book = readonly [kind: string, make: () => readonly SheetPlan[]];

const TIME = '2026-11-20 09:00';

const sheetsOf = (tournament: Tournament): readonly SheetPlan[] =>
  makeWorkbook(tournament, NAMES, wordsOf(tournament), TIME).sheets;

const HANDOUTS = LIVE_HANDOUTS.map(({ id }) => id);

const played = (event: Omit<GeneratedEvent, 'seed'>, more: Partial<Tournament> = {}): Tournament => ({
  ...generated({ seed: event.players, special: 0.2, finished: 0.8, ...event }),
  liveHandouts: HANDOUTS,
  ...more,
});

const PROFILES = ['chess', 'go', 'neutral'] as const;

/** As many criteria as a live list has at the most, and then the next ones. */
const LONGEST = 12;
const codeLists = countTo(Math.ceil(LIVE_CODES.length / LONGEST)).map((part) =>
  LIVE_CODES.slice((part - 1) * LONGEST, part * LONGEST),
);

const SINGLE: readonly Book[] = [
  ...PROFILES.flatMap((profile) =>
    [1, 2, 3].flatMap((cycles) =>
      [3, 4, 7, 8].map((players): Book => [
        `${profile}, ${cycles} cycles of ${players}`,
        () => sheetsOf(played({ players, cycles }, { profile })),
      ]),
    ),
  ),
  ...SYSTEMS.map(({ id }): Book => [
    `the system ${id}`,
    () => sheetsOf(played({ players: 6, cycles: 1, system: id })),
  ]),
  ...RULE_SETS.map(({ id, tieBreaks }): Book => [
    `the rule set ${id}`,
    () => sheetsOf(played({ players: 6, cycles: 1, tieBreaks }, { ruleSet: id })),
  ]),
  ...codeLists.map((tieBreaks): Book => [
    `the criteria ${tieBreaks.join()}`,
    () => sheetsOf(played({ players: 5, cycles: 2, tieBreaks, annulled: 1, adjusted: true })),
  ]),
  ...[20, 100].map((players): Book => [`${players} players`, () => sheetsOf(played({ players, cycles: 1 }))]),
  ['values of 101 players', () => sheetsOf(played({ players: 101, cycles: 1 }))],
  [
    'games in another order, as an adopted table may have them',
    () => {
      const tournament = played({ players: 6, cycles: 2 });
      const { length } = tournament.games;
      return sheetsOf({
        ...tournament,
        games: tournament.games.map((game) => ({ ...game, no: length + 1 - game.no })).reverse(),
      });
    },
  ],
  [
    'drawn lots',
    () => sheetsOf(played({ players: 6, cycles: 1, tieBreaks: ['PTS', 'LOTS'] }, { lotsSeed: 'abc' })),
  ],
];

const DATED: readonly Book[] = [
  [
    'dates, limits of the calendar',
    () =>
      sheetsOf({
        ...scheduled(7, '2026-11-27/7', { venue: { all: 'Town Hall' } }),
        calendarLimits: { skip: [{ from: '2026-12-04', to: '2026-12-04' }], boards: 2 },
        liveHandouts: HANDOUTS,
      }),
  ],
];

const MATCHES: readonly Book[] = TEAM_SYSTEMS.flatMap(({ id }) =>
  [
    [4, 4, 1],
    [4, 4, 2],
    [6, 4, 1],
  ].flatMap(([one = 0, other = 0, cycles = 1]): Book[] =>
    one === other || id === 'scheveningen'
      ? [
          [
            `${id} of ${one} against ${other}, ${cycles} cycles`,
            () => sheetsOf(playedAtRandom(newMatch(one, other, { system: id, cycles }), 4)),
          ],
        ]
      : [],
  ),
);

const SECTIONS: readonly Book[] = [
  ...[
    [4, 4],
    [3, 4, 5],
    [8, 6, 6, 4],
  ].map((sizes): Book => [
    `sections of ${sizes.join()}`,
    () => sheetsOf({ ...sectioned(sizes), liveHandouts: HANDOUTS }),
  ]),
  [
    'sections of other cycles',
    () =>
      sheetsOf(
        sectioned(
          [4, 5],
          {},
          sectionsOf([4, 5]).map((section, at) => ({ ...section, cycles: at + 1 })),
        ),
      ),
  ],
  ['a final with carried games', () => sheetsOf({ ...carriedFinal(3), liveHandouts: HANDOUTS })],
  [
    'the page of sections that have sheets of their own',
    () => {
      const all = ['A', 'B'].map((section) => {
        const names = Object.fromEntries(
          Object.entries(NAMES).map(([role, name]) => [role, `${section} ${name}`]),
        ) as unknown as typeof NAMES;
        const tournament = { ...played({ players: 5, cycles: 1 }), section, id: section, liveHandouts: [] };
        return { tournament, names };
      });
      const words = wordsOf(all[0]!.tournament);
      const page = makeSectionsPage(
        all.map(({ tournament, names: { standings, pairings } }) => ({
          tournament,
          standings,
          pairings,
          teams: false,
        })),
        words,
        'All sections',
      );
      return [
        page.sheet,
        ...all.flatMap(({ tournament, names }) => makeWorkbook(tournament, names, words, TIME).sheets),
      ];
    },
  ],
];

const TEAMS: readonly Book[] = [
  ...[3, 4, 5, 6, 9, 10].flatMap((teams) =>
    [1, 2, 4].flatMap((members) =>
      [1, 2, 3].map((cycles): Book => [
        `${cycles} cycles of ${teams} teams of ${members}, some that left`,
        () => {
          const lineUp = LINE_UP_RULES[(teams + members) % LINE_UP_RULES.length]!;
          const event = teamsAtRandom(newTeamEvent(teams, members, { cycles, lineUp }), teams, 0.8);
          return makeTeamWorkbook(event, teamSheetNames(event, []), TIME).sheets;
        },
      ]),
    ),
  ),
  ...[usualOrder(2), TEAM_CRITERIA.map(({ code }) => code), ['GP', 'MP', 'SSSC']].map((tieBreaks): Book => [
    `teams by ${tieBreaks.join()}`,
    () => {
      const event = teamsAtRandom(newTeamEvent(5, 3, { tieBreaks, cycles: 2 }), 7);
      return makeTeamWorkbook(event, teamSheetNames(event, []), TIME).sheets;
    },
  ]),
  [
    'teams with dates',
    () => {
      const event = { ...newTeamEvent(4, 2), dated: true as const };
      return makeTeamWorkbook(event, teamSheetNames(event, []), TIME).sheets;
    },
  ],
];

/** Every kind of workbook that is written: all that changes which formulas there are, or where they stand. */
export const BOOKS: readonly Book[] = [...TEAMS, ...SINGLE, ...DATED, ...MATCHES, ...SECTIONS];
