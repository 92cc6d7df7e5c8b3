import { wordsIn } from './headers';

type InEach<T> = readonly [en: T, de: T, fr: T, es: T, ru: T];

const WORDS = {
  event: ['Event', 'Turnier', 'Tournoi', 'Torneo', 'Турнир'],
  section: ['Section', 'Gruppe', 'Groupe', 'Grupo', 'Группа'],
  round: ['Round', 'Runde', 'Ronde', 'Ronda', 'Тур'],
  board: ['Board', 'Brett', 'Échiquier', 'Tablero', 'Доска'],
  date: ['Date', 'Datum', 'Date', 'Fecha', 'Дата'],
  result: ['Result', 'Ergebnis', 'Résultat', 'Resultado', 'Результат'],
  remark: ['Remark', 'Bemerkung', 'Remarque', 'Observaciones', 'Примечание'],
  annulled: ['annulled', 'annulliert', 'annulée', 'anulada', 'аннулирована'],
  white: ['White', 'Weiß', 'Blancs', 'Blancas', 'Белые'],
  black: ['Black', 'Schwarz', 'Noirs', 'Negras', 'Черные'],
  number: ['No', 'Nr', 'No', 'No', '№'],
  rating: ['Rating', 'Wertungszahl', 'Elo', 'Elo', 'Рейтинг'],
  federation: ['Federation', 'Verband', 'Fédération', 'Federación', 'Страна'],
  title: ['Title', 'Titel', 'Titre', 'Título', 'Звание'],
  fideId: ['FIDE ID', 'FIDE-ID', 'Code FIDE', 'Código FIDE', 'ФИДЕ ID'],
  club: ['Club', 'Verein', 'Club', 'Club', 'Клуб'],
  place: ['Place', 'Ort', 'Lieu', 'Lugar', 'Город'],
  firstDay: ['First day', 'Erster Tag', 'Premier jour', 'Primer día', 'Первый день'],
  lastDay: ['Last day', 'Letzter Tag', 'Dernier jour', 'Último día', 'Последний день'],
  mode: ['Mode', 'Modus', 'Formule', 'Sistema', 'Система'],
  arbiter: ['Chief arbiter', 'Turnierleiter', 'Arbitre principal', 'Árbitro principal', 'Главный судья'],
  timeControl: ['Time control', 'Bedenkzeit', 'Cadence', 'Ritmo de juego', 'Контроль времени'],
  no: ['No', 'Nr', 'No', 'No', '№'],
  name: ['Name', 'Name', 'Nom', 'Nombre', 'ФИО'],
  born: ['Born', 'Geburtsdatum', 'Né(e) le', 'Nacimiento', 'Дата рождения'],
  status: ['Status', 'Status', 'Statut', 'Estado', 'Статус'],
  withdrawn: ['withdrawn', 'zurückgetreten', 'forfait général', 'retirado', 'выбыл'],
  points: ['Points', 'Punkte', 'Points', 'Puntos', 'Очки'],
  rank: ['Rank', 'Rang', 'Rang', 'Puesto', 'Место'],
  /** Round robins by number of cycles: once, twice, and the word before any other number. */
  single: ['Round robin', 'Rundenturnier', 'Toutes rondes', 'Liga', 'Круговой турнир'],
  double: [
    'Double round robin',
    'Doppelrundiges Turnier',
    'Toutes rondes aller-retour',
    'Liga a doble vuelta',
    'Круговой турнир в два круга',
  ],
  cycles: [
    'Round robin, cycles:',
    'Rundenturnier, Durchgänge:',
    'Toutes rondes, cycles :',
    'Liga, vueltas:',
    'Круговой турнир, кругов:',
  ],
} as const satisfies Readonly<Record<string, InEach<string>>>;

/** What is said in and around a list of games or a cross-table for a rating officer. */
export type GameListWord = keyof typeof WORDS;

/** All of them count in every list: people mix languages. */
export const GAME_LIST_WORDS: Readonly<Record<GameListWord, readonly string[]>> = WORDS;

/** Other words for a column, all languages together. */
export const GAME_LIST_SYNONYMS = {
  event: wordsIn(
    'tournament, competition, veranstaltung, meisterschaft, wettbewerb, evenement, campeonato, evento',
    'соревнование, чемпионат',
  ),
  section: wordsIn(
    'group, division, pool, league, klasse, staffel, abteilung, poule, serie, seccion, categoria',
    'секция, подгруппа, лига',
  ),
  board: wordsIn('bd, table, br, tisch, ech, mesa, tab, стол, д'),
  date: wordsIn(
    'day, played on, date played, tag, gespielt am, spieltag, jour, jouee le, dia, jugada el, день, сыграна',
  ),
  remark: wordsIn(
    'remarks, note, comment, bemerkungen, anmerkung, hinweis, remarques, observation, observacion, nota',
    'comentario, примечания, комментарий',
  ),
};

/** The English ones. */
export type GameListWords = Readonly<Record<GameListWord, string>>;

/** The words in which such a list is made. */
export const gameListWords = Object.fromEntries(
  Object.entries(WORDS).map(([key, [english]]) => [key, english]),
) as GameListWords;
