import './draw.test';
