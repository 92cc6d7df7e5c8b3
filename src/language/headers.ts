import { plain } from '../core/names/plain';

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

/** Words with commas between them; of a long list in several lines. */
export const wordsIn = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '));

const en: ListWords = {
  number: wordsIn(
    'no, nr, num, number, #, n, no of player, player no, player number, pairing no, pairing number, seed',
    'sno, s no, start no, starting number, snr, pos, id no',
  ),
  name: wordsIn(
    'name, names, player, players, player name, players name, name of player, full name, fullname',
    'participant, participants, competitor, competitors, entrant, entrants, contestant, player names',
    'last name first name, first name last name, surname first name, name surname',
  ),
  first: wordsIn('first name, firstname, given name, given names, forename, first'),
  last: wordsIn('last name, lastname, surname, family name, last'),
  rating: wordsIn('rating, ratings, elo, rtg, rat, ratg, uscf, ecf, gor, egf, strength'),
  rank: wordsIn('rank, grade, go rank, level'),
  federation: wordsIn('federation, fed, country, nation, nat, nationality, federation club, fed club'),
  club: wordsIn('club, club name, clubs, club city, city, town, school, place of residence'),
  team: wordsIn('team, teams, team name'),
  title: wordsIn('title, titles, ttl, fide title'),
  qualifiers: wordsIn(
    'fide, int, intl, international, nat, national, std, standard, rapid, blitz, live, current, official',
    'avg, classical',
  ),
  byes: wordsIn('bye, byes, rest, sits out'),
  notes: wordsIn(
    'total, totals, sum, average, avg, mean, note, notes, nb, remark, remarks, count, number of players',
    'players total, arbiter, organiser, organizer, entry fee, date',
  ),
  counted: wordsIn('players, participants, names, entries, teams'),
};

const de: ListWords = {
  number: wordsIn('nr, nummer, startnr, start nr, startnummer, lfd nr, pos, rangnr, tnr, tln nr, snr'),
  name: wordsIn(
    'name, namen, spieler, spielerin, spieler in, spielerinnen, teilnehmer, teilnehmerin, teilnehmer in',
    'spielername, name vorname, nachname vorname, vorname nachname, vor und nachname, vorname name',
    'vor nachname, name des spielers, teilnehmerliste',
  ),
  first: wordsIn('vorname, vornamen, rufname'),
  last: wordsIn('nachname, familienname, zuname'),
  rating: wordsIn('wertung, wertungszahl, dwz, twz, elo zahl, elozahl, nwz, ingo, spielstarke'),
  rank: wordsIn('rang, grad, stufe'),
  federation: wordsIn('land, verband, foderation, nation, staat'),
  club: wordsIn('verein, klub, ort, wohnort, vereinsname, schule, stadt, verein ort'),
  team: wordsIn('mannschaft, mannschaften, team'),
  title: wordsIn('titel, tit'),
  qualifiers: wordsIn('aktuell, aktuelle, alt, neu, schnell'),
  byes: wordsIn('freilos, spielfrei'),
  notes: wordsIn(
    'gesamt, summe, anzahl, schnitt, durchschnitt, mittelwert, bemerkung, bemerkungen, hinweis, ergebnis',
    'anmerkung, insgesamt, turnierleiter, startgeld, datum, stand',
  ),
  counted: wordsIn('spieler, teilnehmer, mannschaften, namen'),
};

const fr: ListWords = {
  number: wordsIn('no, num, numero, n, pl, appariement, dossard'),
  name: wordsIn(
    'nom, noms, joueur, joueuse, joueurs, joueuses, participant, participante, nom complet, nom prenom',
    'prenom nom, nom et prenom, prenom et nom, nom du joueur, inscrits',
  ),
  first: wordsIn('prenom, prenoms'),
  last: wordsIn('nom de famille, patronyme'),
  rating: wordsIn('classement, elo, cote, classement elo'),
  rank: wordsIn('rang, niveau'),
  federation: wordsIn('federation, fede, pays, nationalite, ligue'),
  club: wordsIn('club, ville, cercle, echiquier, nom du club'),
  team: wordsIn('equipe, equipes'),
  title: wordsIn('titre'),
  qualifiers: wordsIn('rapide, lent, actuel, cadence'),
  byes: wordsIn('exempt, exempte, repos, exemption'),
  notes: wordsIn('total, somme, moyenne, nombre de joueurs, remarque, remarques, arbitre, effectif'),
  counted: wordsIn('joueurs, inscrits, participants, equipes'),
};

const es: ListWords = {
  number: wordsIn('no, num, numero, n, n o, nro, orden, no inicial'),
  name: wordsIn(
    'nombre, nombres, jugador, jugadora, jugadores, jugadoras, jugador a, participante, participantes',
    'nombre completo, nombre y apellidos, nombre y apellido, apellidos y nombre, apellido y nombre',
    'apellidos nombre, nombre del jugador, inscritos, apellidos y nombres',
  ),
  first: wordsIn('nombre de pila, primer nombre'),
  last: wordsIn('apellido, apellidos, primer apellido'),
  rating: wordsIn('clasificacion, elo, puntuacion elo, ranking, fuerza'),
  rank: wordsIn('rango, nivel, grado'),
  federation: wordsIn('federacion, pais, nacionalidad, fed'),
  club: wordsIn('club, ciudad, localidad, entidad'),
  team: wordsIn('equipo, equipos'),
  title: wordsIn('titulo, tit'),
  qualifiers: wordsIn('actual, nacional, internacional, rapido'),
  byes: wordsIn('libre, descanso, descansa, exento'),
  notes: wordsIn('total, suma, promedio, media, nota, notas, numero de jugadores, arbitro, observaciones'),
  counted: wordsIn('jugadores, participantes, inscritos, equipos'),
};

const ru: ListWords = {
  number: wordsIn('№, № п/п, номер, п/п, ст. №, стартовый номер, н, нп'),
  name: wordsIn(
    'имя, фио, ф и о, участник, участница, участники, игрок, игроки, шахматист, фамилия имя, имя фамилия',
    'фамилия и имя, имя и фамилия, фамилия имя отчество, спортсмен, фамилия и о, фамилии',
  ),
  first: [],
  last: wordsIn('фамилия'),
  rating: wordsIn('рейтинг, эло, рейт, rating, рейтинг эло'),
  rank: wordsIn('ранг, разряд, уровень'),
  federation: wordsIn('страна, федерация, регион, субъект, гражданство'),
  club: wordsIn('клуб, город, школа, организация'),
  team: wordsIn('команда, команды'),
  title: wordsIn('звание, титул, зв'),
  qualifiers: wordsIn('фиде, фшр, текущий, рапид, блиц, классика'),
  byes: wordsIn('пропуск, свободен, свободна, выходной, отдых'),
  notes: wordsIn('итого, всего, сумма, среднее, средний, примечание, примечания, судья, количество'),
  counted: wordsIn('участников, игроков, человек, участника, команд'),
};

/** All of them count in every list: people mix languages. */
export const LIST_WORDS: readonly ListWords[] = [en, de, fr, es, ru];

const BYES: ReadonlySet<string> = new Set(LIST_WORDS.flatMap(({ byes }) => byes.map(plain)));

/** No such word is longer; a text of any length may stand in a cell. */
const LONGEST = 40;

/** Whether a name stands for an empty seat: `bye`, `spielfrei`. */
export const isBye = (name: string): boolean => name.length < LONGEST && BYES.has(plain(name));

/** Headings over the sections of a list. */
export const SECTION_WORDS = wordsIn(
  'section, sections, division, divisions, group, groups, pool, pools, sektion, gruppe, groupe, poule, grupo, секция, группа',
);

/** Words in headings over the homes of teams. */
export const VENUE_WORDS = wordsIn(
  'venue, venues, hall, ground, grounds, spielort, spiellokal, halle, salle, zaal, sala, sede, зал',
);

/** Headings over school classes; the name of one begins with such a word, too: Class 5b. */
export const CLASS_WORDS = wordsIn('class, school class, klasse, schulklasse, classe, clase, класс');

/** Whether a heading stands over school classes. */
export const isClassHeading = (heading: string): boolean => CLASS_WORDS.includes(plain(heading));
