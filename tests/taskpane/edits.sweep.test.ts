import './edits.test';
