import './officeQuirks.test';
