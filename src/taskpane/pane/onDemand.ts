/** Each function loads a part of the pane when it is needed. This one comes early, while the arbiter looks at their list. */
export const creating = () => import('./createTournament');
/** Needed once a draw is on show. */
export const drawing = () => import('../draws');
export const makingSections = () => import('./sections');
export const refreshing = () => import('./refresh');
export const changing = () => import('./takePreviewed');
export const recording = () => import('./recordFromPane');
export const seating = () => import('./takeLineUp');
export const handing = () => import('./handOut');
export const projecting = () => import('../projector/view');
export const usingTools = () => import('./useTools');
export const exchangingFiles = () => import('./exchangeFiles');
export const maintaining = () => import('./maintenance');
export const revealing = () => import('../../app/newColumns');

/** Fetches the likely parts early. A failure shows only when the part is needed. */
export const fetchAhead = (): void => {
  for (const fetched of [creating(), refreshing(), recording(), changing()]) fetched.catch(() => undefined);
};
