import './paper.test';
