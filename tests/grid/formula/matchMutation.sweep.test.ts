import './matchMutation.test';
