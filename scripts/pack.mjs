// npm run pack -- <folder> [--version 2.1.0]: writes what a section in a repository of its own is built with, one tarball a package.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './pack/packages.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { version: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Say where to: npm run pack -- ../packages');
  process.exit(1);
}
const into = path.resolve(folder);
mkdirSync(into, { recursive: true });
try {
  for (const file of Object.values(await packPackages(into, values.version))) console.log(file);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
