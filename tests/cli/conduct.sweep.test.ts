import './conduct.test';
