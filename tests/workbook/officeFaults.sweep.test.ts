import './officeFaults.test';
