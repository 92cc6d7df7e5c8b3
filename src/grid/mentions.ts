/** Texts of a formula and other workbooks are passed over; names of sheets stand in quotes or without. */
const TOKEN =
  /"(?:[^"]|"")*"|\[[^[\]]*\][^\s'"!()]*!|((?:'(?:[^']|'')+'|[^\s'"!+\-*/^&=<>(),;:{}[\]]+)(?::[^\s'"!()]+)?)!|([\p{L}_\\][\p{L}\p{N}_.\\]*)/gu;

/** The sheets of a reference's front part: two of them stand for all between. Another workbook's, in quotes, are none of ours. */
const sheetsIn = (front: string): readonly string[] => {
  const text = front.startsWith("'") ? front.slice(1, -1).replaceAll("''", "'") : front;
  return text.includes('[') || text.includes(']') ? [] : [text, ...text.split(':')];
};

/** Whether a formula refers to any of these sheets or tables, however they are written. */
export const mentions = (
  formula: string,
  sheets: ReadonlySet<string>,
  tables: ReadonlySet<string>,
): boolean => {
  for (const [, front, word] of formula.matchAll(TOKEN)) {
    if (front !== undefined && sheetsIn(front).some((sheet) => sheets.has(sheet.toLowerCase()))) return true;
    if (word !== undefined && tables.has(word.toLowerCase())) return true;
  }
  return false;
};
