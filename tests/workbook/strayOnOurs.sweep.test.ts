import './strayOnOurs.test';
