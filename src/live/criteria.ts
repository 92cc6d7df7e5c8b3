/**
 * The cells a criterion's formula may use, as A1 text for the first player's row: `own...` are that player's, the
 * others span all players. Points are in 1/100 point. Rows lie across, so that they pair with `ownAgainst`.
 */
export interface CriterionCells {
  /** The player's pairing number. */
  readonly ownNo: string;
  /** 1 while the player counts, 0 when he is annulled. */
  readonly ownLive: string;
  /** Points of all his games. */
  readonly ownScore: string;
  /** The arbiter's adjustment. */
  readonly ownAdjustment: string;
  /** Row: his points against each player. */
  readonly ownAgainst: string;
  /** Row: each player's points of all games. */
  readonly scores: string;
  /** Row: 1 for each player who has at least half of the possible points. */
  readonly overHalf: string;
  /** Columns over all games: who has White and Black, and 1 where that side won and the game counts. */
  readonly white: string;
  readonly black: string;
  readonly whiteWin: string;
  readonly blackWin: string;
}

/** How a criterion lives on a sheet. */
export interface LiveCriterion {
  readonly code: string;
  /**
   * The formula (without `=`); `rank chain` for direct encounter, which is worked out inside the ties; `refresh` for
   * what no formula can carry.
   */
  readonly formula: ((cells: CriterionCells) => string) | 'rank chain' | 'refresh';
  /** The formula's value is so many times the criterion's. */
  readonly scale: number;
  /** Number format of the shown value. */
  readonly format: string;
}

/** One row per criterion, in the order in which the Tournament sheet lists them. */
export const LIVE_CRITERIA: readonly LiveCriterion[] = [
  {
    code: 'PTS',
    formula: (cells) => `IF(${cells.ownLive}=1,${cells.ownScore}+${cells.ownAdjustment},0)`,
    scale: 100,
    format: '0.0',
  },
  { code: 'DE', formula: 'rank chain', scale: 1, format: '0' },
  {
    code: 'SB',
    formula: (cells) => `SUMPRODUCT(${cells.ownAgainst},${cells.scores})`,
    scale: 10000,
    format: '0.00',
  },
  {
    code: 'WIN',
    formula: (cells) =>
      `COUNTIFS(${cells.white},${cells.ownNo},${cells.whiteWin},1)+COUNTIFS(${cells.black},${cells.ownNo},${cells.blackWin},1)`,
    scale: 1,
    format: '0',
  },
  {
    code: 'KS',
    formula: (cells) => `SUMPRODUCT(${cells.ownAgainst},${cells.overHalf})`,
    scale: 100,
    format: '0.0',
  },
];

/** The row of a code, if there is one. */
export const liveCriterion = (code: string): LiveCriterion | undefined =>
  LIVE_CRITERIA.find((criterion) => criterion.code === code);

/** Whether the sheets can work a criterion out. */
export const isOnSheets = (code: string): boolean => liveCriterion(code) !== undefined;
