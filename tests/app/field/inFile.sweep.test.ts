import './inFile.test';
