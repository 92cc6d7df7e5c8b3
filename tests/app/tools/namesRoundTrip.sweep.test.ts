import './namesRoundTrip.test';
