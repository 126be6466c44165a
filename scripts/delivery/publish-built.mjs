import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { builtIn, deploy, PARTS, pointerOf } from './deploy.mjs';
import { folderStore } from './folder-store.mjs';
import { originOf, teamOf } from './origin.mjs';
import { movePointers, readRegistry } from './registry.mjs';
import { settingsOf, writeSettings } from './settings.mjs';

/** Beside the state of builds: the versions that this checkout last put live itself. */
const MEMORY = '.local/published.json';

/**
 * Puts live in a checkout's own site what the checkout built since it last did, and what the site lacks. What another team
 * deployed there stays: what merely lies around is not put live.
 * @param {{ root: string, site: string, env: Record<string, string | undefined>, asked: string[] }} place `asked` folders that
 * were built by name
 * @returns {Promise<string | null>} what went live; null when nothing did
 */
export async function publishBuilt({ root, site, env, asked }) {
  const hasSite = existsSync(path.join(site, 'remotes.json'));
  const built = PARTS.map((part) => builtIn(root, part));
  // A team's checkout: it has its own section's build, and no site to put it into.
  if (!hasSite && built.includes(null)) {
    if (asked.length > 0) return null;
    throw new Error(
      `Not built yet: ${PARTS.filter((_, at) => built[at] === null)
        .map(({ folder }) => folder)
        .join(', ')}`,
    );
  }
  const store = folderStore(site);
  const memory = readMemory(root, hasSite);
  const live = await readRegistry(store);
  const isNew = (build) =>
    build !== null && (pointerOf(live, build.name) === undefined || memory[build.name] !== build.version);
  const fresh = built.filter(isNew);
  const origin = await originOf(root);
  const teams = Object.fromEntries(PARTS.map(({ name, folder }) => [name, teamOf(root, folder)]));
  const by = userInfo().username;
  const hasOtherSettings = await writeSettings(store, settingsOf(env));
  if (fresh.length > 0) await deploy(store, fresh, { root, origin, teams, by });
  else if (hasOtherSettings)
    await movePointers(store, { kind: 'settings', what: 'settings', version: '', by }, (known) => known);
  else return null;
  for (const { name, version } of fresh) memory[name] = version;
  writeMemory(root, memory);
  return fresh.length > 0 ? `${fresh.map(({ name }) => name).join(', ')} live` : 'new settings live';
}

function readMemory(root, hasSite) {
  const file = path.join(root, MEMORY);
  return hasSite && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function writeMemory(root, memory) {
  const file = path.join(root, MEMORY);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(memory, null, 2)}\n`);
}
