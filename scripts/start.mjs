// npm start: from a fresh clone to a running product on http://localhost:3000.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies, requireNode } from './setup/install.mjs';
import { ROOT, run } from './setup/run.mjs';

requireNode();
const startedAt = Date.now();
await installDependencies();
const built = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')]);
if (built.code !== 0) process.exit(built.code);

// In this process rather than a child of it: one Node less in memory.
const { printAlarms, settingsFrom, startServices } = await import(
  pathToFileURL(join(ROOT, 'local-services/dist/main.mjs')).href
);
let services;
try {
  services = await startServices(settingsFrom(process.env), printAlarms);
} catch (error) {
  console.error(`\nSawubona could not start: ${error.message}\n`);
  process.exit(1);
}

console.log(`
  Sawubona is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s:  ${services.url}

  Patient     thandi@example.com   password  Sawubona-2026
  Specialist  naledi@example.com   password  Sawubona-2026
  Operators   operator@example.com, operator.two@example.com, the same password
  Mailbox     ${services.url}/__mailbox   every mail the product sends: sign-up codes, confirmations
  Start over  npm run reset        forgets all local data; the demo data is made anew at the next start
  Stop        Ctrl-C
`);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  console.log('\nStopping; the database is shut down cleanly …');
  await services.close();
  process.exit(0);
}
services.databaseDied.then(() => {
  console.error('\nThe database ended unexpectedly. What was confirmed is safe in it. Start again: npm start\n');
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
