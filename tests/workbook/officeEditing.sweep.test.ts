import './officeEditing.test';
