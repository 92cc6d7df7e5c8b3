import './pane.test';
