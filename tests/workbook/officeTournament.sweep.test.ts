import './officeTournament.test';
