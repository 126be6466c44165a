import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodesOf, readPage } from './html.mjs';
import { readAsset } from './read-builds.mjs';

/** Pages of the public section by their names there, and the chunks they fetch once they are drawn. */
const PAGES = ['symptom-checker', 'service-symptom-checker'];
const PARTS = ['symptom-checker'];
/** The same as in emergency/src/register-worker.ts (a test compares). */
export const CHECKER_WORKER_FILE = 'symptom-checker-worker.js';

/** The parts that emergency/build.mjs made. */
export function readChecker(root) {
  const read = (file) => readFileSync(path.join(root, 'emergency', 'dist', file), 'utf8');
  return { worker: read('checker-worker.js'), removeWorker: read('remove-checker-worker.js') };
}

/** What a composed page names of its own: scripts, styles, fonts. All of them have their content in their names. */
const namedIn = (html) =>
  [...nodesOf(readPage(html))]
    .flatMap(({ attrs = [] }) => attrs.filter(({ name }) => name === 'src' || name === 'href'))
    .map(({ value }) => value)
    .filter((url) => url.startsWith('/static/'));

/**
 * The worker that keeps the symptom checker: the host, and of the public section what these pages ask for.
 * @param {{ worker: string, removeWorker: string }} parts what readChecker gives
 * @param {{ site: string, shell: string, fonts: string[], build: object, isKept: boolean }} place the composed folder with all
 *   files in it, the document of every page, the fonts, the public section's build, and whether devices keep the checker
 * @returns {string} the script of the worker
 */
export function composeChecker({ worker, removeWorker }, { site, shell, fonts, build: { record, base }, isKept }) {
  if (!isKept) return removeWorker;
  const own = [record.entry, ...record.manifest, ...filesOf(record.pages, PAGES), ...filesOf(record.parts, PARTS)];
  const named = [...new Set(namedIn(shell))];
  const urls = new Set([...named, ...fonts, ...own.map((file) => base + file)]);
  const files = Object.fromEntries([...urls].map((url) => [url, readAsset(site, url.slice(1), '/').integrity]));
  const version = createHash('sha256').update(shell).update(JSON.stringify(files)).update(worker).digest('hex');
  // A page that is drawn in its document has its style inside.
  const scripts = named.filter((url) => url.endsWith('.js'));
  const kept = { version: version.slice(0, 12), files, named: [...scripts, base + record.entry] };
  return `const CHECKER_FILES=${JSON.stringify(kept)};\n${worker}`;
}

function filesOf(known, names) {
  return names.flatMap((name) => {
    if (known?.[name] === undefined) throw new Error(`The public section has no ${name}; build it anew`);
    return known[name];
  });
}
