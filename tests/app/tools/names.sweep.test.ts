import './names.test';
