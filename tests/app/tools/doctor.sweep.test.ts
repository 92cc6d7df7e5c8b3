import './doctor.test';
