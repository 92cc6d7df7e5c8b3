import './inFiles.test';
