import './tournament.test';
