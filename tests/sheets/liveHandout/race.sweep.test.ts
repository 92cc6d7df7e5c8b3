import './race.test';
