import './berger.test';
