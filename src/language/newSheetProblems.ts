/** What could not be done of sheets that were made. */
export const newSheetProblemsEn = {
  'looks-styles':
    'The sheets were made and can be used, but Excel did not take their fonts, colours and lines ({detail}).',
  'looks-charts':
    'The sheets were made and can be used, but Excel did not draw their charts ({detail}). Their numbers stand beside.',
  'looks-shape':
    'The sheets were made and can be used, but Excel did not take the widths of their columns ({detail}). Drag the columns wider where something is cut off.',
  'looks-conditionals':
    'The sheets were made and can be used, but Excel did not take the rules that make White bold and show in colour what to look at ({detail}).',
  'looks-tabs':
    'The sheets were made and can be used, but Excel did not take the colours of their tabs ({detail}).',
  'looks-gridlines':
    'The sheets were made and can be used, but Excel did not hide the gridlines of those that are only read ({detail}).',
  'looks-freeze':
    'The sheets were made and can be used, but Excel did not keep the headings in view ({detail}). Choose Freeze Panes under View if you want that.',
  'names-lost':
    'The sheets were made, but Excel lost names by which Roundabout finds the cells of “{sheet}”. Delete the new sheets, save the workbook and open it again, then make them once more.',
  'print-setup-failed':
    'The sheets were made, but Excel did not take the page set-up of {sheets} ({detail}). Before you print, choose landscape and “Fit to 1 page wide” under Page Layout.',
  'paper-size-failed':
    'The sheets were made, but Excel did not take the size of the paper of {sheets} ({detail}). Before you print, choose it under Page Layout.',
};
