import './repair.test';
