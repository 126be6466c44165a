// Waits until whoever started it closes its input, or dies; then ends the services and the database that are left, and
// removes their folders. node clear-away.mjs <state folder> <bundle of the services>
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [stateDir, bundle] = process.argv.slice(2);

function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function endServices() {
  let owner = 0;
  try {
    owner = Number(readFileSync(join(stateDir, 'owner'), 'utf8'));
  } catch {
    return;
  }
  // The number may belong to any other program by now.
  if (!owner || !commandLine(owner).includes(bundle)) return;
  process.kill(owner, 'SIGKILL');
  while (commandLine(owner).includes(bundle)) await pause(50);
}

for await (const _ of process.stdin);
await endServices();
const { resetLocalState, settingsFrom } = await import(pathToFileURL(join(bundle, 'main.mjs')).href);
await resetLocalState(settingsFrom({ LOCAL_STATE_DIR: stateDir, SITE_DIR: stateDir }));
await rm(stateDir, { recursive: true, force: true });
await rm(bundle, { recursive: true, force: true });
