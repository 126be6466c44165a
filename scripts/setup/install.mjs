import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed-from');

/** Refuses a Node version that the tools do not support. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Sawubona needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

/** Installs the lockfile's dependencies with pnpm, unless they are installed already. */
export async function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing dependencies (once; about a minute) …');
  const { code, output } = await run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], { quiet: true });
  if (code !== 0) {
    console.error(output);
    console.error('The dependencies could not be installed. Check the network to the npm registry, then start again.');
    process.exit(1);
  }
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, wanted);
}
