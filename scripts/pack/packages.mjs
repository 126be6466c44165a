import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from '../../shared-contracts/src/shell/contract-range.mjs';
import { bin, ROOT, run } from '../setup/run.mjs';

/** What sections are built with, by the folder of each. */
const PACKED = ['shared-contracts', 'shared-ui', 'shared-data', 'federation'];
const WORKSHOP = path.join(ROOT, '.local', 'pack');
const NOT_PACKED =
  /\.(test|fixtures|d\.mts)\b|\/(test|node_modules)(\/|$)|create-host-config|dev-host-server|identity-scripts|(build-apps|start-dev-servers)\.mjs/;

/** The newest contract that they speak is their major version. */
export const DEFAULT_VERSION = `${CONTRACTS[1]}.0.0`;

/** A source, or a pattern of sources, as what is built of it; null for what is packed as it is. */
function builtOf(source) {
  const [, stem, ending] = /^\.\/src\/(.*)\.(tsx?|mjs)$/.exec(source) ?? [];
  if (stem === undefined) return null;
  return ending === 'mjs'
    ? { types: `./lib/${stem}.d.mts`, default: `./lib/${stem}.mjs` }
    : { types: `./lib/${stem}.d.ts`, default: `./lib/${stem}.js` };
}

const moved = (source) => builtOf(source)?.default ?? source.replace('./src/', './lib/');

/** The package.json of what is packed, with the versions that are installed here: those that were tested. */
function packedJson(folder, version) {
  const said = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  const { name, type, exports, sideEffects, dependencies } = said;
  const installed = (request) =>
    JSON.parse(readFileSync(path.join(ROOT, folder, 'node_modules', request, 'package.json'), 'utf8')).version;
  const versionOf = ([request, wanted]) => [request, wanted.startsWith('workspace:') ? version : installed(request)];
  return {
    name,
    version,
    type,
    license: 'UNLICENSED',
    exports: Object.fromEntries(Object.entries(exports).map(([door, to]) => [door, builtOf(to) ?? moved(to)])),
    ...(sideEffects !== undefined && {
      sideEffects: Array.isArray(sideEffects) ? sideEffects.map(moved) : sideEffects,
    }),
    dependencies: Object.fromEntries(Object.entries(dependencies).map(versionOf)),
  };
}

/** Compiles the sources of a package, with declarations; its types are checked elsewhere. */
async function compile(folder, lib) {
  const settings = path.join(lib, '..', 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    declaration: true,
    noCheck: true,
    allowJs: true,
    rewriteRelativeImportExtensions: true,
    rootDir: path.join(ROOT, folder, 'src'),
    outDir: lib,
  };
  const include = [path.join(ROOT, folder, 'src'), path.join(ROOT, 'federation/ambient.d.ts')];
  const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixtures.tsx', '**/test'].map((one) =>
    path.join(ROOT, folder, 'src', one),
  );
  const base = path.join(ROOT, 'tsconfig.base.json');
  writeFileSync(settings, JSON.stringify({ extends: base, compilerOptions, include, exclude }));
  const { code, output } = await run(bin('tsc'), ['-p', settings, '--pretty', 'false'], { quiet: true });
  if (code !== 0) throw new Error(output);
  rmSync(settings);
  // Declarations name each other as their sources do.
  for (const file of filesBelow(lib).filter((one) => /\.d\.m?ts$/.test(one))) {
    const text = readFileSync(file, 'utf8');
    const renamed = text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
    if (renamed !== text) writeFileSync(file, renamed);
  }
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Lays out a package as it is packed: built where it has sources, else as it is. */
async function layOut(folder, home, version) {
  mkdirSync(home, { recursive: true });
  const isPacked = (file) => !NOT_PACKED.test(file.replaceAll('\\', '/').slice(ROOT.length));
  if (folder === 'federation') {
    for (const name of readdirSync(path.join(ROOT, folder)).filter((one) => /\.(mjs|d\.ts)$/.test(one)))
      if (isPacked(`/${name}`)) cpSync(path.join(ROOT, folder, name), path.join(home, name));
  } else {
    const [source, lib] = [path.join(ROOT, folder, 'src'), path.join(home, 'lib')];
    const isAsset = (file) => isPacked(file) && !/\.(tsx?|mjs)$/.test(file);
    cpSync(source, lib, { recursive: true, filter: isAsset });
    await compile(folder, lib);
  }
  const json = packedJson(folder, version);
  const doors = Object.values(json.exports).flatMap((door) =>
    typeof door === 'string' ? [door] : Object.values(door),
  );
  const missing = doors.filter((file) => !file.includes('*') && !existsSync(path.join(home, file)));
  if (missing.length > 0) throw new Error(`${json.name} would lack ${missing.join(', ')}`);
  writeFileSync(path.join(home, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
}

/**
 * Packs what a section in a repository of its own is built with.
 * @param {string} into an existing folder
 * @param {string} [version] of all of them
 * @returns {Promise<Record<string, string>>} the tarball of each package, by its name
 * @throws Error with what the tool said
 */
export async function packPackages(into, version = DEFAULT_VERSION) {
  rmSync(WORKSHOP, { force: true, recursive: true });
  const packed = PACKED.map(async (folder) => {
    const home = path.join(WORKSHOP, folder);
    await layOut(folder, home, version);
    const { name } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
    const { code, output } = await run('npx', ['-y', 'pnpm@12', 'pack', '--pack-destination', into], {
      cwd: home,
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
    return [name, path.join(into, `${name.slice(1).replace('/', '-')}-${version}.tgz`)];
  });
  try {
    return Object.fromEntries(await Promise.all(packed));
  } finally {
    rmSync(WORKSHOP, { force: true, recursive: true });
  }
}
