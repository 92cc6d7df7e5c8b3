import type { ProfileId } from '../model';
import { margin } from './margin';
import type { ScoreKind } from './scoreKind';

const none: ScoreKind = { forms: () => [], outcome: () => undefined };

/** Every kind of score. */
export const SCORES = { none, margin } satisfies Readonly<Record<string, ScoreKind>>;

export type ScoreId = keyof typeof SCORES;

const SCORE_OF: Readonly<Record<ProfileId, ScoreId>> = { chess: 'none', go: 'margin', neutral: 'none' };

/** The kind of score that people type in a game. */
export const scoreOf = (profile: ProfileId): ScoreId => SCORE_OF[profile];
