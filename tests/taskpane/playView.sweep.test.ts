import './playView.test';
