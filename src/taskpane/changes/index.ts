/** What changes need beside the first load. */
export { openStep } from '../../app/step';
export { previewChange, toldOf } from './preview';
export { changeOf } from './registry';
