import './compression.test';
