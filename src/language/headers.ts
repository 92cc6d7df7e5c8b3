import { MONTHS } from '../core/calendar/dates';
import { plain } from '../core/names/plain';

/** Words with commas between them; of a long list in several lines. */
export const wordsIn = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '));

/**
 * The words by which people keep lists, English, German, French, Spanish and Russian together: people mix them. Case, accents and
 * punctuation do not matter.
 */
export const LIST_WORDS = {
  number: wordsIn(
    'no, nr, num, number, #, n, no of player, player no, player number, pairing no, pairing number',
    'seed, sno, s no, start no, starting number, snr, pos, id no, nummer, startnr, start nr',
    'startnummer, lfd nr, rangnr, tnr, tln nr, numero, pl, appariement, dossard, n o, nro, orden',
    'no inicial, №, № п/п, номер, п/п, ст. №, стартовый номер, н, нп',
    'lp, poz, seq, item, entry no, 序号',
  ),
  name: wordsIn(
    'name, names, player, players, name of player, full name, fullname',
    'participant, participants, competitor, competitors, entrant, entrants, contestant',
    'last name first name, first name last name, surname first name, name surname, namen, spieler',
    'spielerin, spieler in, spielerinnen, teilnehmer, teilnehmerin, teilnehmer in, spielername',
    'name vorname, nachname vorname, vorname nachname, vor und nachname, vorname name, vor nachname',
    'name des spielers, teilnehmerliste, nom, noms, joueur, joueuse, joueurs, joueuses, participante',
    'nom complet, nom prenom, prenom nom, nom et prenom, prenom et nom, nom du joueur, inscrits, nombre',
    'nombres, jugador, jugadora, jugadores, jugadoras, jugador a, participantes, nombre completo',
    'nombre y apellidos, nombre y apellido, apellidos y nombre, apellido y nombre, apellidos nombre',
    'nombre del jugador, inscritos, apellidos y nombres, имя, фио, ф и о, участник, участница',
    'участники, игрок, игроки, шахматист, фамилия имя, имя фамилия, фамилия и имя, имя и фамилия',
    'фамилия имя отчество, спортсмен, фамилия и о, фамилии',
    'what is your name, name of child, naam, speler, spelers, nome, nominativo, nome e cognome, cognome e nome, cognome nome',
    'giocatore, nazwisko i imie, imie i nazwisko, zawodnik, namn, spelare, navn, spiller, jmeno, jogador, nome completo, 姓名',
  ),
  first: wordsIn(
    'first name, firstname, given name, given names, forename, first, vorname, vornamen, rufname',
    'prenom, prenoms, nombre de pila, primer nombre',
    'forenames, first names, christian name, given, initial, initials, voornaam, fornamn, fornavn, imie, etunimi',
  ),
  last: wordsIn(
    'last name, lastname, surname, family name, last, nachname, familienname, zuname, nom de famille',
    'patronyme, apellido, apellidos, primer apellido, фамилия',
    'surnames, family, achternaam, cognome, efternamn, etternavn, efternavn, nazwisko, sukunimi, prijmeni, sobrenome',
  ),
  rating: wordsIn(
    'rating, ratings, elo, rtg, rat, ratg, uscf, ecf, gor, egf, strength, wertung, wertungszahl, dwz',
    'twz, elo zahl, elozahl, nwz, ingo, spielstarke, classement, cote, classement elo, clasificacion',
    'puntuacion elo, ranking, fuerza, рейтинг, эло, рейт, рейтинг эло',
    'rtng, grading, ecf grade, us chess rating, chess rating, wertzahl, 等级分',
  ),
  /** A Go rank or a place: the values of the column decide. */
  rank: wordsIn(
    'rank, grade, go rank, level, rang, grad, stufe, niveau, rango, nivel, grado, ранг, разряд, уровень',
  ),
  federation: wordsIn(
    'federation, fed, country, nation, nat, nationality, federation or club, fed club, land, verband',
    'foderation, staat, fede, pays, nationalite, ligue, federacion, pais, nacionalidad, страна',
    'федерация, регион, субъект, гражданство',
  ),
  club: wordsIn(
    'club, club name, clubs, club city, city, town, school, place of residence, verein, klub, ort',
    'wohnort, vereinsname, schule, stadt, verein ort, ville, cercle, echiquier, nom du club, ciudad',
    'localidad, entidad, клуб, город, школа, организация',
    'circolo, societa, vereniging, klubb, forening, clube, chapter, 单位',
  ),
  team: wordsIn(
    'team, teams, team name, mannschaft, mannschaften, equipe, equipes, equipo, equipos, команда',
    'команды',
    'squadra, ploeg, lag, druzyna, squad',
  ),
  title: wordsIn('title, titles, ttl, fide title, titel, tit, titre, titulo, звание, титул, зв'),
  /** Words beside a role that change nothing: `Elo FIDE`, `Rating (rapid)`. */
  qualifiers: wordsIn(
    'fide, int, intl, international, nat, national, std, standard, rapid, blitz, live, current',
    'official, avg, classical, aktuell, aktuelle, alt, neu, schnell, rapide, lent, actuel, cadence',
    'actual, nacional, internacional, rapido, фиде, фшр, текущий, рапид, блиц, классика',
    'reg, regular, quick, original, revised, published, latest, your, player, players, participant, pupil, child, childs, student, member, members, s',
  ),
  /** What stands in a list for an empty seat. */
  byes: wordsIn(
    'bye, byes, rest, sits out, freilos, spielfrei, exempt, exempte, repos, exemption, libre, descanso',
    'descansa, exento, пропуск, свободен, свободна, выходной, отдых',
  ),
  /** First words of a row that adds up or remarks, and is nobody's name. */
  notes: wordsIn(
    'total, totals, sum, average, avg, mean, note, notes, nb, remark, remarks, count, number of players',
    'players total, arbiter, organiser, organizer, entry fee, date, gesamt, summe, anzahl, schnitt',
    'durchschnitt, mittelwert, bemerkung, bemerkungen, hinweis, ergebnis, anmerkung, insgesamt',
    'turnierleiter, startgeld, datum, stand, somme, moyenne, nombre de joueurs, remarque, remarques',
    'arbitre, effectif, suma, promedio, media, nota, notas, numero de jugadores, arbitro, observaciones',
    'итого, всего, сумма, среднее, средний, примечание, примечания, судья, количество',
    'entries close, late entries, fees, tel, phone, mobile, email',
  ),
  /** Titles above those who do not play; what says the same of one player. */
  absent: wordsIn(
    'withdrawn, withdrew, not playing, not coming, cannot come, cancelled, absent, waiting list, waitlist, wait list, reserve list, standby',
    'warteliste, abgemeldet, zuruckgezogen, liste d attente, forfait, retire, lista de espera, retirado',
    'лист ожидания, снялся',
    'withdrawal, wd, w d, dns, dnp, did not play, unavailable, not available, not attending, dropped out, pulled out',
  ),
  /** Words that, after a number, count the list: `8 players`. */
  counted: wordsIn(
    'players, participants, names, entries, teams, spieler, teilnehmer, mannschaften, namen, joueurs',
    'inscrits, equipes, jugadores, participantes, inscritos, equipos, участников, игроков, человек',
    'участника, команд',
  ),
};

export type ListWord = keyof typeof LIST_WORDS;

/** What a column of an organiser's list can be. */
export type HeaderRole = Exclude<ListWord, 'qualifiers' | 'byes' | 'notes' | 'absent' | 'counted'>;

const BYES: ReadonlySet<string> = new Set(LIST_WORDS.byes.map(plain));

/** No such word is longer; a text of any length may stand in a cell. */
const LONGEST = 40;

/** Whether a name stands for an empty seat: `bye`, `spielfrei`. */
export const isBye = (name: string): boolean => name.length < LONGEST && BYES.has(plain(name));

/** Headings over the sections of a list. */
export const SECTION_WORDS = wordsIn(
  'section, sections, division, divisions, div, divn, group, groups, pool, pools, sektion, gruppe, groupe, poule, grupo, секция, группа',
);

/** Words in the titles of such sections. */
export const PART_WORDS = wordsIn(
  'open, major, minor, intermediate, premier, ladies, seniors, juniors, beginners, advanced',
);

/** What stands in a column of boards beside whoever has none of their own. */
export const RESERVE_WORDS = wordsIn('r, res, reserve, reserves, sub, substitute, e, ersatz, 0');

/** What a remark says of somebody who misses a round or a day, and how it calls the round. */
const AWAY_WORDS = wordsIn(
  'absent, away, bye, byes, not, cant, cannot, miss, misses, missing, unavailable, skip, skips, out',
  'fehlt, nicht, spielfrei, absente, pas, exempt, ausente, afwezig, niet, не, пропуск',
);
const ROUND_WORDS = wordsIn('round, rounds, rd, rds, runde, runden, ronde, ronda, rodada, тур, туры');

/** Whether a remark says that somebody misses a round or a day: `bye in round 3`, `not on 12 March`. */
export const saysAway = (remark: string): boolean => {
  const words = plain(remark).split(' ');
  const isWhen = (word: string): boolean => ROUND_WORDS.includes(word) || MONTHS.includes(word.slice(0, 3));
  return (
    words.some((word) => AWAY_WORDS.includes(word)) &&
    /\d/.test(remark) &&
    (words.some(isWhen) || /\br\d|\d[./-]\d/i.test(remark))
  );
};

/** Words in headings that ask who plays, and what is answered of those who do not. */
export const PLAYING_WORDS = wordsIn(
  'playing, plays, coming, attending, entered, participating, spielt, dabei, participa, participe, играет',
);
export const NO_WORDS = wordsIn('no, n, nein, non, нет, false');

/** Words in headings over the homes of teams or players. */
export const VENUE_WORDS = wordsIn(
  'venue, venues, hall, ground, grounds, pub, pubs, clubhouse, club house, spielort, spiellokal, halle, salle, zaal, sala, sede, зал',
);

/** Headings over school classes; the name of one begins with such a word, too: Class 5b. */
export const CLASS_WORDS = wordsIn(
  'class, school class, form, tutor group, year group, klasse, schulklasse, classe, clase, класс',
);

/** Words over names where no other heading is known; beside one they may say something else, such as who is a student. */
export const PEOPLE_WORDS = wordsIn(
  'child, children, kid, kids, pupil, pupils, student, students, member, members, entries, entrants, squad, kinder, schuler, schulerin, schuler in',
  'schulerinnen, mitglied, mitglieder, eleve, eleves, enfant, enfants, alumno, alumna, alumnos, alumnas, дети, ученики',
);

/** Words in the name of a list of children. */
const CHILDREN_WORDS = [
  ...CLASS_WORDS,
  ...wordsIn(
    'school, schools, pupil, pupils, kids, children, juniors, schule, schuler, kinder, ecole, escuela, школа, дети',
  ),
];

/** Whether a heading, or the name of a list, says that children play: `School chess`, `Chess class`. */
export const isOfChildren = (text: string): boolean =>
  plain(text)
    .split(' ')
    .some((word) => CHILDREN_WORDS.includes(word));

/** Whether a heading stands over how old people are, in years. */
export const isAgeHeading = (heading: string): boolean =>
  wordsIn('age, ages, alter, edad, возраст').map(plain).includes(plain(heading));

/** Whether a heading stands over school classes. */
export const isClassHeading = (heading: string): boolean => CLASS_WORDS.includes(plain(heading));
