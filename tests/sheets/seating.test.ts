import type { Tournament } from '../../src/core/model';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import { parseTournament } from '../../src/sheets/parse';
import { generated } from '../generated';
import { valueOf } from '../results';
import { partsOf, gridIn, planned, typedInto } from './plan';

const PLAIN = generated({ players: 6, cycles: 1, seed: 1 });
const SEATED: Tournament = {
  ...PLAIN,
  numbering: { method: 'lots', seed: 'coin' },
  colours: 'toss',
  pins: [{ no: 6 }, { no: 2, board: 3 }],
};

const readBack = (tournament: Tournament, setting?: 'colours' | 'pins', write = '') => {
  const sheets = planned(tournament);
  const { sheet, area } = sheets.layout.tournament.setting(setting ?? 'pins');
  const typed = setting ? typedInto(sheets, [{ sheet, row: area.row, column: area.column, write }]) : sheets;
  return parseTournament(partsOf(typed), gridIn(typed));
};

it('who has White and who stays where stand on the Tournament sheet and come back from it', () => {
  const { tournament } = valueOf(readBack(SEATED));
  expect([tournament.colours, tournament.pins, tournament.numbering]).toEqual([
    'toss',
    [{ no: 6 }, { no: 2, board: 3 }],
    { method: 'lots', seed: 'coin' },
  ]);
});

it('colours of the system and nobody pinned need no word', () => {
  const { tournament } = valueOf(readBack(PLAIN));
  expect([tournament.colours, tournament.pins]).toEqual([undefined, undefined]);
});

it.each([
  ['colours', 'dice'],
  ['pins', 'Anna'],
  ['pins', '7'],
  ['pins', '0:2'],
  ['pins', '1:2:3'],
] as const)('%s that say “%s” are reported with their cell', (setting, typed) => {
  const parsed = readBack(PLAIN, setting, typed);
  expect(parsed).toMatchObject({ problems: [{ code: 'workbook-cell', values: { found: typed } }] });
});

it('both stand in an event file, too', () => {
  const { colours, pins } = valueOf(parseEvent(makeEvent(SEATED)));
  expect([colours, pins]).toEqual(['toss', [{ no: 6 }, { no: 2, board: 3 }]]);
  expect(JSON.parse(makeEvent(PLAIN)).pairing).not.toHaveProperty('pins');
});

it.each<[object, string]>([
  [{ colours: 'dice' }, 'choice-unknown at pairing.colours'],
  [{ pins: [{ no: 7 }] }, 'event-player-unknown at pairing.pins[0].no'],
  [{ pins: [{ board: 1 }] }, 'event-field at pairing.pins[0].no'],
  [{ pins: [{ no: 1, board: 0.5 }] }, 'event-field at pairing.pins[0].board'],
  [{ pins: [{ no: 1, board: 1e9 }] }, 'number-out-of-range at pairing.pins[0].board'],
  [{ pins: 'Anna' }, 'event-field at pairing.pins'],
])('an event file with %j is refused', (pairing, expected) => {
  const event = JSON.parse(makeEvent(PLAIN)) as { pairing: object };
  const parsed = parseEvent(JSON.stringify({ ...event, pairing: { ...event.pairing, ...pairing } }));
  expect(parsed.ok ? [] : parsed.problems.map(({ code, place }) => `${code} at ${place.field}`)).toEqual([
    expected,
  ]);
});
