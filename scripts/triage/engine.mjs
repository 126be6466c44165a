// The triage engine as a module of this process. Node cannot run TypeScript by itself, so esbuild, which is among the
// dependencies, makes one module of it in memory: about 0.1 s, nothing is written.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../../shared-clinical/src/triage/', import.meta.url));

/** Loads modules of the engine by their path below shared-clinical/src/triage, e.g. `triage`. */
export const loadEngine = (...names) => load(names);

/** The same with a model that was trained on other texts. */
export const loadEngineWith = (model, ...names) =>
  load(names, [
    {
      name: 'another model',
      setup: (build) =>
        build.onLoad({ filter: /trained[/\\]model\.json$/ }, () => ({
          contents: JSON.stringify(model),
          loader: 'json',
        })),
    },
  ]);

async function load(names, plugins = []) {
  const contents = names.map((name) => `export * from './${name}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: SOURCE, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
