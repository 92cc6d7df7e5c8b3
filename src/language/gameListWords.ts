/** What the columns of a list of games are called, and what stands in it, in one language. */
export interface GameListWords {
  readonly event: string;
  readonly section: string;
  readonly round: string;
  readonly board: string;
  readonly date: string;
  readonly result: string;
  readonly remark: string;
  readonly annulled: string;
  readonly white: string;
  readonly black: string;
  readonly number: string;
  readonly rating: string;
  readonly federation: string;
  readonly title: string;
  readonly fideId: string;
  readonly club: string;
}

/** What stands above and beside a cross-table that goes to a rating officer, in one language. */
export interface OfficerWords {
  readonly place: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly mode: string;
  readonly arbiter: string;
  readonly timeControl: string;
  readonly no: string;
  readonly name: string;
  readonly born: string;
  readonly status: string;
  readonly withdrawn: string;
  readonly points: string;
  readonly rank: string;
  /** All-play-alls by how often all meet: once, twice, and the word before any other number. */
  readonly single: string;
  readonly double: string;
  readonly cycles: string;
}

/** Both, and every other word that a list of games may have for a column. */
interface Words extends GameListWords, OfficerWords {
  readonly also: {
    readonly [name in 'event' | 'section' | 'board' | 'date' | 'remark']: readonly string[];
  };
}

const en: Words = {
  event: 'Event',
  section: 'Section',
  round: 'Round',
  board: 'Board',
  date: 'Date',
  result: 'Result',
  remark: 'Remark',
  annulled: 'annulled',
  white: 'White',
  black: 'Black',
  number: 'No',
  rating: 'Rating',
  federation: 'Federation',
  title: 'Title',
  fideId: 'FIDE ID',
  club: 'Club',
  place: 'Place',
  firstDay: 'First day',
  lastDay: 'Last day',
  mode: 'Mode',
  arbiter: 'Chief arbiter',
  timeControl: 'Time control',
  no: 'No',
  name: 'Name',
  born: 'Born',
  status: 'Status',
  withdrawn: 'withdrawn',
  points: 'Points',
  rank: 'Rank',
  single: 'Round robin',
  double: 'Double round robin',
  cycles: 'Round robin, cycles:',
  also: {
    event: ['tournament', 'competition'],
    section: ['group', 'division', 'pool', 'league'],
    board: ['bd', 'table'],
    date: ['day', 'played on', 'date played'],
    remark: ['remarks', 'note', 'comment'],
  },
};

const de: Words = {
  event: 'Turnier',
  section: 'Gruppe',
  round: 'Runde',
  board: 'Brett',
  date: 'Datum',
  result: 'Ergebnis',
  remark: 'Bemerkung',
  annulled: 'annulliert',
  white: 'Weiß',
  black: 'Schwarz',
  number: 'Nr',
  rating: 'Wertungszahl',
  federation: 'Verband',
  title: 'Titel',
  fideId: 'FIDE-ID',
  club: 'Verein',
  place: 'Ort',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  mode: 'Modus',
  arbiter: 'Turnierleiter',
  timeControl: 'Bedenkzeit',
  no: 'Nr',
  name: 'Name',
  born: 'Geburtsdatum',
  status: 'Status',
  withdrawn: 'zurückgetreten',
  points: 'Punkte',
  rank: 'Rang',
  single: 'Rundenturnier',
  double: 'Doppelrundiges Turnier',
  cycles: 'Rundenturnier, Durchgänge:',
  also: {
    event: ['veranstaltung', 'meisterschaft', 'wettbewerb'],
    section: ['klasse', 'staffel', 'abteilung'],
    board: ['br', 'tisch'],
    date: ['tag', 'gespielt am', 'spieltag'],
    remark: ['bemerkungen', 'anmerkung', 'hinweis'],
  },
};

const fr: Words = {
  event: 'Tournoi',
  section: 'Groupe',
  round: 'Ronde',
  board: 'Échiquier',
  date: 'Date',
  result: 'Résultat',
  remark: 'Remarque',
  annulled: 'annulée',
  white: 'Blancs',
  black: 'Noirs',
  number: 'No',
  rating: 'Elo',
  federation: 'Fédération',
  title: 'Titre',
  fideId: 'Code FIDE',
  club: 'Club',
  place: 'Lieu',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  mode: 'Formule',
  arbiter: 'Arbitre principal',
  timeControl: 'Cadence',
  no: 'No',
  name: 'Nom',
  born: 'Né(e) le',
  status: 'Statut',
  withdrawn: 'forfait général',
  points: 'Points',
  rank: 'Rang',
  single: 'Toutes rondes',
  double: 'Toutes rondes aller-retour',
  cycles: 'Toutes rondes, cycles :',
  also: {
    event: ['evenement', 'competition'],
    section: ['poule', 'division', 'serie'],
    board: ['ech', 'table'],
    date: ['jour', 'jouee le'],
    remark: ['remarques', 'observation'],
  },
};

const es: Words = {
  event: 'Torneo',
  section: 'Grupo',
  round: 'Ronda',
  board: 'Tablero',
  date: 'Fecha',
  result: 'Resultado',
  remark: 'Observaciones',
  annulled: 'anulada',
  white: 'Blancas',
  black: 'Negras',
  number: 'No',
  rating: 'Elo',
  federation: 'Federación',
  title: 'Título',
  fideId: 'Código FIDE',
  club: 'Club',
  place: 'Lugar',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  mode: 'Sistema',
  arbiter: 'Árbitro principal',
  timeControl: 'Ritmo de juego',
  no: 'No',
  name: 'Nombre',
  born: 'Nacimiento',
  status: 'Estado',
  withdrawn: 'retirado',
  points: 'Puntos',
  rank: 'Puesto',
  single: 'Liga',
  double: 'Liga a doble vuelta',
  cycles: 'Liga, vueltas:',
  also: {
    event: ['campeonato', 'evento'],
    section: ['seccion', 'division', 'categoria'],
    board: ['mesa', 'tab'],
    date: ['dia', 'jugada el'],
    remark: ['observacion', 'nota', 'comentario'],
  },
};

const ru: Words = {
  event: 'Турнир',
  section: 'Группа',
  round: 'Тур',
  board: 'Доска',
  date: 'Дата',
  result: 'Результат',
  remark: 'Примечание',
  annulled: 'аннулирована',
  white: 'Белые',
  black: 'Черные',
  number: '№',
  rating: 'Рейтинг',
  federation: 'Страна',
  title: 'Звание',
  fideId: 'ФИДЕ ID',
  club: 'Клуб',
  place: 'Город',
  firstDay: 'Первый день',
  lastDay: 'Последний день',
  mode: 'Система',
  arbiter: 'Главный судья',
  timeControl: 'Контроль времени',
  no: '№',
  name: 'ФИО',
  born: 'Дата рождения',
  status: 'Статус',
  withdrawn: 'выбыл',
  points: 'Очки',
  rank: 'Место',
  single: 'Круговой турнир',
  double: 'Круговой турнир в два круга',
  cycles: 'Круговой турнир, кругов:',
  also: {
    event: ['соревнование', 'чемпионат'],
    section: ['секция', 'подгруппа', 'лига'],
    board: ['стол', 'д'],
    date: ['день', 'сыграна'],
    remark: ['примечания', 'комментарий'],
  },
};

/** All of them count in every list: people mix languages. */
export const GAME_LIST_WORDS: readonly Words[] = [en, de, fr, es, ru];

const BY_CODE: Readonly<Record<string, Words>> = { en, de, fr, es, ru };

/** The words of a language, in which such a list is made; English where there are none. */
export const gameListWords = (language: string): GameListWords & OfficerWords =>
  BY_CODE[language.slice(0, 2).toLowerCase()] ?? en;
