import './event.test';
