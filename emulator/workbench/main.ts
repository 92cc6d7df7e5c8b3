import { resolve } from 'node:path';
import { selfSigned } from './certificate';
import { serve } from './server';

const USAGE = 'npm run workbench -- [--port N] [--https]';

/** `--port N`: where to listen, 3030 if left out; `--https`: with a certificate of its own, for `?channel=C`. */
const main = async (argv: readonly string[]): Promise<void> => {
  const at = argv.indexOf('--port');
  const port = at < 0 ? 3030 : Number(argv[at + 1]);
  const known = argv.every(
    (word, index) => ['--port', '--https'].includes(word) || (at >= 0 && index === at + 1),
  );
  if (!known || !Number.isInteger(port) || port < 0 || port > 65_535) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const secure = argv.includes('--https');
  const { address } = await serve({
    root: resolve(__dirname, '..'),
    port,
    ...(secure ? { certificate: await selfSigned() } : {}),
  });
  process.stdout.write(`Open ${address} in your browser. Ctrl+C stops the workbench.\n`);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
