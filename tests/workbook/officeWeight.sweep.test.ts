import './officeWeight.test';
