import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Development: where the host is served, and behind it the local services. */
export const HOST_PORT = Number(process.env.PORT ?? 3000);
export const SERVICES_PORT = 3010;
export const ENTRY_FILE = 'remoteEntry.js';

/**
 * What the field `sawubona` of a package says: its team and, of a section, its name, the port of its development server, and its
 * budget of bytes as sent (brotli) for its start (entry and manifest) and for its largest page with its parts.
 * @typedef {{ team?: string, section?: string, port?: number, budget?: { start: number, page: number } }} Said
 */

/** @param {string} folder of a package @returns {Said} */
export function saidIn(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).sawubona ?? {}) : {};
}

/**
 * The section in a folder; null where none is.
 * @param {string} folder
 * @returns {{ name: string, folder: string, container: string, port: number } | null} `folder` by its own name; `container` is the
 * global that its entry script makes
 */
export function sectionIn(folder) {
  const { section: name, port } = saidIn(folder);
  if (name === undefined) return null;
  return { name, folder: path.basename(folder), container: `remote_${name}`, port };
}

/** @param {string} workspace @returns the sections in its folders, by name */
export const sectionsIn = (workspace) =>
  readdirSync(workspace)
    .map((name) => sectionIn(path.join(workspace, name)))
    .filter((section) => section !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Every section of this checkout that is built and deployed on its own. */
export const REMOTES = Object.freeze(sectionsIn(fileURLToPath(new URL('..', import.meta.url))));
