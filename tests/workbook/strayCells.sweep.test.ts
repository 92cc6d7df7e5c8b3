import './strayCells.test';
