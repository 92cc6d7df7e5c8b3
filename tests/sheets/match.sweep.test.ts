import './match.test';
