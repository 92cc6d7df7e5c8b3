/** Where `manifest.xml` says that we are served from, as it stands in the repository: the development server. */
const DEVELOPMENT_BASE = 'https://localhost:3000';

/** An address that Excel accepts, without its last slash. Throws what is wrong with it: a build has nobody else to tell. */
const baseAddress = (typed = DEVELOPMENT_BASE) => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '')
    throw new Error(`The base address has to be like https://example.org/roundabout, not “${typed}”.`);
  return url.href.replace(/\/+$/, '');
};

/** The manifest as it is handed out: our addresses under `base`, and the version of the package. */
const filledManifest = (text, { base, version }) =>
  text
    .replaceAll(DEVELOPMENT_BASE, () => base.replaceAll('&', '&amp;'))
    .replace(/<Version>[^<]*<\/Version>/, `<Version>${version}.0</Version>`);

module.exports = { DEVELOPMENT_BASE, baseAddress, filledManifest };
