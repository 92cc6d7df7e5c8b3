import './cancel.test';
