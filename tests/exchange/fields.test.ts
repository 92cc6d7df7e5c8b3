import { readExchange } from '../../src/app/exchange/read';
import { present } from '../../src/core/present';
import { lossesOf } from '../../src/exchange/losses';
import { EXCHANGE_FORMATS } from '../../src/exchange/registry';
import { FIELD_HEADINGS, PLAYER_FIELDS, type PlayerField } from '../../src/language/playerFields';
import { generated } from '../generated';
import { valueOf } from '../results';

/** What stands in the column of each field, for the player of a number. A national ID is one of the federation of a format. */
const VALUES: Readonly<Record<PlayerField, (no: number, format: string) => string>> = {
  title: () => 'FM',
  sex: () => 'w',
  fideId: (no) => `1234567${no}`,
  birth: (no) => `198${no}-02-28`,
  club: (no) => `Club ${no}`,
  nationalId: (no, format) => (format === 'ecf' ? `12345${no}A` : `1234567${no}`),
  nationalRating: (no) => `150${no}`,
  egfPin: (no) => `1234567${no}`,
};

const base = generated({ players: 4, cycles: 1, seed: 1 });
const withFields = (fields: readonly PlayerField[], format: string) => ({
  ...base,
  columns: fields.map((field) => FIELD_HEADINGS[field]),
  players: base.players.map((player) => ({
    ...player,
    extra: fields.map((field) => VALUES[field](player.no, format)),
  })),
});

const FORMATS = EXCHANGE_FORMATS.filter(({ parse, make }) => parse && make);

it.each(FORMATS)('$id: what comes back of the columns is what it says to keep', (format) => {
  const { id, extensions, make, fields = [] } = format;
  const made = valueOf(
    present(make)(withFields(PLAYER_FIELDS, id), { language: 'en', time: '2026-11-27T19:00' }),
  );
  const [{ content }] = made.files;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = `club${extensions[0]}`;
  const [read] = valueOf(readExchange({ file, bytes, from: id, language: 'en' })).imported;
  const { columns, players } = present(read).tournament;
  const back = PLAYER_FIELDS.filter((field) => {
    const at = columns.indexOf(FIELD_HEADINGS[field]);
    return at >= 0 && players.every(({ extra = [] }) => (extra[at] ?? null) !== null);
  });
  expect([...fields].sort()).toEqual([...back].sort());
});

it.each(FORMATS)('$id: only what does not come back of the columns is told', (format) => {
  const { losses, fields = [] } = format;
  const other = PLAYER_FIELDS.filter((field) => !fields.includes(field)).slice(0, 1);
  const isTold = (all: readonly PlayerField[]): boolean =>
    lossesOf(withFields(all, format.id), format).some(({ values }) =>
      String(values['what']).includes('columns'),
    );
  expect([isTold(fields), isTold(other)]).toEqual([false, losses.includes('columns')]);
});

it('the Log of a workbook is in every note of what a file loses, but of files that are only sent', () => {
  for (const format of EXCHANGE_FORMATS) {
    const [note] = lossesOf(base, format, true);
    expect(String(note?.values['what'] ?? '').includes('the Log')).toBe(format.losses.length > 0);
  }
});
