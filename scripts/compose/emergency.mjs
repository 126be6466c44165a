import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Its path, and that of its worker; the same as in emergency/src/register-worker.ts (a test compares). */
export const PAGE = '/emergency-care';
export const WORKER_FILE = 'emergency-care-worker.js';
const DOCUMENT_FILE = 'emergency-care.html';
const MANIFEST_FILE = 'emergency-care.webmanifest';

const hashOf = (text, encoding) => createHash('sha256').update(text).digest(encoding);

/** Reads the parts that emergency/build.mjs made. */
export async function readEmergency(root) {
  const folder = path.join(root, 'emergency', 'dist');
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const { renderEmergencyDocument } = await import(
    `${pathToFileURL(path.join(folder, 'render.mjs')).href}?${hashOf(read('render.mjs'), 'hex').slice(0, 12)}`
  );
  return {
    render: renderEmergencyDocument,
    style: read('style.css').trim(),
    script: read('page.js'),
    worker: read('worker.js'),
    removeWorker: read('remove-worker.js'),
    /** The packages in its bundle, for the licence notices. */
    packages: JSON.parse(read('build.json')).packages,
  };
}

/** So that the page can be installed on a phone's home screen. */
const webManifest = (faviconUrl) => ({
  name: 'Emergency care',
  short_name: 'Emergency',
  start_url: PAGE,
  scope: PAGE,
  display: 'standalone',
  background_color: '#faf8f3',
  theme_color: '#9c1118',
  icons: [{ src: faviconUrl, sizes: 'any', type: 'image/svg+xml' }],
});

/** Allows only its own files, one style sheet by its hash, and the backend's numbers. */
function policyOf(style, connect) {
  const rules = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'sha256-${hashOf(style, 'base64')}'`,
    'img-src': "'self' data:",
    'connect-src': ["'self'", ...connect].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * Assembles the emergency page.
 * @param parts from readEmergency
 * @param {{ environment: object, isKept: boolean, theme: { url: string, integrity: string }, script: { url: string, integrity:
 * string }, faviconUrl: string, connect: string[] }} place URLs and hashes of the files, the allowed origins, and whether devices
 * cache the page
 * @returns the files to write by name, in order, and the document's policy
 */
export function composeEmergency(parts, { environment, isKept, theme, script, faviconUrl, connect }) {
  const backend = { url: environment.backendUrl.replace(/\/+$/, ''), key: environment.backendKey };
  const document = (version) =>
    parts.render({
      style: parts.style,
      script,
      theme,
      faviconUrl,
      manifestUrl: `/${MANIFEST_FILE}`,
      backend,
      version,
    });
  // The hash of the page without its own hash.
  const version = hashOf(document('') + parts.worker, 'hex').slice(0, 12);
  const kept = {
    version,
    page: PAGE,
    urls: [PAGE, theme.url, script.url, faviconUrl],
    numbers: `${backend.url}/rest/v1/emergency_numbers?`,
  };
  const worker = isKept ? `const EMERGENCY_FILES=${JSON.stringify(kept)};\n${parts.worker}` : parts.removeWorker;
  return {
    // The worker last, so that the page it names exists.
    files: {
      [MANIFEST_FILE]: `${JSON.stringify(webManifest(faviconUrl), null, 2)}\n`,
      [DOCUMENT_FILE]: document(version),
      [WORKER_FILE]: worker,
    },
    documentFile: DOCUMENT_FILE,
    policy: policyOf(parts.style, connect),
  };
}
