import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from '../setup/run.mjs';

const NOT_COPIED = new Set([
  ...['node_modules', 'dist', 'dist-prerender', 'dist-documents', 'site', '.local', '.git', 'test-results'],
]);

/**
 * Makes a checkout of one team, for tests and benchmarks: nothing is built in it and it has no site. Copies the sources and links
 * the installed packages, because installing them again says nothing about delivery.
 */
export function makeTeamCheckout() {
  const root = mkdtempSync(path.join(tmpdir(), 'team é '));
  cpSync(ROOT, root, { recursive: true, filter: (file) => !NOT_COPIED.has(path.basename(file)) });
  const packages = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const name of ['.', ...packages.map((entry) => entry.name)]) {
    const installed = path.join(ROOT, name, 'node_modules');
    if (name !== 'node_modules' && existsSync(installed)) symlinkSync(installed, path.join(root, name, 'node_modules'));
  }
  const script = (name, args) =>
    run(process.execPath, [path.join(root, 'scripts', name), ...args], { quiet: true, cwd: root });
  return {
    edit(file, from, to) {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
      writeFileSync(path.join(root, file), text.replace(from, to));
    },
    /** As an install does for a new section: links what another one has. */
    link: (folder) =>
      symlinkSync(path.join(ROOT, 'remote-visit', 'node_modules'), path.join(root, folder, 'node_modules')),
    run: (line, env) => run('sh', ['-c', line], { quiet: true, cwd: root, env: { ...process.env, ...env } }),
    build: (section) => script('build.mjs', [section]),
    deliver: (...args) => script('deliver.mjs', args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Makes a copy of the site of this checkout, to deploy into. */
export function copySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-site-'));
  cpSync(path.join(ROOT, 'site'), folder, { recursive: true, preserveTimestamps: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
