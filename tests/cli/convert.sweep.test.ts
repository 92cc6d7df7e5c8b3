import './convert.test';
