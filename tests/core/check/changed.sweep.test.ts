import './changed.test';
