/** What the projector page says: that it can be sent a view, and that it shall be closed. */
const PROJECTOR_MESSAGES = ['ready', 'leave'] as const;

export type ProjectorMessage = (typeof PROJECTOR_MESSAGES)[number];

/** How the page finds who opened it; it stands in its address as `by`. */
export type OpenedBy = 'office' | 'window';

/** Whether something that arrived is a message of the projector page. */
export const isProjectorMessage = (data: unknown): data is ProjectorMessage =>
  PROJECTOR_MESSAGES.some((message) => message === data);
