const en = {
  points: ['pts', 'points', 'point', 'p', 'total', 'totals', 'score', 'sum', 'Σ', 'tot'],
  sonneborn: ['sb', 's b', 's berger', 'sonneborn', 'sonneborn berger', 'sonn berg', 'berger'],
  place: ['place', 'pl', 'rank', 'rk', 'position', 'standing', 'final place', 'final rank'],
  round: ['round', 'rd', 'rnd', 'r'],
  white: ['white', 'white player', 'w'],
  black: ['black', 'black player', 'b'],
  result: ['result', 'res', 'score', 'results'],
};

/** The words by which people head what stands beside a cross-table, and the columns of a list of results, in one language. */
export type CrosstableWords = typeof en;

const de: CrosstableWords = {
  points: ['punkte', 'pkt', 'pkte', 'pte', 'summe', 'gesamt'],
  sonneborn: ['sobe', 'sonneb', 'so be', 'sb wertung'],
  place: ['platz', 'pl', 'rang', 'rg', 'endstand'],
  round: ['runde', 'rd'],
  white: ['weiß', 'weiss'],
  black: ['schwarz'],
  result: ['ergebnis', 'erg', 'resultat'],
};

const fr: CrosstableWords = {
  points: ['pts', 'points', 'total'],
  sonneborn: ['sb', 'sonneborn berger'],
  place: ['place', 'rang', 'cl', 'classement'],
  round: ['ronde', 'rde'],
  white: ['blancs', 'blanc'],
  black: ['noirs', 'noir'],
  result: ['résultat', 'res'],
};

const es: CrosstableWords = {
  points: ['puntos', 'ptos', 'total'],
  sonneborn: ['sb', 'sonneborn'],
  place: ['puesto', 'lugar', 'pto'],
  round: ['ronda'],
  white: ['blancas', 'blanca'],
  black: ['negras', 'negra'],
  result: ['resultado', 'res'],
};

const ru: CrosstableWords = {
  points: ['очки', 'очков', 'сумма', 'о'],
  sonneborn: ['кб', 'бергер', 'коэффициент бергера', 'зб'],
  place: ['место', 'м'],
  round: ['тур'],
  white: ['белые'],
  black: ['черные', 'чёрные'],
  result: ['результат', 'рез'],
};

/** All of them count in every table: people mix languages. */
export const CROSSTABLE_WORDS: readonly CrosstableWords[] = [en, de, fr, es, ru];
