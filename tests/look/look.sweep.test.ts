import './look.test';
