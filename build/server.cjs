const { framePolicy } = require('./addresses.cjs');

const PORT = 3000;

/** Certificates that Excel on this machine trusts; without them a browser can still be told to go on. */
const certificates = async () => {
  try {
    // Loaded here, because it touches the user's key store, which no build should.
    const { getHttpsServerOptions } = require('office-addin-dev-certs');
    return { type: 'https', options: await getHttpsServerOptions() };
  } catch {
    console.warn(
      'No certificate that Excel trusts could be installed; serving with one that browsers warn of.',
    );
    return 'https';
  }
};

/** The development server at `https://localhost:3000`, which is where `manifest.xml` looks. */
const developmentServer = async () => ({
  host: 'localhost',
  port: PORT,
  server: await certificates(),
  // Excel on the web fetches the icons from pages of its own.
  headers: { 'Content-Security-Policy': framePolicy, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  static: false,
  // Parts are never swapped in a running pane, and nothing is drawn over it: its policy forbids both.
  hot: false,
  client: { overlay: false },
});

module.exports = { developmentServer, PORT };
