import './explain.test';
