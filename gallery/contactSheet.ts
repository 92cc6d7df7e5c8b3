const STYLE =
  'body{font:14px sans-serif;margin:2em}h2{margin:2em 0 .5em}img{height:320px;margin:4px;box-shadow:0 0 4px #999}';

/** A page with all pictures, each a link to itself. */
export const contactSheet = (
  specimens: readonly { readonly name: string; readonly pages: readonly string[] }[],
): string => {
  const part = ({ name, pages }: (typeof specimens)[number]): string => {
    const shown = pages.map(
      (page) => `<a href="${name}/${page}"><img src="${name}/${page}" alt="${page}"></a>`,
    );
    return `<h2>${name}</h2>\n${shown.join('\n')}`;
  };
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>\n${specimens.map(part).join('\n')}\n`;
};
