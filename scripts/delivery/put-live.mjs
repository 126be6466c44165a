import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../federation/build-record.mjs';
import { CHECKER_WORKER_FILE, composeChecker, keptFiles, readChecker } from '../compose/checker.mjs';
import { composeEmergency, PAGE, readEmergency } from '../compose/emergency.mjs';
import { composeHeaders, foreignOrigins } from '../compose/headers.mjs';
import { composeLicences, LICENCES_FILE } from '../compose/licences.mjs';
import { composePages } from '../compose/page-documents.mjs';
import {
  composeLanding,
  composeShell,
  FONTS,
  pageAssets,
  REGISTRY_PLACE,
  sourceOf,
  toInlineTheme,
} from '../compose/page-html.mjs';
import { composePushWorker, PUSH_WORKER_FILE } from '../compose/push.mjs';
import { readHost } from '../compose/read-host.mjs';
import { staticHostFiles } from '../compose/static-hosts.mjs';
import { frameOf } from './host-frame.mjs';
import { inTurns } from './in-turns.mjs';
import { POINTER_FILE, toJson } from './pointer.mjs';
import { Refusal } from './refusal.mjs';
import { hostFolder, storedNotices, storedSection } from './releases.mjs';
import { runDocuments } from './run-documents.mjs';
import { readSettings } from './settings.mjs';

/** @import { Registry } from './pointer.mjs' */

/** The section that draws the landing page and brings what devices keep of the symptom checker. */
const LANDING = 'public';

/**
 * Makes the documents that a registry asks for, of the stored releases alone. Changes nothing that is live.
 * @param {import('./store.mjs').Store} store
 * @param {Registry} registry
 * @returns {Promise<Prepared>}
 * @typedef {{ files: [key: string, content: string | Buffer][], compress(): Promise<void> }} Prepared `files` in the order in which
 * they are to be written
 * @throws when a release lacks something
 */
export async function prepareLive(store, registry) {
  // A site begins with its host: sections that come before it have no document yet.
  if (registry.host === undefined || registry.remotes[LANDING] === undefined)
    return { files: [], compress: async () => undefined };
  const root = await hostFolder(store, registry.host);
  const frame = await readFrame(store, registry, root);
  const { host, settings, parts, prerender } = frame;
  const connect = foreignOrigins(settings.environment);
  const hostFiles = await putHostFiles(store, host);
  const emergency = await composeEmergencyPage(store, root, frame, connect);
  const sections = await Promise.all(
    Object.entries(registry.remotes).map(([name, pointer]) => documentsOf(store, frame, name, pointer)),
  );
  const pages = sections.flatMap((one) => one.pages);
  const documents = {
    [PAGE]: { file: emergency.documentFile, policy: emergency.policy },
    ...Object.fromEntries(pages.map(({ address, file, inline }) => [address, { file, inline }])),
  };
  const shell = composeShell(host, parts);
  const headers = composeHeaders({ connect, inline: sourceOf(parts.theme), documents });
  const routes = withSections(prerender.listRoutes(), registry);
  const files = [
    ...hostFiles,
    ...Object.entries(emergency.files),
    ...pages.map(({ file, html }) => [file, html]),
    [LICENCES_FILE, composeLicences(await storedNotices(store, registry))],
    ['headers.json', toJson(headers)],
    // Settings that were stored by an older release say nothing of it.
    [PUSH_WORKER_FILE, composePushWorker(root, settings.offersPushes ?? true)],
    ['routes.json', toJson(routes)],
    ['contact.json', toJson(settings.contact)],
    ['shell.html', shell],
    ...(settings.insertsRegistry ? [] : staticHostFiles(headers, routes, shell)),
    ['index.html', sections.map(({ landing }) => landing).find((one) => one !== undefined)],
    // The worker last, so that the files it names are there.
    [CHECKER_WORKER_FILE, await composeCheckerWorker(store, registry, { root, shell, frame })],
  ];
  // What a server puts the registry into, and the registry, are compressed when they are sent.
  const filled = new Set([
    POINTER_FILE,
    ...files.filter(([, content]) => content.includes(REGISTRY_PLACE)).map(([key]) => key),
  ]);
  const isLeftOut = (key) => key.startsWith('.releases/') || filled.has(key);
  return { files, compress: () => store.compress(isLeftOut) };
}

/** The host's addresses, and those of the sections that bring theirs. */
function withSections({ paths, prefixes }, { remotes }) {
  const own = Object.entries(remotes).flatMap(([name, { routes = [] }]) =>
    routes.map((route) => (route.path === '' ? `/${name}` : `/${name}/${route.path}`)),
  );
  return { paths: [...paths, ...own], prefixes };
}

/**
 * Writes what was prepared and is not there already, and the pointer last. Only inside of the lock.
 * @param {Buffer | null} before the pointer as it was read
 * @throws when somebody moved the pointer meanwhile
 */
export async function putLive(store, registry, { files, compress }, before) {
  const known = await inTurns(files, ([key]) => store.read(key));
  for (const [at, [key, content]] of files.entries())
    if (known[at] === null || !known[at].equals(Buffer.from(content))) await store.write(key, content);
  await compress();
  if (!(await store.swap(POINTER_FILE, before, toJson(registry))))
    throw new Refusal(
      `Somebody moved the pointer by hand while release ${registry.release} was put live. It stands in the history, and goes live with npm run status -- finish.`,
    );
}

async function readFrame(store, registry, root) {
  const host = readHost(root);
  const settings = await readSettings(store);
  const prerender = await frameOf(store, registry);
  const theme = toInlineTheme(readFileSync(path.join(host.folder, 'theme.js')));
  const { environment, insertsRegistry } = settings;
  const parts = { boot: { environment }, theme, insertsRegistry };
  // The settings name the code that makes documents, too.
  const mark = createHash('sha256').update(registry.host.version).update(JSON.stringify(settings));
  return { host, settings, prerender, parts, mark: mark.digest('hex') };
}

/** Puts the host's files that have their hash in their name. @returns the others */
async function putHostFiles(store, host) {
  const isNamed = (file) => file.startsWith('static/');
  const read = (file) => readFileSync(path.join(host.folder, file));
  const there = new Set(await store.list('static'));
  const missing = host.files.filter((file) => isNamed(file) && !there.has(file));
  await inTurns(missing, (file) => store.create(file, read(file)));
  return host.files.filter((file) => !isNamed(file)).map((file) => [file, read(file)]);
}

/**
 * Draws the documents of a section, or takes those that were drawn of the same releases before.
 * @returns {Promise<{ pages: { address: string, file: string, html: string, inline: string }[], landing?: string }>}
 */
async function documentsOf(store, frame, name, pointer) {
  const key = `.releases/documents/${hashOf(frame.mark + name + pointer.version)}.json`;
  const known = await store.read(key);
  if (known !== null) return JSON.parse(known.toString());
  const section = await storedSection(store, name, pointer);
  const drawn = runDocuments(section.documents, frame.prerender.shared, `${name} ${pointer.version}`);
  const { host, parts, prerender } = frame;
  const pages = composePages(host, parts, section, await prerender.listPages(name, drawn, section.record.routes));
  const landing =
    name === LANDING
      ? {
          landing: composeLanding(host, parts, {
            prerendered: await prerender.renderHome(drawn),
            assets: pageAssets(section, 'home'),
          }),
        }
      : {};
  const made = { pages, ...landing };
  await store.write(key, toJson(made));
  return made;
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Composes the emergency page. Its script is content-named; the other files are revalidated. */
async function composeEmergencyPage(store, root, { host, settings }, connect) {
  const parts = await readEmergency(root);
  const theme = await putHashed(store, 'static/js/theme', readFileSync(path.join(host.folder, 'theme.js')));
  const script = await putHashed(store, 'static/js/emergency', parts.script);
  const { environment, keepsEmergency: isKept } = settings;
  return composeEmergency(parts, { environment, isKept, theme, connect, script, faviconUrl: '/favicon.svg' });
}

async function putHashed(store, name, content) {
  const file = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
  await store.create(file, content);
  return { url: `/${file}`, integrity: integrityOf(content) };
}

/** Composes what devices keep of the symptom checker. */
async function composeCheckerWorker(store, registry, { root, shell, frame }) {
  const fonts = frame.host.files.filter((file) => FONTS.test(file)).map((file) => `/${file}`);
  const build = await storedSection(store, LANDING, registry.remotes[LANDING]);
  const kept = { shell, fonts, build };
  const isKept = frame.settings.keepsChecker;
  const site = await store.local(isKept ? keptFiles(kept).map((url) => url.slice(1)) : []);
  return composeChecker(readChecker(root), { ...kept, site, isKept });
}
