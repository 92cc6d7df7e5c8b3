import './crenshaw.test';
