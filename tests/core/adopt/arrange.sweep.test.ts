import './arrange.test';
