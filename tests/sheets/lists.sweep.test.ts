import './lists.test';
