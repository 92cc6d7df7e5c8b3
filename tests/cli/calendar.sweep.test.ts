import './calendar.test';
