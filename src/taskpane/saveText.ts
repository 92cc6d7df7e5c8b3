/**
 * Has the browser save a text as a file, by an address that holds all of it. Excel on the web and on Windows does so; on a Mac its
 * panes save no files, and nothing tells a page.
 */
export const saveText = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};
