import { afterThisTest } from '../afterThisTest';

/** The files that are saved from now on, to the end of the test: their links are not followed. */
export const savedFiles = (): readonly { readonly href: string; readonly download: string }[] => {
  const files: { readonly href: string; readonly download: string }[] = [];
  const keep = (event: Event): void => {
    const link = event.target as HTMLAnchorElement;
    if (link.tagName !== 'A') return;
    event.preventDefault();
    files.push({ href: link.href, download: link.download });
  };
  document.addEventListener('click', keep);
  afterThisTest(() => document.removeEventListener('click', keep));
  return files;
};
