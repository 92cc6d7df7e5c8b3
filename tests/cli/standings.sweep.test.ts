import './standings.test';
