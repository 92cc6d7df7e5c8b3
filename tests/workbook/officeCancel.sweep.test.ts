import './officeCancel.test';
