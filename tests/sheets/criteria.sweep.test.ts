import './criteria.test';
