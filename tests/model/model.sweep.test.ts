import './model.test';
