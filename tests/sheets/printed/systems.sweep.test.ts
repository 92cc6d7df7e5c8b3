import './systems.test';
