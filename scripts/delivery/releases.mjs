import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdOf, DOCUMENTS_FOLDER, DOCUMENTS_NAME, listFiles, RECORD_FILE } from '../../federation/build-record.mjs';
import { readNotices } from '../compose/licences.mjs';
import { inTurns } from './in-turns.mjs';
import { toJson } from './pointer.mjs';

/** Private to the site: what its documents are made of. Servers do not serve it. */
const PRIVATE = '.releases';
const DOCUMENTS_FILE = `${DOCUMENTS_NAME}.js`;
const NOTICES_FILE = 'notices.json';
/** What a release of the host is made of, below its checkout. */
const HOST_PARTS = ['host/dist', 'host/dist-prerender', 'emergency/dist'];

const homeOf = (name, version) => `${PRIVATE}/${name}/${version}`;
/** Builds of a section lie in one folder: what two of them share is stored, and loaded, once. */
export const baseOf = (container) => `/r/${container}/`;
const detailsOf = (container, version) => `${baseOf(container)}release.${version}.json`;
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads a section's build in its checkout, or in a repository of its own. @returns null when it was never built */
export function builtSection(root, { name, folder, container }) {
  const dist = path.resolve(root, folder, 'dist');
  if (!existsSync(path.join(dist, RECORD_FILE))) return null;
  const record = readJson(path.join(dist, RECORD_FILE));
  const documents = path.resolve(root, folder, DOCUMENTS_FOLDER, DOCUMENTS_FILE);
  const content = existsSync(documents) ? readFileSync(documents) : null;
  return { name, folder, container, dist, record, documents: content, version: record.buildId };
}

/** Reads the host's build in its checkout, with the emergency page. @returns null when it was never built */
export function builtHost(root) {
  if (!HOST_PARTS.every((part) => existsSync(path.join(root, part)))) return null;
  const files = HOST_PARTS.flatMap((part) => listFiles(path.join(root, part)).map((file) => `${part}/${file}`));
  const contents = files.map((file) => [file, readFileSync(path.join(root, file))]);
  return {
    name: 'host',
    contents,
    version: buildIdOf(contents),
    record: readJson(path.join(root, 'host/dist', RECORD_FILE)),
  };
}

/** Puts a file whose name has its content's hash. @throws when another content has that name */
async function putNamed(store, key, content) {
  if (await store.create(key, content)) return;
  const known = await store.read(key);
  if (known !== null && !known.equals(Buffer.from(content)))
    throw new Error(`${key} is there already with another content`);
}

const putNotices = (store, root, { name, version, record }) =>
  putNamed(store, `${homeOf(name, version)}/${NOTICES_FILE}`, toJson(readNotices(root, record.packages)));

/**
 * Stores a section's files, which nothing points at yet.
 * @param build from builtSection
 * @returns {Promise<object>} its pointer, without who deploys it
 */
export async function putSection(store, build) {
  const { name, container, dist, record, documents, version } = build;
  const base = baseOf(container);
  await inTurns(record.files, (file) =>
    putNamed(store, `${base}${file}`.slice(1), readFileSync(path.join(dist, file))),
  );
  await putNotices(store, path.join(dist, '../..'), build);
  if (documents !== null) await putNamed(store, `${homeOf(name, version)}/${DOCUMENTS_FILE}`, documents);
  const { packages: _, ...said } = record;
  const details = detailsOf(container, version);
  await putNamed(store, details.slice(1), toJson(said));
  const { entry, integrity, contracts, routes } = record;
  return { version, contracts, container, entry: base + entry, integrity, details, ...(routes && { routes }) };
}

/** Stores a release of the host, which nothing points at yet. @returns its version, of which `putLive` makes documents */
export async function putHost(store, root, build) {
  const { name, contents, version, record } = build;
  await inTurns(contents, ([file, content]) => putNamed(store, `${homeOf(name, version)}/${file}`, content));
  await putNotices(store, root, build);
  return { version, contracts: record.contracts };
}

/** A folder of this machine with the parts of a stored release of the host, laid out as in its checkout. */
export async function hostFolder(store, { version }) {
  const home = homeOf('host', version);
  return path.join(await store.local(await store.list(home)), home);
}

/** Reads a stored section, as documents are made of it. @throws when a file of it was deleted */
export async function storedSection(store, name, pointer) {
  const { container, version, details } = pointer;
  const content = await store.read(details.slice(1));
  if (content === null) throw new Error(`Release ${version} of ${name} is no longer stored`);
  const base = baseOf(container);
  const record = JSON.parse(content.toString());
  const documents = await store.read(`${homeOf(name, version)}/${DOCUMENTS_FILE}`);
  const site = await store.local(record.files.map((file) => (base + file).slice(1)));
  return {
    remote: { name, container },
    record,
    folder: path.join(site, base),
    base,
    documents: documents?.toString() ?? null,
  };
}

/** Whether every file of a stored release is still there. */
export async function isStored(store, name, pointer) {
  if (name === 'host')
    return (await store.read(`${homeOf(name, pointer.version)}/${HOST_PARTS[0]}/${RECORD_FILE}`)) !== null;
  const content = await store.read(pointer.details.slice(1));
  if (content === null) return false;
  const there = new Set(await store.list(baseOf(pointer.container).slice(1)));
  return JSON.parse(content.toString()).files.every((file) => there.has((baseOf(pointer.container) + file).slice(1)));
}

/** Reads the licence notices of stored releases. */
export async function storedNotices(store, registry) {
  const releases = [['host', registry.host], ...Object.entries(registry.remotes)];
  const read = releases.map(([name, { version }]) => store.read(`${homeOf(name, version)}/${NOTICES_FILE}`));
  return (await Promise.all(read)).flatMap((content) => JSON.parse(content?.toString() ?? '[]'));
}

/** The newest releases that stay, by number. */
const KEPT = 5;
/** Days that every release stays, because tabs are open for as long. */
export const KEPT_DAYS = 7;

/**
 * Deletes a name's releases that nobody needs: all but the five newest, those of the last seven days, and what is live.
 * @param history newest first
 * @returns {Promise<string[]>} the versions that are gone
 */
export async function prune(store, history, name, now = Date.now()) {
  const pointers = new Map();
  for (const { at, registry } of history) {
    const named = name === 'host' ? [registry.host] : [registry.remotes[name], registry.remotes[name]?.canary];
    for (const pointer of named.filter((one) => one !== undefined)) {
      const isKept = pointers.size < KEPT || now - Date.parse(at) < KEPT_DAYS * 86_400_000;
      if (!pointers.has(pointer.version)) pointers.set(pointer.version, { pointer, isKept });
    }
  }
  const gone = [...pointers.values()].filter(({ isKept }) => !isKept).map(({ pointer }) => pointer);
  if (gone.length === 0) return [];
  for (const { version } of gone) await store.remove(homeOf(name, version));
  const kept = [...pointers.values()].filter(({ isKept }) => isKept).map(({ pointer }) => pointer);
  const needed = new Set((await Promise.all(kept.map((pointer) => keysOf(store, name, pointer)))).flat());
  for (const key of await store.list(name === 'host' ? 'static' : baseOf(gone[0].container).slice(1))) {
    const file = key.replace(/\.(br|gz)$/, '');
    if (!needed.has(file) && !MADE_WITH_DOCUMENTS.test(file)) await store.remove(key);
  }
  return gone.map(({ version }) => version);
}

/** Scripts that are put beside the host's own when documents are made. */
const MADE_WITH_DOCUMENTS = /^static\/js\/(theme|emergency)\./;

/** The public files of a stored release whose names have their content's hash. */
async function keysOf(store, name, pointer) {
  if (name === 'host') {
    const built = `${homeOf(name, pointer.version)}/${HOST_PARTS[0]}/`;
    return (await store.list(built)).map((key) => key.slice(built.length));
  }
  const content = await store.read(pointer.details.slice(1));
  if (content === null) throw new Error(`Release ${pointer.version} of ${name} is no longer stored`);
  const { files } = JSON.parse(content.toString());
  return [pointer.details.slice(1), ...files.map((file) => (baseOf(pointer.container) + file).slice(1))];
}
