import './pair.test';
