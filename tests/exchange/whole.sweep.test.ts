import './csv/malformed.test';
import './ecf/ecf.test';
import './h9/h9.test';
import './pgn/pgn.test';
import './uschess/uschess.test';
import './csv/crosstable.test';
import './trf/roundTrip.test';
