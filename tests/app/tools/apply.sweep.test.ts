import './apply.test';
