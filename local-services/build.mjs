// Bundles the local services: our own packages inside, npm packages outside.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@telehealth/'));

// The folder may be given, for tests that must not disturb services that run.
await build({
  entryPoints: {
    main: join(folder, 'src/main.ts'),
    cli: join(folder, 'src/cli.ts'),
    'inspect-worker': join(folder, 'src/inspection/inspect-worker.ts'),
  },
  outdir: resolve(process.argv[2] ?? join(folder, 'dist')),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
