import './xlsx.test';
