/** What changes need beside the first load. */
export { previewChange, answersOf } from '../app/changes/preview';
export { changeOf } from '../app/changes/table';
export { takeChange } from '../app/changes/take';
