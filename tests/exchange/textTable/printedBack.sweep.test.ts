import './printedBack.test';
