import './officeCreate.test';
