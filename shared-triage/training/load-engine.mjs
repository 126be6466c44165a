// Loads the triage engine into this process. Node cannot run TypeScript by itself, so esbuild, a dependency already, bundles it
// in memory: about 0.1 s, nothing is written.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const CASES = '../tests/';

/** Loads modules of the engine by their path below `src`, e.g. `triage`; test cases below `tests/`. */
export const loadEngine = (...names) => load(names);

/** The same from another folder that holds an engine's `src`. */
export const loadEngineAt = (source, ...names) => load(names, [], source);

/** The same with a model trained on other texts. */
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

async function load(names, plugins = [], source = SOURCE) {
  const contents = names.map((name) => `export * from './${name.replace(/^tests\//, CASES)}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins,
    // The bundled module has no location; the told lines are beside the one source that reads files.
    define: {
      'import.meta.url': JSON.stringify(new URL('../tests/vignettes/told-lines.ts', import.meta.url).href),
    },
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
