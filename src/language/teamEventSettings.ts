/** The settings of a team event, each a row of the sheet Team event. Append only: it is part of the format. */
export const TEAM_SETTINGS = [
  'event',
  'system',
  'cycles',
  'boards',
  'gameWin',
  'gameDraw',
  'gameLoss',
  'matchWin',
  'matchDraw',
  'matchLoss',
  'lineUp',
  'id',
  'format',
  'options',
  'language',
] as const;

export type TeamSetting = (typeof TEAM_SETTINGS)[number];
