import './removeTournament.test';
