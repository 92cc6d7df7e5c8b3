import './inMemory.test';
