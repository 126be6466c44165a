import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodesOf, readPage } from './html.mjs';
import { readAsset } from './read-host.mjs';

/** Pages of the public section by name, and the chunks they load after rendering. */
const PAGES = ['symptom-checker', 'service-symptom-checker'];
const PARTS = ['symptom-checker', 'on-demand'];
/** The same as in emergency/src/register-worker.ts (a test compares). */
export const CHECKER_WORKER_FILE = 'symptom-checker-worker.js';

/** Reads the parts that emergency/build.mjs made. */
export function readChecker(root) {
  const read = (file) => readFileSync(path.join(root, 'emergency', 'dist', file), 'utf8');
  return { worker: read('checker-worker.js'), removeWorker: read('remove-checker-worker.js') };
}

/** Returns the scripts, styles and fonts that a composed page names. All are content-named. */
const namedIn = (html) =>
  [...nodesOf(readPage(html))]
    .flatMap(({ attrs = [] }) => attrs.filter(({ name }) => name === 'src' || name === 'href'))
    .map(({ value }) => value)
    .filter((url) => url.startsWith('/static/'));

/**
 * The addresses of what devices keep.
 * @param {{ shell: string, fonts: string[], build: object }} place the shared document, the fonts, the public section's build
 */
export function keptFiles({ shell, fonts, build: { record, base } }) {
  const own = [record.entry, ...record.manifest, ...filesOf(record.pages, PAGES), ...filesOf(record.parts, PARTS)];
  return [...new Set([...namedIn(shell), ...fonts, ...own.map((file) => base + file)])];
}

/**
 * Composes the symptom checker's worker, which caches the host and the public section's files for these pages.
 * @param {{ worker: string, removeWorker: string }} parts from readChecker
 * @param {{ site: string, shell: string, fonts: string[], build: object, isKept: boolean }} place as of `keptFiles`, with a folder
 * that has those files, and whether devices cache the checker
 * @returns {string} the script of the worker
 */
export function composeChecker({ worker, removeWorker }, { site, isKept, ...place }) {
  if (!isKept) return removeWorker;
  const { shell, build } = place;
  const named = [...new Set(namedIn(shell))];
  const urls = keptFiles(place);
  const files = Object.fromEntries(urls.map((url) => [url, readAsset(site, url.slice(1), '/').integrity]));
  const version = createHash('sha256').update(shell).update(JSON.stringify(files)).update(worker).digest('hex');
  // A prerendered page has its style inlined.
  const scripts = named.filter((url) => url.endsWith('.js'));
  const kept = { version: version.slice(0, 12), files, named: [...scripts, build.base + build.record.entry] };
  return `const CHECKER_FILES=${JSON.stringify(kept)};\n${worker}`;
}

function filesOf(known, names) {
  return names.flatMap((name) => {
    if (known?.[name] === undefined) throw new Error(`The public section has no ${name}; build it anew`);
    return known[name];
  });
}
