import { plain } from '../core/plain';

/** What a column of an organiser's list can be. `rank` is a Go rank or a place: its values decide. */
export type HeaderRole =
  'number' | 'name' | 'first' | 'last' | 'rating' | 'rank' | 'federation' | 'club' | 'team' | 'title';

/** The words by which people keep lists, in one language. Case, accents and punctuation do not matter. */
export interface ListWords extends Readonly<Record<HeaderRole, readonly string[]>> {
  /** Words beside a role that change nothing: `Elo FIDE`, `Rating (rapid)`. */
  readonly qualifiers: readonly string[];
  /** What stands in a list for an empty seat. */
  readonly byes: readonly string[];
  /** First words of a row that adds up or remarks, and is nobody's name. */
  readonly notes: readonly string[];
  /** Words that, after a number, count the list: `8 players`. */
  readonly counted: readonly string[];
}

const en: ListWords = {
  number: [
    'no',
    'nr',
    'num',
    'number',
    '#',
    'n',
    'no of player',
    'player no',
    'player number',
    'pairing no',
  ].concat(['pairing number', 'seed', 'sno', 's no', 'start no', 'starting number', 'snr', 'pos', 'id no']),
  name: [
    'name',
    'names',
    'player',
    'players',
    'player name',
    'players name',
    'name of player',
    'full name',
  ].concat(
    [
      'fullname',
      'participant',
      'participants',
      'competitor',
      'competitors',
      'entrant',
      'entrants',
      'contestant',
    ],
    ['player names', 'last name first name', 'first name last name', 'surname first name', 'name surname'],
  ),
  first: ['first name', 'firstname', 'given name', 'given names', 'forename', 'first'],
  last: ['last name', 'lastname', 'surname', 'family name', 'last'],
  rating: ['rating', 'ratings', 'elo', 'rtg', 'rat', 'ratg', 'uscf', 'ecf', 'gor', 'egf', 'strength'],
  rank: ['rank', 'grade', 'go rank', 'level'],
  federation: ['federation', 'fed', 'country', 'nation', 'nat', 'nationality', 'federation club', 'fed club'],
  club: ['club', 'club name', 'clubs', 'club city', 'city', 'town', 'school', 'place of residence'],
  team: ['team', 'teams', 'team name'],
  title: ['title', 'titles', 'ttl', 'fide title'],
  qualifiers: [
    'fide',
    'int',
    'intl',
    'international',
    'nat',
    'national',
    'std',
    'standard',
    'rapid',
    'blitz',
  ].concat(['live', 'current', 'official', 'avg', 'classical']),
  byes: ['bye', 'byes', 'rest', 'sits out'],
  notes: [
    'total',
    'totals',
    'sum',
    'average',
    'avg',
    'mean',
    'note',
    'notes',
    'nb',
    'remark',
    'remarks',
    'count',
  ].concat(['number of players', 'players total', 'arbiter', 'organiser', 'organizer', 'entry fee', 'date']),
  counted: ['players', 'participants', 'names', 'entries', 'teams'],
};

const de: ListWords = {
  number: [
    'nr',
    'nummer',
    'startnr',
    'start nr',
    'startnummer',
    'lfd nr',
    'pos',
    'rangnr',
    'tnr',
    'tln nr',
    'snr',
  ],
  name: [
    'name',
    'namen',
    'spieler',
    'spielerin',
    'spieler in',
    'spielerinnen',
    'teilnehmer',
    'teilnehmerin',
  ].concat(
    [
      'teilnehmer in',
      'spielername',
      'name vorname',
      'nachname vorname',
      'vorname nachname',
      'vor und nachname',
    ],
    ['vorname name', 'vor nachname', 'name des spielers', 'teilnehmerliste'],
  ),
  first: ['vorname', 'vornamen', 'rufname'],
  last: ['nachname', 'familienname', 'zuname'],
  rating: ['wertung', 'wertungszahl', 'dwz', 'twz', 'elo zahl', 'elozahl', 'nwz', 'ingo', 'spielstarke'],
  rank: ['rang', 'grad', 'stufe'],
  federation: ['land', 'verband', 'foderation', 'nation', 'staat'],
  club: ['verein', 'klub', 'ort', 'wohnort', 'vereinsname', 'schule', 'stadt', 'verein ort'],
  team: ['mannschaft', 'mannschaften', 'team'],
  title: ['titel', 'tit'],
  qualifiers: ['aktuell', 'aktuelle', 'alt', 'neu', 'schnell'],
  byes: ['freilos', 'spielfrei'],
  notes: [
    'gesamt',
    'summe',
    'anzahl',
    'schnitt',
    'durchschnitt',
    'mittelwert',
    'bemerkung',
    'bemerkungen',
  ].concat(['hinweis', 'ergebnis', 'anmerkung', 'insgesamt', 'turnierleiter', 'startgeld', 'datum', 'stand']),
  counted: ['spieler', 'teilnehmer', 'mannschaften', 'namen'],
};

const fr: ListWords = {
  number: ['no', 'num', 'numero', 'n', 'pl', 'appariement', 'dossard'],
  name: [
    'nom',
    'noms',
    'joueur',
    'joueuse',
    'joueurs',
    'joueuses',
    'participant',
    'participante',
    'nom complet',
  ].concat(['nom prenom', 'prenom nom', 'nom et prenom', 'prenom et nom', 'nom du joueur', 'inscrits']),
  first: ['prenom', 'prenoms'],
  last: ['nom de famille', 'patronyme'],
  rating: ['classement', 'elo', 'cote', 'classement elo'],
  rank: ['rang', 'niveau'],
  federation: ['federation', 'fede', 'pays', 'nationalite', 'ligue'],
  club: ['club', 'ville', 'cercle', 'echiquier', 'nom du club'],
  team: ['equipe', 'equipes'],
  title: ['titre'],
  qualifiers: ['rapide', 'lent', 'actuel', 'cadence'],
  byes: ['exempt', 'exempte', 'repos', 'exemption'],
  notes: ['total', 'somme', 'moyenne', 'nombre de joueurs', 'remarque', 'remarques', 'arbitre', 'effectif'],
  counted: ['joueurs', 'inscrits', 'participants', 'equipes'],
};

const es: ListWords = {
  number: ['no', 'num', 'numero', 'n', 'n o', 'nro', 'orden', 'no inicial'],
  name: [
    'nombre',
    'nombres',
    'jugador',
    'jugadora',
    'jugadores',
    'jugadoras',
    'jugador a',
    'participante',
  ].concat(
    ['participantes', 'nombre completo', 'nombre y apellidos', 'nombre y apellido', 'apellidos y nombre'],
    ['apellido y nombre', 'apellidos nombre', 'nombre del jugador', 'inscritos', 'apellidos y nombres'],
  ),
  first: ['nombre de pila', 'primer nombre'],
  last: ['apellido', 'apellidos', 'primer apellido'],
  rating: ['clasificacion', 'elo', 'puntuacion elo', 'ranking', 'fuerza'],
  rank: ['rango', 'nivel', 'grado'],
  federation: ['federacion', 'pais', 'nacionalidad', 'fed'],
  club: ['club', 'ciudad', 'localidad', 'entidad'],
  team: ['equipo', 'equipos'],
  title: ['titulo', 'tit'],
  qualifiers: ['actual', 'nacional', 'internacional', 'rapido'],
  byes: ['libre', 'descanso', 'descansa', 'exento'],
  notes: [
    'total',
    'suma',
    'promedio',
    'media',
    'nota',
    'notas',
    'numero de jugadores',
    'arbitro',
    'observaciones',
  ],
  counted: ['jugadores', 'participantes', 'inscritos', 'equipos'],
};

const ru: ListWords = {
  number: ['№', '№ п/п', 'номер', 'п/п', 'ст. №', 'стартовый номер', 'н', 'нп'],
  name: ['имя', 'фио', 'ф и о', 'участник', 'участница', 'участники', 'игрок', 'игроки', 'шахматист'].concat(
    ['фамилия имя', 'имя фамилия', 'фамилия и имя', 'имя и фамилия', 'фамилия имя отчество', 'спортсмен'],
    ['фамилия и о', 'фамилии'],
  ),
  first: [],
  last: ['фамилия'],
  rating: ['рейтинг', 'эло', 'рейт', 'rating', 'рейтинг эло'],
  rank: ['ранг', 'разряд', 'уровень'],
  federation: ['страна', 'федерация', 'регион', 'субъект', 'гражданство'],
  club: ['клуб', 'город', 'школа', 'организация'],
  team: ['команда', 'команды'],
  title: ['звание', 'титул', 'зв'],
  qualifiers: ['фиде', 'фшр', 'текущий', 'рапид', 'блиц', 'классика'],
  byes: ['пропуск', 'свободен', 'свободна', 'выходной', 'отдых'],
  notes: ['итого', 'всего', 'сумма', 'среднее', 'средний', 'примечание', 'примечания', 'судья', 'количество'],
  counted: ['участников', 'игроков', 'человек', 'участника', 'команд'],
};

/** All of them count in every list: people mix languages. */
export const LIST_WORDS: readonly ListWords[] = [en, de, fr, es, ru];

const BYES: ReadonlySet<string> = new Set(LIST_WORDS.flatMap(({ byes }) => byes.map(plain)));

/** No such word is longer; a text of any length may stand in a cell. */
const LONGEST = 40;

/** Whether a name stands for an empty seat: `bye`, `spielfrei`. */
export const isBye = (name: string): boolean => name.length < LONGEST && BYES.has(plain(name));
