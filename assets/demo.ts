import { join } from 'node:path';
import { messageOf } from '../src/language/language';
import { demonstrate } from './demonstrate';
import { EXIT } from '../src/cli/main';
import { processIo } from '../src/cli/process';

const root = join(__dirname, '..');

void demonstrate(join(root, 'assets', 'samples'), join(root, 'out'), processIo).then((done) => {
  if (done.ok) processIo.stdout(`${done.value.standings}\n\n${done.value.out}\n`);
  else for (const each of done.problems) processIo.stderr(`${messageOf(each)}\n`);
  process.exitCode = done.ok ? EXIT.done : EXIT.problems;
});
