/** The settings of a team event, each a row of the sheet Team event; `win`, `draw` and `loss` are what a match is worth. Append only: it is part of the format. */
export const TEAM_SETTINGS = [
  'event',
  'system',
  'cycles',
  'matchBoards',
  'gameWin',
  'gameDraw',
  'gameLoss',
  'win',
  'draw',
  'loss',
  'lineUp',
  'id',
  'format',
  'options',
  'language',
] as const;

export type TeamSetting = (typeof TEAM_SETTINGS)[number];
