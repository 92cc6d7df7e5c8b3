import './live.test';
