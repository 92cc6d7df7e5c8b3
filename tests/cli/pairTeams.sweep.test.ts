import './pairTeams.test';
