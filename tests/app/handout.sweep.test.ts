import './handout.test';
