import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

const EXTENSIONS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts', '.d.mts'];
const INDEXES = ['/index.ts', '/index.tsx', '/index.js', '/index.d.ts'];
/** The export conditions of browser bundlers; `types` for packages that contain only types. */
const CONDITIONS = new Set(['import', 'module', 'default', 'types']);
const ENDINGS = [...EXTENSIONS, ...INDEXES];
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Resolves a path without its extension to a file. */
const fileOf = (path) => ENDINGS.map((ending) => path + ending).find(isFile);

function targetOf(entry) {
  if (typeof entry === 'string') return entry;
  if (Array.isArray(entry)) return entry.map(targetOf).find(Boolean);
  if (entry === null || typeof entry !== 'object') return undefined;
  for (const [condition, inner] of Object.entries(entry)) {
    const target = CONDITIONS.has(condition) ? targetOf(inner) : undefined;
    if (target) return target;
  }
  return undefined;
}

/**
 * Resolves one entry point of a package's `exports`.
 * @param {unknown} exported the field `exports` of a package.json
 * @param {string} door `.` or `./name`
 * @returns {string | undefined} a path from the package's folder
 * @see https://nodejs.org/api/packages.html#subpath-patterns
 */
export function exportedPath(exported, door) {
  const hasDoors = typeof exported === 'object' && Object.keys(exported).some((key) => key.startsWith('.'));
  const doors = hasDoors ? exported : { '.': exported };
  if (door in doors && !door.includes('*')) return targetOf(doors[door]);
  const fitting = Object.keys(doors)
    .map((key) => [key, ...key.split('*')])
    .filter(([, before, after]) => after !== undefined && door.startsWith(before) && door.endsWith(after))
    .filter(([, before, after]) => door.length >= before.length + after.length)
    .sort(([, one], [, other]) => other.length - one.length);
  for (const [key, before, after] of fitting) {
    const middle = door.slice(before.length, door.length - after.length);
    return targetOf(doors[key])?.replaceAll('*', middle);
  }
  return undefined;
}

/** Returns the installation folder of a package as seen from this folder. */
function packageFolder(name, from, root) {
  for (let folder = from; folder.length >= root.length; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    // A package may import itself by name.
    if (existsSync(join(folder, 'package.json')) && readPackage(folder).name === name) return folder;
  }
  return undefined;
}

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function inPackage(folder, rest) {
  const { exports: exported, module, main, types } = readPackage(folder);
  if (exported !== undefined) {
    const path = exportedPath(exported, rest ? `./${rest}` : '.');
    return path && fileOf(join(folder, path));
  }
  if (rest) return fileOf(join(folder, rest));
  return [module, main, types, 'index']
    .filter(Boolean)
    .map((path) => fileOf(join(folder, path)))
    .find(Boolean);
}

/**
 * Creates a resolver that works as bundlers do.
 * @param {string} root an absolute path
 * @param {ReadonlySet<string>} files known sources, from the root
 * @returns {(specifier: string, from: string) => string | null | undefined} a path from the root; null for Node's own modules;
 * undefined when there is no such file, package, or entry point
 */
export function resolverIn(root, files) {
  const real = realpathSync(root);
  const known = new Map();
  const resolvePath = (path) =>
    ENDINGS.map((ending) => path + ending).find((file) => files.has(file)) ??
    (fileOf(join(real, path)) && relative(real, fileOf(join(real, path))));
  const resolvePackage = (specifier, folder) => {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const typesOnly = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
    for (const wanted of [name, typesOnly]) {
      const installed = packageFolder(wanted, folder, real);
      const file = installed && inPackage(installed, specifier.slice(name.length + 1));
      if (file) return relative(real, file);
    }
    return undefined;
  };
  return (specifier, from) => {
    const [path] = specifier.split('?');
    if (isBuiltin(path)) return null;
    const isRelative = /^\.{1,2}(\/|$)/.test(path);
    // All files of a package see the same packages.
    const key = isRelative ? join(dirname(from), path) : `${from.split('/', 1)[0]} ${path}`;
    if (!known.has(key))
      known.set(key, isRelative ? resolvePath(key) : resolvePackage(path, join(real, dirname(from))));
    return known.get(key);
  };
}
