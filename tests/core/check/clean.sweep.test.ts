import './clean.test';
