const SEATS = ['home', 'away'] as const;
const MATCH_CELLS = ['date', 'venue'] as const;
const TEAM_CELLS = ['status'] as const;

/** The cells of a board, of a match and of a team that the Log of a team event tells of. */
export type BoardCell = 'result' | (typeof SEATS)[number];
export type MatchCell = (typeof MATCH_CELLS)[number];
export type TeamCell = (typeof TEAM_CELLS)[number];

/** What the Log of a team event names by its numbers, not by its cell: sheets may be renamed and rows moved meanwhile. */
export type TeamKey =
  | { readonly of: 'board'; readonly match: number; readonly board: number; readonly cell: BoardCell }
  | { readonly of: 'match'; readonly no: number; readonly cell: MatchCell }
  | { readonly of: 'team'; readonly no: number; readonly cell: TeamCell };

/** A key as it stands in the Log: `match 3 board 2` for its result, `match 3 board 2 home`, `match 3 date`, `team 4 status`. */
export const makeTeamKey = (key: TeamKey): string => {
  switch (key.of) {
    case 'board':
      return `match ${key.match} board ${key.board}${key.cell === 'result' ? '' : ` ${key.cell}`}`;
    case 'match':
    case 'team':
      return `${key.of} ${key.no} ${key.cell}`;
  }
};

const FORM = /^(match|team) ([1-9]\d{0,8})(?: board ([1-9]\d{0,8}))?(?: ([a-z]+))?$/;

const known = <T extends string>(cells: readonly T[], text: string | undefined): T | undefined =>
  cells.find((cell) => cell === text);

/** The key that stands in a Log; `null` for an address or anything else. */
export const parseTeamKey = (text: string): TeamKey | null => {
  const [, of, digits, boardDigits, typed] = FORM.exec(text) ?? [];
  if (of === undefined) return null;
  const no = Number(digits);
  if (boardDigits !== undefined) {
    const cell = typed === undefined ? 'result' : known(SEATS, typed);
    return of === 'match' && cell ? { of: 'board', match: no, board: Number(boardDigits), cell } : null;
  }
  if (of === 'team') {
    const cell = known(TEAM_CELLS, typed);
    return cell ? { of: 'team', no, cell } : null;
  }
  const cell = known(MATCH_CELLS, typed);
  return cell ? { of: 'match', no, cell } : null;
};
