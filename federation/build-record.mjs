import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { bundledFiles, packagesOf } from './bundled-packages.mjs';
import { contractsOf } from './contracts-of.mjs';
import { ENTRY_FILE } from './remotes.mjs';
import { routesOf } from './routes-of.mjs';
import { findUnscoped } from './unscoped-styles.mjs';

/** Beside the output of each build; what the compose step needs to know of it. */
export const RECORD_FILE = 'build.json';

/** Below a section's folder: its pages as code for Node, which draws their documents. */
export const DOCUMENTS_FOLDER = 'dist-documents';
export const DOCUMENTS_NAME = 'documents';

/** Files below a folder, relative, sorted, with forward slashes. */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Of the functions that Subresource Integrity (W3C, section 3.2) knows the shortest: entries carry one for every chunk. */
export const INTEGRITY_FUNCTION = 'sha256';

export function integrityOf(content) {
  return `${INTEGRITY_FUNCTION}-${createHash(INTEGRITY_FUNCTION).update(content).digest('base64')}`;
}

/**
 * Names files by what is in them: the same output is the same build, whenever and wherever it was made.
 * @param {[name: string, content: Buffer][]} files
 */
export function buildIdOf(files) {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0`).update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Puts a hash of the content into the name, so that builds can lie in one folder and share what did not change. */
const hashedName = (file, content) =>
  file.replace(/\.js$/, `.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`);

function pageFiles(stats) {
  const groups = stats.toJson({ all: false, chunkGroups: true, assets: true }).namedChunkGroups ?? {};
  const files = (name) =>
    (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  const called = (prefix) => {
    const names = Object.keys(groups).filter((name) => name.startsWith(prefix));
    return names.sort().map((name) => [name.slice(prefix.length), files(name)]);
  };
  return {
    manifest: files('__federation_expose_manifest'),
    pages: Object.fromEntries(called('page-')),
    // What a page fetches once it is drawn, where the code names it for those who need to know.
    parts: Object.fromEntries(called('part-')),
  };
}

/**
 * Scripts of `src/early` run before everything else on the page of their name; the compose step puts them there. Bundled
 * apart: the federation library puts its runtime into every entry of a build, and that one runs only after the host.
 */
function buildEarly(cwd, folder) {
  const place = path.join(cwd, 'src', 'early');
  const names = existsSync(place) ? readdirSync(place).map((file) => /^([\w-]+)\.ts$/.exec(file)?.[1]) : [];
  const scripts = names.filter(Boolean).map((name) => {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(place, `${name}.ts`)],
      write: false,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
    });
    const [{ contents }] = outputFiles;
    const file = hashedName(`static/js/early-${name}.js`, contents);
    writeFileSync(path.join(folder, file), contents);
    return [name, file];
  });
  return Object.fromEntries(scripts);
}

/** Gives the entry, which the bundler names the same in every build, a name of its content. */
function renameEntry(folder) {
  const content = readFileSync(path.join(folder, ENTRY_FILE));
  const name = hashedName(ENTRY_FILE, content);
  renameSync(path.join(folder, ENTRY_FILE), path.join(folder, name));
  return name;
}

/** The section's drawn pages, if it has any; built before, because their content is part of the build's name. */
function readDocuments(cwd) {
  const file = path.join(cwd, DOCUMENTS_FOLDER, `${DOCUMENTS_NAME}.js`);
  return existsSync(path.join(cwd, 'src', 'documents.ts')) ? [[`${DOCUMENTS_NAME}.js`, readFileSync(file)]] : [];
}

/** The host's chunk that talks to the backend, and the cache of answers, which the sections share. */
const DATA_CHUNK = 'data';
const CACHE_CHUNK = 'queries';
/** With what the host shares of it: in a file of its own that would be asked for in a step of its own. */
const CACHE_MODULES = /[\\/]@tanstack[\\/]|[\\/]remotes[\\/]shared[\\/]query-cache\.ts$/;
const PROVIDER_CHUNK = 'identity-client';
const PROVIDER_MODULES = /[\\/]@clerk[\\/](?:react|shared)[\\/]|[\\/]remotes[\\/]shared[\\/]identity-client\.ts$/;
/** What opens, renews and ends a session, and brings news live: no first question waits for it, and no document names it. */
const SESSION_CHUNK = 'session';

/** The host's chunks of which each is one file: the entry, which every page loads, carries a hash for every file. */
const WHOLE_CHUNKS = Object.fromEntries(
  [DATA_CHUNK, SESSION_CHUNK].map((name) => [
    name,
    { test: /[\\/]node_modules[\\/]/, name, chunks: (chunk) => chunk.name === name, enforce: true },
  ]),
);

/** The host's code around the identity provider's client. */
const IDENTITY_CHUNK = 'identity';

/** What the host fetches for a page of signing in, before the provider's own scripts. */
function identityCode(stats) {
  const group = stats.toJson({ all: false, chunkGroups: true, assets: true }).namedChunkGroups[IDENTITY_CHUNK];
  if (group === undefined) throw new Error('The host has no chunk with the code of the identity');
  return group.assets.map(({ name }) => name).filter(isCode);
}

/** What the host fetches for a page that asks the backend. */
function dataFiles(stats) {
  const { namedChunkGroups, chunks } = stats.toJson({ all: false, chunkGroups: true, chunks: true, assets: true });
  const named = namedChunkGroups[DATA_CHUNK].assets.map(({ name }) => name);
  const cache = chunks.filter(({ names }) => names.includes(CACHE_CHUNK)).flatMap(({ files }) => files);
  if (cache.length === 0) throw new Error('The host has no chunk with the cache of answers');
  if (namedChunkGroups[SESSION_CHUNK] === undefined) throw new Error('The whole client is in no chunk of its own');
  return [...new Set([...named, ...cache])].filter((file) => file.endsWith('.js'));
}

/**
 * Rsbuild plugin: after a production build of the host writes `build.json` with the files that a page's data and a sign-in need.
 * @param {string[]} copied files that are put beside the build as they are
 * @param {{ client: string, widgets: Record<'signIn' | 'signUp', string[]> }} provider where its scripts lie below the site
 */
export function recordHost(copied, { client, widgets }) {
  return {
    name: 'record-host',
    setup(api) {
      api.modifyRspackConfig(({ optimization }) => {
        if (!optimization.splitChunks) return;
        // In one file that has a name: the page's document names it too.
        const queries = { test: CACHE_MODULES, name: CACHE_CHUNK, chunks: 'async', enforce: true, priority: 1 };
        const provider = { test: PROVIDER_MODULES, name: PROVIDER_CHUNK, chunks: 'async', enforce: true, priority: 1 };
        const own = { ...WHOLE_CHUNKS, queries, provider };
        optimization.splitChunks.cacheGroups = { ...optimization.splitChunks.cacheGroups, ...own };
      });
      api.onAfterBuild(async ({ stats, isWatch }) => {
        if (stats === undefined || stats.hasErrors() || isWatch) return;
        const packages = packagesOf(path.dirname(api.context.rootPath), [...bundledFiles(stats), ...copied]);
        const identity = [...identityCode(stats), client];
        const contracts = await contractsOf(api.context.rootPath);
        const record = { contracts, data: dataFiles(stats), identity, widgets, packages };
        writeFileSync(path.join(api.context.distPath, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
      });
    },
  };
}

const isCode = (file) => /\.(js|css)$/.test(file);

/**
 * Scripts and styles of a build that could be exchanged unnoticed: their hash stands in none of the files that are known
 * by a hash of their own. The registry, and the documents, carry those of `known`.
 */
export function findUnguarded(folder, files, known) {
  const read = (file) => readFileSync(path.join(folder, file));
  const said = known.map((file) => read(file).toString()).join();
  return files.filter((file) => isCode(file) && !known.includes(file) && !said.includes(integrityOf(read(file))));
}

/** What of a section's built style sheets would hold on every page, one sentence each. */
export function problemsOfStyles(name, folder, files) {
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      findUnscoped(readFileSync(path.join(folder, file), 'utf8')).map(({ selector }) => [file, selector]),
    )
    .map(([file, selector]) => `${name}: "${selector}" in ${file} would hold on every page.`);
}

/** Rsbuild plugin: after a production build of a remote writes `build.json` with its id, entry hash and page files. */
export function recordBuild(remote) {
  return {
    name: 'record-build',
    setup(api) {
      api.onAfterBuild(async ({ stats, isWatch }) => {
        if (stats === undefined || stats.hasErrors() || isWatch) return;
        const folder = api.context.distPath;
        // The bundler asks for an entry beside the exposed module; nobody ever loads it.
        for (const file of listFiles(folder)) if (/^static\/js\/index\./.test(file)) rmSync(path.join(folder, file));
        const early = buildEarly(api.context.rootPath, folder);
        const entry = renameEntry(folder);
        const files = listFiles(folder).filter((file) => file !== RECORD_FILE);
        const [problem] = problemsOfStyles(remote.folder, folder, files);
        if (problem !== undefined) throw new Error(problem);
        // What runs early stands in the document itself, whose policy names it.
        const unguarded = findUnguarded(folder, files, [entry, ...Object.values(early)]);
        if (unguarded.length > 0) throw new Error(`${remote.folder}: the entry has no hash of ${unguarded.join(', ')}`);
        const routes = await routesOf(api.context.rootPath, remote.name);
        const record = {
          remote: remote.name,
          container: remote.container,
          contracts: await contractsOf(api.context.rootPath),
          routes,
          buildId: buildIdOf([
            ...files.map((file) => [file, readFileSync(path.join(folder, file))]),
            ...readDocuments(api.context.rootPath),
            ...(routes === undefined ? [] : [['routes', JSON.stringify(routes)]]),
          ]),
          entry,
          integrity: integrityOf(readFileSync(path.join(folder, entry))),
          files,
          ...pageFiles(stats),
          early,
          packages: packagesOf(path.dirname(api.context.rootPath), bundledFiles(stats)),
        };
        writeFileSync(path.join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
      });
    },
  };
}
