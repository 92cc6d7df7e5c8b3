import './roundtrip.test';
