const { spawnSync } = require('node:child_process');
const { PORT } = require('./server.cjs');

/** Excel with the add-in is started and stopped by Microsoft's tool, which knows these two only and says so in passing. */
const PLATFORMS = ['win32', 'darwin'];

const ELSEWHERE = [
  'Excel runs on Windows and Mac only, so that there is none to start here.',
  'To try Roundabout without Excel:    npm run workbench',
  'To serve it to Excel on the web:    npm run dev-server',
].join('\n');

/** What to run for `start` and `stop`, as arguments of the tool. */
const COMMANDS = {
  start: ['start', 'manifest.xml', '--app', 'excel', '--dev-server-port', String(PORT)],
  stop: ['stop', 'manifest.xml'],
};

/**
 * Runs `start` or `stop`; answers the exit code.
 * @param {string} command
 * @param {{ platform?: string, tell?: (text: string) => void, spawn?: (file: string, args: string[], options: object) => { status: number | null } }} outside
 */
const run = (command, { platform = process.platform, tell = console.error, spawn = spawnSync } = {}) => {
  if (!PLATFORMS.includes(platform)) {
    tell(ELSEWHERE);
    return 1;
  }
  const tool = require.resolve('office-addin-debugging/cli.js');
  return spawn(process.execPath, [tool, ...COMMANDS[command]], { stdio: 'inherit' }).status ?? 1;
};

module.exports = { run };

if (require.main === module) process.exitCode = run(process.argv[2]);
