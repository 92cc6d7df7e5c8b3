const { spawn } = require('node:child_process');

/** Runs scripts of package.json at the same time: `node build/side-by-side.cjs build:addin build:workbench`. Fails if one does. */
const run = (script) =>
  new Promise((done) => {
    const windows = process.platform === 'win32';
    spawn('npm', ['run', '--silent', script], { stdio: 'inherit', shell: windows })
      .on('error', () => done(1))
      .on('close', (code) => done(code ?? 1));
  });

void Promise.all(process.argv.slice(2).map(run)).then((codes) => {
  process.exitCode = Math.max(0, ...codes);
});
