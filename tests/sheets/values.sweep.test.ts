import './values.test';
