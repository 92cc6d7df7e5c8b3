import './office.test';
