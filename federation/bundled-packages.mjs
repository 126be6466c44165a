import path from 'node:path';

/** Where a module's package lies, below the workspace; null for a module of our own, as which it lies in an own repository too. */
export function packageFolderOf(workspace, file) {
  const parts = path.relative(workspace, file).replaceAll('\\', '/').split('/');
  const at = parts.lastIndexOf('node_modules');
  if (at < 0 || at + 1 >= parts.length || parts[at + 1] === '@telehealth') return null;
  return parts.slice(0, at + (parts[at + 1].startsWith('@') ? 3 : 2)).join('/');
}

/** The packages that files of a build come from, as folders below the workspace. */
export function packagesOf(workspace, files) {
  const folders = files.map((file) => packageFolderOf(workspace, file.replace(/[?|].*$/, '')));
  return [...new Set(folders.filter((folder) => folder !== null))].sort();
}

/** More than any build has; the bundler takes no infinity here. */
const ALL = 1_000_000;

/** The files that a build of the bundler has in it; what was read and thrown away is not. */
export function bundledFiles(stats) {
  const { modules = [] } = stats.toJson({
    all: false,
    ids: true,
    modules: true,
    nestedModules: true,
    // All of them: what is filtered comes as a mere number.
    cachedModules: true,
    orphanModules: true,
    dependentModules: true,
    modulesSpace: ALL,
    nestedModulesSpace: ALL,
  });
  const pathsOf = ({ nameForCondition, modules: inner = [] }) => [nameForCondition, ...inner.flatMap(pathsOf)];
  // Fonts and pictures belong to no chunk: a style names them.
  const kept = modules.filter(({ chunks = [], moduleType }) => chunks.length > 0 || moduleType.startsWith('asset'));
  return kept.flatMap(pathsOf).filter((file) => typeof file === 'string' && path.isAbsolute(file));
}
