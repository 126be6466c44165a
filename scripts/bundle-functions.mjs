// npm run bundle-functions -- <folder>: bundles each function into one file that names packages by npm: and imports nothing else,
// for a runtime that reads no deno.json and sees only that folder (Supabase's containers).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './setup/run.mjs';

const FUNCTIONS = path.join(ROOT, 'supabase/functions');

function importsOf(name) {
  const file = path.join(FUNCTIONS, name, 'deno.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).imports : {};
}

/** Packages stay external under names that Deno resolves without an import map; our own files are bundled. */
function denoImports(name) {
  const imports = importsOf(name);
  return {
    name: 'deno-imports',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: asked, kind }) => {
        if (kind === 'entry-point' || asked.startsWith('node:')) return undefined;
        const target = imports[asked];
        if (target === undefined) return { errors: [{ text: `${asked} is not in the function's deno.json` }] };
        if (target.startsWith('npm:')) return { path: target, external: true };
        return { path: path.resolve(FUNCTIONS, name, target) };
      });
    },
  };
}

/**
 * Writes `<folder>/<name>/index.ts` for every function.
 * @returns {Promise<string[]>} their names
 */
export async function bundleFunctions(folder) {
  const names = readdirSync(FUNCTIONS).filter((name) => existsSync(path.join(FUNCTIONS, name, 'index.ts')));
  for (const name of names) {
    await mkdir(path.join(folder, name), { recursive: true });
    await build({
      entryPoints: [path.join(FUNCTIONS, name, 'index.ts')],
      // The runtime expects this ending; it does not type-check the file.
      outfile: path.join(folder, name, 'index.ts'),
      banner: { js: '// @ts-nocheck: bundled from supabase/functions' },
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      external: ['node:*'],
      plugins: [denoImports(name)],
      logLevel: 'error',
    });
  }
  return names;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Use: npm run bundle-functions -- <folder>');
    process.exit(2);
  }
  console.log(`bundled ${(await bundleFunctions(path.resolve(folder))).join(', ')}`);
}
