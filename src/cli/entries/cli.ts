import { main } from '../main';
import { processIo } from '../process';

/** A pipe that closes early, such as `| head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void main(process.argv.slice(2), processIo).then((code) => {
  process.exitCode = code;
});
