import './namesLayouts.test';
