import type { ProfileId } from '../src/core/model';
import { countTo } from '../src/grid/block';

/** A workbook that an organiser fills in without the add-in; `file` is its name without `.xlsx`. */
export type Template = {
  readonly file: string;
  readonly profile: ProfileId;
} & (
  | { readonly kind: 'players'; readonly players: number; readonly cycles: number }
  | { readonly kind: 'quads'; readonly players: number }
  | { readonly kind: 'teams'; readonly teams: number; readonly boards: number }
);

const PROFILES = [
  ['chess', 'chess'],
  ['go', 'go'],
  ['neutral', 'any-game'],
] as const satisfies readonly (readonly [ProfileId, string])[];

const between = (least: number, most: number): readonly number[] =>
  countTo(most).filter((count) => count >= least);

const ofPlayers = PROFILES.flatMap(([profile, game]) =>
  between(3, 24).flatMap((players) =>
    [1, 2].map((cycles): Template => {
      const file = `${game}-${players}-players${cycles === 2 ? '-double' : ''}`;
      return { kind: 'players', file, profile, players, cycles };
    }),
  ),
);

const ofQuads = between(2, 10).map((quads): Template => {
  const players = 4 * quads;
  return { kind: 'quads', file: `chess-${players}-players-quads`, profile: 'chess', players };
});

const ofTeams = between(4, 12).map((teams): Template => {
  const boards = 4;
  return { kind: 'teams', file: `chess-${teams}-teams-${boards}-boards`, profile: 'chess', teams, boards };
});

/** Every template: 3 to 24 players, once or twice around, for each game; quads of up to 40 players; 4 to 12 teams. */
export const TEMPLATES: readonly Template[] = [...ofPlayers, ...ofQuads, ...ofTeams];
