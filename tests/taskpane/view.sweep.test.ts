import './view.test';
