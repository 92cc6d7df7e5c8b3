/** The words that stand on our sheets. Texts in cells only: what we read back are codes, never these. */
export interface SheetWords {
  // names of the sheets
  readonly pairings: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly players: string;
  readonly tournament: string;
  readonly log: string;
  readonly calculation: string;
  // column headings
  readonly no: string;
  readonly name: string;
  readonly rating: string;
  readonly federation: string;
  readonly status: string;
  readonly game: string;
  readonly round: string;
  readonly board: string;
  readonly whiteNo: string;
  readonly white: string;
  readonly result: string;
  readonly black: string;
  readonly blackNo: string;
  readonly check: string;
}
