/** What a file is that we do not read, and what to do with it, in English: the two halves of `file-other-kind`. */
export const FILE_KINDS = {
  xls: { what: 'an Excel workbook of the old format (.xls)', way: 'Open it in Excel and save it as .xlsx' },
  encrypted: {
    what: 'a workbook behind a password',
    way: 'Open it in Excel, take the password off (File, Info, Protect Workbook) and save it',
  },
  xlsb: {
    what: 'an Excel binary workbook (.xlsb)',
    way: 'Open it in Excel and save it as .xlsx',
  },
  xlsx: { what: 'an Excel workbook', way: 'Give it a name that ends in .xlsx' },
  workbook: { what: 'an Excel workbook', way: 'Open it in Excel, and adopt the table there' },
  xml: { what: 'an XML spreadsheet of Excel 2003', way: 'Open it in Excel and save it as .xlsx' },
  ods: {
    what: 'an OpenDocument spreadsheet (.ods)',
    way: 'Open it in Excel or LibreOffice and save it as .xlsx',
  },
  numbers: {
    what: 'a document of Apple’s Numbers or Pages',
    way: 'Open it there, choose File, Export To, Excel, and take that file',
  },
  document: {
    what: 'a text document (Word, OpenDocument or RTF)',
    way: 'Copy the table into a sheet and save that as .xlsx',
  },
  slides: { what: 'a presentation', way: 'Copy the table into a sheet and save that as .xlsx' },
  pdf: {
    what: 'a PDF',
    way: 'Take the list it was made from, or copy it into a sheet and save that as .xlsx',
  },
  page: {
    what: 'a web page, whatever its name ends in',
    way: 'Open it in Excel and save it as .xlsx, or copy the table into a sheet',
  },
  text: {
    what: 'a text, such as CSV, whatever its name ends in',
    way: 'Give it a name that ends in .csv, or open it in Excel and save it as .xlsx',
  },
  list: { what: 'a text', way: 'This works on workbooks alone: open it in Excel and save it as .xlsx' },
  picture: { what: 'a picture', way: 'Type the list into a sheet and save that as .xlsx' },
  archive: { what: 'an archive', way: 'Unpack it and take the file in it' },
  database: { what: 'a database', way: 'Export its table as .xlsx or .csv there' },
} as const;

/** `workbook` and `list` are an `.xlsx` and a text under their right names, where these are not read. */
export type FileKind = Exclude<keyof typeof FILE_KINDS, 'workbook' | 'list'>;
