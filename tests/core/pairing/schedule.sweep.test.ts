import './schedule.test';
