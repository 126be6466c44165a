import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { resolverIn } from './resolve-import.mjs';

/** Packages have a package.json; scripts and documents have none, and no rule covers them. */
const isPackage = (root, name) => existsSync(join(root, name, 'package.json'));
/** What is installed or made, and the declarations that releases keep (shared-contracts). */
const NOT_OURS = new Set(['node_modules', 'dist', 'site', '.local', 'test-results', 'released']);
const SOURCE = /\.(ts|tsx|mts)$/;
const BY_NAME = { Name: ({ name }) => name, Default: () => 'default', NamespaceObject: () => '*' };

function filesIn(root, folder, found = []) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) filesIn(root, path, found);
    else if (entry.isFile() && SOURCE.test(entry.name)) found.push(path);
  }
  return found;
}

const nameOf = ({ importName }) => BY_NAME[importName.kind]?.(importName) ?? '*';

/** `import … from`: type-only when the statement, or each name, says so. */
const staticImports = (module) =>
  module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    start,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    names: entries.map(nameOf),
  }));

/** `export … from`, one import for each statement. */
const passedOn = (module) =>
  module.staticExports
    .map(({ start, entries }) => [start, entries.filter(({ moduleRequest }) => moduleRequest)])
    .filter(([, entries]) => entries.length > 0)
    .map(([start, entries]) => ({
      specifier: entries[0].moduleRequest.value,
      start,
      isType: entries.every(({ isType }) => isType),
      names: entries.map(nameOf),
      isPassedOn: true,
      as: entries.map(({ exportName }) => exportName.name ?? (exportName.kind === 'Default' ? 'default' : '*')),
    }));

/** `import('…')`: a module that is loaded later. */
const dynamicImports = (module, text) =>
  module.dynamicImports
    .map(({ start, moduleRequest }) => ({
      specifier: /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2],
      start,
      isType: false,
      isLater: true,
      names: ['*'],
    }))
    .filter(({ specifier }) => specifier !== undefined);

/** `typeof import('…')`: only the syntax tree shows it, and returning a file's tree takes longer than reading the file. */
function typeImports(parsed, text) {
  const found = [];
  const isElsewhere = new Set(parsed.module.dynamicImports.map(({ start }) => start));
  if (![...text.matchAll(/\bimport\s*\(/g)].some(({ index }) => !isElsewhere.has(index))) return found;
  const visitor = new Visitor({
    TSImportType: ({ source, start, qualifier }) => {
      const names = [qualifier?.name ?? qualifier?.left?.name ?? '*'];
      found.push({ specifier: source.value, start, isType: true, names });
    },
  });
  visitor.visit(parsed.program);
  return found;
}

const ownExports = (module) =>
  module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => !moduleRequest)
    .map(({ exportName, start }) => ({ name: exportName.name ?? 'default', start }));

/** Positions are UTF-16 offsets. */
function lineCounter(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function readModule(root, file, resolve) {
  const text = readFileSync(join(root, file), 'utf8');
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0].message}`);
  const { module } = parsed;
  const lineOf = lineCounter(text);
  const found = [
    staticImports(module),
    passedOn(module),
    dynamicImports(module, text),
    typeImports(parsed, text),
  ].flat();
  const imports = found
    .map(({ start, ...one }) => ({ ...one, line: lineOf(start), to: resolve(one.specifier, file) }))
    .filter(({ to }) => to !== null);
  return { file, imports, exports: ownExports(module).map(({ name, start }) => ({ name, line: lineOf(start) })) };
}

/**
 * Reads the import graph of the packages, and each file's exports.
 * @param {string} root an absolute path
 * @returns {{ file: string, imports: { specifier: string, to: string | undefined, line: number, isType: boolean, names: string[],
 * isLater?: true, isPassedOn?: true, as?: string[] }[], exports: { name: string, line: number }[] }[]} paths from the root; `to` is undefined
 * where an import does not resolve; `*` among the names means everything a file exports
 * @throws Error when a file is not TypeScript
 */
export function readImports(root) {
  const files = readdirSync(root)
    .filter((name) => isPackage(root, name))
    .flatMap((name) => filesIn(root, name));
  const resolve = resolverIn(root, new Set(files));
  return files.map((file) => readModule(root, file, resolve));
}
