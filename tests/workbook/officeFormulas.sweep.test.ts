import './officeFormulas.test';
