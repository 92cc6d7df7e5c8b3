import './finals.test';
