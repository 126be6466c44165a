// Assembles the builds into ./site, which a web server or CDN serves. Run alone after one remote was rebuilt, it deploys that
// section without the others.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { integrityOf } from '../federation/build-record.mjs';
import { CHECKER_WORKER_FILE, composeChecker, readChecker } from './compose/checker.mjs';
import { compressFolder } from './compose/compress.mjs';
import { composeEmergency, PAGE, readEmergency } from './compose/emergency.mjs';
import { composeHeaders, foreignOrigins } from './compose/headers.mjs';
import { homeFiles, homeTotals, toLine } from './compose/home-bytes.mjs';
import { composeLicences, LICENCES_FILE } from './compose/licences.mjs';
import { composePages } from './compose/page-documents.mjs';
import { composeLanding, composeShell, FONTS, pageAssets, sourceOf, toInlineTheme } from './compose/page-html.mjs';
import { readBuilds, readHost, toRegistry } from './compose/read-builds.mjs';
import { composeEnvironment, keepsEmergencyPage, keepsSymptomChecker } from './compose-environment.mjs';

/** How many builds of each remote are kept, so that pages opened before a deploy still find their files. */
const KEPT_BUILDS = 5;
const STAMP = 'composed.json';

/** Composes unless the folder already matches these builds and this environment. */
export async function composeIfNeeded(root, env) {
  const site = path.join(root, 'site');
  const stamp = stampOf(root, env);
  const known = path.join(site, STAMP);
  if (existsSync(known) && readFileSync(known, 'utf8') === stamp) return null;
  const result = await compose(root, env);
  writeFileSync(known, stamp);
  return result;
}

/** Writes the folder. Content-named files first, then those that point at them, each replaced atomically. */
export async function compose(root, env) {
  const site = path.join(root, 'site');
  const environment = composeEnvironment(env);
  const host = readHost(root);
  const { builds, missing } = readBuilds(root);
  if (missing.length > 0) throw new Error(`Not built yet: ${missing.join(', ')}`);
  const prerender = await import(pathToFileURL(path.join(root, 'host', 'dist-prerender', 'prerender.js')).href);

  mkdirSync(site, { recursive: true });
  for (const file of host.files)
    cpSync(path.join(host.folder, file), path.join(site, file), { preserveTimestamps: true });
  for (const build of builds) copyBuild(site, build);
  const themeScript = readFileSync(path.join(host.folder, 'theme.js'));
  const theme = toInlineTheme(themeScript);
  const themeFile = writeHashed(site, 'static/js/theme', 'js', themeScript);
  const registry = toRegistry(builds);
  const parts = { boot: { environment, registry }, theme };
  const landing = builds.find(({ remote }) => remote.name === 'public');
  const assets = pageAssets(landing, 'home');
  const index = composeLanding(host, parts, { prerendered: await prerender.renderHome(), assets });

  const connect = foreignOrigins(environment);
  const emergency = await writeEmergency(root, site, {
    environment,
    isKept: keepsEmergencyPage(env),
    theme: themeFile,
    connect,
  });

  const pages = composePages(host, parts, builds, await prerender.listPages());
  for (const { file, html } of pages) replaceFile(site, file, html);
  const packages = [...host.packages, ...emergency.packages, ...builds.flatMap(({ record }) => record.packages)];
  replaceFile(site, LICENCES_FILE, composeLicences(root, packages));
  const documents = {
    [PAGE]: { file: emergency.documentFile, policy: emergency.policy },
    ...Object.fromEntries(pages.map(({ address, file, inline }) => [address, { file, inline }])),
  };
  replaceFile(site, 'headers.json', toJson(composeHeaders({ connect, inline: sourceOf(theme), documents })));
  replaceFile(site, 'routes.json', toJson(prerender.listRoutes()));
  const shell = composeShell(host, parts);
  replaceFile(site, 'shell.html', shell);
  replaceFile(site, 'index.html', index);
  replaceFile(site, 'remotes.json', toJson(registry));
  const fonts = host.files.filter((file) => FONTS.test(file)).map((file) => `/${file}`);
  // The worker last, so that the files it names exist.
  const checker = composeChecker(readChecker(root), {
    site,
    shell,
    fonts,
    build: landing,
    isKept: keepsSymptomChecker(env),
  });
  replaceFile(site, CHECKER_WORKER_FILE, checker);
  await compressFolder(site);
  return { landing: homeTotals(await homeFiles(site)) };
}

/** Copies one build of a remote into its own folder of the site, and deletes the oldest. */
export function copyBuild(site, { remote, base, folder }) {
  const target = path.join(site, base);
  if (!existsSync(target)) cpSync(folder, target, { recursive: true, preserveTimestamps: true });
  const home = path.join(site, 'r', remote.container);
  const known = existsSync(path.join(home, 'order.json'))
    ? JSON.parse(readFileSync(path.join(home, 'order.json'), 'utf8'))
    : [];
  const id = path.basename(base);
  const order = [id, ...known.filter((one) => one !== id)].slice(0, KEPT_BUILDS);
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (entry.isDirectory() && !order.includes(entry.name)) rmSync(path.join(home, entry.name), { recursive: true });
  }
  writeFileSync(path.join(home, 'order.json'), toJson(order));
}

/** Writes the emergency page. Its script is content-named; the other files are revalidated. */
async function writeEmergency(root, site, place) {
  const parts = await readEmergency(root);
  const script = writeHashed(site, 'static/js/emergency', 'js', parts.script);
  const composed = composeEmergency(parts, { ...place, script, faviconUrl: '/favicon.svg' });
  for (const [file, content] of Object.entries(composed.files)) replaceFile(site, file, content);
  return { ...composed, packages: parts.packages };
}

function writeHashed(site, name, ending, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.${ending}`;
  replaceFile(site, file, content);
  return { url: `/${file}`, integrity: integrityOf(content) };
}

/** Replaces a file atomically, so that a reader never sees half of one. */
export function replaceFile(site, file, content) {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  for (const ending of ['br', 'gz']) rmSync(`${target}.${ending}`, { force: true });
  writeFileSync(`${target}.new`, content);
  renameSync(`${target}.new`, target);
}

export const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

function stampOf(root, env) {
  const settings = [composeEnvironment(env), keepsEmergencyPage(env), keepsSymptomChecker(env)];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const inputs = [
    'host/dist/index.html',
    'host/dist/build.json',
    'emergency/dist/build.json',
    'host/dist/theme.js',
    'host/dist-prerender/prerender.js',
    'emergency/dist/render.mjs',
    'emergency/dist/page.js',
    'emergency/dist/style.css',
    'emergency/dist/worker.js',
    'emergency/dist/remove-worker.js',
    'emergency/dist/checker-worker.js',
    'emergency/dist/remove-checker-worker.js',
    'scripts/compose.mjs',
  ];
  const records = readBuilds(root).builds.map(({ record }) => JSON.stringify(record));
  for (const file of readdirSync(path.join(root, 'scripts', 'compose')).sort()) inputs.push(`scripts/compose/${file}`);
  for (const file of inputs) if (existsSync(path.join(root, file))) hash.update(readFileSync(path.join(root, file)));
  return hash.update(records.join()).digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { landing } = await compose(fileURLToPath(new URL('..', import.meta.url)), process.env);
  console.log(`composed ./site: ${toLine(landing)}`);
}
