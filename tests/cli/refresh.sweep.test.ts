import './refresh.test';
