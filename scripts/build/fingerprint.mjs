import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-prerender', 'dist-documents', 'tests', '.local']);
const SKIPPED_FILE = /\.(test|spec)\.[cm]?tsx?$/;

function* filesOf(root, place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    yield place;
    return;
  }
  for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || SKIPPED_FILE.test(entry.name)) continue;
    yield* filesOf(root, `${place}/${entry.name}`);
  }
}

/** Creates a function that hashes the content of folders and files; each is read once. */
export function createFingerprints(root) {
  const known = new Map();
  const hashOf = (place) => {
    const hash = createHash('sha256');
    for (const file of filesOf(root, place))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    return hash.digest('hex');
  };
  return (sources) => {
    const hash = createHash('sha256').update(process.version);
    for (const place of sources) {
      if (!known.has(place)) known.set(place, hashOf(place));
      hash.update(known.get(place));
    }
    return hash.digest('hex');
  };
}
