import './lateEntry.test';
