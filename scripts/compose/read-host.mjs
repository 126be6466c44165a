import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, listFiles, RECORD_FILE } from '../../federation/build-record.mjs';

/** Reads the host's page and its other files, and which of them data and sign-in need. */
export function readHost(root) {
  const folder = path.join(root, 'host', 'dist');
  const { data, identity, widgets } = JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8'));
  return {
    folder,
    files: listFiles(folder).filter((file) => file !== 'index.html' && file !== RECORD_FILE),
    data,
    identity,
    widgets,
    html: readFileSync(path.join(folder, 'index.html'), 'utf8'),
  };
}

/** Reads URL, content and hash of a built file. */
export function readAsset(folder, file, base) {
  const content = readFileSync(path.join(folder, file));
  return { url: base + file, content, integrity: integrityOf(content) };
}
