export const three = [
  { no: 1, name: 'Anna' },
  { no: 2, name: 'Bo' },
  { no: 3, name: 'Cleo' },
];

export const games = [
  { round: 1, white: 1, black: 2, result: '1-0' },
  { round: 2, white: 3, black: 1, result: '1/2' },
  { round: 3, white: 2, black: 3 },
];

/** An event file of these three, with other fields. */
export const event = (more: object = {}): string =>
  JSON.stringify({ id: 'club', event: 'Club', players: three, games, ...more });
