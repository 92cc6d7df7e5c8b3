import './published.test';
