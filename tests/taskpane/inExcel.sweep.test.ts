import './inExcel.test';
