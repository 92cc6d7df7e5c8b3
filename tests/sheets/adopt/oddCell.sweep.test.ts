import './oddCell.test';
