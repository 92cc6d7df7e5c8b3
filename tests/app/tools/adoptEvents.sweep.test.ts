import './adoptEvents.test';
