/** Where `manifest.xml` says that we are served from, as it stands in the repository: the development server. */
const DEVELOPMENT_BASE = 'https://localhost:3000';

/** A folder by https: no spaces, no name and password, nothing behind `?` or `#`, no page at the end. */
const FOLDER = /^https:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/;
const PAGE = /\.(html?|xml|json|zip)\/*$/i;

/** An address that Excel accepts, without its last slash. Throws what is wrong with it: a build has nobody else to tell. */
const baseAddress = (typed = DEVELOPMENT_BASE) => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !FOLDER.test(typed) || PAGE.test(url.pathname))
    throw new Error(
      `The base address has to be that of a folder, like https://example.org/roundabout, not “${typed}”.`,
    );
  return url.href.replace(/\/+$/, '');
};

/** The manifest as it is handed out: our addresses under `base`, and the version of the package. */
const filledManifest = (text, { base, version }) =>
  text
    .replaceAll(DEVELOPMENT_BASE, () => base.replaceAll('&', '&amp;'))
    .replace(/<Version>[^<]*<\/Version>/, `<Version>${version}.0</Version>`);

module.exports = { DEVELOPMENT_BASE, baseAddress, filledManifest };
