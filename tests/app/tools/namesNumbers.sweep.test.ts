import './namesNumbers.test';
