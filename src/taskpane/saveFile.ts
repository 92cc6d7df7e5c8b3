const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/**
 * Has the browser save a text or bytes as a file, by an address that holds all of it. Excel on the web and on Windows does so; on a Mac and an
 * iPad its panes save no files.
 */
export const saveFile = (name: string, type: string, content: string | Uint8Array): void => {
  const link = document.createElement('a');
  link.href =
    typeof content === 'string'
      ? `data:${type};charset=utf-8,${encodeURIComponent(content)}`
      : `data:${type};base64,${base64Of(content)}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};
