import './anything.test';
