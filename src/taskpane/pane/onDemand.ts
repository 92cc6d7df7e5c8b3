/** What writes sheets is no part of the first load; it comes while the arbiter looks at their list. */
export const creating = () => import('./createTournament');
/** Whoever sees a draw has it loaded. */
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

/** Whether it comes is seen when it is needed. */
export const fetchAhead = (): void => {
  for (const fetched of [creating(), refreshing(), recording(), changing()]) fetched.catch(() => undefined);
};
