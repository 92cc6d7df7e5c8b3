/** Words that people write into tables of pairings, in lower case, all languages together: people mix them. */
export const PRINTED_WORDS = {
  round: [
    ...['round', 'rnd', 'rd', 'r', 'runde', 'rde', 'ronde', 'tour', 'ronda', 'turno', 'rodada', 'runda'],
    ...['omgang', 'kolo', 'тур'],
  ],
  board: ['board', 'bd', 'table', 'brett', 'tisch', 'bord', 'échiquier', 'tablero', 'mesa', 'доска', 'стол'],
  white: ['white', 'weiß', 'weiss', 'wit', 'blanc', 'blancs', 'blancas', 'bianco', 'белые', 'home', 'heim'],
  black: [
    ...['black', 'schwarz', 'zwart', 'noir', 'noirs', 'negras', 'nero', 'чёрные', 'черные', 'away', 'gast'],
  ],
  bye: [
    ...['bye', 'rest', 'rests', 'free', 'frei', 'spielfrei', 'freilos', 'vrij', 'exempt', 'repos', 'libre'],
    ...['descansa', 'descanso', 'свободен', 'свободна', 'своб', 'св', 'пропуск', 'выходной'],
  ],
} as const;
