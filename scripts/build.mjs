// npm run build [remote-patient …]: builds what changed and puts it live in ./site. With names, builds only those, changed or not;
// a checkout without a site of its own keeps the builds for npm run deploy.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPS, EMERGENCY, SERVICES } from './build/apps.mjs';
import { createFingerprints } from './build/fingerprint.mjs';
import { homeFiles, homeTotals, toLine } from './compose/home-bytes.mjs';
import { publishBuilt } from './delivery/publish-built.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STATE_FILE = path.join(ROOT, '.local', 'builds.json');
const asked = process.argv.slice(2);

const ALL = [...APPS, EMERGENCY, SERVICES];
/** What a part is built with: a section with its documents, the host with the emergency page. */
const wholeOf = (app) => app.of ?? app.name;
const names = [...new Set(ALL.map(wholeOf))];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

const state = readState();
const fingerprintOf = createFingerprints(ROOT);

function readState() {
  try {
    return JSON.parse(readFileSync(STATE_FILE, 'utf8'));
  } catch {
    return {};
  }
}

function remember(app) {
  state[app.name] = fingerprintOf(app.sources);
  mkdirSync(path.dirname(STATE_FILE), { recursive: true });
  writeFileSync(STATE_FILE, `${JSON.stringify(state, null, 2)}\n`);
}

function isWanted(app) {
  if (asked.length > 0) return asked.includes(wholeOf(app));
  return state[app.name] !== fingerprintOf(app.sources) || !existsSync(path.join(ROOT, app.output));
}

async function buildPages() {
  const wanted = APPS.filter(isWanted);
  if (wanted.length === 0) return;
  const { buildApps } = await import('../federation/build-apps.mjs');
  await buildApps(ROOT, wanted, (app, ms) => {
    remember(app);
    console.log(`built ${app.name} in ${(ms / 1000).toFixed(1)} s`);
  });
}

function buildByScript(app) {
  if (!isWanted(app)) return;
  const { status } = spawnSync(process.execPath, [path.join(ROOT, app.script)], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  remember(app);
  console.log(`built ${app.name}`);
}

try {
  await buildPages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
buildByScript(EMERGENCY);
buildByScript(SERVICES);

const site = path.join(ROOT, 'site');
const published = await publishBuilt({ root: ROOT, site, env: process.env, asked });
if (published !== null) console.log(`${published} in ./site: ${toLine(homeTotals(await homeFiles(site)))}`);
