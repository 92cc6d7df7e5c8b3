import './mutation.test';
