/** A name as two that are meant to be the same compare: without capitals, spaces around it, or forms of Unicode. */
export const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase();
