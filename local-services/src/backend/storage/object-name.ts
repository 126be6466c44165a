import { StorageRefused } from './storage-answers';

export interface ObjectAddress {
  bucket: string;
  name: string;
}

function isSafeName(name: string): boolean {
  if (name.length === 0 || name.length > 1024 || name.includes('\\')) return false;
  if ([...name].some((character) => character < ' ' || character === '\u007f')) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/**
 * Names are never used as paths on disk; still, path traversal is refused.
 * @throws StorageRefused
 */
export function checkName(name: string): string {
  if (!isSafeName(name)) throw new StorageRefused(400, 'InvalidKey', 'This name is not allowed');
  return name;
}

/**
 * Decodes a part of a request path.
 * @throws StorageRefused
 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new StorageRefused(400, 'InvalidKey', 'This name is not allowed');
  }
}

/**
 * Parses `<bucket>/<name>` from a request path.
 * @throws StorageRefused
 */
export function parseAddress(path: string): ObjectAddress {
  const decoded = decodePath(path);
  const slash = decoded.indexOf('/');
  if (slash < 1) throw new StorageRefused(400, 'InvalidKey', 'This name is not allowed');
  return { bucket: decoded.slice(0, slash), name: checkName(decoded.slice(slash + 1)) };
}
