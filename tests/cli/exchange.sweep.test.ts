import './exchange.test';
