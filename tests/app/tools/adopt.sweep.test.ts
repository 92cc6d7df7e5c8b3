import './adopt.test';
