import './field.test';
