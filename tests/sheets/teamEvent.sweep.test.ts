import './teamEvent.test';
