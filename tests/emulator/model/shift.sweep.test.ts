import './shift.test';
