import './circles.test';
