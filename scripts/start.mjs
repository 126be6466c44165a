// npm start: from a fresh clone to a running product on http://localhost:3000.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, requireNode } from './setup/install.mjs';
import { keepRunning } from './setup/keep-running.mjs';
import { ROOT, run } from './setup/run.mjs';

requireNode();
const startedAt = Date.now();
await installDependencies();
const built = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')]);
if (built.code !== 0) process.exit(built.code);

// In a child process, so that this one can restart them. Of their output only alarms are shown.
const services = keepRunning(
  () => fork(join(ROOT, 'local-services/dist/cli.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  {
    onReady: (url) =>
      console.log(`
  Sawubona is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s:  ${url}

  Patient     thandi@example.com   password  Sawubona-2026
  Specialist  naledi@example.com   password  Sawubona-2026
  Operators   operator@example.com, operator.two@example.com, the same password
  Mailbox     ${url}/__mailbox   every mail the product sends: sign-up codes, confirmations
  Start over  npm run reset        forgets all local data; the demo data is made anew at the next start
  Stop        Ctrl-C
`),
    onEnd: () =>
      console.error('\nThe services ended unexpectedly; they are started again. What was confirmed is safe.\n'),
  },
);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  console.log('\nStopping; the database is shut down cleanly …');
  process.exit(await services.stop());
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
const code = await services.done;
if (!isStopping) {
  if (code !== 0) console.error('\nSawubona does not run. What was confirmed is safe. Start again: npm start\n');
  process.exit(code);
}
