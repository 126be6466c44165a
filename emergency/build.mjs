// Builds the parts that work without the application or the network: the emergency page's renderer, style, script and worker, and
// the workers of the symptom checker and of pushes. The compose step assembles them, because it alone knows the URLs.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packagesOf } from '../federation/bundled-packages.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const source = (file) => path.join(folder, 'src', file);
/** Supported by browsers of the last six years, because cheap phones are old ones. */
const BROWSERS = 'es2020';
const shared = {
  absWorkingDir: folder,
  bundle: true,
  outdir: path.join(folder, 'dist'),
  logLevel: 'warning',
  metafile: true,
};
const forBrowsers = { ...shared, format: 'iife', minify: true, target: BROWSERS, legalComments: 'none' };

/** The page draws only one of the product's patterns. */
const onlyRedPattern = {
  name: 'only-red-pattern',
  setup: ({ onLoad }) =>
    onLoad({ filter: /tokens\.css$/ }, ({ path: file }) => ({
      loader: 'css',
      contents: readFileSync(file, 'utf8').replace(/^\s*--pattern-(indigo|cocoa)-tile: url\(.*$/gm, ''),
    })),
};

const builds = await Promise.all([
  build({
    ...shared,
    entryPoints: { render: source('render.tsx') },
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    // With all it needs, because it is kept with a release and runs where no package is installed.
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build({ ...forBrowsers, entryPoints: { page: source('script/main.ts') } }),
  build({
    ...forBrowsers,
    entryPoints: {
      worker: source('worker/worker.ts'),
      'remove-worker': source('worker/remove-worker.ts'),
      'checker-worker': source('checker/checker-worker.ts'),
      'remove-checker-worker': source('checker/remove-checker-worker.ts'),
      'push-worker': source('push/push-worker.ts'),
      'remove-push-worker': source('push/remove-push-worker.ts'),
    },
  }),
  build({ ...forBrowsers, entryPoints: { style: source('style/emergency.css') }, plugins: [onlyRedPattern] }),
]);

// For the licence notices: the packages that the bundles contain.
const files = builds.flatMap(({ metafile }) =>
  Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).map((file) => path.resolve(folder, file)),
  ),
);
const packages = packagesOf(path.dirname(folder), files);
writeFileSync(path.join(folder, 'dist', 'build.json'), `${JSON.stringify({ packages }, null, 2)}\n`);
