// npm run dev: everything with watch. Edits of pages appear without a reload, type errors in this terminal.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOST_PORT, REMOTES, SERVICES_PORT } from '../federation/remotes.mjs';
import { createTypeChecker } from './dev/check-types.mjs';
import { createServices } from './dev/services.mjs';
import { findTakenPorts } from './dev/taken-ports.mjs';
import { watchFolders } from './dev/watch-folders.mjs';
import { installDependencies, requireNode } from './setup/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

requireNode();
await installDependencies();
// Imported late, because it needs the bundler, which a fresh clone lacks when this file starts.
const { startDevServers } = await import('../federation/start-dev-servers.mjs');
const taken = await findTakenPorts([HOST_PORT, SERVICES_PORT, ...REMOTES.map((remote) => remote.port)]);
if (taken.length > 0) {
  console.error(
    `\nPort ${taken.join(', ')} is in use. Stop what uses it (perhaps npm start, or another npm run dev) and try again.\n`,
  );
  process.exit(1);
}

const packages = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'tsconfig.json')));
const services = createServices(ROOT);
const checkTypes = createTypeChecker(ROOT);

const [stopServers] = await Promise.all([
  startDevServers(ROOT, ['host', ...REMOTES.map((remote) => remote.folder)]),
  services.restart(),
]);
checkTypes(packages);

const places = Object.fromEntries(
  packages.map((name) => [name, ['src', 'migrations', 'unreleased', 'sql'].map((folder) => `${name}/${folder}`)]),
);
const stopWatching = watchFolders(ROOT, places, (changed) => {
  const isShared = [...changed].some((name) => name.startsWith('shared-'));
  checkTypes(isShared ? packages : [...changed]);
  if (['local-services', 'supabase', 'shared-contracts'].some((name) => changed.has(name))) void services.restart();
});

console.log(`
  Development:  http://localhost:${HOST_PORT}    mailbox: http://localhost:${HOST_PORT}/__mailbox
  Patient thandi@example.com, specialist naledi@example.com, password Sawubona-2026
  Ctrl-C stops everything.
`);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  stopWatching();
  await Promise.all([stopServers(), services.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
