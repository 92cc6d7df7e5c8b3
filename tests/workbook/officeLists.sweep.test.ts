import './officeLists.test';
