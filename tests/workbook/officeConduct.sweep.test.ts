import './officeConduct.test';
