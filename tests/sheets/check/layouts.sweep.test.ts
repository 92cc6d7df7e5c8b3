import './layouts.test';
