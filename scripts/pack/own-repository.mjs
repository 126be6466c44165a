import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from '../setup/run.mjs';
import { packPackages } from './packages.mjs';

/** A section in a repository of its own, as a team begins one. */
export const EXAMPLE = path.join(ROOT, 'examples/own-repository');

/** Copies the example out of this checkout and puts what it is built with beside it, for tests; nothing is installed. */
export async function makeOwnRepository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
  cpSync(EXAMPLE, folder, { recursive: true });
  mkdirSync(path.join(folder, 'packages'));
  await packPackages(path.join(folder, 'packages'));
  return {
    run: (line) => run('sh', ['-c', line], { quiet: true, cwd: folder }),
    deploy: (...args) =>
      run(process.execPath, [path.join(ROOT, 'scripts/deliver.mjs'), 'deploy', folder, ...args], { quiet: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
