/** Every address outside of our own that the add-in may ask for or be shown by. Nothing else is allowed. */

/** Excel's own client has to come from Microsoft, and loads its other parts from there. */
const officeJs = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

/**
 * The pages that Excel on the web shows us in, all of them: a browser asks for each page around ours, the outermost too. A
 * desktop shows us in no page. Where each address is known from stands in `docs/hosting.md`.
 */
const frames = [
  'https://*.officeapps.live.com',
  'https://*.cloud.microsoft',
  'https://*.sharepoint.com',
  'https://onedrive.live.com',
  'https://*.office.com',
  'https://*.microsoft365.com',
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
  'https://*.gov.online.office365.us',
  'https://*.sharepoint.us',
  'https://*.dod.online.office365.us',
  'https://*.sharepoint-mil.us',
  'https://*.dps.mil',
  'https://*.partner.officewebapps.cn',
  'https://*.sharepoint.cn',
];

/**
 * Whom people ask for help, as the pages name them: the e-mail or https address in ROUNDABOUT_CONTACT.
 */
const contactOf = (typed = process.env.ROUNDABOUT_CONTACT) => {
  if (!typed) return 'the person who gave you the add-in';
  const isPage = /^https:\/\/[^\s"<>&]+$/.test(typed);
  if (!isPage && !/^[^\s"<>&@:]+@[^\s"<>&@:]+\.\w+$/.test(typed))
    throw new Error(
      `The contact has to be like help@example.org or https://example.org/help, not “${typed}”.`,
    );
  return `<a href="${isPage ? '' : 'mailto:'}${typed}">${typed}</a>`;
};

const origin = (address) => new URL(address).origin;

/** Griffel makes its `<style>` elements empty and fills them by script: their text is always this. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy of our pages. `live`: while we develop, the page may ask its own server whether it changed.
 */
const policy = ({ live = false } = {}) =>
  [
    "default-src 'none'",
    `script-src 'self' ${origin(officeJs)}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self'",
    ...(live ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Who may show our pages. Browsers read this from a header only, so that it cannot stand in the pages themselves. */
const framePolicy = `frame-ancestors 'self' ${frames.join(' ')}`;

module.exports = { officeJs, contactOf, frames, policy, framePolicy };
